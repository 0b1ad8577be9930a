import type { QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { toChartError } from '#machines/chartError.ts';
import type {
  CheckOutcome,
  Refusal,
  RegistrationForm,
  RegistrationOutcome,
  RegistrationSettings,
} from '#machines/registration/registration.machine.ts';
import { identityRefusal } from '#screens/shared/identity/identityRefusals.ts';
import type { Services } from '#screens/app/services.ts';
import { CallError } from '#services/callError.ts';
import { refusedField, registerFields } from '#services/contract/member.ts';
import { readDevice } from '#services/device.ts';
import type { IdentityProvider } from '#services/identity/identity.ts';
import { termsQuery } from '#services/termsQuery.ts';
import { registrationRequest } from './registrationRequest.ts';

type Outside = Pick<Services, 'operator' | 'queries'> & {
  queryClient: QueryClient;
  /** As the browser shows it, with its port. */
  host: string;
};

/** What the registration chart asks of the operator. */
export function registrationCalls({ operator, queries, queryClient, host }: Outside) {
  return {
    /** With the terms: nobody can agree to what cannot be read (REG-14). */
    async loadSettings(language: string): Promise<RegistrationSettings> {
      const [registration, { identity }] = await Promise.all([
        queryClient.fetchQuery(queries.registerSettings(language)),
        queryClient.fetchQuery(queries.settings()),
        queryClient.fetchQuery(termsQuery(operator, 'register', language)),
      ]);
      return { ...registration, phoneVerifiedByThirdParty: identity?.phone ?? false };
    },

    /** REG-07. Rejects where the operator could not be asked. */
    async isAffiliate(code: string, signal: AbortSignal): Promise<boolean> {
      try {
        await operator.checkAffiliate({ code, domain: host }, { signal });
        return true;
      } catch (error) {
        if (error instanceof CallError && error.kind === 'refused') return false;
        throw error;
      }
    },

    /** REG-08. */
    async checkAffiliate(code: string, form: RegistrationForm, signal: AbortSignal): Promise<CheckOutcome> {
      try {
        await operator.checkAffiliate({ code, domain: host }, { signal });
        return { ok: true, form };
      } catch (error) {
        return refusalIn(error, 'affiliateCode');
      }
    },

    /** REG-10: by the third party that has sent the code. */
    async verifyPhone(
      identity: IdentityProvider | null,
      form: RegistrationForm,
      signal: AbortSignal,
    ): Promise<CheckOutcome> {
      const answer = await identity?.confirmPhoneCode(form.values.verificationCode ?? '', signal);
      return answer?.result === 'proven'
        ? { ok: true, form: { ...form, phoneProof: { firebaseIdToken: answer.idToken } } }
        : { ok: false, error: identityRefusal(answer), field: 'verificationCode' };
    },

    async register(
      form: RegistrationForm,
      given: { affiliateCode: string; captchaId: string; socialIdToken: string },
      signal: AbortSignal,
    ): Promise<RegistrationOutcome> {
      const request = registrationRequest(form, { ...given, host, device: readDevice() });
      try {
        const value = await (form.method === 'mobile'
          ? operator.registerMobile(request, { signal })
          : operator.register(request, { signal }));
        // Not the code of this visit: who has played on trial comes with another one (TRIAL-01).
        const { merchantCode } = await queryClient.fetchQuery(queries.settings());
        return { ok: true, session: { ...value, merchantCode } };
      } catch (error) {
        return refusalIn(error, null);
      }
    },
  };
}

/** The operator's no, at the field that it names. Rethrows every other failure. */
function refusalIn(error: unknown, otherwise: Refusal['field']): { ok: false } & Refusal {
  if (!(error instanceof CallError) || error.kind !== 'refused') throw error;
  const named = v.safeParse(refusedField, error.value);
  const field = named.success ? registerFields.find((known) => known === named.output.field) : undefined;
  return { ok: false, error: toChartError(error), field: field ?? otherwise };
}
