/** The pages without rows that stood before, as where an operator counts rows and a new one has moved them on (NET-07). */
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
 * Where a list of pages goes on, each row in it once. An operator may lead back to where the list has been, or claim more
 * behind a page that brought nothing new: there it ends, as it would never end otherwise (NET-07).
 */
export function nextCursor(
  pages: readonly { list: readonly unknown[]; next?: string | null }[],
  asked: readonly string[],
): string | null {
  const { list, next } = pages.at(-1) ?? { list: [] };
  return next && list.length > 0 && !asked.includes(next) ? next : null;
}
