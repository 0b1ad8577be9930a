/** A number as one person has it, however it was typed. */
export interface MobileNumber {
  /** +639170000001 */
  e164: string;
  /** 9170000001 */
  national: string;
}

export interface MobileNumbers {
  /**
   * The number that was meant by 0917…, +63…, 63…, with spaces and dashes or in full-width digits; null for what is
   * none. `served` are the dialing codes that the operator serves, without a plus; all of them when empty.
   */
  read(typed: string, dialingCode: string, served: readonly string[]): MobileNumber | null;
}

/** The metadata of the world's numbers, loaded when a number is asked for. Rejects when the chunk does not come. */
export async function loadMobileNumbers(): Promise<MobileNumbers> {
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/min');
  return {
    read(typed, dialingCode, served) {
      const number = parsePhoneNumberFromString(typed.trim(), {
        defaultCallingCode: dialingCode.replace(/^\+/, ''),
        extract: false,
      });
      if (!number?.isValid() || number.ext) return null;
      if (served.length > 0 && !served.includes(number.countryCallingCode)) return null;
      return { e164: number.number, national: number.nationalNumber };
    },
  };
}
