import type { QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { fromPromise } from 'xstate';
import type { TakingField, TakingForm, TakingOutcome } from '#machines/takeAccount/takeAccount.machine.ts';
import { outcomeOf } from '#src/app/outcomeOf.ts';
import type { Services } from '#src/app/services.ts';
import { registerMethodOf } from '#screens/shared/form/registerMethod.ts';
import { asksForCaptcha } from '#screens/shared/identity/identityErrors.ts';
import type { CallError } from '#services/client/callError.ts';
import { refusedField } from '#services/contract/registerFields.ts';
import { readDevice } from '#services/device/device.ts';

const fields: readonly TakingField[] = ['username', 'newPassword', 'confirmNewPassword', 'birthDate'];

/** The field at which the operator says no; null where it names none. */
function fieldNamedBy({ code, value }: CallError): TakingField | null {
  if (code === 'captchaWrong') return 'captcha';
  const named = v.safeParse(refusedField, value);
  return (named.success && fields.find((known) => known === named.output.field)) || null;
}

interface Outside extends Pick<Services, 'operator' | 'queries'> {
  queryClient: QueryClient;
  /** As the browser shows it, with its port. */
  host: string;
  captchaId: () => string;
}

/** The chart's `takeAccount` (TEAM-08): texts trimmed, passwords as they are. */
export const defineTakeAccountActor = ({ operator, queries, queryClient, host, captchaId }: Outside) =>
  fromPromise<TakingOutcome, TakingForm>(async ({ input: { captcha, username, ...form }, signal }) => {
    // Not the code of this visit: a player who was on trial comes with another one (TRIAL-01).
    const { merchantCode } = await queryClient.ensureQueryData(queries.settings());
    const request = {
      ...form,
      username: username.trim(),
      agreed: true as const,
      ...(captcha !== '' && { captcha, captchaId: captchaId() }),
      registerUrl: host,
      domain: host,
      registerMethod: registerMethodOf(readDevice()),
    };
    return outcomeOf(operator.takeAccount(request, { signal }), {
      accepted: (value) => ({ session: { ...value, merchantCode } }),
      rejected: (refused) => ({ captcha: asksForCaptcha(refused), field: fieldNamedBy(refused) }),
    });
  });
