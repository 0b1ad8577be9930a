import { fromPromise } from 'xstate';
import type { SettleOutcome, Settlement } from '#machines/debt/debt.machine.ts';
import type {
  QuoteOutcome,
  QuoteRequest,
  WithdrawalRefusal,
} from '#machines/withdrawal/withdrawal.machine.ts';
import type { CancelOutcome } from '#machines/withdrawalOrder/withdrawalOrder.machine.ts';
import type { WithdrawalOrder, WithdrawPage } from '@araw/contract/cashier/withdrawals';
import type { OperatorClient } from '#services/client/operator.ts';
import { languageToSend } from '@araw/contract/calls/languages';
import { outcomeOf } from '#src/app/outcomeOf.ts';
import {
  defineConfirmedCall,
  isDecided,
  problemIn,
  refusalIn,
} from '#screens/shared/payments/confirmedCall.ts';

interface World {
  operator: OperatorClient;
  language: string;
}

/** A withdrawal's calls up to its order. */
export function defineWithdrawalActors({ operator, language: shown }: World) {
  const language = languageToSend(shown);
  return {
    loadPage: fromPromise<WithdrawPage>(({ signal }) => operator.withdrawPage({ language }, { signal })),
    quoteWithdrawal: fromPromise<QuoteOutcome, QuoteRequest>(({ input, signal }) =>
      outcomeOf(operator.quoteWithdrawal({ ...input, language }, { signal }), {
        accepted: (quote) => ({ quote }),
        rejected: (refused) => ({ problem: problemIn(refused) }),
      }),
    ),
    makeCall: defineConfirmedCall(
      ({ request, ...proof }) =>
        operator.createWithdrawal({ ...(request as { quote: string }), ...proof, language }),
      (refused): WithdrawalRefusal => ({
        problem: problemIn(refused),
        quote: refusalIn(refused).quote ?? null,
      }),
    ),
  };
}

/** Reads one withdrawal, and cancels it. */
export function defineWithdrawalOrderActors({ operator, language: shown }: World) {
  const language = languageToSend(shown);
  return {
    loadOrder: fromPromise<WithdrawalOrder, { id: string }>(({ input, signal }) =>
      operator.withdrawalOrder({ ...input, language }, { signal }),
    ),
    /** Not aborted when the player leaves the page: it has been sent. */
    cancelOrder: fromPromise<CancelOutcome, { id: string; key: string }>(({ input }) =>
      outcomeOf(operator.cancelWithdrawal({ ...input, language }), { accepted: (order) => ({ order }) }),
    ),
  };
}

/** Settles a debt from the balance. Not aborted when the player leaves the page: it has been sent. */
export const defineDebtActors = ({ operator }: Pick<World, 'operator'>) => ({
  settleDebt: fromPromise<SettleOutcome, Settlement>(({ input: { key, amount } }) =>
    outcomeOf(operator.settleDebt({ key, amount: amount.toFixed(2) }), {
      accepted: () => ({}),
      rejected: (refused) => ({ decided: isDecided(refused, key) }),
    }),
  ),
});
