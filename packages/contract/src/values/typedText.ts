/**
 * Normalises what people type, paste, dictate or autofill, where the intention is certain (DEV-04): the app reads its
 * fields with these functions, and the operator its requests. Each is idempotent, and returns what it can't read
 * unchanged, for the field's rule to refuse. docs/typing.md lists the spellings. Never pass passwords through here.
 */

/** Marks that reorder, join or hide text: contacts, messengers and mail programs add them to copied text. */
export const unseen = /[\p{Cf}\ufe00-\ufe0f]/gu;
const unseenEdges = /^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu;
/** Distance from a full-width character to its plain one. */
const fullWidthOffset = 0xfee0;

export const dashes = /[\p{Pd}\u2212]/gu;
export const apostrophes = /[\u2018\u2019\u201b\u02bc\u02b9\u2032\u00b4\u0060\uff07]/g;

/** Digits of every script as 0 to 9. The ten digits of a script always have consecutive code points, starting at zero. */
export const latinDigits = (typed: string): string => typed.replace(/(?![0-9])\p{Nd}/gu, digitValue);

function digitValue(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}

/** Full-width letters, digits and signs, as typed on East Asian keyboards, as plain ones. */
export const halfWidth = (typed: string): string =>
  typed
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - fullWidthOffset))
    .replaceAll('\u3000', ' ');

/** Plain digits and signs without marks, for numbers and codes, in which marks have no meaning. */
export const plainSigns = (typed: string): string => latinDigits(halfWidth(typed.replace(unseen, ''))).trim();

/** One line for others to read: composed, trimmed of spaces and marks. Marks inside stay, to be refused. */
export const readLine = (typed: string): string => typed.normalize('NFC').replace(unseenEdges, '');

/** A username, or another single word of plain letters. */
export const readName = (typed: string): string => readLine(latinDigits(halfWidth(typed)));

/** A person's name as banks write it: uniform apostrophes and hyphens, single spaces. */
export const readPersonName = (typed: string): string =>
  readLine(halfWidth(typed))
    .replace(apostrophes, "'")
    .replace(dashes, '-')
    .replace(/[\p{Zs}\t]+/gu, ' ');

/** Only the digits, for inputs that accept nothing else. */
export const readDigits = (typed: string): string => plainSigns(typed).replace(/\D/g, '');
