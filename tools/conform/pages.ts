/** An unexpected difference in later pages of a list; kinds only. */
export interface PageDifference {
  field: string;
  expected: string;
  received: string;
}

/** A page's value by its request; undefined if unavailable, which is not a fault for a page `beyond` the last. */
type AskPage = (request: object, beyond?: boolean) => Promise<unknown>;

interface Page {
  /** The list's name, and its rows as text. */
  list: string;
  rows: string[];
  next: string | null | undefined;
  totalPages: number | undefined;
  hasTotals: boolean;
}

const lists = ['list', 'games', 'content'];

function pageOf(value: unknown): Page | null {
  const { next, totalPages, totals, ...members } = (value ?? {}) as Record<string, unknown>;
  const list = lists.find((name) => Array.isArray(members[name]));
  if (list === undefined) return null;
  return {
    list,
    rows: (members[list] as unknown[]).map((row) => JSON.stringify(row)),
    next: next as Page['next'],
    totalPages: totalPages as Page['totalPages'],
    hasTotals: totals !== null && totals !== undefined,
  };
}

/** Requests later pages of a list like the app does, and one that should not exist. */
export async function differencesOfPages(
  request: object,
  first: unknown,
  ask: AskPage,
): Promise<PageDifference[]> {
  const page = pageOf(first);
  if (!page) return [];
  if (page.next !== undefined) return byCursor(request, first as object, page, ask);
  const number = ['page', 'pageNo'].find((name) => name in request);
  return number !== undefined && page.totalPages !== undefined
    ? byNumber(page, page.totalPages, (at, beyond) => ask({ ...request, [number]: at }, beyond).then(pageOf))
    : [];
}

async function byCursor(request: object, first: object, page: Page, ask: AskPage): Promise<PageDifference[]> {
  const { list } = page;
  // Further pages use the days that the first has named.
  const days = 'from' in first && 'to' in first ? { period: '', from: first.from, to: first.to } : {};
  const known = [page];
  const found = new Map<string, PageDifference>();
  const note = (difference: PageDifference) => found.set(JSON.stringify(difference), difference);
  for (let last = page; last.next && known.length < 3;) {
    const later = pageOf(await ask({ ...request, ...days, cursor: last.next }));
    if (!later) break;
    if (later.hasTotals) {
      note({ field: 'totals', expected: 'null on every page but the first', received: 'totals' });
    }
    if (later.next === last.next) {
      note({ field: 'next', expected: 'another cursor, or null at the end', received: 'the same cursor' });
    }
    if (later.rows.length === 0 && later.next !== null) {
      note({ field: 'next', expected: 'null where there are no more rows', received: 'a cursor' });
    }
    if (known.some((one) => isSame(one, later))) note(repeated(list));
    known.push(later);
    last = later;
  }
  return [...found.values()];
}

async function byNumber(
  first: Page,
  totalPages: number,
  ask: (at: number, beyond?: boolean) => Promise<Page | null>,
): Promise<PageDifference[]> {
  if (first.rows.length === 0) return [];
  const wrong = (received: string) => [
    { field: 'totalPages', expected: 'the number of pages that have rows', received },
  ];
  if (totalPages < 1) return wrong('a smaller number');
  const known = [first];
  for (const at of new Set([2, totalPages])) {
    if (at < 2 || at > totalPages) continue;
    const page = await ask(at);
    if (!page) return [];
    if (page.rows.length === 0) return wrong('a larger number');
    if (known.some((one) => isSame(one, page))) return [repeated(first.list)];
    known.push(page);
  }
  // Also safe for operators that answer larger numbers with their last page: the app never requests those.
  const beyond = await ask(totalPages + 1, true);
  const isMore = beyond && beyond.rows.length > 0 && !known.some((one) => isSame(one, beyond));
  return isMore ? wrong('a smaller number') : [];
}

const isSame = (one: Page, other: Page) => one.rows.length > 0 && one.rows.join() === other.rows.join();

const repeated = (list: string): PageDifference => ({
  field: list,
  expected: 'other rows on every page',
  received: 'the rows of another page',
});
