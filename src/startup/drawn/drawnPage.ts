export interface DrawnPage {
  /** The number that selected its picture host. Null if the build rendered it, without an operator (PAGE-05). */
  random: number | null;
  /** It was rendered for others: this visit has its own session, language or place in the page (public/theme.js). */
  isOwn: boolean;
}

/** How the page was prerendered; null if it wasn't. */
export function drawnPage({ dataset } = document.documentElement): DrawnPage | null {
  const { drawn, random, own } = dataset;
  if (drawn === undefined) return null;
  return { random: random === undefined ? null : Number(random), isOwn: own !== undefined };
}

/** Call once the app is shown: removes the messages that the page is loading or has failed to load. */
export function endWaiting(page: Document = document): void {
  for (const part of page.querySelectorAll('.not-started')) part.remove();
  const { dataset } = page.documentElement;
  for (const name of ['drawn', 'own', 'random', 'waited']) delete dataset[name];
}
