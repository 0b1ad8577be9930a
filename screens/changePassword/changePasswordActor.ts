import { fromPromise } from 'xstate';
import type { ChangeOutcome, NewPassword } from '#machines/changePassword/changePassword.machine.ts';
import { outcomeOf } from '#src/app/outcomeOf.ts';
import type { OperatorClient } from '#services/client/operator.ts';

interface Outside {
  operator: OperatorClient;
  /** Of this session, where it is in memory: it goes in place of what was typed. */
  knownPassword: string | null;
  /** The operator knows another one. */
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
