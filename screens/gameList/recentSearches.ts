/** The number of searches kept. */
const most = 6;
/** The minimum characters of a search worth keeping. */
const least = 2;

/** Latest first, without duplicates in any case. Drops the beginnings of the new, longer name. */
export function withSearch(recent: readonly string[], name: string): string[] {
  const term = name.trim();
  const isOnTheWay = (other: string) => term.toLowerCase().startsWith(other.toLowerCase());
  const kept = recent.filter((other) => term.length < least || !isOnTheWay(other));
  return (term.length < least ? kept : [term, ...kept]).slice(0, most);
}
