import type { MouseEvent } from 'react';

/** A press keeps the focus in the field: leaving it could move the button from under the finger. */
export const keepFocus = (event: MouseEvent) => event.preventDefault();
