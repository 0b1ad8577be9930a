import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { Refusal } from '@araw/server/http/refusal';
import type { Merchant } from '#operator/system/merchants.ts';
import type { ParsedRequest } from '@araw/contract/calls/calls';
import { readMobile } from '@araw/contract/values/typedContact';
import { fits } from './rules.ts';

/** Characters of a number without separators (LOGIN-02). */
const longest = 20;

export interface MobileNumber {
  /** +639170000001: the form that is stored and compared. */
  e164: string;
  /** 9170000001 */
  national: string;
}

/**
 * The intended number however it was typed (`readMobile`): 0917…, +63…, 0063…, 63…, with separators, hidden marks or
 * digits of other scripts. Null for anything but a mobile number of a country that the merchant serves.
 */
export function readMobileNumber(
  typed: string,
  dialingCode: string,
  { registerSettings }: Pick<Merchant, 'registerSettings'>,
): MobileNumber | null {
  const defaultCallingCode = dialingCode.replace(/^\+/, '');
  const served = registerSettings.dialingCodes.map(({ code }) => code);
  const plain = readMobile(typed);
  if (plain.length > longest || !served.includes(defaultCallingCode)) return null;
  const number = parsePhoneNumberFromString(plain, { defaultCallingCode, extract: false });
  if (!number?.isValid() || number.ext || !served.includes(number.countryCallingCode)) return null;
  if (!fits(registerSettings.loginRules.loginMobileNum, number.nationalNumber)) return null;
  return { e164: number.number, national: number.nationalNumber };
}

/** The same, but refuses with `mobileInvalid` instead of null. */
export function requireMobileNumber(
  { mobileNo, mobileNum, countryDialingCode }: Omit<ParsedRequest<'sendLoginCode'>, 'humanCheck'>,
  merchant: Merchant,
): MobileNumber {
  const number = readMobileNumber(mobileNo ?? mobileNum ?? '', countryDialingCode, merchant);
  if (!number) throw new Refusal('mobileInvalid', { value: { field: 'mobileNum' } });
  return number;
}
