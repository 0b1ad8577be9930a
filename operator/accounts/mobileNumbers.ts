import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { Refusal } from '#packages/server/http/refusal.ts';
import type { Merchant } from '#operator/system/merchants.ts';
import type { ParsedRequest } from '#services/contract/calls.ts';
import { fits } from './rules.ts';

/** Characters that a number may be typed with (LOGIN-02). */
const longest = 20;

export interface MobileNumber {
  /** +639170000001: what one person's number is kept and compared as. */
  e164: string;
  /** 9170000001 */
  national: string;
}

/**
 * The number that was meant, however it was typed: 0917…, +63…, 63…, with spaces and dashes, in full-width digits.
 * Null for what is no number, no mobile number, or a number of a country that the merchant does not serve.
 */
export function readMobileNumber(
  typed: string,
  dialingCode: string,
  { registerSettings }: Pick<Merchant, 'registerSettings'>,
): MobileNumber | null {
  const defaultCallingCode = dialingCode.replace(/^\+/, '');
  const served = registerSettings.dialingCodes.map(({ code }) => code);
  if (typed.length > longest || !served.includes(defaultCallingCode)) return null;
  const number = parsePhoneNumberFromString(typed.trim(), { defaultCallingCode, extract: false });
  if (!number?.isValid() || number.ext || !served.includes(number.countryCallingCode)) return null;
  if (!fits(registerSettings.loginRules.loginMobileNum, number.nationalNumber)) return null;
  return { e164: number.number, national: number.nationalNumber };
}

/** The same for a call that needs one. Refuses with `mobileInvalid`. */
export function requireMobileNumber(
  { mobileNo, mobileNum, countryDialingCode }: Omit<ParsedRequest<'sendLoginCode'>, 'humanCheck'>,
  merchant: Merchant,
): MobileNumber {
  const number = readMobileNumber(mobileNo ?? mobileNum ?? '', countryDialingCode, merchant);
  if (!number) throw new Refusal('mobileInvalid', { value: { field: 'mobileNum' } });
  return number;
}
