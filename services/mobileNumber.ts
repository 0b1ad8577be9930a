import { readMobile } from '@araw/contract/values/typedContact';

/** A mobile number in its standard forms. */
export interface MobileNumber {
  /** +639170000001 */
  e164: string;
  /** 9170000001 */
  national: string;
}

export interface MobileNumbers {
  /**
   * Parses 0917…, +63…, 0063… and 63…, normalised by `readMobile`; null if it isn't a number. `served` lists the
   * dialling codes that the operator serves, without a plus; empty means all.
   */
  read(typed: string, dialingCode: string, served: readonly string[]): MobileNumber | null;
}

/** Number metadata for all countries, loaded on demand. Rejects if the chunk fails to load. */
export async function loadMobileNumbers(): Promise<MobileNumbers> {
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/min');
  return {
    read(typed, dialingCode, served) {
      const number = parsePhoneNumberFromString(readMobile(typed), {
        defaultCallingCode: dialingCode.replace(/^\+/, ''),
        extract: false,
      });
      if (!number?.isValid() || number.ext) return null;
      if (served.length > 0 && !served.includes(number.countryCallingCode)) return null;
      return { e164: number.number, national: number.nationalNumber };
    },
  };
}
