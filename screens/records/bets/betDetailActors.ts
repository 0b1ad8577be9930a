import { fromPromise } from 'xstate';
import type { BetDetail, ChosenBet } from '#machines/betDetail/betDetail.machine.ts';
import type { Outcome } from '#machines/outcome.ts';
import { outcomeOf } from '#src/app/outcomeOf.ts';
import type { OperatorClient } from '#services/client/operator.ts';
import { verdictOfDraw, verdictOfRound } from '#services/proofs.ts';
import { languageToSend } from '@araw/contract/calls/languages';

interface World {
  operator: OperatorClient;
  language: string;
  /** Called after every attempt, even if it failed or the sheet is closed: other views may be outdated. */
  onAttempt: () => void;
}

/** Loads a bet and verifies its proof; cancels a part of a lottery order. */
export const defineBetDetailActors = ({ operator, language, onAttempt }: World) => ({
  loadDetail: fromPromise<BetDetail, ChosenBet>(async ({ input: { source, id }, signal }) => {
    if (source !== 'lottery') {
      const bet = await operator.betDetail({ source, id, language: languageToSend(language) }, { signal });
      const verdict = await verdictOfRound(bet.round?.proof ?? null);
      return { bet, order: null, verdict, closesIn: null };
    }
    const order = await operator.lotteryOrderDetail({ orderId: id }, { signal });
    const { status, closesAt } = order.order;
    return {
      bet: null,
      order,
      verdict: await verdictOfDraw(order.order),
      closesIn: status === 'open' && closesAt > order.now ? closesAt - order.now : null,
    };
  }),
  /** Closing the sheet doesn't stop it: the request has been sent. */
  cancelPart: fromPromise<Outcome, { suborderId: string }>(async ({ input }) => {
    try {
      return await outcomeOf(operator.cancelSuborder(input));
    } finally {
      onAttempt();
    }
  }),
});
