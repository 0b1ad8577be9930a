/** Searches that are kept. */
const most = 6;
/** Letters that a search needs to be worth keeping. */
const least = 2;

/** The latest first, each once whatever its case; what was typed on the way to a longer name goes. */
export function withSearch(recent: readonly string[], name: string): string[] {
  const term = name.trim();
  const isOnTheWay = (other: string) => term.toLowerCase().startsWith(other.toLowerCase());
  const kept = recent.filter((other) => term.length < least || !isOnTheWay(other));
  return (term.length < least ? kept : [term, ...kept]).slice(0, most);
}
