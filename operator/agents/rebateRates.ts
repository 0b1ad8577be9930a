import { and, asc, desc, eq, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#operator/core/context.ts';
import { Refusal } from '@araw/server/http/refusal';
import { accounts } from '#operator/database/tables/accounts.tables.ts';
import { agentRateQuotas, agentRates } from '#operator/database/tables/downlineRebates.tables.ts';
import { inTurn } from '#operator/ledger/ledger.ts';
import type { RebateProblem, RebateQuota } from '@araw/contract/agents/downlineRebates';
import { gameTypes } from '@araw/contract/games/gameCodes';
import { directsOf } from './directs.ts';

/** Hundredths of a percent, by category; categories without a rate are left out. */
export type Known = ReadonlyMap<string, number>;

const none: Known = new Map();

/** In percent by category, as in calls. */
export const toWire = (known: Known): Record<string, number> =>
  Object.fromEntries(
    inOrder([...known.keys()]).map((category) => [category, (known.get(category) ?? 0) / 100]),
  );

export const fromWire = (rates: Record<string, number>): Known =>
  new Map(Object.entries(rates).map(([category, rate]) => [category, Math.round(rate * 100)]));

const placeOf = (category: string) => gameTypes.findIndex((known) => known === category);
export const inOrder = (categories: readonly string[]) =>
  [...new Set(categories)].toSorted((one, other) => placeOf(one) - placeOf(other));

/** These members' rates on a day, or the latest ones. */
export async function ratesOf(
  database: Database,
  accountIds: readonly number[],
  onDay: string | null = null,
): Promise<ReadonlyMap<number, Known>> {
  if (accountIds.length === 0) return new Map();
  const rows = await database
    .selectDistinctOn([agentRates.accountId, agentRates.gameType], {
      accountId: agentRates.accountId,
      gameType: agentRates.gameType,
      rate: agentRates.rate,
    })
    .from(agentRates)
    .where(
      and(
        inArray(agentRates.accountId, [...accountIds]),
        onDay === null ? undefined : lte(agentRates.fromDay, onDay),
      ),
    )
    .orderBy(asc(agentRates.accountId), asc(agentRates.gameType), desc(agentRates.fromDay));
  const byAccount = new Map<number, Map<string, number>>();
  for (const { accountId, gameType, rate } of rows) {
    byAccount.set(accountId, (byAccount.get(accountId) ?? new Map<string, number>()).set(gameType, rate));
  }
  return byAccount;
}

/** A member's rate on a day in hundredths of a percent, as a query expression; 0 for none. */
export const rateOn = (accountId: SQL, gameType: SQL, day: SQL) =>
  sql<number>`coalesce((select given.rate from ${agentRates} as given where given.account_id = ${accountId}
    and given.game_type = ${gameType} and given.from_day <= ${day} order by given.from_day desc limit 1), 0)`;

/** An agent's quotas, with the number of direct members at or above each step from the next midnight on. */
export async function rebateQuotas(database: Database, agentId: number): Promise<RebateQuota[]> {
  const quotas = await database
    .select()
    .from(agentRateQuotas)
    .where(eq(agentRateQuotas.accountId, agentId))
    .orderBy(asc(agentRateQuotas.rate));
  if (quotas.length === 0) return [];
  const directs = await directsOf(database, agentId);
  const known = await ratesOf(
    database,
    directs.map(({ id }) => id),
  );
  return inOrder(quotas.map(({ gameType }) => gameType)).flatMap((category) =>
    quotas
      .filter(({ gameType }) => gameType === category)
      .map(({ rate, places }) => ({
        category,
        rebate: rate / 100,
        quota: places,
        used: directs.filter(({ id }) => (known.get(id)?.get(category) ?? 0) >= rate).length,
      })),
  );
}

export interface Bounds {
  own: Known;
  next: Known;
  /** Rates that the member has passed on: the highest per category, and its receiver. */
  givenOn: ReadonlyMap<string, { rate: number; account: string }>;
}

export async function boundsOf(database: Database, agentId: number, subordinateId: number): Promise<Bounds> {
  const below = await directsOf(database, subordinateId);
  const known = await ratesOf(database, [agentId, subordinateId, ...below.map(({ id }) => id)]);
  const givenOn = new Map<string, { rate: number; account: string }>();
  for (const { id, name } of below) {
    for (const [category, rate] of known.get(id) ?? none) {
      if (rate > (givenOn.get(category)?.rate ?? 0)) givenOn.set(category, { rate, account: name });
    }
  }
  return { own: known.get(agentId) ?? none, next: known.get(subordinateId) ?? none, givenOn };
}

export const refuseRates = (problems: RebateProblem[]) =>
  new Refusal('conflict', { message: "These rates can't be given.", value: { problems } });

/** Serialises an agent's calls: without money the agent has no row for `once` to lock. */
export const lockCallsOf = (transaction: Database, agentId: number): Promise<unknown> =>
  inTurn(() => transaction.execute(sql`select pg_advisory_xact_lock(7102029, ${agentId})`));

/** Locks these members' rates and positions. Always lock in the order of ids. */
export const lockMembers = (transaction: Database, ids: readonly number[]): Promise<unknown> =>
  inTurn(async () =>
    transaction
      .select({ id: accounts.id })
      .from(accounts)
      .where(inArray(accounts.id, [...ids]))
      .orderBy(asc(accounts.id))
      .for('no key update'),
  );

export function problemOf(
  { category, rate, was }: { category: string; rate: number; was: number },
  { own, givenOn }: Pick<Bounds, 'own' | 'givenOn'>,
  quotas: readonly RebateQuota[],
): RebateProblem[] {
  const problem = (more: Pick<RebateProblem, 'bound' | 'rate'> & Partial<RebateProblem>): RebateProblem[] => [
    { category, account: '', used: 0, quota: 0, ...more },
  ];
  const most = own.get(category) ?? 0;
  const least = givenOn.get(category);
  if (rate > most) return problem({ bound: 'own', rate: most / 100 });
  if (least && rate < least.rate)
    return problem({ bound: 'givenOn', rate: least.rate / 100, account: least.account });
  const taken = quotas.find(({ category: of, rebate, quota, used }) => {
    const step = Math.round(rebate * 100);
    return of === category && was < step && rate >= step && used >= quota;
  });
  if (!taken) return [];
  return problem({ bound: 'quota', rate: taken.rebate, used: taken.used, quota: taken.quota });
}

/** Replaces rates that begin on the same day. */
export async function giveRates(
  database: Database,
  {
    rates,
    ...rest
  }: { rates: Known } & Pick<typeof agentRates.$inferInsert, 'accountId' | 'fromDay' | 'givenBy' | 'givenAt'>,
): Promise<void> {
  if (rates.size === 0) return;
  await database
    .insert(agentRates)
    .values([...rates].map(([gameType, rate]) => ({ ...rest, gameType, rate })))
    .onConflictDoUpdate({
      target: [agentRates.accountId, agentRates.gameType, agentRates.fromDay],
      set: {
        rate: sql`excluded.rate`,
        givenBy: sql`excluded.given_by`,
        givenAt: sql`excluded.given_at`,
      },
    });
}

/** Rates that an agent can give a new member from a day on: within both that day's and the next midnight's. */
export async function givableRates(database: Database, agentId: number, day: string): Promise<Known> {
  const now = (await ratesOf(database, [agentId], day)).get(agentId) ?? none;
  const next = (await ratesOf(database, [agentId])).get(agentId) ?? none;
  return new Map([...next].map(([category, rate]) => [category, Math.min(rate, now.get(category) ?? 0)]));
}

/** Which of these rates exceed what a new member can be given. */
export const newcomerProblems = (
  wanted: Known,
  own: Known,
  quotas: readonly RebateQuota[] = [],
): RebateProblem[] =>
  [...wanted].flatMap(([category, rate]) =>
    problemOf({ category, rate, was: 0 }, { own, givenOn: new Map() }, quotas),
  );

/** The highest possible rates for a new member, none above the wanted ones (docs/decisions/0030). */
export function cappedRates(wanted: Known, own: Known, quotas: readonly RebateQuota[]): Known {
  const capped = new Map<string, number>();
  for (const [category, rate] of wanted) {
    const steps = quotas
      .filter(({ category: of, quota, used }) => of === category && used >= quota)
      .map(({ rebate }) => Math.round(rebate * 100) - 1);
    const most = Math.min(rate, own.get(category) ?? 0, ...steps);
    if (most > 0) capped.set(category, most);
  }
  return capped;
}

/**
 * Why a member's rates prevent a move below another agent (TEAM-11). Rates further below are already within the
 * member's own.
 */
export async function placeProblems(
  database: Database,
  agentId: number,
  memberId: number,
): Promise<RebateProblem[]> {
  const known = await ratesOf(database, [agentId, memberId]);
  const quotas = await rebateQuotas(database, agentId);
  return newcomerProblems(known.get(memberId) ?? none, known.get(agentId) ?? none, quotas);
}
