import { plainSigns, readName } from './typedText.ts';

/** Most digits of a code sent by SMS or e-mail (LOGIN-02). */
export const longestCode = 10;
/** Longer numbers in a message are phone numbers, references and the like. */
const longestInMessage = 8;

/** The code in a text, or why it can't be determined. */
export type CodeReading = { code: string } | { problem: 'none' | 'several' };

/** Digits with separators, such as 123-456, or the code from a whole message. Never chooses between two different codes. */
export function codeOf(typed: string): CodeReading {
  const text = plainSigns(typed);
  const bare = text.replace(/[\s\p{Pd}._·]/gu, '');
  const isBare = /^\d*$/.test(bare);
  if (isBare && bare.length <= longestCode) return { code: bare };
  const [code, ...others] = new Set(isBare ? [once(bare)].filter((only) => only !== null) : codesIn(text));
  if (code === undefined) return { problem: 'none' };
  return others.length === 0 ? { code } : { problem: 'several' };
}

/** A code pasted, dictated or autofilled twice counts once; null for other digits. */
const once = (digits: string): string | null =>
  (/^(\d{4,10})\1$/.exec(digits) ?? /^(\d{4,10}?)\1{2,}$/.exec(digits))?.[1] ?? null;

/** The intended code, or the text unchanged if it can't be determined. */
export function readCode(typed: string): string {
  const read = codeOf(typed);
  return 'code' in read ? read.code : typed.trim();
}

const links = /\b(?:https?:\/\/|www\.)\S+/gi;
const numbers = /\d+(?:[ .,:/\p{Pd}]\d+)*/gu;
const moneyBefore = /(?:[+₱$€%]|\bphp|\bp)\s?$/i;
const moneyAfter = /^\s?(?:%|₱|php|pesos?|piso|[kmg]b)(?!\p{L})/iu;
const yearAfter =
  /(?:©|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?,?(?: \d{1,2},?)?)\s*$/i;

/** Numbers in a message that could be its code: no amounts, dates, times, phone numbers or parts of links. */
function codesIn(message: string): string[] {
  const text = message.replace(links, ' ');
  return Array.from(text.matchAll(numbers)).flatMap(({ 0: number, index }) => {
    const [start, end] = [text.slice(0, index), text.slice(index + number.length)];
    if (moneyBefore.test(start) || moneyAfter.test(end) || /[.,:/]/.test(number)) return [];
    const groups = number.split(/[^\d]/);
    if (groups.length === 2 && /^(\d{3}\D\d{3}|\d{4}\D\d{4})$/.test(number)) return [groups.join('')];
    if (groups.length > 3 && groups.every((digit) => digit.length === 1)) return [groups.join('')];
    // A phone number, or a date.
    if (groups.length > 2 || /\d\p{Pd}/u.test(number)) return [];
    const isYear = (digits: string, place: number) =>
      digits.length === 4 && yearAfter.test(place > 0 ? `${start}${groups[0]} ` : start);
    return groups
      .filter((digits, place) => digits.length >= 4 && !isYear(digits, place))
      .map((digits) => (digits.length <= longestInMessage ? digits : once(digits)))
      .filter((digits) => digits !== null);
  });
}

const codeInLink = /[?&](?:affiliateCode|code)=([^&#\s]+)/gi;

/** An invitation code, also from its link; unchanged if links contain different codes. */
export function readInvitation(typed: string): string {
  const plain = readName(typed);
  const codes = new Set(Array.from(plain.matchAll(codeInLink), ([, code = '']) => decoded(code)));
  const [only] = codes;
  return codes.size === 1 && only !== undefined ? readName(only) : plain;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
