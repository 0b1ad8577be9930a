import { CallError } from '#services/client/callError.ts';
import type { IdentityProvider } from '#services/identity/types.ts';
import { loadMobileNumbers } from '#services/mobileNumber.ts';
import type { SendCode } from '#screens/shared/form/smsCodeActors.ts';

/** Sends codes through the identity provider instead of the operator (LOGIN-08). */
export const sendByIdentity =
  (identity: IdentityProvider | null): SendCode =>
  async (_operator, { address, countryDialingCode, humanCheck }, options) => {
    const numbers = await loadMobileNumbers().catch(() => null);
    if (!identity || !numbers) throw new CallError({ call: 'sendLoginCode', kind: 'offline' });
    const e164 = numbers.read(address, countryDialingCode, [])?.e164 ?? '';
    const signal = options.signal ?? new AbortController().signal;
    return identity.sendPhoneCode({ mobileNo: address, e164, countryDialingCode, humanCheck }, signal);
  };
