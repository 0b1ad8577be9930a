import { expect, test, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { CallError } from '#services/client/callError.ts';
import type { OperatorClient } from '#services/client/operator.ts';
import { defineBetDetailActors } from './betDetailActors.ts';

const now = 1_700_000_000_000;
const order = {
  commitment: '',
  seed: null,
  winningNumbers: null,
  drawKind: '',
  status: 'open',
  closesAt: now + 5,
};

function actorsWith(calls: object) {
  const onAttempt = vi.fn<() => void>();
  const actors = defineBetDetailActors({ operator: calls as OperatorClient, language: 'TY', onAttempt });
  return { ...actors, onAttempt };
}

test.each([
  [5, order],
  [null, { ...order, closesAt: now }],
  [null, { ...order, closesAt: now - 5 }],
  [null, { ...order, status: 'cancelled' }],
  [null, { ...order, status: 'lost' }],
])(
  '[REC-02] cancelling ends in %o ms by the operator’s clock, whatever the device says',
  async (closesIn, told) => {
    const detail = { now, order: told, suborders: [] };
    const { loadDetail } = actorsWith({ lotteryOrderDetail: async () => detail });
    const read = await toPromise(createActor(loadDetail, { input: { source: 'lottery', id: 'o1' } }).start());
    expect(read).toEqual({ bet: null, order: detail, verdict: 'none', closesIn });
  },
);

test('[REC-02] a ticket has nothing to prove or cancel, and is requested in the language shown', async () => {
  const bet = { round: null };
  const betDetail = vi.fn<(asked: object) => Promise<object>>(async () => bet);
  const { loadDetail } = actorsWith({ betDetail });
  const read = await toPromise(createActor(loadDetail, { input: { source: 'sports', id: 't1' } }).start());
  expect(read).toEqual({ bet, order: null, verdict: 'none', closesIn: null });
  expect(betDetail.mock.calls.map(([asked]) => asked)).toEqual([
    { source: 'sports', id: 't1', language: 'tl' },
  ]);
});

const refused = new CallError({ call: 'cancelSuborder', kind: 'refused', code: 'conflict', requestId: 'r1' });

test('[REC-02] a refusal is an answer; other parts learn of every attempt, whatever its result', async () => {
  const cancel = (cancelSuborder: () => Promise<object>) => {
    const { cancelPart, onAttempt } = actorsWith({ cancelSuborder });
    const attempt = toPromise(createActor(cancelPart, { input: { suborderId: 'p1' } }).start());
    return { attempt, onAttempt };
  };
  const accepted = cancel(async () => ({}));
  expect(await accepted.attempt).toEqual({ ok: true });
  expect(accepted.onAttempt).toHaveBeenCalledTimes(1);

  const rejected = cancel(() => Promise.reject(refused));
  const error = { code: 'conflict', message: '', requestId: 'r1' };
  expect(await rejected.attempt).toEqual({ ok: false, error });
  expect(rejected.onAttempt).toHaveBeenCalledTimes(1);

  const lost = cancel(() => Promise.reject(new CallError({ call: 'cancelSuborder', kind: 'timeout' })));
  await expect(lost.attempt).rejects.toThrow(CallError);
  expect(lost.onAttempt).toHaveBeenCalledTimes(1);
});

test('[REC-02] an attempt continues when the sheet is closed', async () => {
  let signals: unknown[] = [];
  let answer = (_: object) => {};
  const { cancelPart, onAttempt } = actorsWith({
    cancelSuborder: (...given: unknown[]) => {
      signals = given.slice(1);
      return new Promise((resolve) => (answer = resolve));
    },
  });
  createActor(cancelPart, { input: { suborderId: 'p1' } })
    .start()
    .stop();
  answer({});
  await vi.waitFor(() => expect(onAttempt).toHaveBeenCalledTimes(1));
  expect(signals).toEqual([]);
});
