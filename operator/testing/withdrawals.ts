import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { hashPassword } from '#operator/accounts/secrets.ts';
import type { Caller, OperatorContext } from '#operator/core/context.ts';
import { accounts } from '#operator/database/tables/accounts.tables.ts';
import { payoutAccounts } from '#operator/database/tables/withdrawals.tables.ts';
import { openingBalance } from '#operator/ledger/ledger.ts';
import {
  type NewPayout,
  type PayoutState,
  type Provider,
  ProviderRefusal,
} from '#operator/payments/provider/provider.ts';
import type { PayoutKind } from '@araw/contract/cashier/payoutAccounts';
import { visitor } from './accounts.ts';
import { createTestAccounts } from './database.ts';

export const paymentPassword = '246813';
const hashed = hashPassword(paymentPassword);

export interface Withdrawer {
  id: number;
  caller: Caller;
  /** The id of the first payout account. */
  payoutAccount: string;
}

let members = 0;

/** A member with so many centavos, a payment password and a payout account. */
export async function createWithdrawer(
  context: OperatorContext,
  { cash = 1_000_000, kind = 'eWallet' as PayoutKind, type = 0 } = {},
): Promise<Withdrawer> {
  const { database, clock } = context;
  const [id = 0] = await createTestAccounts(database, 1, type);
  const payeeName = 'Maria Clara Santos';
  await database
    .update(accounts)
    .set({ paymentPasswordHash: await hashed, payeeName })
    .where(eq(accounts.id, id));
  if (cash > 0) await openingBalance(database, id, cash, clock.now());
  const institution = { eWallet: 'GCASH', bank: 'BPI', crypto: 'USDT-TRC20' }[kind];
  const payoutAccount = randomUUID();
  await database.insert(payoutAccounts).values({
    id: payoutAccount,
    accountId: id,
    kind,
    institution,
    number: `0917${String(3_000_000 + ++members)}`,
    numberDigest: payoutAccount,
    holder: payeeName,
    isDefault: true,
    inReview: false,
    usableAt: clock.now(),
    createdAt: clock.now(),
  });
  const account = { id, name: `player${id}`, type, merchantCode: 'ARAW' } as const;
  return { id, payoutAccount, caller: { ...visitor, account } };
}

/** What a provider makes of the next payouts: an answer, a refusal, or an answer that is lost, with what it did. */
export type PayoutOutcome = PayoutState | 'refused' | { lost: PayoutState | 'nothing' };

const unused = async (): Promise<never> => {
  throw new Error('The test does not need it');
};

/** A provider of payouts that does as a test tells it, and keeps its own book. */
export function createTestProvider(name = 'test') {
  const book = new Map<string, PayoutState>();
  const asked: string[] = [];
  const requests: NewPayout[] = [];
  let outcome: PayoutOutcome = 'paid';
  let isAway = false;
  const provider: Provider = {
    name,
    create: unused,
    read: unused,
    void: unused,
    refund: unused,
    statement: unused,
    verifyWebhook: () => null,
    async payOut(payout) {
      requests.push(payout);
      const known = book.get(payout.reference);
      if (known) return known;
      if (outcome === 'refused') throw new ProviderRefusal('The account is closed');
      const made = typeof outcome === 'string' ? outcome : outcome.lost;
      if (made !== 'nothing') book.set(payout.reference, made);
      if (typeof outcome !== 'string') throw new Error('The answer is lost');
      return outcome;
    },
    async readPayout(reference) {
      asked.push(reference);
      if (isAway) throw new Error('The provider is away');
      return book.get(reference) ?? null;
    },
  };
  return {
    provider,
    /** By reference. */
    book,
    /** References that were asked for, and payouts that were, in their order. */
    asked,
    requests,
    does(next: PayoutOutcome) {
      outcome = next;
    },
    isAway(away: boolean) {
      isAway = away;
    },
  };
}
