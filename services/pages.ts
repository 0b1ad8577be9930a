/** How many rows the app couldn't read on these pages, of one of their lists or of all (NET-08). */
export function unreadIn<List extends string>(
  pages: readonly { unread?: { [Name in List]?: number | undefined } | undefined }[],
  list?: NoInfer<List>,
): number {
  const counts = pages.flatMap(({ unread }) => Object.entries<number | undefined>(unread ?? {}));
  return counts.reduce(
    (sum, [name, count = 0]) => (list === undefined || name === list ? sum + count : sum),
    0,
  );
}

/** Removes rows repeated from earlier pages, as when an operator pages by offset and a new row shifts them (NET-07). */
export function eachRowOnce<Row, Page extends { list: readonly Row[] }>(
  pages: readonly Page[],
  keyOf: (row: Row) => string,
): Page[] {
  const known = new Set<string>();
  const isNew = (row: Row) => {
    const key = keyOf(row);
    return !known.has(key) && known.add(key);
  };
  return pages.map((page) => {
    const list = page.list.filter(isNew);
    return list.length === page.list.length ? page : { ...page, list };
  });
}

/**
 * The cursor of a list's next page. Ends the list when an operator leads back to an earlier page, or announces more after a
 * page with nothing new, as it would never end otherwise (NET-07).
 */
export function nextCursor(
  pages: readonly { list: readonly unknown[]; next?: string | null }[],
  asked: readonly string[],
): string | null {
  const { list, next } = pages.at(-1) ?? { list: [] };
  return next && list.length > 0 && !asked.includes(next) ? next : null;
}
