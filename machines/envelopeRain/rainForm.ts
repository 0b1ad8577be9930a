import { envelopeLimits } from '#services/contract/envelopeLimits.ts';
import { isPlainText } from '#services/contract/plainText.ts';
import type { Audience, EnvelopeRain, Split } from '#services/contract/transfers.ts';
import { amountProblem, type AmountProblem, centavosOf, inCentavos } from '../typedAmount.ts';

/** An envelope rain as it is composed; `shares` and `amount` as they were typed. */
export interface RainForm {
  audience: Audience;
  /** Of the chosen, who get a share each. */
  accounts: readonly string[];
  /** Of all others. */
  shares: string;
  split: Split;
  amount: string;
  greeting: string;
  hours: number;
}

/** What cannot be sent, by the field that it stands in. */
export type RainProblem =
  | { field: 'audience' | 'shares' | 'greeting' }
  | ({ field: 'amount' } & AmountProblem);

/** How many shares there are; null where no such number was typed. */
export function sharesOf({ audience, accounts, shares }: RainForm): number | null {
  const count = audience === 'chosen' ? accounts.length : Number(/^\d{1,4}$/.test(shares) ? shares : 0);
  const most = audience === 'chosen' ? envelopeLimits.chosen : envelopeLimits.shares;
  return count >= 1 && count <= most ? count : null;
}

/** Why a rain cannot be sent, by the first of its fields; null where it can. */
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

/** Of a rain that can be sent, in pesos. */
export interface RainSums {
  shares: number;
  /** What is set aside at once. */
  held: number;
  /** What cannot be shared equally, and stays with the agent. */
  kept: number;
  /** The smallest and the largest share that somebody can find. */
  smallest: number;
  largest: number;
}

/** As the operator shares it; null while shares or amount are missing. */
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
