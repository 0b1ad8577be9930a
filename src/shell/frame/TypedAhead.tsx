import { use, useEffect } from 'react';
import { TypedBefore } from '#src/app/typedAhead.ts';

/** Gives the first screen what was typed before it loaded. Render it next to the screen, like HeadingFocus. */
export function TypedAhead() {
  const give = use(TypedBefore);
  useEffect(() => void give?.(), [give]);
  return null;
}
