import { readAccountNumber, readMobile } from '@araw/contract/values/typedContact';
import { compilePattern } from '@araw/contract/values/patterns';
import type { PayoutAccounts } from '@araw/contract/cashier/payoutAccounts';

export type Institution = PayoutAccounts['institutions'][number];

/** Normalises a typed number: spaces, hyphens, any script's digits, and a mobile number's country code. */
export function plainNumber(typed: string, { kind }: Pick<Institution, 'kind'>): string {
  return kind === 'eWallet' ? readMobile(typed).replace(/^\+?630?(?=[89])/, '0') : readAccountNumber(typed);
}

/** Whether a plain number fits its institution's pattern. If the pattern doesn't compile, the operator decides. */
export const hasForm = (plain: string, { pattern }: Pick<Institution, 'pattern'>): boolean =>
  plain !== '' && compilePattern(pattern)?.test(plain) !== false;
