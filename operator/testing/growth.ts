import { randomUUID } from 'node:crypto';
import { latestSettlement, type Settlement, settle } from '#operator/bets/settlements.ts';
import type { OperatorContext } from '#operator/core/context.ts';
import { announcements } from '#operator/database/tables/content.tables.ts';
import { lockPockets } from '#operator/ledger/ledger.ts';
import type { PaymentsContext } from '#operator/payments/provider/context.ts';
import { applyAlone, makeDeposit } from './payments.ts';

/** Announces a promotion of this kind from now on, optionally until a moment. */
export const run = (
  { database, clock }: OperatorContext,
  promotionType: 'MISSION' | 'REFERRAL',
  endsAt: number | null = null,
) =>
  database.insert(announcements).values({
    id: promotionType === 'MISSION' ? 9001 : 9002,
    type: 'PR',
    promotionType,
    title: promotionType,
    content: '',
    startsAt: clock.now(),
    endsAt,
    noExpiry: endsAt === null,
    execution: 'B',
    position: 1,
  });

/** Settles a bet with this many valid centavos under its member's lock, or the one in `changes` again; resolves with it. */
export async function settleBet(
  { database, clock }: OperatorContext,
  accountId: number,
  valid: number,
  changes: Partial<Settlement> = {},
): Promise<Settlement> {
  const bet: Settlement = {
    source: 'round',
    betId: randomUUID(),
    accountId,
    gameId: 'JL-001',
    placedAt: clock.now(),
    settledAt: clock.now(),
    stake: { cash: valid, bonus: 0 },
    payout: 0,
    valid,
    result: 'lost',
    ...changes,
  };
  await database.transaction(async (transaction) => {
    await lockPockets(transaction, accountId);
    await settle(transaction, bet, await latestSettlement(transaction, bet.source, bet.betId));
  });
  return bet;
}

let payments = 0;

/** Credits a deposit of this many pesos; resolves with a function that reverses it. */
export async function cashIn(context: PaymentsContext, accountId: number, amount: string) {
  const order = await makeDeposit(context, accountId, { amount });
  const id = `growth ${++payments}`;
  const centavos = order.amount + order.fee;
  await applyAlone(context, order.id, { event: 'paid', payment: { id, rank: 'paid', amount: centavos } });
  return () =>
    applyAlone(context, order.id, { event: 'reversed', payment: { id, rank: 'reversed', amount: centavos } });
}
