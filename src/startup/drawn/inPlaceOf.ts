/** The app's element for a prerendered one: itself if hydrated, else the one at its index among similar elements. */
export function inPlaceOf<Drawn extends Element>(
  drawn: Drawn,
  { before, now, isAlike }: Places<Drawn>,
): Drawn | undefined {
  if (drawn.isConnected) return drawn;
  const place = before.filter((one) => isAlike(one, drawn)).indexOf(drawn);
  return now().filter((one) => isAlike(one, drawn))[place];
}

interface Places<Drawn> {
  /** All prerendered elements, in document order. */
  before: readonly Drawn[];
  now: () => readonly Drawn[];
  isAlike: (one: Drawn, other: Drawn) => boolean;
}
