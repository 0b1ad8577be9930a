import { use, useEffect } from 'react';
import { TypedBefore } from '#src/app/typedAhead.ts';

/** Gives the first screen what was typed before it came. Beside the screen, inside what waits for it, as HeadingFocus. */
export function TypedAhead() {
  const give = use(TypedBefore);
  useEffect(() => void give?.(), [give]);
  return null;
}
