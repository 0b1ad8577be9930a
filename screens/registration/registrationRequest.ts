import type { RegistrationForm } from '#machines/registration/registration.machine.ts';
import type { CallRequest } from '#services/contract/calls.ts';
import type { RegisterField } from '#services/contract/member.ts';
import { registerFields } from '#services/contract/registerFields.ts';
import { registerMethodOf } from '#screens/shared/form/registerMethod.ts';
import type { Device } from '#services/device/device.ts';
import { secretFields } from './registrationFields.ts';

interface Surroundings {
  affiliateCode: string;
  /** Of the picture that was answered; '' without one. */
  captchaId: string;
  /** Of a social account that is to be linked; '' without one. */
  socialIdToken: string;
  /** As the browser shows it, with its port. */
  host: string;
  device: Pick<Device, 'system' | 'standalone' | 'nativeApp'>;
}

/** What is sent (REG-10): texts trimmed, passwords as they are. */
export function registrationRequest(
  { values, birthDate, countryDialingCode, termsVersion, phoneProof }: RegistrationForm,
  { affiliateCode, captchaId, socialIdToken, host, device }: Surroundings,
): CallRequest<'register'> {
  const texts = registerFields
    .filter((field) => values[field])
    .map((field) => [field, sent(field, values[field] ?? '')] as const);
  return {
    ...Object.fromEntries(texts),
    ...(affiliateCode !== '' && { affiliateCode }),
    ...(values.captcha && { captchaId }),
    ...(birthDate !== '' && { birthDate }),
    ...(socialIdToken !== '' && { firebaseIdToken: socialIdToken }),
    // The call has room for one proof: without the phone's there is no account.
    ...(phoneProof && { firebaseChannel: 'sms' as const, ...phoneProof }),
    type: 0,
    countryDialingCode,
    registerUrl: host,
    domain: host,
    registerMethod: registerMethodOf(device),
    agreed: true,
    termsVersion,
  };
}

const isSecret = (field: RegisterField) => secretFields.some((secret) => secret === field);
const sent = (field: RegisterField, value: string) => (isSecret(field) ? value : value.trim());
