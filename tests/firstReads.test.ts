import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { Call } from '@araw/contract/calls/call';
import { calls } from '@araw/contract/calls/calls';
import { gameTypes } from '@araw/contract/games/gameCodes';
import { type FirstRead, firstReads, firstReadsOf, publicCalls } from '@araw/contract/calls/firstReads';
import { answerKey } from '@araw/contract/calls/pageAnswers';
import { routeTable } from '#src/routes/routeTable.ts';

const readsOf = (path: string, query = '', language = 'EN'): FirstRead[] =>
  firstReadsOf(path, { merchant: 'ARAW', language, query: new URLSearchParams(query) });

test('[PAGE-03] each row is a route open to anyone, with all its paths', () => {
  const rows = firstReads.map(({ paths }) => {
    const route = routeTable.find((one) => one.paths[0] === paths[0]);
    return { paths: route?.paths, access: route?.access };
  });
  expect(rows).toEqual(firstReads.map(({ paths }) => ({ paths, access: 'anyone' })));
});

test('[PAGE-02] [PAGE-03] embedded answers come from public calls and contain nothing private', () => {
  const asked = new Set(firstReads.flatMap(({ paths }) => readsOf(paths[0]).map(({ call }) => call)));
  expect([...asked].toSorted()).toEqual([...publicCalls]);
  const rows: Call[] = publicCalls.map((name) => calls[name]);
  expect(rows.map(({ method, access, sealed, device }) => ({ method, access, sealed, device }))).toEqual(
    rows.map(() => ({ method: 'GET', access: 'anyone', sealed: false, device: false })),
  );
});

test('[PAGE-03] every read is a valid request', () => {
  const reads = firstReads.flatMap(({ paths }) => readsOf(paths[0]));
  const refused = reads.filter(({ call, request }) => !v.safeParse(calls[call].request, request).success);
  expect([reads.length > firstReads.length, refused]).toEqual([true, []]);
});

test('[PAGE-03] whatever the URL, there are never more different reads than game lists', () => {
  const types = ['', 'POKER', 'a'.repeat(10_000), ...gameTypes];
  const queries = types.flatMap((type) => [
    `gameType=${type}`,
    `gameType=${type}&x=${type}`,
    `x=1&${type}=1`,
  ]);
  const paths = [...firstReads.map(({ paths: [path] }) => path), '/m/unknown', '/M/RNG/', '/m/gamelist'];
  const keys = new Set(
    paths.flatMap((path) =>
      queries.map((query) =>
        readsOf(path, query)
          .map(({ call, request }) => answerKey(call, request))
          .join(' '),
      ),
    ),
  );
  expect(keys.size).toBeLessThanOrEqual(firstReads.length + gameTypes.length);
});

test('[LANG-02] Tagalog is requested with the code that calls use', () => {
  expect(readsOf('/m/help', '', 'TY')).toEqual([
    { call: 'helpCenter', request: { lang: 'tl', device: 'MOBILE' } },
  ]);
});
