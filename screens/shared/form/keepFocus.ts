import type { MouseEvent } from 'react';

/** Keeps the focus in the field on press: a blur could move the button away from under the finger. */
export const keepFocus = (event: MouseEvent) => event.preventDefault();
