import { dashes, plainSigns } from './typedText.ts';

/**
 * Why an amount can't be read: it isn't one; its single point or comma could separate thousands or decimals; it has more
 * than two decimals.
 */
export type AmountFault = 'malformed' | 'unclear' | 'tooFine';
type AmountReading = { amount: string } | { fault: AmountFault };

const malformed: AmountReading = { fault: 'malformed' };
const currency = String.raw`(?:₱|php|p)`;
const before = new RegExp(String.raw`^${currency}(?:\.\s+|\s*)`, 'i');
const after = /\s*(?:₱|php|pesos?|piso)\.?$/i;

/** Strips everything but digits and separators; '' for a currency alone. */
const figuresOf = (typed: string): string =>
  plainSigns(typed)
    .replace(before, '')
    .replace(after, '')
    .replace(/[\u3002\uff61]/g, '.')
    .replace(/[\u060c\u3001\uff64]/g, ',')
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/\s/g, ' ')
    .replace(/[.,\u066b]+$/, '');

/**
 * An amount of pesos as digits with a decimal point (CASH-02), from `₱1,000.00`, `1.000,00`, `1 000`, `100,50` and
 * digits of other scripts. A point before exactly three digits is ambiguous: never guess.
 */
function amountOf(typed: string): AmountReading {
  const text = figuresOf(typed);
  if (text === '') return { amount: '' };
  if (!/^[\d., '\u066b\u066c]+$/.test(text) || !/\d/.test(text)) return malformed;
  const signs = text.replace(/\d/g, '');
  const last = signs.at(-1);
  if (last === undefined) return { amount: text };
  const at = text.lastIndexOf(last);
  const [whole, decimals] = [text.slice(0, at), text.slice(at + 1)];
  const isAlone = signs.length === 1;
  const mayBeThousands = /^[1-9]\d{0,2}$/.test(whole) && decimals.length === 3;

  if (last === '\u066b') return joined(whole, decimals);
  const isDecimal = (last === '.' || last === ',') && !signs.slice(0, -1).includes(last);
  if (!isDecimal) return grouped(text, last);
  if (!isAlone || last === '.')
    return isAlone && mayBeThousands ? { fault: 'unclear' } : joined(whole, decimals);
  if (mayBeThousands) return { amount: whole + decimals };
  return decimals.length > 3 ? malformed : joined(whole, decimals);
}

function joined(whole: string, decimals: string): AmountReading {
  const sign = /\D/.exec(whole)?.[0];
  const read = sign === undefined ? { amount: whole || '0' } : grouped(whole, sign);
  if ('fault' in read) return read;
  return decimals.length > 2 ? { fault: 'tooFine' } : { amount: `${read.amount}.${decimals}` };
}

/** Thousands separated by one sign; commas may also group in the Indian way: 1,00,000. */
function grouped(text: string, sign: string): AmountReading {
  const groups = text.split(sign);
  const [first = '', ...rest] = groups;
  const isPlain = groups.every((group) => /^\d+$/.test(group)) && /^[1-9]\d{0,2}$/.test(first);
  const isThousands = rest.every((group) => group.length === 3);
  const isLakhs =
    sign === ',' &&
    first.length <= 2 &&
    rest.length > 1 &&
    rest.every((group, place) => group.length === (place === rest.length - 1 ? 3 : 2));
  return isPlain && (isThousands || isLakhs) ? { amount: groups.join('') } : malformed;
}

/** The intended amount, or the text unchanged if it is uncertain. */
export function readAmount(typed: string): string {
  const read = amountOf(typed);
  return 'amount' in read ? read.amount : typed.trim();
}

/** Why the text is not an amount, including too many digits. */
export function amountFault(typed: string): AmountFault | null {
  const read = amountOf(typed);
  if ('fault' in read) return read.fault;
  return /^\d{1,12}(?:\.\d{1,2})?$/.test(read.amount) ? null : 'malformed';
}

/** A rate in %: rates have no thousands, so a comma is a decimal one. */
export function readRate(typed: string): string {
  const plain = plainSigns(typed)
    .replace(/\s*[%\u066a]$/, '')
    .replace(/[,\u066b\u060c\u3002]/g, '.');
  return /^\d*\.?\d*$/.test(plain) ? plain.replace(/^\./, '0.').replace(/\.$/, '') : typed.trim();
}

/** A count: it has no decimals, so any separator of three digits separates thousands. */
export function readCount(typed: string): string {
  const plain = plainSigns(typed);
  const [, first, rest] = /^(\d{1,3})((?:[., '\u2019\u066c\u00a0\u202f]\d{3})+)$/.exec(plain) ?? [];
  return first === undefined || rest === undefined ? plain : first + rest.replace(/\D/g, '');
}

/** A day with the year first, as YYYY-MM-DD; other orders are ambiguous and stay unchanged. */
export function readDay(typed: string): string {
  const plain = plainSigns(typed).replace(dashes, '-');
  const [, year = '', month = '', day = ''] =
    /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})日?$/.exec(plain) ?? [];
  return year === '' ? plain : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
