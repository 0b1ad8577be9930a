import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { Call } from '#services/contract/call.ts';
import { calls } from '#services/contract/calls.ts';
import { gameTypes } from '#services/contract/gameCodes.ts';
import { type FirstRead, firstReads, firstReadsOf, publicCalls } from '#services/contract/firstReads.ts';
import { answerKey } from '#services/contract/pageAnswers.ts';
import { routeTable } from '#src/routes/routeTable.ts';

const readsOf = (path: string, query = '', language = 'EN'): FirstRead[] =>
  firstReadsOf(path, { merchant: 'ARAW', language, query: new URLSearchParams(query) });

test('[PAGE-03] each row is a route that anyone may enter, with all its paths', () => {
  const rows = firstReads.map(({ paths }) => {
    const route = routeTable.find((one) => one.paths[0] === paths[0]);
    return { paths: route?.paths, access: route?.access };
  });
  expect(rows).toEqual(firstReads.map(({ paths }) => ({ paths, access: 'anyone' })));
});

test('[PAGE-02] [PAGE-03] what pages carry anyone may ask, and its answer is no secret and nobody’s own', () => {
  const asked = new Set(firstReads.flatMap(({ paths }) => readsOf(paths[0]).map(({ call }) => call)));
  expect([...asked].toSorted()).toEqual([...publicCalls]);
  const rows: Call[] = publicCalls.map((name) => calls[name]);
  expect(rows.map(({ method, access, sealed, device }) => ({ method, access, sealed, device }))).toEqual(
    rows.map(() => ({ method: 'GET', access: 'anyone', sealed: false, device: false })),
  );
});

test('[PAGE-03] every read is a request that its call takes', () => {
  const reads = firstReads.flatMap(({ paths }) => readsOf(paths[0]));
  const refused = reads.filter(({ call, request }) => !v.safeParse(calls[call].request, request).success);
  expect([reads.length > firstReads.length, refused]).toEqual([true, []]);
});

test('[PAGE-03] whatever an address says, there are no more different reads than lists of games', () => {
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

test('[LANG-02] Tagalog is asked for as calls name it', () => {
  expect(readsOf('/m/help', '', 'TY')).toEqual([
    { call: 'helpCenter', request: { lang: 'tl', device: 'MOBILE' } },
  ]);
});
