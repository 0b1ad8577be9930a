import type { DepositQuote, PaymentMethod } from '#services/contract/deposits.ts';
import { inCentavos } from '../typedAmount.ts';

/** What is wrong with an amount, with the bound in pesos that it does not keep. */
export type AmountProblem =
  | { kind: 'missing' }
  | { kind: 'malformed' }
  | { kind: 'least'; amount: number }
  | { kind: 'most'; amount: number };

type Bounds = Pick<PaymentMethod, 'least' | 'most'>;

/** Digits with at most two decimals: no sign, no exponent, no groups (CASH-02). */
const amountForm = /^\d{1,12}(\.\d{1,2})?$/;
const beginningOfAmount = /^\d{0,12}(\.\d{0,2})?$/;

/** What keeps a typed amount from being ordered; null when nothing does. Without a method there are no bounds. */
export function problemOf(text: string, bounds: Bounds | null): AmountProblem | null {
  if (text === '') return { kind: 'missing' };
  if (!amountForm.test(text)) return { kind: 'malformed' };
  if (bounds === null) return null;
  const centavos = inCentavos(Number(text));
  if (centavos < inCentavos(bounds.least)) return { kind: 'least', amount: bounds.least };
  return centavos > inCentavos(bounds.most) ? { kind: 'most', amount: bounds.most } : null;
}

/** Whether typing on cannot mend it, so that it is told at once; one who has just begun is told nothing. */
export const isHopeless = (text: string, bounds: Bounds | null): boolean =>
  !beginningOfAmount.test(text) || problemOf(text, bounds)?.kind === 'most';

/** What a player counts on in a quote: neither its name nor what moves with the clock, and what is refused is told by itself. */
const countedOn = ({
  id: _id,
  endsAt: _endsAt,
  promotionRefusal: _refusal,
  rate,
  promotion,
  ...rest
}: DepositQuote) =>
  JSON.stringify({ ...rest, pesos: rate?.pesos, promotion: promotion && { ...promotion, playBy: null } });

/** Whether a player who saw the one would be surprised by the other. */
export const differs = (one: DepositQuote, other: DepositQuote): boolean =>
  countedOn(one) !== countedOn(other);
