/** The app's own element in the place of a drawn one, which it has taken over or replaced by the same one of those alike. */
export function inPlaceOf<Drawn extends Element>(
  drawn: Drawn,
  { before, now, isAlike }: Places<Drawn>,
): Drawn | undefined {
  if (drawn.isConnected) return drawn;
  const place = before.filter((one) => isAlike(one, drawn)).indexOf(drawn);
  return now().filter((one) => isAlike(one, drawn))[place];
}

interface Places<Drawn> {
  /** All that were drawn, in their order. */
  before: readonly Drawn[];
  now: () => readonly Drawn[];
  isAlike: (one: Drawn, other: Drawn) => boolean;
}
