import { fromPromise } from 'xstate';
import type {
  Aim,
  KnownDigits,
  NewDigits,
  SavedDigits,
} from '#machines/paymentPassword/paymentPassword.machine.ts';
import type { PaymentPasswordState } from '@araw/contract/cashier/payoutAccounts';
import type { OperatorClient } from '#services/client/operator.ts';
import { outcomeOf } from '#src/app/outcomeOf.ts';
import { refusalIn } from '#screens/shared/payments/confirmedCall.ts';

/** The call for each aim, with its proof. */
function saved(
  operator: OperatorClient,
  { aim, proof, paymentPassword }: NewDigits & { aim: Aim },
): Promise<PaymentPasswordState> {
  if (proof.by === 'old') {
    return operator.changePaymentPassword({ oldPassword: proof.oldPassword, paymentPassword });
  }
  if (aim === 'set') return operator.setPaymentPassword({ proof, paymentPassword });
  if (proof.by === 'password') throw new Error('a payment password is recovered by a code alone');
  return operator.recoverPaymentPassword({ proof, paymentPassword });
}

/** Reads the payment PIN's state, and sets, changes and recovers the PIN. */
export const definePaymentPasswordActors = (operator: OperatorClient) => ({
  loadState: fromPromise<KnownDigits>(async ({ signal }) => {
    const state = await operator.paymentPassword({}, { signal });
    const { lockedUntil, now } = state;
    return { state, lockedFor: lockedUntil !== null && lockedUntil > now ? lockedUntil - now : null };
  }),
  /** Not aborted when the player leaves the page: it has been sent. */
  saveDigits: fromPromise<SavedDigits, NewDigits & { aim: Aim }>(async ({ input }) =>
    outcomeOf(saved(operator, input), {
      rejected: (refused) => ({ triesLeft: refusalIn(refused).triesLeft ?? null }),
    }),
  ),
});
