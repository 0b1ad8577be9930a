/** What a payment has come to at its provider. A later word counts only where its rank is higher (CASH-05). */
export const paymentRanks = ['pending', 'failed', 'paid', 'refunded', 'reversed'] as const;
export type PaymentRank = (typeof paymentRanks)[number];

/** One payment of a session, as its provider knows it. */
export interface ProviderPayment {
  /** The provider's name for it: a second payment of a session has another one. */
  id: string;
  rank: PaymentRank;
  /** Centavos that have come. */
  amount: number;
}

/** How a player pays, by the kind of the method. */
export type Instructions =
  | { kind: 'eWallet'; url: string }
  | { kind: 'qrPh'; code: string; reference: string }
  | { kind: 'bank'; bank: string; account: string; holder: string; reference: string }
  | { kind: 'counter'; code: string; shops: string[] }
  | { kind: 'crypto'; address: string; memo: string | null; network: string; confirmationsNeeded: number };

export interface NewSession {
  /** Ours, and the same again for the same order: a provider makes one session of it. */
  reference: string;
  method: string;
  kind: Instructions['kind'];
  /** Centavos. */
  amount: number;
  /** Of crypto: what has to be paid, as exact text. */
  foreignAmount: string | null;
  endsAt: number;
  /** Where the player's browser comes back to; proves nothing. */
  returnAddress: string;
}

/** A session that the operator has asked for. */
export interface KnownSession {
  /** Ours. */
  reference: string;
  /** The provider's name for the session; null where its answer was lost and no player has seen how it is paid. */
  session: string | null;
}

/** How a session stands. */
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
  /** Ours; the same again is never paid twice. */
  reference: string;
  kind: 'bank' | 'eWallet' | 'crypto';
  institution: string;
  number: string;
  holder: string;
  /** Centavos. */
  amount: number;
}

/**
 * What a webhook tells, once it is authentic: the event itself where every byte of it is signed; that the order has to be
 * asked for (`ask`) where no more is proved than who has called; `other` for what is about no order.
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

/** A line of a provider's own book, for reconciliation (CASH-19). Centavos: positive has come in. */
export interface StatementLine {
  id: string;
  /** Our reference, where the provider kept one. */
  reference: string;
  /** `other` is money that no order has moved, such as what the merchant has taken out. */
  kind: 'payment' | 'refund' | 'reversal' | 'payout' | 'bounce' | 'other';
  amount: number;
  at: number;
}

export interface Statement {
  opening: number;
  closing: number;
  lines: StatementLine[];
}

/** The provider has answered that it will not: definite, unlike no answer at all. */
export class ProviderRefusal extends Error {}

/**
 * A payment provider. A real one is one file beside this. Whatever is thrown but `ProviderRefusal` means that nobody
 * knows whether it was done: the same reference is asked for again, and never another one.
 */
export interface Provider {
  name: string;
  /** Opens a session, or answers the one that the reference has. */
  create(session: NewSession): Promise<ProviderSession>;
  /** `null` for one that the provider has never heard of. */
  read(known: KnownSession): Promise<SessionReport | null>;
  /** Asks for the session to be closed unpaid; a payment may come all the same. */
  void(known: KnownSession): Promise<void>;
  /** Of a payment, by its id and with all that came of it. */
  refund(payment: { reference: string; id: string; amount: number }): Promise<void>;
  payOut(payout: NewPayout): Promise<PayoutState>;
  /** `null` where the provider has never heard of it. */
  readPayout(reference: string): Promise<PayoutState | null>;
  /** From the first moment up to, not with, the second. */
  statement(from: number, to: number): Promise<Statement>;
  /** The event of an authentic webhook; null for all others. `now` by the operator's clock. */
  verifyWebhook(
    headers: Readonly<Record<string, string | undefined>>,
    rawBody: string,
    now: number,
  ): ProviderEvent | null;
}
