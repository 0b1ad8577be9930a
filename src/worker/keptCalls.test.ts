import { expect, test } from 'vitest';
import type { Call } from '#services/contract/call.ts';
import { calls } from '#services/contract/calls.ts';
import { isKeptCall, keptCalls } from './keptCalls.ts';

const rows: Call[] = Object.values(calls);
const isKept = ({ path }: Call) => isKeptCall({ pathname: path });

test('[PAGE-02] the worker keeps what anyone may read, and nothing that is sealed, changes something or is a player’s', () => {
  const kept = rows.filter(isKept);
  expect(kept.map(({ path }) => path).toSorted()).toEqual(keptCalls.toSorted());
  expect(kept.map(({ method, access, sealed }) => ({ method, access, sealed }))).toEqual(
    keptCalls.map(() => ({ method: 'GET', access: 'anyone', sealed: false })),
  );
});

test('[PAGE-06] the calls are found below the path of an operator, too', () => {
  expect(isKeptCall(new URL('https://api.example/araw/wps/relay/GCSGAME_gameList?page=1'))).toBe(true);
  expect(isKeptCall(new URL('https://api.example/wps/relay/GCSGAME_gameList/more'))).toBe(false);
});
