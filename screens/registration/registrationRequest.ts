import type { RegistrationForm } from '#machines/registration/registration.machine.ts';
import type { CallRequest } from '@araw/contract/calls/calls';
import { registerFields } from '@araw/contract/accounts/registerFields';
import { registerReaders } from '@araw/contract/accounts/typedRegistration';
import { registerMethodOf } from '#screens/shared/form/registerMethod.ts';
import type { Device } from '#services/device/device.ts';

interface Surroundings {
  affiliateCode: string;
  notBarred: boolean;
  /** The id of the answered captcha; '' without one. */
  captchaId: string;
  /** The token of the social account to link; '' without one. */
  socialIdToken: string;
  /** As the browser shows it, including the port. */
  host: string;
  device: Pick<Device, 'system' | 'standalone' | 'nativeApp'>;
}

/** The request to send (REG-10): normalised texts, passwords exactly as typed. */
export function registrationRequest(
  { values, birthDate, countryDialingCode, termsVersion, phoneProof }: RegistrationForm,
  { affiliateCode, notBarred, captchaId, socialIdToken, host, device }: Surroundings,
): CallRequest<'register'> {
  const texts = registerFields
    .filter((field) => values[field])
    .map((field) => [field, registerReaders[field](values[field] ?? '')] as const);
  return {
    ...Object.fromEntries(texts),
    ...(affiliateCode !== '' && { affiliateCode }),
    ...(values.captcha && { captchaId }),
    ...(birthDate !== '' && { birthDate }),
    ...(socialIdToken !== '' && { firebaseIdToken: socialIdToken }),
    // The call takes one proof. The phone's wins, because there is no account without it.
    ...(phoneProof && { firebaseChannel: 'sms' as const, ...phoneProof }),
    type: 0,
    countryDialingCode,
    registerUrl: host,
    domain: host,
    registerMethod: registerMethodOf(device),
    agreed: true,
    ...(notBarred && { notBarred }),
    termsVersion,
  };
}
