import { describe, expect, test } from 'vitest';
import { differencesOfPages } from './pages.ts';

/** An operator with a list: its answer for each page, and the requests it received. */
function operatorOf(answer: (request: Record<string, unknown>) => unknown) {
  const asked: object[] = [];
  const ask = (request: object) => {
    asked.push(request);
    return Promise.resolve(answer(request as Record<string, unknown>));
  };
  return { asked, ask };
}

describe('[KIT-04] a list with page numbers', () => {
  const request = { page: 1, pageSize: 2 };
  const page = (totalPages: number, ...rows: string[]) => ({ list: rows.map((id) => ({ id })), totalPages });
  const wrong = (received: string) => [
    { field: 'totalPages', expected: 'the number of pages that have rows', received },
  ];
  const repeated = [
    { field: 'list', expected: 'other rows on every page', received: 'the rows of another page' },
  ];
  /** By page number, empty beyond those given. */
  const pages =
    (totalPages: number, ...rows: string[][]) =>
    ({ page: at }: Record<string, unknown>) =>
      page(totalPages, ...(rows[Number(at) - 1] ?? []));

  test.each([
    ['one page', pages(1, ['a', 'b']), [2]],
    ['two pages', pages(2, ['a', 'b'], ['c']), [2, 3]],
    ['three pages', pages(3, ['a', 'b'], ['c', 'd'], ['e']), [2, 3, 4]],
    [
      'nine pages, of which it is asked no more',
      pages(9, ['a'], ['b'], [], [], [], [], [], [], ['c']),
      [2, 9, 10],
    ],
    ['no rows', pages(0), []],
    [
      'the last page for whatever comes after',
      ({ page: at }: Record<string, unknown>) => page(2, at === 1 ? 'a' : 'b'),
      [2, 3],
    ],
  ])('%s is right', async (_what, answer, numbers) => {
    const { asked, ask } = operatorOf(answer);
    expect(await differencesOfPages(request, answer(request), ask)).toEqual([]);
    expect(asked).toEqual(numbers.map((at) => ({ page: at, pageSize: 2 })));
  });

  test.each([
    ['rows and no page', pages(0, ['a']), wrong('a smaller number')],
    ['a page too few', pages(1, ['a'], ['b']), wrong('a smaller number')],
    ['a page too many', pages(3, ['a'], ['b']), wrong('a larger number')],
    ['one that is far too large', pages(900, ['a']), wrong('a larger number')],
    ['the first page for every number', () => page(2, 'a'), repeated],
    ['the second page as the third', pages(3, ['a'], ['b'], ['b']), repeated],
  ])('%s is found', async (_what, answer, found) => {
    const { ask } = operatorOf(answer);
    expect(await differencesOfPages(request, answer(request), ask)).toEqual(found);
  });

  test('under any name of the number', async () => {
    const { asked, ask } = operatorOf(() => ({ games: [], totalPages: 1 }));
    expect(await differencesOfPages({ pageNo: 1 }, { games: [{ id: 'a' }], totalPages: 1 }, ask)).toEqual([]);
    expect(asked).toEqual([{ pageNo: 2 }]);
  });
});

describe('[KIT-04] [REC-08] a list with cursors', () => {
  const request = { period: '7days', language: 'EN' };
  const days = { from: '2026-01-01', to: '2026-01-07' };
  const answer = (id: string | null, next: string | null, totals: object | null = null) => {
    return { ...days, list: id === null ? [] : [{ id }], next, totals };
  };
  const first = answer('a', 'b', { sum: 1 });
  const found = async (...later: object[]) => {
    const left = [...later];
    const { asked, ask } = operatorOf(() => left.shift());
    return { asked, found: await differencesOfPages(request, first, ask) };
  };

  test('is asked for two more pages, with the days from the first', async () => {
    expect(await found(answer('b', 'c'), answer('c', 'd'))).toEqual({
      asked: ['b', 'c'].map((cursor) => ({ period: '', language: 'EN', ...days, cursor })),
      found: [],
    });
  });

  test.each([
    ['ends', [answer('b', null)], []],
    ['ends without rows', [answer(null, null)], []],
    [
      'has totals on later pages',
      [answer('b', 'c', { sum: 1 }), answer('c', null, { sum: 1 })],
      [{ field: 'totals', expected: 'null on every page but the first', received: 'totals' }],
    ],
    [
      'repeats a page',
      [answer('a', 'c'), answer('c', null)],
      [{ field: 'list', expected: 'other rows on every page', received: 'the rows of another page' }],
    ],
    [
      'goes on by the same cursor',
      [answer('b', 'b'), answer('c', null)],
      [{ field: 'next', expected: 'another cursor, or null at the end', received: 'the same cursor' }],
    ],
    [
      'goes on without rows',
      [answer(null, 'c'), answer('c', null)],
      [{ field: 'next', expected: 'null where there are no more rows', received: 'a cursor' }],
    ],
  ])('that %s', async (_what, later, differences) => {
    expect((await found(...later)).found).toEqual(differences);
  });
});

test('[KIT-04] an answer that isn’t a list is not requested again', async () => {
  const { asked, ask } = operatorOf(() => null);
  expect(await differencesOfPages({}, { sumBalance: 5 }, ask)).toEqual([]);
  expect(await differencesOfPages({}, null, ask)).toEqual([]);
  expect(await differencesOfPages({}, { list: [{ id: 1 }] }, ask)).toEqual([]);
  expect(asked).toEqual([]);
});
