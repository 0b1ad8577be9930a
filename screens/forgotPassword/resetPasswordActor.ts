import { fromPromise } from 'xstate';
import type { PasswordReset } from '#machines/forgotPassword/forgotPassword.machine.ts';
import type { Outcome } from '#machines/outcome.ts';
import { outcomeOf } from '#src/app/outcomeOf.ts';
import type { OperatorClient } from '#services/client/operator.ts';

/** The forgotten-password chart's `resetPassword`. By now the account includes its country code. */
export const defineResetPasswordActor = (operator: OperatorClient) =>
  fromPromise<Outcome, PasswordReset>(({ input: { countryDialingCode: _, ...request }, signal }) =>
    outcomeOf(operator.verifyPasswordCode(request, { signal })),
  );
