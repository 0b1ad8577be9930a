export interface DrawnPage {
  /** By which it was drawn: where its pictures come from. Null where it was drawn by the build, without an operator (PAGE-05). */
  random: number | null;
  /** It was drawn for others: this visit has a session, another language or a place of its own (public/theme.js). */
  isOwn: boolean;
}

/** What the page says of having been drawn ahead; null where it was not. */
export function drawnPage({ dataset } = document.documentElement): DrawnPage | null {
  const { drawn, random, own } = dataset;
  if (drawn === undefined) return null;
  return { random: random === undefined ? null : Number(random), isOwn: own !== undefined };
}

/** The app is there: nothing more says that the page is loading or has failed to. */
export function endWaiting(page: Document = document): void {
  for (const part of page.querySelectorAll('.not-started')) part.remove();
  const { dataset } = page.documentElement;
  for (const name of ['drawn', 'own', 'random', 'waited']) delete dataset[name];
}
