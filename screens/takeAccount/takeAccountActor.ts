import type { QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { fromPromise } from 'xstate';
import type { TakingField, TakingForm, TakingOutcome } from '#machines/takeAccount/takeAccount.machine.ts';
import { outcomeOf } from '#src/app/outcomeOf.ts';
import { sessionOf } from '#src/app/sessionOf.ts';
import type { Services } from '#src/app/services.ts';
import { registerMethodOf } from '#screens/shared/form/registerMethod.ts';
import { asksForCaptcha } from '#screens/shared/identity/identityErrors.ts';
import type { CallError } from '#services/client/callError.ts';
import { refusedField } from '@araw/contract/accounts/registerFields';
import { readDevice } from '#services/device/device.ts';
import { readName } from '@araw/contract/values/typedText';

const fields: readonly TakingField[] = ['username', 'newPassword', 'confirmNewPassword', 'birthDate'];

/** The field that the operator refuses; null if it names none. */
function fieldNamedBy({ code, value }: CallError): TakingField | null {
  if (code === 'captchaWrong') return 'captcha';
  const named = v.safeParse(refusedField, value);
  return (named.success && fields.find((known) => known === named.output.field)) || null;
}

interface Outside extends Pick<Services, 'operator' | 'queries'> {
  queryClient: QueryClient;
  /** As the browser shows it, including the port. */
  host: string;
  captchaId: () => string;
}

/** The chart's `takeAccount` (TEAM-08). Sends trimmed texts, and passwords exactly as typed. */
export const defineTakeAccountActor = ({ operator, queries, queryClient, host, captchaId }: Outside) =>
  fromPromise<TakingOutcome, TakingForm & { notBarred: boolean }>(
    async ({ input: { captcha, username, notBarred, ...form }, signal }) => {
      // Don't use this visit's code: it differs after a trial (TRIAL-01).
      const { merchantCode } = await queryClient.ensureQueryData(queries.settings());
      const request = {
        ...form,
        username: readName(username),
        agreed: true as const,
        ...(notBarred && { notBarred }),
        ...(captcha !== '' && { captcha, captchaId: captchaId() }),
        registerUrl: host,
        domain: host,
        registerMethod: registerMethodOf(readDevice()),
      };
      return outcomeOf(operator.takeAccount(request, { signal }), {
        accepted: (value) => ({ session: sessionOf(value, merchantCode) }),
        rejected: (refused) => ({ captcha: asksForCaptcha(refused), field: fieldNamedBy(refused) }),
      });
    },
  );
