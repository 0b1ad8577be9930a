import { createHash } from 'node:crypto';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { PayoutKind } from '@araw/contract/cashier/payoutAccounts';
import { isPhilippineMobile, philippineMobile } from '@araw/contract/values/philippineMobile';
import { readAccountNumber, readMobile } from '@araw/contract/values/typedContact';
import { say } from '#operator/words/say.ts';

export interface Institution {
  code: string;
  kind: PayoutKind;
  name: string;
  /** For the form; `read` decides. */
  pattern: string;
  /** In a language given by `languageKey`. */
  hint(language: string): string;
  /** The number as sent to the provider; null if it isn't one of the institution's numbers. */
  read(typed: string): string | null;
}

function readWallet(typed: string): string | null {
  const number = parsePhoneNumberFromString(readMobile(typed), {
    defaultCountry: 'PH',
    extract: false,
  });
  if (!number?.isValid() || number.countryCallingCode !== '63' || number.ext) return null;
  return isPhilippineMobile(number.nationalNumber) ? `0${number.nationalNumber}` : null;
}

const eWallet = (code: string, name: string): Institution => ({
  code,
  kind: 'eWallet',
  name,
  pattern: `^0?${philippineMobile}$`,
  hint: (language) => say('payoutHints.eWallet', language),
  read: readWallet,
});

function bank(code: string, name: string, lengths: readonly number[]): Institution {
  const [digits = 0, more] = lengths;
  return {
    code,
    kind: 'bank',
    name,
    pattern: `^(${lengths.map((length) => `[0-9]{${length}}`).join('|')})$`,
    hint: (language) =>
      more === undefined
        ? say('payoutHints.bank', language, { count: digits })
        : say('payoutHints.bankOr', language, { digits, count: more }),
    read(typed) {
      const number = readAccountNumber(typed);
      return /^\d+$/.test(number) && !/^0+$/.test(number) && lengths.includes(number.length) ? number : null;
    },
  };
}

const usdt: Institution = {
  code: 'USDT-TRC20',
  kind: 'crypto',
  name: 'USDT (TRC-20)',
  pattern: '^T[1-9A-HJ-NP-Za-km-z]{33}$',
  hint: (language) => say('payoutHints.crypto', language),
  read(typed) {
    const address = readAccountNumber(typed);
    return isTronAddress(address) ? address : null;
  },
};

const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();

/** Base58 of 0x41, twenty bytes, and the first four of the SHA-256 of the SHA-256 of both. */
function isTronAddress(address: string): boolean {
  if (!/^T[1-9A-HJ-NP-Za-km-z]{33}$/.test(address)) return false;
  const value = Array.from(address).reduce((sum, sign) => sum * 58n + BigInt(alphabet.indexOf(sign)), 0n);
  const bytes = Buffer.from(value.toString(16).padStart(50, '0'), 'hex');
  const body = bytes.subarray(0, 21);
  return (
    bytes.length === 25 && body[0] === 0x41 && sha256(sha256(body)).subarray(0, 4).equals(bytes.subarray(21))
  );
}

export const institutions: readonly Institution[] = [
  eWallet('GCASH', 'GCash'),
  eWallet('MAYA', 'Maya'),
  bank('BPI', 'BPI', [10]),
  bank('BDO', 'BDO', [10, 12]),
  bank('UBP', 'UnionBank', [12]),
  bank('MBTC', 'Metrobank', [13]),
  bank('LBP', 'Landbank', [10]),
  bank('SBC', 'Security Bank', [13]),
  usdt,
];

export const institutionOf = (code: string): Institution | undefined =>
  institutions.find((one) => one.code === code);
