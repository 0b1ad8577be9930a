import { and, asc, count, desc, eq, inArray, isNotNull, ne, notInArray, or, sql, sum } from 'drizzle-orm';
import { giveBonus } from '#operator/bets/bonuses.ts';
import { bonusTurnover } from '#operator/bets/requirements.ts';
import type { Database, OperatorContext } from '#operator/core/context.ts';
import { Refusal } from '@araw/server/http/refusal';
import { accounts } from '#operator/database/tables/accounts.tables.ts';
import { depositOrders, depositSteps } from '#operator/database/tables/deposits.tables.ts';
import { rowsOf } from '#operator/database/insertRows.ts';
import {
  participations,
  participationSteps,
  promotions,
} from '#operator/database/tables/promotions.tables.ts';
import { payoutAccounts } from '#operator/database/tables/withdrawals.tables.ts';
import { type Move, moveOf, promotionTable } from '@araw/contract/values/stateTables';
import { exclusionOf } from '../demands/demands.ts';
import { nextNumber } from '../numbers.ts';
import { refusesMix } from './mixedProducts.ts';

export type Promotion = typeof promotions.$inferSelect;
export type Participation = typeof participations.$inferSelect;
/** Why a member can't take part now. */
type TakingRefusal = 'notYet' | 'over' | 'cashedIn' | 'full' | 'spent' | 'often' | 'byDeposit';
export type PromotionState = Participation['state'];
export type PromotionEvent = (typeof promotionTable.columns)[number][0];

const day = 86_400_000;

/** The highest version; locks it, so that nobody else can take a place before the transaction ends. */
export async function lockPromotion(transaction: Database, id: string): Promise<Promotion | null> {
  const [promotion] = await transaction
    .select()
    .from(promotions)
    .where(eq(promotions.id, id))
    .orderBy(desc(promotions.version))
    .limit(1)
    .for('update');
  return promotion ?? null;
}

/** The member's latest round; null before the first. */
export async function participationOf(
  database: Database,
  accountId: number,
  promotionId: string,
): Promise<Participation | null> {
  const [own] = await database
    .select()
    .from(participations)
    .where(and(eq(participations.accountId, accountId), eq(participations.promotionId, promotionId)))
    .orderBy(desc(participations.round))
    .limit(1);
  return own ?? null;
}

export async function termsOf(
  database: Database,
  { promotionId, version }: Pick<Participation, 'promotionId' | 'version'>,
): Promise<Promotion> {
  const [terms] = await database
    .select()
    .from(promotions)
    .where(and(eq(promotions.id, promotionId), eq(promotions.version, version)));
  if (!terms) throw new Error(`There is no version ${version} of ${promotionId}`);
  return terms;
}

/** For members who don't take part. */
export function stateAt({ startsAt, endsAt }: Promotion, at: number): PromotionState {
  if (at >= endsAt) return 'closed';
  return at < startsAt ? 'comingSoon' : 'open';
}

/** Takes a place, or has given a bonus; one refused or ended without a bonus frees its place. */
const takesPlace = or(
  notInArray(participations.state, ['rejected', 'closed']),
  isNotNull(participations.bonusId),
);

/** The member's rounds so far, not counting those without a result. */
const timesOf = (database: Database, accountId: number, promotionId: string): Promise<number> =>
  database.$count(
    participations,
    and(eq(participations.accountId, accountId), eq(participations.promotionId, promotionId), takesPlace),
  );

/** Places and budget in use. */
async function takenOf(database: Database, promotionId: string): Promise<{ places: number; held: number }> {
  const [taken] = await database
    .select({ places: count(), held: sql`coalesce(${sum(participations.held)}, 0)`.mapWith(Number) })
    .from(participations)
    .where(and(eq(participations.promotionId, promotionId), takesPlace));
  return taken ?? { places: 0, held: 0 };
}

/** Why the member can't start a round with these terms, or apply again, for `bonus` centavos; null if they can. */
export async function takingRefusal(
  { database, clock }: OperatorContext,
  accountId: number,
  terms: Promotion,
  bonus: number,
): Promise<TakingRefusal | null> {
  const state = stateAt(terms, clock.now());
  if (state === 'comingSoon') return 'notYet';
  if (state === 'closed' || (await refusesMix(database, terms))) return 'over';
  if (terms.who === 'newcomers' && (await firstCredit(database, accountId))) return 'cashedIn';
  if ((await timesOf(database, accountId, terms.id)) >= terms.timesAMember) return 'often';
  const taken = await takenOf(database, terms.id);
  if (terms.places !== null && taken.places >= terms.places) return 'full';
  return terms.budget !== null && taken.held + bonus > terms.budget ? 'spent' : null;
}

/** Bonus in centavos for a deposit or total bets. */
export function bonusFor({ share, most }: Pick<Promotion, 'share' | 'most'>, base: number): number {
  if (share === null) return most;
  const earned = (BigInt(base) * BigInt(share)) / 100n;
  return earned < BigInt(most) ? Number(earned) : most;
}

interface Beginning {
  accountId: number;
  terms: Promotion;
  event: 'join' | 'apply';
  held: number;
  orderId?: string;
}

/** Starts a round, under the locks of member and promotion. */
export async function beginRound(
  context: OperatorContext,
  { accountId, terms, event, held, orderId }: Beginning,
): Promise<Participation> {
  const { database, clock } = context;
  const at = clock.now();
  const before = await participationOf(database, accountId, terms.id);
  const [made] = await database
    .insert(participations)
    .values({
      accountId,
      promotionId: terms.id,
      version: terms.version,
      round: (before?.round ?? 0) + 1,
      state: 'open',
      held,
      orderId: orderId ?? null,
      joinedAt: at,
      changedAt: at,
    })
    .returning();
  if (!made) throw new Error('The participation was not kept');
  return (await happen(context, made, event)).own;
}

interface Happening {
  /** If the table leaves it open. */
  to?: PromotionState;
  bonusId?: string;
  by?: string;
  reason?: string;
  held?: number;
}

/**
 * Every change of a participation goes through here, under its member's lock: by the promotion table, with its history
 * (BEN-01). Throws Refusal `conflict` if the table rejects the event.
 */
export async function happen(
  { database, clock }: Pick<OperatorContext, 'database' | 'clock'>,
  { id }: Pick<Participation, 'id'>,
  event: PromotionEvent,
  { to, by = '', reason = '', bonusId, held }: Happening = {},
): Promise<{ own: Participation; result: Move<PromotionState>['result'] }> {
  const [before] = await database
    .select()
    .from(participations)
    .where(eq(participations.id, id))
    .for('update');
  if (!before) throw new Refusal('notFound');
  const move = moveOf(promotionTable, before.state, event, to);
  if (move.result === 'rejected') throw new Refusal('conflict', { value: { state: before.state } });
  if (move.result !== 'moved') return { own: before, result: move.result };
  const at = clock.now();
  const isOver = move.to === 'rejected' || move.to === 'closed';
  const [own] = await database
    .update(participations)
    .set({
      state: move.to,
      changedAt: at,
      reason,
      ...(bonusId !== undefined && { bonusId }),
      // One without a result frees its budget.
      ...(isOver ? { held: 0 } : held !== undefined && { held }),
    })
    .where(eq(participations.id, id))
    .returning();
  if (!own) throw new Error(`There is no participation ${id}`);
  const no = 1 + (await database.$count(participationSteps, eq(participationSteps.participationId, id)));
  await database
    .insert(participationSteps)
    .values({ participationId: id, no, event, from: before.state, to: own.state, by, reason, at });
  return { own, result: 'moved' };
}

interface Credit {
  orderId: string;
  credited: number;
  state: (typeof depositOrders.$inferSelect)['state'];
  at: number;
}

const creditsOf = (database: Database, accountId: number) =>
  database
    .select({
      orderId: depositOrders.id,
      credited: sql`${depositOrders.credited}`.mapWith(Number),
      state: depositOrders.state,
      at: depositSteps.at,
    })
    .from(depositOrders)
    .innerJoin(depositSteps, and(eq(depositSteps.orderId, depositOrders.id), eq(depositSteps.to, 'credited')))
    .where(and(eq(depositOrders.accountId, accountId), isNotNull(depositOrders.credited)))
    .orderBy(asc(depositSteps.at), asc(depositOrders.number));

/** The member's first credited deposit, whatever happened to it. */
async function firstCredit(database: Database, accountId: number): Promise<Credit | null> {
  const [first] = await creditsOf(database, accountId).limit(1);
  return first ?? null;
}

/** The deposit that qualifies; null while none does. */
async function creditFor(database: Database, own: Participation, terms: Promotion): Promise<Credit | null> {
  const all = await creditsOf(database, own.accountId);
  // A newcomer has only one first deposit, even if it doesn't qualify.
  const able = terms.who === 'newcomers' ? all.slice(0, 1) : all;
  return (
    able.find(
      ({ orderId, credited, state, at }) =>
        state === 'credited' &&
        credited >= (terms.leastDeposit ?? 0) &&
        at < terms.endsAt &&
        at >= own.joinedAt &&
        (own.orderId === null || own.orderId === orderId),
    ) ?? null
  );
}

/** Valid bets in its categories from joining until the end, including corrections. */
async function betsFor({ database }: OperatorContext, own: Participation, terms: Promotion): Promise<number> {
  const types = terms.gameTypes === null ? null : [...terms.gameTypes];
  const [all] = await rowsOf<{ valid: string }>(
    database,
    sql`select coalesce(sum(newest.valid), 0)::text as valid from (
      select distinct on (settled.source, settled.bet_id) settled.valid
      from settlements settled join games game on game.game_id = settled.game_id
      where settled.account_id = ${own.accountId} and settled.placed_at >= ${own.joinedAt}
        and settled.placed_at < ${terms.endsAt}
        and (${types === null} or game.game_type in (select jsonb_array_elements_text(${JSON.stringify(types ?? [])}::jsonb)))
      order by settled.source, settled.bet_id, settled.version desc
    ) newest`,
  );
  return Number(all?.valid ?? 0);
}

interface Earned {
  amount: number;
  /** What it is based on, and revoked with. */
  origin: string | null;
}

/** The bonus earned so far; null if none. A share of bets is known only at the end. */
export async function earnedOf(
  context: OperatorContext,
  own: Participation,
  terms: Promotion,
): Promise<Earned | null> {
  const { database, clock } = context;
  if (terms.basis === 'application') return { amount: terms.most, origin: null };
  if (terms.basis === 'deposit') {
    const credit = await creditFor(database, own, terms);
    if (!credit) return null;
    // The budget reserves the amount shown, and no more.
    const earned = bonusFor(terms, credit.credited);
    const amount = own.orderId === null ? earned : Math.min(earned, own.held);
    return amount === 0 ? null : { amount, origin: `deposit:${credit.orderId}` };
  }
  if (terms.share !== null && clock.now() < terms.endsAt) return null;
  const valid = await betsFor(context, own, terms);
  const amount = valid >= (terms.leastBets ?? 0) ? bonusFor(terms, valid) : 0;
  return amount === 0 ? null : { amount, origin: null };
}

/** Other participants who look like the same person: same payee, phone or payout account (BEN-11). */
export async function samePersonAs(
  database: Database,
  { accountId, promotionId }: Pick<Participation, 'accountId' | 'promotionId'>,
): Promise<{ id: number; name: string; by: ('payee' | 'phone' | 'account')[] }[]> {
  const [own] = await database.select().from(accounts).where(eq(accounts.id, accountId));
  if (!own) return [];
  const digests = database
    .select({ digest: payoutAccounts.numberDigest })
    .from(payoutAccounts)
    .where(eq(payoutAccounts.accountId, accountId));
  const sharing = database
    .select({ id: payoutAccounts.accountId })
    .from(payoutAccounts)
    .where(inArray(payoutAccounts.numberDigest, digests));
  const others = await database
    .selectDistinct({
      id: accounts.id,
      name: accounts.name,
      payee: sql<boolean>`${own.payeeName !== ''} and ${accounts.payeeName} = ${own.payeeName}`,
      phone: sql<boolean>`${own.mobile !== ''} and ${accounts.mobile} = ${own.mobile}`,
      account: sql<boolean>`${accounts.id} in ${sharing}`,
    })
    .from(accounts)
    .innerJoin(participations, eq(participations.accountId, accounts.id))
    .where(and(ne(accounts.id, accountId), eq(participations.promotionId, promotionId), takesPlace))
    .orderBy(asc(accounts.id));
  return others
    .map(({ id, name, ...shared }) => ({
      id,
      name,
      by: (['payee', 'phone', 'account'] as const).filter((one) => shared[one]),
    }))
    .filter(({ by }) => by.length > 0);
}

/**
 * Gives the earned bonus, or hands it to a reviewer if a similar account also takes part; `decided` means that a
 * reviewer gives it. Waits while the member is excluded. Resolves with whether it was given.
 */
export async function issueEarned(
  context: OperatorContext,
  own: Participation,
  terms: Promotion,
  { amount, origin }: Earned,
  decided?: { by: string; reason: string },
): Promise<boolean> {
  const { database, clock } = context;
  if ((await exclusionOf(context, own.accountId, 'EN')).length > 0) return false;
  if (!decided && terms.oncePerPerson && (await samePersonAs(database, own)).length > 0) {
    await happen(context, own, 'take');
    return false;
  }
  const at = clock.now();
  const isAuto = terms.mode === 'auto';
  const bonus = await giveBonus(
    database,
    {
      accountId: own.accountId,
      number: await nextNumber(database, 'B'),
      source: `promotion:${own.id}`,
      origin,
      amount,
      turnover: await bonusTurnover(database, amount, terms.factor),
      cap: terms.cap,
      largestBet: terms.largestBet,
      onWithdrawal: terms.onWithdrawal,
      startsItself: isAuto,
      turnoverDays: terms.turnoverDays,
      endsAt: isAuto ? null : at + terms.claimDays * day,
    },
    at,
  );
  await happen(context, own, 'issue', {
    to: isAuto ? 'issued' : 'claimable',
    bonusId: bonus.id,
    held: amount,
    ...decided,
  });
  return true;
}
