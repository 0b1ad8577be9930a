import { and, asc, count, desc, eq, isNotNull, or, sql } from 'drizzle-orm';
import { dayNow } from '#operator/core/merchantDay.ts';
import { maskedRankName } from '#operator/accounts/masking.ts';
import { referralCodeOf, referralTermsOn } from '#operator/agents/referralCodes.ts';
import { bonusFactor } from '#operator/bets/requirements.ts';
import { refuseUnlessRunning } from '#operator/content/running.ts';
import type { Database, OperatorContext } from '#operator/core/context.ts';
import { Refusal } from '@araw/server/http/refusal';
import { languageKey } from '#operator/core/languages.ts';
import { accounts } from '#operator/database/tables/accounts.tables.ts';
import { bonuses } from '#operator/database/tables/bonuses.tables.ts';
import { rowsOf } from '#operator/database/insertRows.ts';
import { referrals, type ReferralSignal, referralTerms } from '#operator/database/tables/referrals.tables.ts';
import { exclusionOf } from '#operator/payments/demands/demands.ts';
import { lockMember } from '#operator/payments/lockMember.ts';
import { requireReviewer } from '#operator/payments/reviews/reviewers.ts';
import { say } from '#operator/words/say.ts';
import { merchantTimeZone } from '#operator/records/range.ts';
import { merchantOf, minimumAgeOf } from '#operator/system/merchants.ts';
import type { HandlerValue } from '@araw/contract/calls/calls';
import type { en } from '#operator/words/en.ts';
import { giveReward } from './giving.ts';

export type Referral = typeof referrals.$inferSelect;
type Terms = typeof referralTerms.$inferSelect;

const day = 86_400_000;
const mostShown = 200;

/**
 * The member's own code with its reward and the friends who used it (BEN-06). Refuses with `switchedOff` if no such
 * promotion is running, or registration accepts no codes.
 */
export async function invitationPage(
  context: OperatorContext,
  accountId: number,
  language: string,
): Promise<HandlerValue<'invitation'>> {
  await refuseUnlessRunning(context, 'REFERRAL');
  const { database, clock } = context;
  const merchant = await merchantOf(context);
  const terms = await referralTermsOn(database, await dayNow(context));
  if (!terms || !merchant.registerSettings.affiliateEnabled) throw new Refusal('switchedOff');
  const key = languageKey(language);
  const [counts] = await database
    .select({
      invited: count(),
      rewarded: sql`count(*) filter (where ${rewarded})`.mapWith(Number),
    })
    .from(referrals)
    .where(eq(referrals.inviterId, accountId));
  const friends = await database
    .select({ referral: referrals, name: accounts.name })
    .from(referrals)
    .innerJoin(accounts, eq(accounts.id, referrals.accountId))
    .where(eq(referrals.inviterId, accountId))
    .orderBy(desc(referrals.joinedAt), desc(referrals.accountId))
    .limit(mostShown);
  const earned = await earnedOf(database, accountId);
  return {
    code: await referralCodeOf(context, merchant, accountId),
    terms: {
      leastDeposit: terms.leastDeposit / 100,
      depositReward: terms.depositReward / 100,
      friendReward: terms.friendReward / 100,
      leastBets: terms.leastBets / 100,
      betsReward: terms.betsReward / 100,
      days: terms.days,
      factor: await bonusFactor(database, terms.factor),
      minimumAge: minimumAgeOf(merchant),
    },
    invited: counts?.invited ?? 0,
    rewarded: counts?.rewarded ?? 0,
    earned: [...earned.values()].reduce((sum, amount) => sum + amount, 0) / 100,
    friends: friends.map(({ referral, name }) => {
      const state = shownState(referral, clock.now());
      return {
        name: maskedRankName(name),
        joinedAt: referral.joinedAt,
        state,
        stateText: say(`referralStates.${state}`, key),
        reason:
          state === 'inReview' || state === 'refused'
            ? referral.signals.map((signal) => say(`referralReasons.${signal}`, key)).join(' ')
            : '',
        earned: (earned.get(referral.accountId) ?? 0) / 100,
      };
    }),
    now: clock.now(),
    timeZone: await merchantTimeZone(database),
  };
}

const rewarded = or(isNotNull(referrals.depositBonusId), isNotNull(referrals.betsBonusId));

/** Centavos by friend, without revoked rewards. */
async function earnedOf(database: Database, inviterId: number): Promise<Map<number, number>> {
  const rows = await database
    .select({ friend: referrals.accountId, amount: sql`sum(${bonuses.amount})`.mapWith(Number) })
    .from(referrals)
    .innerJoin(bonuses, or(eq(bonuses.id, referrals.depositBonusId), eq(bonuses.id, referrals.betsBonusId)))
    .where(and(eq(referrals.inviterId, inviterId), sql`${bonuses.state} <> 'revoked'`))
    .groupBy(referrals.accountId);
  return new Map(rows.map(({ friend, amount }) => [friend, amount]));
}

export type ShownState = keyof typeof en.referralStates;

function shownState({ state, depositBonusId, betsBonusId, endsAt }: Referral, now: number): ShownState {
  if (state === 'inReview' || state === 'refused') return state;
  if (depositBonusId !== null && betsBonusId !== null) return 'done';
  if (now >= endsAt) return 'ended';
  return depositBonusId === null ? 'deposit' : 'bets';
}

/**
 * Checks new registrations by link, and gives inviters and friends their rewards. A friend who looks like the inviter,
 * or like another of the inviter's friends, is reviewed first and earns nothing until then.
 */
export async function moveReferrals(context: OperatorContext): Promise<void> {
  const { database, clock } = context;
  const due = await rowsOf<{ id: number; inviterId: number }>(
    database,
    sql`
      select referral.account_id as id, referral.inviter_id as "inviterId"
      from referrals referral join referral_terms terms on terms.from_day = referral.terms_from
      where referral.state in ('counting', 'allowed') and (
        referral.checked_at is null
        or (referral.deposit_bonus_id is null or (terms.friend_reward > 0 and referral.friend_bonus_id is null))
          and exists (${qualifyingDeposit})
        or referral.bets_bonus_id is null and (${validBets}) >= terms.least_bets)
      order by referral.joined_at, referral.account_id`,
  );
  for (const { id, inviterId } of due) {
    // The next turn tries again; one friend must not block the others.
    await moveOne(context, id, inviterId, clock.now()).catch((error: unknown) =>
      context.log.error({ err: error, accountId: id }, 'referral not moved'),
    );
  }
}

/** For a `referral` with its `terms`: the first credited deposit in time that is large enough. */
const qualifyingDeposit = sql`
  select paid.id from deposit_orders paid
  join deposit_steps step on step.order_id = paid.id and step."to" = 'credited' and step."from" <> 'credited'
  where paid.account_id = referral.account_id and paid.state = 'credited' and paid.credited >= terms.least_deposit
    and step.at < referral.ends_at
  order by step.at, paid.number limit 1`;

/** The same for valid bets: their sum. */
const validBets = sql`
  select coalesce(sum(settled.valid - coalesce(earlier.valid, 0)), 0) from settlements settled
  left join settlements earlier on earlier.source = settled.source and earlier.bet_id = settled.bet_id
    and earlier.version = settled.version - 1
  where settled.account_id = referral.account_id and settled.settled_at < referral.ends_at`;

async function moveOne(
  context: OperatorContext,
  friendId: number,
  inviterId: number,
  at: number,
): Promise<void> {
  const isFree = await context.database.transaction(async (database) => {
    await lockMember(database, inviterId);
    return check(database, friendId, at);
  });
  if (!isFree) return;
  await earn(context, { friendId, payee: inviterId, kind: 'depositBonusId' });
  await earn(context, { friendId, payee: inviterId, kind: 'betsBonusId' });
  await earn(context, { friendId, payee: friendId, kind: 'friendBonusId' });
}

/** Whether it may earn: checked before each reward, unless a reviewer has allowed it. */
async function check(database: Database, friendId: number, at: number): Promise<boolean> {
  const [referral] = await database
    .select()
    .from(referrals)
    .where(eq(referrals.accountId, friendId))
    .for('update');
  if (!referral) return false;
  if (referral.state === 'allowed') return true;
  if (referral.state !== 'counting') return false;
  const signals = await signalsOf(database, referral);
  const state = signals.length > 0 ? 'inReview' : 'counting';
  await database
    .update(referrals)
    .set({ state, signals, checkedAt: referral.checkedAt ?? at })
    .where(eq(referrals.accountId, friendId));
  return state === 'counting';
}

async function signalsOf(database: Database, { accountId, inviterId }: Referral): Promise<ReferralSignal[]> {
  const [found] = await rowsOf<Record<ReferralSignal, boolean>>(
    database,
    sql`
      with circle as (
        select ${inviterId}::int as id
        union select account_id from referrals where inviter_id = ${inviterId} and account_id <> ${accountId})
      select
        exists (
          select from accounts friend join accounts inviter on inviter.id = ${inviterId}
          where friend.id = ${accountId} and (
            (friend.payee_name <> '' and lower(friend.payee_name) = lower(inviter.payee_name))
            or (friend.mobile <> '' and friend.mobile = inviter.mobile)
            or (friend.email <> '' and lower(friend.email) = lower(inviter.email)))) as person,
        exists (
          select from payout_accounts own join payout_accounts other on other.number_digest = own.number_digest
          where own.account_id = ${accountId} and other.account_id in (select id from circle)) as "payoutAccount",
        exists (
          select from known_devices own join known_devices other on other.token_digest = own.token_digest
          where own.account_id = ${accountId} and other.account_id in (select id from circle)) as device`,
  );
  return (['person', 'payoutAccount', 'device'] as const).filter((signal) => found?.[signal] === true);
}

interface Earning {
  friendId: number;
  /** The recipient. */
  payee: number;
  kind: 'depositBonusId' | 'betsBonusId' | 'friendBonusId';
}

async function earn(context: OperatorContext, { friendId, payee, kind }: Earning): Promise<void> {
  // Wait while the recipient is excluded.
  if ((await exclusionOf(context, payee, 'EN')).length > 0) return;
  await context.database.transaction(async (database) => {
    await lockMember(database, payee);
    const [found] = await database
      .select({ referral: referrals, terms: referralTerms })
      .from(referrals)
      .innerJoin(referralTerms, eq(referralTerms.fromDay, referrals.termsFrom))
      .where(eq(referrals.accountId, friendId))
      .for('update', { of: referrals });
    if (!found) return;
    const { referral, terms } = found;
    const mayEarn = referral.state === 'counting' || referral.state === 'allowed';
    const amount = amountOf(terms, kind);
    if (!mayEarn || referral[kind] !== null || amount === 0) return;
    const origin = await originOf(database, friendId, terms, kind);
    if (origin === null) return;
    const bonus = await giveReward(
      { ...context, database },
      {
        accountId: payee,
        source:
          kind === 'friendBonusId'
            ? `welcome:${friendId}`
            : `referral:${friendId}:${kind === 'depositBonusId' ? 'deposit' : 'bets'}`,
        ...(origin !== '' && { origin }),
        amount,
        factor: terms.factor,
        turnoverDays: terms.turnoverDays,
        endsAt: context.clock.now() + terms.claimDays * day,
      },
      { tells: true },
    );
    await database
      .update(referrals)
      .set({ [kind]: bonus.id })
      .where(eq(referrals.accountId, friendId));
  });
}

function amountOf({ depositReward, betsReward, friendReward }: Terms, kind: Earning['kind']): number {
  return { depositBonusId: depositReward, betsBonusId: betsReward, friendBonusId: friendReward }[kind];
}

/** What a reward is based on; '' for bets, null if it isn't earned. */
async function originOf(
  database: Database,
  friendId: number,
  terms: Terms,
  kind: Earning['kind'],
): Promise<string | null> {
  const ofFriend = sql`from referrals referral join referral_terms terms on terms.from_day = referral.terms_from
    where referral.account_id = ${friendId}`;
  if (kind === 'betsBonusId') {
    const [played] = await rowsOf<{ valid: string }>(
      database,
      sql`select (${validBets})::text as valid ${ofFriend}`,
    );
    return Number(played?.valid ?? 0) >= terms.leastBets ? '' : null;
  }
  const [paid] = await rowsOf<{ id: string | null }>(
    database,
    sql`select (${qualifyingDeposit})::text as id ${ofFriend}`,
  );
  return paid?.id ? `deposit:${paid.id}` : null;
}

/** Referrals that await a reviewer, longest wait first. */
export const referralsInReview = (database: Database) => {
  const inviters = sql`(select name from accounts where id = ${referrals.inviterId})`;
  return database
    .select({ referral: referrals, friend: accounts.name, inviter: inviters.mapWith(String) })
    .from(referrals)
    .innerJoin(accounts, eq(accounts.id, referrals.accountId))
    .where(eq(referrals.state, 'inReview'))
    .orderBy(asc(referrals.joinedAt), asc(referrals.accountId));
};

export const referralDecisions = ['allowed', 'refused'] as const;

interface ReferralReview {
  decision: (typeof referralDecisions)[number];
  /** The reviewer's name. */
  by: string;
  reason: string;
}

/**
 * A reviewer's decision. Throws Refusal `conflict` if it isn't awaiting one, and `noPermission` for a reviewer related
 * to the friend or the inviter (CASH-20).
 */
export async function decideReferral(
  context: OperatorContext,
  friendId: number,
  { decision, by, reason }: ReferralReview,
): Promise<void> {
  await context.database.transaction(async (database) => {
    const [referral] = await database
      .select()
      .from(referrals)
      .where(eq(referrals.accountId, friendId))
      .for('update');
    if (referral?.state !== 'inReview') {
      throw new Refusal('conflict', { message: "It isn't waiting for a decision." });
    }
    const within = { ...context, database };
    await requireReviewer(within, by, friendId);
    await requireReviewer(within, by, referral.inviterId);
    await database
      .update(referrals)
      .set({ state: decision, decidedBy: by, decidedAt: context.clock.now(), reason })
      .where(eq(referrals.accountId, friendId));
  });
}
