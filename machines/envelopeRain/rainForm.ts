import { envelopeLimits } from '@araw/contract/cashier/envelopeLimits';
import { isPlainText } from '@araw/contract/values/plainText';
import type { Audience, EnvelopeRain, Split } from '@araw/contract/cashier/transfers';
import { amountProblem, type AmountProblem, centavosOf, inCentavos } from '../typedAmount.ts';

/** An envelope rain being composed; `shares` and `amount` as typed. */
export interface RainForm {
  audience: Audience;
  /** For the audience `chosen`: each account gets one share. */
  accounts: readonly string[];
  /** For every other audience. */
  shares: string;
  split: Split;
  amount: string;
  greeting: string;
  hours: number;
}

/** Why a rain can't be sent, by field. */
export type RainProblem =
  | { field: 'audience' | 'shares' | 'greeting' }
  | ({ field: 'amount' } & AmountProblem);

/** The number of shares; null if none that is valid was typed. */
export function sharesOf({ audience, accounts, shares }: RainForm): number | null {
  const count = audience === 'chosen' ? accounts.length : Number(/^\d{1,4}$/.test(shares) ? shares : 0);
  const most = audience === 'chosen' ? envelopeLimits.chosen : envelopeLimits.shares;
  return count >= 1 && count <= most ? count : null;
}

/** The first field that prevents sending; null if there is none. */
export function rainProblem(
  form: RainForm,
  { direct, all, least, withdrawable }: Pick<EnvelopeRain, 'direct' | 'all' | 'least' | 'withdrawable'>,
): RainProblem | null {
  const { audience, amount, greeting } = form;
  const shares = sharesOf(form);
  const isNobody = (audience === 'direct' && direct === 0) || (audience === 'all' && all === 0);
  if (isNobody || (audience === 'chosen' && shares === null)) return { field: 'audience' };
  if (shares === null) return { field: 'shares' };
  const limits = { least: (inCentavos(least) * shares) / 100, most: withdrawable, withdrawable };
  const problem = amountProblem(amount, limits);
  if (problem) return { field: 'amount', ...problem };
  return isPlainText(greeting) && greeting.length <= envelopeLimits.greeting ? null : { field: 'greeting' };
}

/** The sums of a valid rain, in pesos. */
export interface RainSums {
  shares: number;
  /** Goes on hold right away. */
  held: number;
  /** The remainder that can't be shared equally and stays with the agent. */
  kept: number;
  /** The smallest and largest possible share. */
  smallest: number;
  largest: number;
}

/** Calculated the way the operator does; null while shares or amount are missing. */
export function rainSums(form: RainForm, least: number): RainSums | null {
  const shares = sharesOf(form);
  const total = centavosOf(form.amount);
  if (shares === null || total === null || total < inCentavos(least) * shares) return null;
  if (form.split === 'equal') {
    const each = Math.floor(total / shares);
    const held = each * shares;
    return {
      shares,
      held: held / 100,
      kept: (total - held) / 100,
      smallest: each / 100,
      largest: each / 100,
    };
  }
  const smallest = shares === 1 ? total : inCentavos(least);
  const largest = total - (shares - 1) * inCentavos(least);
  return { shares, held: total / 100, kept: 0, smallest: smallest / 100, largest: largest / 100 };
}
