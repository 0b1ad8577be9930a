import { compilePattern } from '#services/patterns.ts';
import type { PayoutAccounts } from '#services/contract/payoutAccounts.ts';

export type Institution = PayoutAccounts['institutions'][number];

/** A number as it is written down: with spaces and hyphens, full-width digits, or the country before a mobile number. */
export function plainNumber(typed: string, { kind }: Pick<Institution, 'kind'>): string {
  const plain = typed.normalize('NFKC').replace(/[\s-]/g, '');
  return kind === 'eWallet' ? plain.replace(/^(\+?63)(?=9)/, '0') : plain;
}

/** Whether a plain number has the form of its institution; one whose pattern cannot be run is the operator's to judge. */
export const hasForm = (plain: string, { pattern }: Pick<Institution, 'pattern'>): boolean =>
  plain !== '' && compilePattern(pattern)?.test(plain) !== false;
