/** One page of a list; empty beyond the end, with correct totals. */
export function pageOf<Row>(
  rows: readonly Row[],
  page: number,
  size: number,
): { rows: Row[]; totalPages: number } {
  return { rows: rows.slice((page - 1) * size, page * size), totalPages: Math.ceil(rows.length / size) };
}
