import { useSmsCode } from './useSmsCode.ts';

const self = { address: '', countryDialingCode: '' };

/** The button for a code that proves a player's identity, sent to their own email address or mobile number. */
export function useOwnCode(by: string, onCode: (digits: string) => void) {
  const toSelf = { recipient: self, onInvalidRecipient: () => {}, onCode };
  const byMail = useSmsCode({ purpose: 'ownByMail', ...toSelf });
  const bySms = useSmsCode({ purpose: 'ownBySms', ...toSelf });
  return by === 'sms' ? bySms : byMail;
}
