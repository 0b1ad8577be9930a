import type * as v from 'valibot';
import { fromPromise } from 'xstate';
import { toChartError } from '#machines/chartError.ts';
import type {
  ConfirmedAnswer,
  ConfirmedCall,
} from '#machines/paymentConfirmation/paymentConfirmation.machine.ts';
import type { AmountProblem } from '#machines/typedAmount.ts';
import { CallError } from '#services/client/callError.ts';
import { readLiberally } from '#services/contract/reading.ts';
import { withdrawalRefusal } from '#services/contract/withdrawals.ts';
import { outcomeOf } from '#src/app/outcomeOf.ts';

/** What a refusal of the cashier carries; nothing of one that carries something else. */
export const refusalIn = ({ value }: CallError): v.InferOutput<typeof withdrawalRefusal> =>
  readLiberally(withdrawalRefusal, value).value ?? {};

/** The bound of an amount that the operator refuses; null of other refusals. */
export function problemIn(refused: CallError): AmountProblem | null {
  const { bound, amount } = refusalIn(refused);
  return bound ? { bound, pesos: bound === 'timesADay' ? null : (amount ?? null) } : null;
}

/** Whether a refusal says of this very key that nothing was done (NET-12). */
export const isDecided = ({ value }: CallError, key: string) =>
  (value as { decided?: unknown } | undefined)?.decided === key;

/**
 * The call of a payment confirmation; `refusal` is what else the chart that asked for it is told. It goes on when the
 * sheet is closed: it has been sent.
 */
export const defineConfirmedCall = (
  call: (confirmed: ConfirmedCall) => Promise<unknown>,
  refusal: (refused: CallError) => unknown = () => null,
) =>
  fromPromise<ConfirmedAnswer, ConfirmedCall>(async ({ input }) => {
    const rejected = (refused: CallError) => ({
      decided: isDecided(refused, input.key),
      triesLeft: refusalIn(refused).triesLeft ?? null,
      lockedUntil: refusalIn(refused).lockedUntil ?? null,
      value: refusal(refused),
    });
    try {
      return await outcomeOf(call(input), { accepted: (value) => ({ value }), rejected });
    } catch (thrown) {
      // It was never sent: asking again would meet the same browser.
      if (!(thrown instanceof CallError) || thrown.kind !== 'sealing') throw thrown;
      return { ok: false, error: toChartError(thrown), ...rejected(thrown), decided: true };
    }
  });
