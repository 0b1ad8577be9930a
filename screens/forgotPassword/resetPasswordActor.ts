import { fromPromise } from 'xstate';
import type { PasswordReset } from '#machines/forgotPassword/forgotPassword.machine.ts';
import type { Outcome } from '#machines/outcome.ts';
import { outcomeOf } from '#src/app/outcomeOf.ts';
import type { OperatorClient } from '#services/client/operator.ts';

/** The forgotten password's `resetPassword`. The account has its country in it by now. */
export const defineResetPasswordActor = (operator: OperatorClient) =>
  fromPromise<Outcome, PasswordReset>(({ input: { countryDialingCode: _, ...request }, signal }) =>
    outcomeOf(operator.verifyPasswordCode(request, { signal })),
  );
