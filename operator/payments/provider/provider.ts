/** A payment's state at its provider. A later report counts only if its rank is higher (CASH-05). */
export const paymentRanks = ['pending', 'failed', 'paid', 'refunded', 'reversed'] as const;
export type PaymentRank = (typeof paymentRanks)[number];

/** One payment of a session, as the provider reports it. */
export interface ProviderPayment {
  /** The provider's id: a second payment of a session has a different one. */
  id: string;
  rank: PaymentRank;
  /** Centavos received. */
  amount: number;
}

/** How to pay, by kind of method. */
export type Instructions =
  | { kind: 'eWallet'; url: string }
  | { kind: 'qrPh'; code: string; reference: string }
  | { kind: 'bank'; bank: string; account: string; holder: string; reference: string }
  | { kind: 'counter'; code: string; shops: string[] }
  | { kind: 'crypto'; address: string; memo: string | null; network: string; confirmationsNeeded: number };

export interface NewSession {
  /** Ours, and constant for an order: a provider creates only one session for it. */
  reference: string;
  method: string;
  kind: Instructions['kind'];
  /** Centavos. */
  amount: number;
  /** For crypto: the sum to pay, as exact text. */
  foreignAmount: string | null;
  endsAt: number;
  /** Where the player's browser returns to; proves nothing. */
  returnAddress: string;
}

/** A session that the operator has requested. */
export interface KnownSession {
  /** Ours. */
  reference: string;
  /** The provider's name for the session; null if its answer was lost and no player has seen the instructions. */
  session: string | null;
}

export interface SessionReport {
  confirmations: number;
  payments: ProviderPayment[];
}

export interface ProviderSession extends SessionReport {
  /** The provider's name for the session. */
  id: string;
  instructions: Instructions;
}

export type PayoutState = 'unknown' | 'underWay' | 'paid' | 'failed' | 'bounced';

export interface NewPayout {
  /** Ours; never paid twice. */
  reference: string;
  kind: 'bank' | 'eWallet' | 'crypto';
  institution: string;
  number: string;
  holder: string;
  /** Centavos. */
  amount: number;
}

/**
 * An authentic webhook's content: the event itself if every byte is signed; `ask` (query the order) if only the sender is
 * authenticated; `other` if it concerns no order.
 */
export interface ProviderEvent {
  id: string;
  about:
    | { kind: 'ask'; of: 'deposit' | 'payout'; reference: string }
    | { kind: 'other'; reference: string }
    | { kind: 'payment'; session: string; reference: string; payment: ProviderPayment }
    | { kind: 'refund'; reference: string; payment: string; failed: boolean }
    | { kind: 'payout'; reference: string; state: PayoutState };
}

/** A line of the provider's own books, for reconciliation (CASH-19). Centavos: positive is received. */
export interface StatementLine {
  id: string;
  /** Our reference, if the provider stored one. */
  reference: string;
  /** `other` is money without an order, such as the merchant's own withdrawals. */
  kind: 'payment' | 'refund' | 'reversal' | 'payout' | 'bounce' | 'other';
  amount: number;
  at: number;
}

export interface Statement {
  opening: number;
  closing: number;
  lines: StatementLine[];
}

/** A definite refusal by the provider, unlike a missing answer. */
export class ProviderRefusal extends Error {}

/**
 * A payment provider. A real one is one file next to this. Any error other than `ProviderRefusal` means that the
 * outcome is unknown: repeat the call with the same reference, never with a new one.
 */
export interface Provider {
  name: string;
  /** Opens a session, or returns the existing one for the reference. */
  create(session: NewSession): Promise<ProviderSession>;
  /** `null` if the provider doesn't know it. */
  read(known: KnownSession): Promise<SessionReport | null>;
  /** Requests to close the session unpaid; a payment may still arrive. */
  void(known: KnownSession): Promise<void>;
  /** Refunds a payment, by its id and full amount. */
  refund(payment: { reference: string; id: string; amount: number }): Promise<void>;
  payOut(payout: NewPayout): Promise<PayoutState>;
  /** `null` if the provider doesn't know it. */
  readPayout(reference: string): Promise<PayoutState | null>;
  /** From `from` to before `to`. */
  statement(from: number, to: number): Promise<Statement>;
  /** The event of an authentic webhook; null for any other. `now` is by the operator's clock. */
  verifyWebhook(
    headers: Readonly<Record<string, string | undefined>>,
    rawBody: string,
    now: number,
  ): ProviderEvent | null;
}
