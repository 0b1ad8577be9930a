import type * as v from 'valibot';
import { fromPromise } from 'xstate';
import { toChartError } from '#machines/chartError.ts';
import type {
  ConfirmedAnswer,
  ConfirmedCall,
} from '#machines/paymentConfirmation/paymentConfirmation.machine.ts';
import type { AmountProblem } from '#machines/typedAmount.ts';
import { CallError } from '#services/client/callError.ts';
import { readLiberally } from '@araw/contract/values/reading';
import { withdrawalRefusal } from '@araw/contract/cashier/withdrawals';
import { outcomeOf } from '#src/app/outcomeOf.ts';

/** The details of a cashier refusal; `{}` if they have another shape. */
export const refusalIn = ({ value }: CallError): v.InferOutput<typeof withdrawalRefusal> =>
  readLiberally(withdrawalRefusal, value).value ?? {};

/** The limit that a refused amount breaks; null for other refusals. */
export function problemIn(refused: CallError): AmountProblem | null {
  const { bound, amount } = refusalIn(refused);
  return bound ? { bound, pesos: bound === 'timesADay' ? null : (amount ?? null) } : null;
}

/** Whether a refusal confirms for exactly this key that nothing was done (NET-12). */
export const isDecided = ({ value }: CallError, key: string) =>
  (value as { decided?: unknown } | undefined)?.decided === key;

/**
 * The call behind a payment confirmation. `refusal` extracts more details for the chart that asked for it. Closing
 * the sheet doesn't cancel the call: it has been sent.
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
      // Never sent: a retry would fail in the same browser.
      if (!(thrown instanceof CallError) || thrown.kind !== 'sealing') throw thrown;
      return { ok: false, error: toChartError(thrown), ...rejected(thrown), decided: true };
    }
  });
