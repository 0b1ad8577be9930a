import { useSelector } from '@xstate/react';
import type { ActorRefFrom, PromiseActorLogic } from 'xstate';
import { type Keyed, type KeyedAnswer, keyedCallMachine } from '#machines/keyedCall/keyedCall.machine.ts';
import { useProvided } from './useChart.ts';

// The chart hands on the request that it was given, so the call gets what it takes.
const making = <Answer extends KeyedAnswer, Request extends Keyed>(
  makeCall: PromiseActorLogic<Answer, Request>,
) => ({ actors: { makeCall: makeCall as unknown as PromiseActorLogic<KeyedAnswer, Keyed> } });

/** The chart of a call under one key, for the chart that invokes it. */
export const useKeyedCallChart = <Answer extends KeyedAnswer, Request extends Keyed>(
  makeCall: PromiseActorLogic<Answer, Request>,
) => useProvided(keyedCallMachine, making(makeCall));

/** The same outside React. */
export const provideKeyedCall = <Answer extends KeyedAnswer, Request extends Keyed>(
  makeCall: PromiseActorLogic<Answer, Request>,
) => keyedCallMachine.provide(making(makeCall));

/** What a page shows of the call that its chart has under way; undefined for none (NET-12). */
export function useKeyedCall(call: ActorRefFrom<typeof keyedCallMachine> | undefined) {
  return {
    isBusy: useSelector(call, (snapshot) => snapshot?.hasTag('busy') === true),
    /** Its fate is unknown; the player can send it again. */
    isOpen: useSelector(call, (snapshot) => snapshot?.hasTag('unanswered') === true),
    error: useSelector(call, (snapshot) => snapshot?.context.error ?? null),
    askAgain: () => call?.send({ type: 'retry.requested' }),
    netReturned: () => call?.send({ type: 'net.returned' }),
  };
}
