import { and, asc, desc, eq, lte } from 'drizzle-orm';
import { dayNow } from '#operator/core/merchantDay.ts';
import { applyBonus, type Bonus, bonusInTurnover } from '#operator/bets/bonuses.ts';
import { bonusTurnover } from '#operator/bets/requirements.ts';
import type { Database, OperatorContext } from '#operator/core/context.ts';
import { Refusal } from '@araw/server/http/refusal';
import { languageKey } from '#operator/core/languages.ts';
import { accounts } from '#operator/database/tables/accounts.tables.ts';
import { levelChanges, levelRates } from '#operator/database/tables/levels.tables.ts';
import { rebateRates } from '#operator/database/tables/rebates.tables.ts';
import { once } from '#operator/ledger/idempotency.ts';
import { exclusionOf, refuseDemands } from '#operator/payments/demands/demands.ts';
import { lockMember } from '#operator/payments/lockMember.ts';
import { say } from '#operator/words/say.ts';
import { atOneMoment, merchantTimeZone, momentsOf } from '#operator/records/range.ts';
import type { Benefits, Gift } from '@araw/contract/rewards/benefits';
import { dayAfter, yearsBefore } from '@araw/contract/values/dates';
import type { HandlerValue, ParsedRequest } from '@araw/contract/calls/calls';
import { gameTypes } from '@araw/contract/games/gameCodes';
import { bonusOf, giveReward } from './giving.ts';
import { levelsOn, sumsBefore } from './levels.ts';
import { heldUntil, type Held, type Level } from './levelRule.ts';
import { periodOf } from './periods.ts';

const millisecondsOfDay = 86_400_000;

/** A level's gift; `terms` are those of its amount. */
interface Given {
  id: string;
  kind: 'month' | 'upgrade' | 'birthday';
  /** Its cause; each gives one gift. */
  source: string;
  terms: Level;
  /** Centavos. */
  amount: number;
  from: string | null;
  until: string | null;
  canClaim: boolean;
}

/** The member's level with the progress to the next, its gifts, and all levels (BEN-05). */
export const benefitsPage = (
  context: OperatorContext,
  accountId: number,
  language: string,
): Promise<HandlerValue<'benefits'>> =>
  atOneMoment(context, async (database) => {
    const within = { ...context, database };
    const today = await dayNow(within);
    const all = await levelsOn(database, today);
    const held = await heldOn(database, accountId, today);
    const gifts = await giftsOf(within, accountId, { today, all, held });
    return {
      ...(await standingOf(database, accountId, { today, all, held })),
      gifts: await Promise.all(gifts.map((gift) => describe(within, accountId, gift, language))),
      levels: await describeLevels(database, today, all),
      changesAt: (await momentsOf(database, { from: today, to: today })).ends,
      now: context.clock.now(),
      timeZone: await merchantTimeZone(database),
    };
  });

/**
 * Claims a gift of the member's level, once per key, and once per level, month or year. Refuses with `conflict` one
 * that is claimed, of another level, not claimable today, or waiting for another bonus, and with `demandOpen` an
 * excluded member.
 */
export const claimGift = (
  context: OperatorContext,
  accountId: number,
  { key, id, language }: ParsedRequest<'claimGift'>,
): Promise<HandlerValue<'claimGift'>> =>
  context.database.transaction(async (database) => {
    const within = { ...context, database };
    await lockMember(database, accountId);
    return once(within, database, { accountId, call: 'claimGift', key, body: { id } }, async () => {
      refuseDemands(await exclusionOf(within, accountId, language));
      const today = await dayNow(within);
      const all = await levelsOn(database, today);
      const held = await heldOn(database, accountId, today);
      const gift = (await giftsOf(within, accountId, { today, all, held })).find((one) => one.id === id);
      if (!gift?.canClaim) throw new Refusal('conflict', { message: "It can't be claimed today." });
      if (await bonusOf(database, gift.source))
        throw new Refusal('conflict', { message: 'It has been claimed.' });
      const now = context.clock.now();
      const { source, amount, terms } = gift;
      const { factor, turnoverDays } = terms;
      const endsAt = now + millisecondsOfDay;
      const bonus = await giveReward(
        within,
        { accountId, source, amount, factor, turnoverDays, endsAt },
        { tells: false },
      );
      const { number } = await applyBonus(database, bonus.id, 'claim', now);
      return { number, sum: amount / 100, gift: await describe(within, accountId, gift, language) };
    });
  });

async function heldOn(database: Database, accountId: number, day: string): Promise<Held> {
  const [latest] = await database
    .select()
    .from(levelChanges)
    .where(and(eq(levelChanges.accountId, accountId), lte(levelChanges.fromDay, day)))
    .orderBy(desc(levelChanges.fromDay))
    .limit(1);
  return { level: latest?.level ?? 0, since: latest?.fromDay ?? null };
}

interface Today {
  today: string;
  all: readonly Level[];
  held: Held;
}

async function standingOf(
  database: Database,
  accountId: number,
  { today, all, held }: Today,
): Promise<Pick<Benefits, 'level' | 'name' | 'since' | 'next' | 'keep'>> {
  const own = all.find(({ level }) => level === held.level);
  const next = all.find(({ level }) => level > held.level);
  const windows = [own, next].flatMap((level) => level?.days ?? []);
  const sumsOf = await sumsBefore(database, accountId, dayAfter(today, 1), windows);
  const asked = (days: number, deposits: number, bets: number) => ({
    days,
    deposits: { have: Math.max(0, sumsOf(days).deposits) / 100, target: deposits / 100 },
    bets: { have: Math.max(0, sumsOf(days).bets) / 100, target: bets / 100 },
  });
  const keepOf = (level: Level, since: string) => {
    const until = heldUntil(level, since);
    return {
      ...asked(level.days, level.keepDeposits, level.keepBets),
      asked: dayAfter(today, 1) >= until,
      until,
    };
  };
  return {
    level: held.level,
    name: own?.name ?? '',
    since: held.level > 0 ? held.since : null,
    next: next ? { level: next.level, name: next.name, ...asked(next.days, next.deposits, next.bets) } : null,
    keep: own && held.since !== null ? keepOf(own, held.since) : null,
  };
}

async function giftsOf(
  { database }: OperatorContext,
  accountId: number,
  { today, all, held }: Today,
): Promise<Given[]> {
  const own = all.find(({ level }) => level === held.level);
  return [
    ...(own && own.monthlyGift > 0 ? [monthOf(own, accountId, today)] : []),
    ...(await reachedBy(database, accountId, today)),
    ...(own && own.birthdayGift > 0 ? [await birthdayOf(database, own, accountId, today)] : []),
  ];
}

function monthOf(terms: Level, accountId: number, today: string): Given {
  const { from, to } = periodOf('month', today);
  const month = from.slice(0, 7);
  return {
    id: `month:${month}:${terms.level}`,
    kind: 'month',
    source: `levelMonth:${month}:${accountId}`,
    terms,
    amount: terms.monthlyGift,
    from,
    until: to,
    canClaim: true,
  };
}

/** Gifts for every level ever reached or skipped, with the terms of that day; highest first. */
async function reachedBy(database: Database, accountId: number, today: string): Promise<Given[]> {
  const changes = await database
    .select()
    .from(levelChanges)
    .where(and(eq(levelChanges.accountId, accountId), lte(levelChanges.fromDay, today)))
    .orderBy(asc(levelChanges.fromDay));
  const reached = new Map<number, Given>();
  for (const [at, { level, fromDay, origin }] of changes.entries()) {
    const before = changes[at - 1]?.level ?? 0;
    if (origin === 'given' || level < before) continue;
    for (const terms of await levelsOn(database, fromDay)) {
      const isPassed = terms.level > before && terms.level <= level;
      if (!isPassed || terms.upgradeGift === 0 || reached.has(terms.level)) continue;
      reached.set(terms.level, {
        id: `upgrade:${terms.level}`,
        kind: 'upgrade',
        source: `levelUpgrade:${terms.level}:${accountId}`,
        terms,
        amount: terms.upgradeGift,
        from: null,
        until: null,
        canClaim: true,
      });
    }
  }
  return [...reached.values()].toSorted((one, other) => other.terms.level - one.terms.level);
}

/** In a year without 29 February, a birthday on that day is on the 28th. */
const birthdayIn = (birthDate: string, year: number) =>
  yearsBefore(birthDate, Number(birthDate.slice(0, 4)) - year);

/** The current birthday period, or the next one. */
async function birthdayOf(
  database: Database,
  terms: Level,
  accountId: number,
  today: string,
): Promise<Given> {
  const [account] = await database
    .select({ birthDate: accounts.birthDate })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  const given = { kind: 'birthday', terms, amount: terms.birthdayGift } as const;
  const birthDate = account?.birthDate ?? null;
  if (birthDate === null) {
    const source = `levelBirthday::${accountId}`;
    return { id: 'birthday', ...given, source, from: null, until: null, canClaim: false };
  }
  const year = Number(today.slice(0, 4));
  const days = [year - 1, year, year + 1].map((of) => {
    const from = birthdayIn(birthDate, of);
    return { of, from, until: dayAfter(from, terms.birthdayDays - 1) };
  });
  const next = days.find(({ until }) => until >= today);
  if (!next) throw new Error('There is no next birthday');
  const { of, from, until } = next;
  return {
    id: `birthday:${of}:${terms.level}`,
    ...given,
    source: `levelBirthday:${of}:${accountId}`,
    from,
    until,
    canClaim: from <= today,
  };
}

async function describe(
  context: OperatorContext,
  accountId: number,
  { id, kind, source, terms, amount, from, until, canClaim }: Given,
  language: string,
): Promise<Gift> {
  const { database, clock } = context;
  const claimed: Bonus | null = await bonusOf(database, source);
  const isClaimable = canClaim && claimed === null;
  const turnover = claimed?.turnover ?? (await bonusTurnover(database, amount, terms.factor));
  const [excluded] = isClaimable ? await exclusionOf(context, accountId, language) : [];
  const waits =
    isClaimable && turnover > 0 && (await bonusInTurnover(database, accountId, clock.now())) !== null;
  return {
    id,
    kind,
    name: terms.name,
    amount: (claimed?.amount ?? amount) / 100,
    turnover: turnover / 100,
    turnoverDays: terms.turnoverDays,
    from,
    until,
    claimedAt: claimed?.createdAt ?? null,
    claimable: isClaimable ? amount / 100 : 0,
    refusal: excluded?.text ?? (waits ? say('promotionRefusals.otherInTurnover', languageKey(language)) : ''),
  };
}

async function describeLevels(
  database: Database,
  today: string,
  all: readonly Level[],
): Promise<Benefits['levels']> {
  const ofAll = await database
    .selectDistinctOn([rebateRates.gameType])
    .from(rebateRates)
    .where(lte(rebateRates.fromDay, today))
    .orderBy(asc(rebateRates.gameType), desc(rebateRates.fromDay));
  const ofLevels = await database
    .selectDistinctOn([levelRates.level, levelRates.gameType])
    .from(levelRates)
    .where(lte(levelRates.fromDay, today))
    .orderBy(asc(levelRates.level), asc(levelRates.gameType), desc(levelRates.fromDay));
  const rateOf = (level: number, gameType: string) =>
    ofLevels.find((rate) => rate.level === level && rate.gameType === gameType)?.rate ??
    ofAll.find((rate) => rate.gameType === gameType)?.rate ??
    0;
  return all.map(({ level, name, days, birthdayDays, ...terms }) => ({
    level,
    name,
    days,
    deposits: terms.deposits / 100,
    bets: terms.bets / 100,
    keepDeposits: terms.keepDeposits / 100,
    keepBets: terms.keepBets / 100,
    upgradeGift: terms.upgradeGift / 100,
    monthlyGift: terms.monthlyGift / 100,
    birthdayGift: terms.birthdayGift / 100,
    birthdayDays,
    rates: gameTypes
      .map((gameType) => ({ gameType, rate: rateOf(level, gameType) / 100 }))
      .filter(({ rate }) => rate > 0),
  }));
}
