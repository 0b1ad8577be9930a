import { fromPromise } from 'xstate';
import type {
  Aim,
  KnownDigits,
  NewDigits,
  SavedDigits,
} from '#machines/paymentPassword/paymentPassword.machine.ts';
import type { PaymentPasswordState } from '#services/contract/payoutAccounts.ts';
import type { OperatorClient } from '#services/client/operator.ts';
import { outcomeOf } from '#src/app/outcomeOf.ts';
import { refusalIn } from '#screens/shared/payments/confirmedCall.ts';

/** The call of each aim, by what proves it. */
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

/** Reads how the payment password stands, and sets, changes and recovers it. */
export const definePaymentPasswordActors = (operator: OperatorClient) => ({
  loadState: fromPromise<KnownDigits>(async ({ signal }) => {
    const state = await operator.paymentPassword({}, { signal });
    const { lockedUntil, now } = state;
    return { state, lockedFor: lockedUntil !== null && lockedUntil > now ? lockedUntil - now : null };
  }),
  /** Goes on when the page is left: it has been sent. */
  saveDigits: fromPromise<SavedDigits, NewDigits & { aim: Aim }>(async ({ input }) =>
    outcomeOf(saved(operator, input), {
      rejected: (refused) => ({ triesLeft: refusalIn(refused).triesLeft ?? null }),
    }),
  ),
});
