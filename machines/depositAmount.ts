import type { DepositQuote, PaymentMethod } from '@araw/contract/cashier/deposits';
import { inCentavos } from './typedAmount.ts';

/** What is wrong with an amount, with the limit in pesos that it breaks. */
export type AmountProblem =
  | { kind: 'missing' }
  | { kind: 'malformed' }
  | { kind: 'least'; amount: number }
  | { kind: 'most'; amount: number };

type Bounds = Pick<PaymentMethod, 'least' | 'most'>;

/** Digits with at most two decimals: no sign, exponent or grouping (CASH-02). */
const amountForm = /^\d{1,12}(\.\d{1,2})?$/;
const beginningOfAmount = /^\d{0,12}(\.\d{0,2})?$/;

/** Why a typed amount can't be ordered; null if it can. Without a method there are no limits. */
export function problemOf(text: string, bounds: Bounds | null): AmountProblem | null {
  if (text === '') return { kind: 'missing' };
  if (!amountForm.test(text)) return { kind: 'malformed' };
  if (bounds === null) return null;
  const centavos = inCentavos(Number(text));
  if (centavos < inCentavos(bounds.least)) return { kind: 'least', amount: bounds.least };
  return centavos > inCentavos(bounds.most) ? { kind: 'most', amount: bounds.most } : null;
}

/** Whether more typing can't fix it, so it is reported at once; don't complain about a number still being typed. */
export const isHopeless = (text: string, bounds: Bounds | null): boolean =>
  !beginningOfAmount.test(text) || problemOf(text, bounds)?.kind === 'most';

/** The parts of a quote that players rely on: not its id or clock-dependent values. Refusals are shown separately. */
const countedOn = ({
  id: _id,
  endsAt: _endsAt,
  promotionRefusal: _refusal,
  rate,
  promotion,
  ...rest
}: DepositQuote) =>
  JSON.stringify({ ...rest, pesos: rate?.pesos, promotion: promotion && { ...promotion, playBy: null } });

/** Whether a player who saw one quote would be surprised by the other. */
export const differs = (one: DepositQuote, other: DepositQuote): boolean =>
  countedOn(one) !== countedOn(other);
