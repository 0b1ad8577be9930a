import * as v from 'valibot';
import { fromPromise } from 'xstate';
import type { AmountProblem } from '#machines/depositAmount.ts';
import type { QuoteOutcome, QuoteRequest } from '#machines/deposit/deposit.machine.ts';
import type { Attempt, CreateOutcome } from '#machines/depositAttempt/depositAttempt.machine.ts';
import type { CancelOutcome } from '#machines/depositOrder/depositOrder.machine.ts';
import type { SendOutcome, Submission } from '#machines/depositReceipts/depositReceipts.machine.ts';
import { readLiberally } from '@araw/contract/values/reading';
import type { CallError } from '#services/client/callError.ts';
import { type CashIn, demand, depositRefusal, type DepositOrder } from '@araw/contract/cashier/deposits';
import type { OperatorClient } from '#services/client/operator.ts';
import { languageToSend } from '@araw/contract/calls/languages';
import { outcomeOf } from '#src/app/outcomeOf.ts';

interface World {
  operator: OperatorClient;
  language: string;
}

const refusedDemands = v.object({ demands: v.array(demand) });

/** A refusal's details; empty if they have another shape. */
const refusalIn = ({ value }: CallError): v.InferOutput<typeof depositRefusal> =>
  readLiberally(depositRefusal, value).value ?? {};

const boundIn = (refused: CallError): AmountProblem | null => {
  const { bound, amount } = refusalIn(refused);
  return bound !== undefined && amount !== undefined ? { kind: bound, amount } : null;
};

const demandsIn = ({ value }: CallError) => {
  const { value: read } = readLiberally(refusedDemands, value);
  return read ? read.demands : [];
};

/** Whether a refusal confirms that nothing was done for this key (NET-12). */
const isDecided = ({ value }: CallError, key: string) =>
  (value as { decided?: unknown } | null | undefined)?.decided === key;

/** The cash-in page's calls, before and for an order. Leaving the page doesn't abort what has been sent. */
export function defineDepositActors({ operator, language: shown }: World) {
  const language = languageToSend(shown);
  return {
    loadCashIn: fromPromise<CashIn>(({ signal }) => operator.cashIn({ language }, { signal })),
    quoteDeposit: fromPromise<QuoteOutcome, QuoteRequest>(({ input: { promotion, ...asked }, signal }) =>
      outcomeOf(
        operator.quoteDeposit({ ...asked, ...(promotion !== null && { promotion }), language }, { signal }),
        {
          accepted: (quote) => ({ quote }),
          rejected: (refused) => ({ bound: boundIn(refused), demands: demandsIn(refused) }),
        },
      ),
    ),
    createDeposit: fromPromise<CreateOutcome, Attempt>(({ input }) =>
      outcomeOf(operator.createDeposit({ ...input, language }), {
        accepted: (order) => ({ order }),
        rejected: (refused) => ({
          decided: isDecided(refused, input.key),
          bound: boundIn(refused),
          quote: refusalIn(refused).quote ?? null,
          order: refusalIn(refused).order ?? null,
        }),
      }),
    ),
    readOrder: fromPromise<DepositOrder, { id: string }>(({ input, signal }) =>
      operator.depositOrder({ ...input, language }, { signal }),
    ),
    cancelOrder: fromPromise<CancelOutcome, { id: string; key: string }>(({ input }) =>
      outcomeOf(operator.cancelDeposit({ ...input, language }), { accepted: (order) => ({ order }) }),
    ),
    sendProof: fromPromise<SendOutcome, Submission>(({ input: { orderId: id, key, reference, receipts } }) =>
      outcomeOf(operator.sendReceipt({ key, id, reference, receipts, language }), {
        accepted: (order) => ({ order }),
        rejected: (refused) => ({ decided: isDecided(refused, key) }),
      }),
    ),
  };
}
