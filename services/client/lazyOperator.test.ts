import { afterEach, describe, expect, test, vi } from 'vitest';
import { calls, type CallName, type CallRequest } from '@araw/contract/calls/calls';
import { answerKey } from '@araw/contract/calls/pageAnswers';
import { createLazyOperator } from './lazyOperator.ts';
import { createPageAnswers } from './pageAnswers.ts';
import type { ReportUnread } from './unread.ts';

const client = vi.hoisted(() => ({ isThere: true, asked: 0 }));
vi.mock('./operator.ts', () => ({
  get createOperatorClient() {
    client.asked += 1;
    if (!client.isThere) throw new TypeError('Failed to fetch dynamically imported module');
    return () => ({ wallet: async () => 5, jackpot: async () => 'asked', gameList: async () => 'asked' });
  },
  responseOf: (call: CallName) => calls[call].response,
}));

const noAnswer = { name: 'CallError', call: 'wallet', kind: 'offline', code: 'offline' };

function lazyOperator(
  isOnline: () => boolean,
  came: Record<string, unknown> = {},
  token: () => string | null = () => null,
) {
  const onMissing = vi.fn<() => void>();
  const onUnread = vi.fn<ReportUnread>();
  const operator = createLazyOperator({
    baseUrl: '',
    merchant: () => 'ARAW',
    token,
    standalone: () => false,
    serverNow: () => 0,
    answers: createPageAnswers(came),
    isOnline,
    onMissing,
    onUnread,
  });
  return { operator, onMissing, onUnread };
}

afterEach(() => {
  client.isThere = true;
  client.asked = 0;
  vi.useRealTimers();
});

test('[NET-05] offline the client is not requested, so that a later call can load it', async () => {
  let online = false;
  const { operator, onMissing } = lazyOperator(() => online);
  await expect(operator.wallet()).rejects.toMatchObject(noAnswer);
  expect(client.asked).toBe(0);
  online = true;
  expect(await operator.wallet()).toBe(5);
  expect(onMissing).not.toHaveBeenCalled();
});

test('[NET-05] a missing client fails like a call without an answer, and is reported', async () => {
  client.isThere = false;
  const { operator, onMissing } = lazyOperator(() => true);
  await expect(operator.wallet()).rejects.toMatchObject(noAnswer);
  expect(onMissing).toHaveBeenCalledOnce();
});

describe('[PAGE-03] answers embedded in the page', () => {
  const asked = { merchant: 'ARAW' };
  const other = { merchant: 'OTHER' };
  const jackpot = { amount: 1234.5, asOf: 1_763_776_800_000 };
  const came = { [answerKey('jackpot', asked)]: jackpot };
  const list: CallRequest<'gameList'> = {
    merchant: 'ARAW',
    platform: 'html5',
    gameType: 'RNG',
    pageNo: 1,
    pageSize: 25,
    minLine: '',
    language: 'EN',
    clientType: 2,
  };

  test('are used once for the same request, then the operator is asked', async () => {
    const { operator } = lazyOperator(() => true, came);
    expect(await operator.jackpot(other)).toBe('asked');
    expect(await operator.jackpot(asked)).toEqual(jackpot);
    expect(await operator.jackpot(asked)).toBe('asked');
  });

  test('match requests in any order of fields, but not with other values', () => {
    const { merchant, ...rest } = list;
    const key = answerKey('gameList', list);
    expect(answerKey('gameList', { ...rest, merchant })).toBe(key);
    for (const name of Object.keys(list) as (keyof typeof list)[]) {
      expect(answerKey('gameList', { ...list, [name]: 'X&pageNo=1' })).not.toBe(key);
    }
    expect(answerKey('matches', list)).not.toBe(key);
  });

  test('are not used for a player', async () => {
    const { operator } = lazyOperator(
      () => true,
      came,
      () => 'token',
    );
    expect(await operator.jackpot(asked)).toBe('asked');
  });

  test.each([
    [59_999, jackpot],
    [60_000, 'asked'],
  ])('is given until it is a minute old: after %i ms', async (age, given) => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const { operator } = lazyOperator(() => true, came);
    vi.advanceTimersByTime(age);
    expect(await operator.jackpot(asked)).toEqual(given);
  });

  test('are fetched if damaged, and the fault is reported', async () => {
    const damaged = { [answerKey('jackpot', asked)]: { amount: [], asOf: 1_763_776_800_000 } };
    const { operator, onUnread } = lazyOperator(() => true, damaged);
    expect(await operator.jackpot(asked)).toBe('asked');
    expect(onUnread).toHaveBeenCalledWith('jackpot', [
      { path: 'amount', expected: expect.any(String), received: 'array' },
    ]);
  });

  test('[SHELL-12] suffice for a list of games, without the client', async () => {
    client.isThere = false;
    const page = { games: [], pageNum: 1, totalPages: 3 };
    const { operator } = lazyOperator(() => false, { [answerKey('gameList', list)]: page });
    expect(await operator.gameList(list)).toEqual(page);
    expect(client.asked).toBe(0);
  });
});
