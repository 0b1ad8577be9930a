import type { QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import type {
  CheckOutcome,
  RegistrationForm,
  RegistrationOutcome,
  RegistrationSettings,
} from '#machines/registration/registration.machine.ts';
import { identityError } from '#screens/shared/identity/identityErrors.ts';
import { outcomeOf } from '#src/app/outcomeOf.ts';
import type { Services } from '#src/app/services.ts';
import type { CallError } from '#services/client/callError.ts';
import type { RegisterField } from '#services/contract/member.ts';
import { refusedField, registerFields } from '#services/contract/registerFields.ts';
import { readDevice } from '#services/device/device.ts';
import type { IdentityProvider } from '#services/identity/types.ts';
import { termsQuery } from '#services/queries/termsQuery.ts';
import { registrationRequest } from './registrationRequest.ts';

type Outside = Pick<Services, 'operator' | 'queries'> & {
  queryClient: QueryClient;
  /** As the browser shows it, with its port. */
  host: string;
};

/** What the registration chart asks of the operator. */
export function registrationCalls({ operator, queries, queryClient, host }: Outside) {
  return {
    /** With the terms where anybody can register: nobody can agree to what cannot be read (REG-14). */
    async loadSettings(language: string): Promise<RegistrationSettings> {
      const terms = queryClient.fetchQuery(termsQuery(operator, 'register', language));
      // Where registration is closed nobody waits for them.
      terms.catch(() => {});
      const [registration, { identity }] = await Promise.all([
        queryClient.fetchQuery(queries.registerSettings(language)),
        queryClient.fetchQuery(queries.settings()),
      ]);
      if (registration.usernameRegistration || registration.mobileRegistration) await terms;
      return { ...registration, phoneVerifiedByThirdParty: identity?.phone ?? false };
    },

    /** REG-07. Rejects where the operator could not be asked. */
    async isAffiliate(code: string, signal: AbortSignal): Promise<boolean> {
      const { ok } = await outcomeOf(operator.checkAffiliate({ code, domain: host }, { signal }));
      return ok;
    },

    /** REG-08. */
    checkAffiliate: (code: string, form: RegistrationForm, signal: AbortSignal): Promise<CheckOutcome> =>
      outcomeOf(operator.checkAffiliate({ code, domain: host }, { signal }), {
        accepted: () => ({ form }),
        rejected: (refused) => ({ field: fieldNamedBy(refused) ?? 'affiliateCode' }),
      }),

    /** REG-10: by the third party that has sent the code. */
    async verifyPhone(
      identity: IdentityProvider | null,
      form: RegistrationForm,
      signal: AbortSignal,
    ): Promise<CheckOutcome> {
      const answer = await identity?.confirmPhoneCode(form.values.verificationCode ?? '', signal);
      return answer?.result === 'proven'
        ? { ok: true, form: { ...form, phoneProof: { firebaseIdToken: answer.idToken } } }
        : { ok: false, error: identityError(answer), field: 'verificationCode' };
    },

    async register(
      form: RegistrationForm,
      given: { affiliateCode: string; captchaId: string; socialIdToken: string },
      signal: AbortSignal,
    ): Promise<RegistrationOutcome> {
      const request = registrationRequest(form, { ...given, host, device: readDevice() });
      const call = form.method === 'mobile' ? operator.registerMobile : operator.register;
      // Not the code of this visit: a player who was on trial comes with another one (TRIAL-01).
      const { merchantCode } = await queryClient.fetchQuery(queries.settings());
      return outcomeOf(call(request, { signal }), {
        accepted: (value) => ({ session: { ...value, merchantCode } }),
        rejected: (refused) => ({ field: fieldNamedBy(refused) }),
      });
    },
  };
}

/** The field at which the operator says no; null where it names none. */
function fieldNamedBy({ value }: CallError): RegisterField | null {
  const named = v.safeParse(refusedField, value);
  return (named.success && registerFields.find((known) => known === named.output.field)) || null;
}
