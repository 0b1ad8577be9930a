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
import { sessionOf } from '#src/app/sessionOf.ts';
import type { Services } from '#src/app/services.ts';
import type { CallError } from '#services/client/callError.ts';
import type { RegisterField } from '@araw/contract/accounts/member';
import { refusedField, registerFields } from '@araw/contract/accounts/registerFields';
import { switchesOf } from '@araw/contract/protection/protectionProfiles';
import { readDevice } from '#services/device/device.ts';
import type { IdentityProvider } from '#services/identity/types.ts';
import { termsQuery } from '#services/queries/termsQuery.ts';
import { registrationRequest } from './registrationRequest.ts';

type Outside = Pick<Services, 'operator' | 'queries'> & {
  queryClient: QueryClient;
  /** As the browser shows it, including the port. */
  host: string;
};

/** The registration chart's calls to the operator. */
export function registrationCalls({ operator, queries, queryClient, host }: Outside) {
  return {
    /** Includes the terms if registration is open: players can't agree to terms they can't read (REG-14). */
    async loadSettings(language: string): Promise<RegistrationSettings> {
      const terms = queryClient.fetchQuery(termsQuery(operator, 'register', language));
      // If registration is closed, nothing awaits them: avoid an unhandled rejection.
      terms.catch(() => {});
      const [registration, { identity, protection }] = await Promise.all([
        queryClient.fetchQuery(queries.registerSettings(language)),
        queryClient.fetchQuery(queries.settings()),
      ]);
      if (registration.usernameRegistration || registration.mobileRegistration) await terms;
      const { barredGroups, limitsOffered } = switchesOf(protection);
      return {
        ...registration,
        phoneVerifiedByThirdParty: identity?.phone ?? false,
        declarationAsked: barredGroups,
        limitsOffered: limitsOffered === 'registration',
      };
    },

    /** REG-07. Rejects if the operator can't be reached. */
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

    /** REG-10: the third party that sent the code verifies it. */
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
      given: { affiliateCode: string; notBarred: boolean; captchaId: string; socialIdToken: string },
      signal: AbortSignal,
    ): Promise<RegistrationOutcome> {
      const request = registrationRequest(form, { ...given, host, device: readDevice() });
      const call = form.method === 'mobile' ? operator.registerMobile : operator.register;
      // Don't use this visit's code: it differs after a trial (TRIAL-01).
      const { merchantCode } = await queryClient.fetchQuery(queries.settings());
      return outcomeOf(call(request, { signal }), {
        accepted: (value) => ({ session: sessionOf(value, merchantCode) }),
        rejected: (refused) => ({ field: fieldNamedBy(refused) }),
      });
    },
  };
}

/** The field that the operator refuses; null if it names none. */
function fieldNamedBy({ value }: CallError): RegisterField | null {
  const named = v.safeParse(refusedField, value);
  return (named.success && registerFields.find((known) => known === named.output.field)) || null;
}
