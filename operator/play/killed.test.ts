import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, inArray } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openSession, startSession } from '#operator/accounts/identity/sessions.ts';
import { createClock } from '#operator/core/clock.ts';
import type { Database } from '#operator/core/context.ts';
import { settlements } from '#operator/database/tables/bets.tables.ts';
import { type Connection, openEmbedded, openPostgres } from '#operator/database/connect.ts';
import {
  idempotencyKeys,
  ledgerAccounts,
  ledgerPostings,
  ledgerTransactions,
} from '#operator/database/tables/ledger.tables.ts';
import { playRounds, seedPairs } from '#operator/database/tables/play.tables.ts';
import { drawsFrom } from '#operator/fairness/numbers.ts';
import { jackpotOf } from '#operator/games/jackpot.ts';
import { auditLedger, isSound } from '#operator/ledger/audit.ts';
import { pocketOf, pocketsOf, post } from '#operator/ledger/ledger.ts';
import { inProportion, type Split, stakeOf, sumOf } from '#operator/ledger/stakes.ts';
import { jackpotOpening } from '#operator/rules/jackpot.ts';
import { seed } from '#operator/seed/seed.ts';
import { createDatabase } from '#operator/testing/createDatabase.ts';
import { createTestAccounts, schemaTemplate } from '#operator/testing/database.ts';
import { type OperatorProcess, startOperatorProcess } from '#operator/testing/process.ts';
import { createLaunch, openLaunch } from './launch.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'killed-'));
/** The bonus pocket, in centavos. */
const bonus = 10_000_000;
/** Cash before each start: enough for one whole stake, so that the next one uses both pockets. */
const cash = 130;
const stake = 100;
/** Jeepney Jackpot: each round also moves a share of its stake. A coin pays every other time. */
const slot = { gameId: 'JL-004', name: 'Slot', kind: 'slot' } as const;
const coin = { gameId: 'JL-001', name: 'Coin', kind: 'coin' } as const;
/** Run more manually: `KILLS=30 npx vitest run --project operator killed`. */
const kills = Number(process.env['KILLS'] ?? 4);
const betsBetweenKills = 40;

const server = inject('postgresUrl');
const databaseUrl = server && (await createDatabase(server));
/** An embedded database belongs to one process; two can share a server. */
const processes = databaseUrl ? 2 : 1;

const openDatabase = async () =>
  databaseUrl ? openPostgres(databaseUrl) : openEmbedded(dataDir, await schemaTemplate());

let operators: OperatorProcess[] = [];

const startOperators = () =>
  Promise.all(
    Array.from({ length: processes }, () =>
      startOperatorProcess(dataDir, databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    ),
  );

afterAll(() => {
  for (const { child } of operators) child.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

async function kill() {
  for (const { child } of operators) child.kill('SIGKILL');
  await Promise.all(operators.map(({ ended }) => ended));
}

interface Answer {
  round: { id: string; stake: number; payout: number; jackpotWon: number };
  balance: number;
}

/** A page that a player has open. */
interface Page {
  id: number;
  token: string;
  choice: string | null;
  /** The key of a bet that was sent and not answered. */
  open: string | null;
  /** The last answered bet. */
  last: { key: string; answer: Answer } | null;
}

/** Answers by key. */
const acknowledged = new Map<string, Answer>();

/** Two pages for each of six players: their bets collide, with two processes in different ones. */
async function preparePages(connection: Connection): Promise<Page[]> {
  const context = { database: connection.database, clock: createClock(), log: pino({ level: 'silent' }) };
  await seed(context, { demo: false });
  const pages: Page[] = [];
  for (const id of await createTestAccounts(context.database, 6)) {
    await give(context.database, { id, pocket: 'bonus', amount: bonus, name: 'bonus' });
    for (const game of [slot, coin]) {
      const login = await startSession(
        context,
        { id },
        { ip: '127.0.0.1', userAgent: 'test', sessionId: null },
      );
      const { sessionId } = await openSession(context, login);
      const look = { language: 'en', css: '' } as const;
      const launch = { account: { id, type: 0 }, sessionId, game, fun: false, ...look };
      const path = await createLaunch(context, launch);
      const code = new URLSearchParams(path.split('?')[1]).get('code') ?? '';
      const { token } = await openLaunch(context, code);
      pages.push({ id, token, choice: game === coin ? 'sun' : null, open: null, last: null });
    }
  }
  await giveCash(context.database, pages, 1);
  return pages;
}

interface Given {
  id: number;
  pocket: 'cash' | 'bonus';
  amount: number;
  name: string;
}

const give = (database: Database, { id, pocket, amount, name }: Given) =>
  post(database, {
    idempotencyKey: `given:${id}:${name}`,
    kind: 'opening',
    reference: name,
    at: Date.now(),
    postings: [
      { owner: pocketOf(id, pocket), amount },
      { owner: 'house:opening', amount: -amount },
    ],
  });

async function giveCash(database: Database, pages: readonly Page[], start: number) {
  for (const id of new Set(pages.map((page) => page.id))) {
    await give(database, { id, pocket: 'cash', amount: cash, name: `cash ${start}` });
  }
}

let keys = 0;

/** The answer to a bet; null if the operator is gone. */
async function placeOn(address: string, { token, choice }: Page, key: string): Promise<Answer | null> {
  const response = await fetch(`${address}/play/api/bet`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: token },
    body: JSON.stringify({ stake: stake / 100, choice, idempotencyKey: key }),
  }).catch(() => null);
  const answer = await response?.json().catch(() => null);
  if (!answer) return null;
  expect(answer).toMatchObject({ success: true });
  const { round, balance } = answer.value;
  return { round, balance };
}

/** Bets until the operator is gone; starts with the last answered bet, then the unanswered one. */
async function betUntilKilled(address: string, page: Page, answered: () => void) {
  const again = page.last && (await placeOn(address, page, page.last.key));
  if (page.last && !again) return;
  expect(again).toEqual(page.last && page.last.answer);
  for (;;) {
    page.open ??= `bet-number-${++keys}`.padEnd(20, '-');
    const key = page.open;
    const answer = await placeOn(address, page, key);
    if (!answer) return;
    acknowledged.set(key, answer);
    page.last = { key, answer };
    page.open = null;
    answered();
  }
}

type Round = typeof playRounds.$inferSelect;

/** The pocket changes of a round, by the key of each movement. */
const movementsOf = (round: Round): [key: string, amount: Split][] => {
  const { accountId, idempotencyKey, payout, jackpotWon } = round;
  const staked = stakeOf(round);
  const named = (kind: string, amount: Split): [string, Split] => [
    `${kind}:${accountId}:${idempotencyKey}`,
    amount,
  ];
  return [
    named('bet', { cash: 0 - staked.cash, bonus: 0 - staked.bonus }),
    ...(payout > 0 ? [named('win', inProportion(payout, staked))] : []),
    ...(jackpotWon > 0 ? [named('jackpotWin', inProportion(jackpotWon, staked))] : []),
  ];
};

/** The pocket changes of all bet movements, by key. */
async function postedByBets(database: Database): Promise<Map<string, Split>> {
  const rows = await database
    .select({
      key: ledgerTransactions.idempotencyKey,
      pocket: ledgerAccounts.pocket,
      amount: ledgerPostings.amount,
    })
    .from(ledgerTransactions)
    .innerJoin(ledgerPostings, eq(ledgerPostings.transactionId, ledgerTransactions.id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerPostings.ledgerAccountId))
    .where(inArray(ledgerTransactions.kind, ['bet', 'win', 'jackpotWin']));
  const posted = new Map<string, Split>();
  for (const { key, pocket, amount } of rows) {
    const moved = posted.get(key) ?? { cash: 0, bonus: 0 };
    if (pocket === 'cash' || pocket === 'bonus') moved[pocket] += amount;
    posted.set(key, moved);
  }
  return posted;
}

const inOrder = (list: Iterable<[key: string, value: unknown]>) =>
  [...list].toSorted(([one], [other]) => (one < other ? -1 : 1));

/** Compares everything that a bet leaves behind with its answer; returns the rounds. */
async function check(database: Database, pages: readonly Page[], given: number): Promise<Round[]> {
  const rounds = await database.select().from(playRounds);
  const kept = new Map(rounds.map((row) => [row.idempotencyKey, row]));
  const lost = [...acknowledged].filter(([key, { round, balance }]) => {
    const row = kept.get(key);
    return (
      row?.id !== round.id ||
      row.payout / 100 !== round.payout ||
      row.jackpotWon / 100 !== round.jackpotWon ||
      row.balanceAfter / 100 !== balance
    );
  });
  expect(lost).toEqual([]);
  // A stored bet that was never answered was interrupted by a kill.
  const open = new Set(pages.map((page) => page.open));
  expect(rounds.filter(({ idempotencyKey: key }) => !acknowledged.has(key) && !open.has(key))).toEqual([]);

  expect(inOrder(await postedByBets(database))).toEqual(inOrder(rounds.flatMap(movementsOf)));
  const settled = await database.select().from(settlements);
  expect(
    inOrder(settled.map((row) => [row.betId, [row.version, row.stakeCash, row.stakeBonus, row.payout]])),
  ).toEqual(
    inOrder(
      rounds.map((round) => [
        round.id,
        [1, stakeOf(round).cash, round.stakeBonus, round.payout + round.jackpotWon],
      ]),
    ),
  );
  const answers = await database
    .select({ key: idempotencyKeys.key, answer: idempotencyKeys.answer })
    .from(idempotencyKeys);
  expect(inOrder(answers.map(({ key, answer }) => [key, (answer as Round).id]))).toEqual(
    inOrder(rounds.map(({ idempotencyKey, id }) => [idempotencyKey, id])),
  );

  for (const id of new Set(pages.map((page) => page.id))) {
    const own = rounds.filter(({ accountId }) => accountId === id);
    const moved = own.flatMap((round) => movementsOf(round).map(([, amount]) => amount));
    expect(await pocketsOf(database, id)).toEqual({
      ...sumOf([{ cash: cash * given, bonus }, ...moved]),
      held: 0,
    });
    // With the one pair of seeds that never ended, each round uses its own nonce, without gaps.
    const pairs = await database.select().from(seedPairs).where(eq(seedPairs.accountId, id));
    expect(pairs.map((pair) => pair.rounds)).toEqual(own.length > 0 ? [own.length] : []);
    expect(own.map(({ nonce }) => nonce).toSorted((one, other) => (one ?? 0) - (other ?? 0))).toEqual(
      own.map((_, index) => index),
    );
    const drawnAnew = own.map(({ nonce, drawn }) =>
      drawn?.sizes.map(drawsFrom(pairs[0]?.serverSeed ?? '', (block) => `:${nonce}:${block}`)),
    );
    expect(own.map(({ drawn }) => drawn?.numbers)).toEqual(drawnAnew);
  }
  const fed = rounds.filter(({ gameId }) => gameId === slot.gameId);
  const won = fed.filter(({ jackpotWon }) => jackpotWon > 0);
  expect(await jackpotOf(database)).toBe(
    fed.reduce(
      (pot, { stake: staked, jackpotWon }) => pot + staked / 100 - jackpotWon,
      jackpotOpening * (1 + won.length),
    ),
  );
  expect(await auditLedger(database)).toSatisfy(isSound);
  return rounds;
}

describe('an operator that is killed', { tags: ['full'] }, () => {
  let pages: Page[];

  beforeAll(async () => {
    const connection = await openDatabase();
    pages = await preparePages(connection);
    await connection.close();
  });

  it('[NET-06] [NET-13] [CASH-17] [FAULT-62] keeps every acknowledged bet, its pockets and nonce once, and each unanswered one once or not at all', async () => {
    let rounds: Round[] = [];
    for (let start = 1; start <= kills; start++) {
      const before = acknowledged.size;
      operators = await startOperators();
      const addresses = operators.map(({ address }) => address);
      let left = betsBetweenKills;
      let killed: Promise<void> | undefined;
      const onAnswer = () => {
        if (--left === 0) killed = kill();
      };
      const play = (page: Page, index: number) =>
        betUntilKilled(addresses[index % processes] ?? '', page, onAnswer);
      await Promise.all(pages.map(play));
      await killed;
      expect(acknowledged.size).toBeGreaterThanOrEqual(before + betsBetweenKills);

      const after = await openDatabase();
      try {
        // A server may still be working on statements of the killed process: read everything as of one moment.
        rounds = await after.database.transaction((moment) => check(moment, pages, start), {
          isolationLevel: 'repeatable read',
        });
        await giveCash(after.database, pages, start + 1);
      } finally {
        await after.close();
      }
    }
    // The chance that none of these split stakes has won is below one in ten thousand.
    const split = rounds.filter((round) => stakeOf(round).cash > 0 && stakeOf(round).bonus > 0);
    expect(split.length).toBeGreaterThanOrEqual(kills);
    expect(split.filter(({ payout }) => payout > 0)).not.toEqual([]);
  }, 1_800_000);
});
