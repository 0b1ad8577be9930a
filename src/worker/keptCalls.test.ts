import { expect, test } from 'vitest';
import type { Call } from '@araw/contract/calls/call';
import { calls } from '@araw/contract/calls/calls';
import { isKeptCall, keptCalls } from './keptCalls.ts';

const rows: Call[] = Object.values(calls);
const isKept = ({ path }: Call) => isKeptCall({ pathname: path });

test('[PAGE-02] the worker caches public reads, and nothing sealed, nothing that writes and nothing of a player', () => {
  const kept = rows.filter(isKept);
  expect(kept.map(({ path }) => path).toSorted()).toEqual(keptCalls.toSorted());
  expect(kept.map(({ method, access, sealed }) => ({ method, access, sealed }))).toEqual(
    keptCalls.map(() => ({ method: 'GET', access: 'anyone', sealed: false })),
  );
});

test('[PAGE-06] the calls are recognised below an operator’s path, too', () => {
  expect(isKeptCall(new URL('https://api.example/araw/wps/relay/GCSGAME_gameList?page=1'))).toBe(true);
  expect(isKeptCall(new URL('https://api.example/wps/relay/GCSGAME_gameList/more'))).toBe(false);
});
