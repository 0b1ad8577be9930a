import { asc, inArray } from 'drizzle-orm';
import { acceptFirstTerms } from '#operator/content/terms.ts';
import { lookOf } from '#operator/accounts/names.ts';
import type { OperatorContext } from '#operator/core/context.ts';
import { accounts, sessions } from '#operator/database/tables/accounts.tables.ts';
import { contracts } from '#operator/database/tables/agents.tables.ts';
import { games } from '#operator/database/tables/games.tables.ts';
import { margin, runJobs } from '#operator/jobs/jobs.ts';
import { openingBalance, pocketOf, post } from '#operator/ledger/ledger.ts';
import { placeBet } from '#operator/play/bets.ts';
import { commissionJob } from '#operator/rewards/commissions.ts';
import { rulesOf } from '#operator/rules/rules.ts';
import { merchantDayOf, startOfMerchantDay } from '@araw/contract/values/dates';
import { seedDownlineRebates } from './downlineRebates.ts';
import { earnings, seedContracts, team } from './teamData.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const opening = 2_000_000;
const stakesInTurn = [2000, 5000, 10_000, 1000];

type Ids = Map<string, number>;

interface Members {
  /** Demo accounts by name, including the team's uplines. */
  ids: ReadonlyMap<string, number>;
  merchantCode: string;
  passwordHash: string;
  /** Whether agents have contracts and payouts. */
  contracts: boolean;
}

/** The demo agent's team with its history and contracts, dated from the operator's now. Contains nothing random. */
export async function seedTeam(context: OperatorContext, members: Members): Promise<void> {
  const ids = await seedMembers(context, members);
  await seedLogins(context, ids);
  await seedBets(context, ids);
  if (members.contracts) {
    await seedContractsOf(context, ids);
    await seedEarnings(context, ids);
  }
  await seedDownlineRebates(context, (name) => idOf(ids, name));
  await seedCommissions(context);
}

/** A moment that many merchant days ago, at this share of the day; today, at this share of the time so far. */
function momentAgo(now: number, daysAgo: number, share: number): number {
  const today = startOfMerchantDay(merchantDayOf(now));
  return Math.floor(daysAgo === 0 ? today + (now - today) * share : today - (daysAgo - share) * day);
}

/** A share of a day that differs by member. */
const shareOf = (index: number) => 0.1 + ((index * 7) % 9) / 12;

async function seedMembers(
  { database, clock }: OperatorContext,
  { ids: given, merchantCode, passwordHash }: Members,
): Promise<Ids> {
  const now = clock.now();
  const ids: Ids = new Map(given);
  const values = team.map(({ name, type, registered }) => ({
    merchantCode,
    name,
    nameLook: lookOf(name),
    type,
    registeredAt: momentAgo(now, registered, 0.05),
    passwordHash,
    demo: true,
  }));
  const stored = await database
    .insert(accounts)
    .values(values)
    .returning({ id: accounts.id, name: accounts.name, registeredAt: accounts.registeredAt });
  for (const { id, name } of stored) ids.set(name, id);
  await acceptFirstTerms(database, stored);
  for (const upline of new Set(team.map((each) => each.upline))) {
    const below = team.filter((each) => each.upline === upline).map(({ name }) => name);
    await database
      .update(accounts)
      .set({ uplineId: idOf(ids, upline) })
      .where(inArray(accounts.name, below));
  }
  const players = new Set(team.filter(({ bets }) => bets.length > 0).map(({ name }) => name));
  for (const { id, name, registeredAt } of stored) {
    if (players.has(name)) await openingBalance(database, id, opening, registeredAt);
  }
  return ids;
}

async function seedLogins({ database, clock }: OperatorContext, ids: Ids): Promise<void> {
  const now = clock.now();
  const logins = team.flatMap(({ name, lastLogin }, index) => {
    if (lastLogin === null) return [];
    const online = lastLogin === 'online';
    const createdAt = online
      ? Math.max(now - 20 * minute, momentAgo(now, 0, 0.5))
      : momentAgo(now, lastLogin, shareOf(index));
    return {
      accountId: idOf(ids, name),
      // No token has this digest: these logins can't be continued.
      tokenDigest: `seed ${name}`,
      createdAt,
      lastSeenAt: online ? now : createdAt,
      ip: '192.0.2.10',
      userAgent: 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36',
      country: 'PH',
      endedAt: online ? null : createdAt,
      endReason: online ? null : ('loggedOut' as const),
    };
  });
  await database.insert(sessions).values(logins);
}

/** Rounds by the rules and the ledger, with the same draws in every seed. */
async function seedBets(context: OperatorContext, ids: Ids): Promise<void> {
  const now = context.clock.now();
  const played = await context.database
    .select()
    .from(games)
    .where(inArray(games.gameType, ['RNG', 'FISH', 'LIVE', 'PVP']))
    .orderBy(asc(games.popularity))
    .limit(10);
  const bets = team.flatMap(({ name, bets: days }, index) =>
    days.map((daysAgo) => ({ name, at: momentAgo(now, daysAgo, shareOf(index)) })),
  );
  for (const [index, { name, at }] of bets.entries()) {
    const game = played[index % played.length];
    if (!game) throw new Error('there is no game to play');
    const { kind } = game;
    let drawn = 0;
    await placeBet(
      { ...context, clock: { ...context.clock, now: () => at } },
      { ...game, accountId: idOf(ids, name), kind, fun: false },
      {
        stake: stakesInTurn[index % stakesInTurn.length] ?? 1000,
        choice: rulesOf(kind).choices[0]?.id ?? null,
        idempotencyKey: `seed ${index}`,
      },
      (size) => (index * 13 + (drawn += 1) * 5) % size,
    );
  }
}

async function seedContractsOf({ database, clock }: OperatorContext, ids: Ids): Promise<void> {
  const now = clock.now();
  const at = (daysAgo: number | undefined) => (daysAgo === undefined ? null : momentAgo(now, daysAgo, 0.4));
  await database.insert(contracts).values(
    seedContracts.map(({ holder, payer, kind, status, decider, terms, offered, decided, ended }) => ({
      accountId: idOf(ids, holder),
      payerId: payer === null ? null : idOf(ids, payer),
      kind,
      status,
      decider,
      terms,
      offeredAt: momentAgo(now, offered, 0.3),
      decidedAt: at(decided),
      decidedBy: decided === undefined ? null : idOf(ids, holder),
      endedAt: at(ended),
    })),
  );
}

async function seedEarnings({ database, clock }: OperatorContext, ids: Ids): Promise<void> {
  const now = clock.now();
  const ramon = idOf(ids, 'ramon');
  for (const [index, { kind, day: daysAgo, amount }] of earnings.entries()) {
    await post(database, {
      idempotencyKey: `seed:${kind}:${index}`,
      kind,
      reference: String(ramon),
      at: momentAgo(now, daysAgo, 0.02),
      postings: [
        { owner: pocketOf(ramon, 'cash'), amount },
        { owner: 'house:agents', amount: -amount },
      ],
    });
  }
}

/** Closes the days since the first bets at their ends, like the operator's clock. */
async function seedCommissions(context: OperatorContext): Promise<void> {
  const now = context.clock.now();
  const first = Math.max(...team.flatMap(({ bets }) => bets));
  for (let daysAgo = first; daysAgo >= 0; daysAgo -= 1) {
    const at = Math.min(now, startOfMerchantDay(merchantDayOf(now)) - daysAgo * day + margin);
    await runJobs({ ...context, clock: { ...context.clock, now: () => at } }, [commissionJob]);
  }
}

function idOf(ids: ReadonlyMap<string, number>, name: string): number {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`There is no account ${name}`);
  return id;
}
