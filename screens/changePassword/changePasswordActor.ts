import { fromPromise } from 'xstate';
import type { ChangeOutcome, NewPassword } from '#machines/changePassword/changePassword.machine.ts';
import { outcomeOf } from '#src/app/outcomeOf.ts';
import type { OperatorClient } from '#services/client/operator.ts';

interface Outside {
  operator: OperatorClient;
  /** This session's password if it is in memory; sent in place of the typed one. */
  knownPassword: string | null;
  onOldPasswordWrong: () => void;
}

/** The chart's `changePassword` (PASS-01, PASS-03). */
export const defineChangePasswordActor = ({ operator, knownPassword, onOldPasswordWrong }: Outside) =>
  fromPromise<ChangeOutcome, NewPassword>(({ input, signal }) => {
    const request = { ...input, oldPassword: knownPassword ?? input.oldPassword };
    return outcomeOf(operator.changePassword(request, { signal }), {
      accepted: () => ({ newPassword: input.newPassword }),
      rejected: ({ code }) => {
        if (code === 'credentialsWrong') onOldPasswordWrong();
        return {};
      },
    });
  });
