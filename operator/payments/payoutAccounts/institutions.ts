import { createHash } from 'node:crypto';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { PayoutKind } from '#services/contract/payoutAccounts.ts';
import type { Words } from '../message.ts';

export interface Institution {
  code: string;
  kind: PayoutKind;
  name: string;
  /** For the form; `read` decides. */
  pattern: string;
  hint: Words;
  /** The number as the provider is told it; null for what is none of its numbers. */
  read(typed: string): string | null;
}

/** Full-width digits, spaces and hyphens are as good as plain digits. */
const plain = (typed: string) => typed.normalize('NFKC').replace(/[\s-]/g, '');

function readMobile(typed: string): string | null {
  const number = parsePhoneNumberFromString(typed.normalize('NFKC').trim(), {
    defaultCountry: 'PH',
    extract: false,
  });
  if (!number?.isValid() || number.countryCallingCode !== '63' || number.ext) return null;
  return /^9\d{9}$/.test(number.nationalNumber) ? `0${number.nationalNumber}` : null;
}

const eWallet = (code: string, name: string): Institution => ({
  code,
  kind: 'eWallet',
  name,
  pattern: '^0?9[0-9]{9}$',
  hint: {
    EN: 'Mobile number, such as 0917 123 4567',
    CN: '手机号码，例如 0917 123 4567',
    TH: 'เบอร์มือถือ เช่น 0917 123 4567',
    VI: 'Số di động, ví dụ 0917 123 4567',
    TY: 'Mobile number, gaya ng 0917 123 4567',
    AR: 'رقم جوال، مثل ‎0917 123 4567',
  },
  read: readMobile,
});

function bank(code: string, name: string, lengths: readonly number[]): Institution {
  const either = (or: string) => lengths.join(` ${or} `);
  return {
    code,
    kind: 'bank',
    name,
    pattern: `^(${lengths.map((length) => `[0-9]{${length}}`).join('|')})$`,
    hint: {
      EN: `${either('or')} digits`,
      CN: `${either('或')} 位数字`,
      TH: `ตัวเลข ${either('หรือ')} หลัก`,
      VI: `${either('hoặc')} chữ số`,
      TY: `${either('o')} na numero`,
      AR: `${either('أو')} رقمًا`,
    },
    read(typed) {
      const number = plain(typed);
      return /^\d+$/.test(number) && !/^0+$/.test(number) && lengths.includes(number.length) ? number : null;
    },
  };
}

const usdt: Institution = {
  code: 'USDT-TRC20',
  kind: 'crypto',
  name: 'USDT (TRC-20)',
  pattern: '^T[1-9A-HJ-NP-Za-km-z]{33}$',
  hint: {
    EN: 'Address on TRON: 34 characters, beginning with T',
    CN: 'TRON 地址：以 T 开头的 34 个字符',
    TH: 'ที่อยู่บน TRON: 34 ตัวอักษร ขึ้นต้นด้วย T',
    VI: 'Địa chỉ TRON: 34 ký tự, bắt đầu bằng T',
    TY: 'Address sa TRON: 34 na karakter, nagsisimula sa T',
    AR: 'عنوان على TRON: ‏34 رمزًا يبدأ بحرف T',
  },
  read(typed) {
    const address = typed.trim();
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
