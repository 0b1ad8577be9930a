import { apostrophes, dashes, halfWidth, plainSigns, readLine, readName, unseen } from './typedText.ts';

// A module of its own: the first visit reads the name in a link and must not load the readers of numbers and addresses.

/** A mobile number without separators: `00 63 (0)917-123 4567` becomes +639171234567. */
export function readMobile(typed: string): string {
  const plain = plainSigns(typed)
    .replace(/^tel:/i, '')
    .replace(dashes, '-')
    .replace(/[\s\-./\u00b7]/g, '')
    .replace(/^00(?=[1-9])/, '+')
    .replace(/^(\(?\+?\d{1,3}\)?)\(0\)/, '$1')
    .replace(/[()]/g, '');
  return /^\+?\d+$/.test(plain) ? plain : readLine(typed);
}

/** Removes spaces and hyphens from an account, card or wallet number. */
export function readAccountNumber(typed: string): string {
  const plain = plainSigns(typed).replace(dashes, '-').replace(/[\s-]/g, '');
  return /^\d+(?:\.\d+)+$/.test(plain) ? plain.replaceAll('.', '') : plain;
}

/** The address from a link or from `Maria <maria@example.com>`, without the sentence's trailing full stop or comma. */
export function readEmail(typed: string): string {
  const plain = halfWidth(typed.normalize('NFC').replace(unseen, '')).replace(apostrophes, "'").trim();
  const enclosed = /^[^<>]*<([^<>]+)>[.,;]?$/.exec(plain)?.[1] ?? plain;
  return enclosed
    .replace(/^mailto:([^?]*)(?:\?.*)?$/i, '$1')
    .replace(/\s*([@.])\s*/g, '$1')
    .replace(/[.,;]+$/, '')
    .trim();
}

/** A username, or an e-mail address. */
export const readAccount = (typed: string): string =>
  /[@\uff20]/.test(typed) ? readEmail(typed) : readName(typed);
