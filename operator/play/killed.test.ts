import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openSession, startSession } from '#operator/accounts/sessions.ts';
import { createClock } from '#operator/core/clock.ts';
import { type Connection, openEmbedded, openPostgres } from '#operator/database/connect.ts';
import { playRounds, seedPairs } from '#operator/database/play.tables.ts';
import { drawsFrom } from '#operator/fairness/numbers.ts';
import { jackpotOf } from '#operator/games/jackpot.ts';
import { auditLedger } from '#operator/ledger/audit.ts';
import { balanceOf, openingBalance } from '#operator/ledger/ledger.ts';
import { jackpotOpening } from '#operator/rules/jackpot.ts';
import { seed } from '#operator/seed/seed.ts';
import { createDatabase, createTestAccounts, schemaTemplate } from '#operator/testing/database.ts';
import { type OperatorProcess, startOperatorProcess } from '#operator/testing/process.ts';
import { createLaunch, openLaunch } from './launch.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'killed-'));
const opening = 10_000_000;
/** Jeepney Jackpot: each round moves a share of its stake besides. */
const jackpotGame = 'JL-004';
const kills = 4;
const betsBetweenKills = 40;

const server = inject('postgresUrl');
const databaseUrl = server && (await createDatabase(server));
/** The embedded database is one process's own; a server is shared by two. */
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

/** One of the pages that a player has open. */
interface Page {
  id: number;
  token: string;
  /** A bet that was sent and not answered. */
  open: string | null;
}

/** What was answered, by key. */
const acknowledged = new Map<string, { id: string; payout: number }>();

/** Two pages for each of six players: their bets meet, with two processes in different ones. */
async function preparePages(connection: Connection): Promise<Page[]> {
  const context = { database: connection.database, clock: createClock(), log: pino({ level: 'silent' }) };
  await seed(context, { demo: false });
  const pages: Page[] = [];
  for (const id of await createTestAccounts(context.database, 6)) {
    await openingBalance(context.database, id, opening, context.clock.now());
    const login = await startSession(
      context,
      { id },
      { ip: '127.0.0.1', userAgent: 'test', sessionId: null },
    );
    const { sessionId } = await openSession(context, login);
    const game = { gameId: jackpotGame, name: 'Game', kind: 'slot' as const };
    const look = { language: 'en', css: '' } as const;
    const launch = { account: { id, type: 0 }, sessionId, game, fun: false, ...look };
    const path = await createLaunch(context, launch);
    const code = new URLSearchParams(path.split('?')[1]).get('code') ?? '';
    const { token } = await openLaunch(context, code);
    pages.push({ id, token, open: null }, { id, token, open: null });
  }
  return pages;
}

let keys = 0;

/** Bets until the operator is gone; first the bet again that had no answer. */
async function betUntilKilled(address: string, page: Page, answered: () => void) {
  for (;;) {
    page.open ??= `bet-number-${++keys}`.padEnd(20, '-');
    const key = page.open;
    const response = await fetch(`${address}/play/api/bet`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: page.token },
      body: JSON.stringify({ stake: 1, idempotencyKey: key }),
    }).catch(() => null);
    const answer = await response?.json().catch(() => null);
    if (!answer) return;
    expect(answer).toMatchObject({ success: true });
    acknowledged.set(key, answer.value.round);
    page.open = null;
    answered();
  }
}

describe('an operator that is killed', () => {
  let pages: Page[];

  beforeAll(async () => {
    const connection = await openDatabase();
    pages = await preparePages(connection);
    await connection.close();
  });

  it('[NET-06] [FAULT-62] keeps every acknowledged bet and nonce once, each unanswered one once or not at all', async () => {
    for (let round = 0; round < kills; round++) {
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
    }

    const connection = await openDatabase();
    try {
      const { database } = connection;
      const rounds = await database.select().from(playRounds);
      const kept = new Map(
        rounds.map((row) => [row.idempotencyKey, { id: row.id, payout: row.payout / 100 }]),
      );
      const lost = [...acknowledged].filter(([key, { id, payout }]) => {
        const row = kept.get(key);
        return row?.id !== id || row.payout !== payout;
      });
      expect(acknowledged.size).toBeGreaterThanOrEqual(kills * betsBetweenKills);
      expect(lost).toEqual([]);
      // What is kept and was never answered is a bet that the last kill left open.
      const open = new Set(pages.map((page) => page.open));
      expect(rounds.filter(({ idempotencyKey: key }) => !acknowledged.has(key) && !open.has(key))).toEqual(
        [],
      );
      for (const id of new Set(pages.map((page) => page.id))) {
        const own = rounds.filter(({ accountId }) => accountId === id);
        expect(await balanceOf(database, id)).toBe(
          own.reduce(
            (balance, { stake, payout, jackpotWon }) => balance - stake + payout + jackpotWon,
            opening,
          ),
        );
        // Under the one pair of seeds that was never ended, each round is drawn from a nonce of its own, without gaps.
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
      const won = rounds.filter(({ jackpotWon }) => jackpotWon > 0);
      expect(await jackpotOf(database)).toBe(
        rounds.reduce(
          (pot, { stake, jackpotWon }) => pot + stake / 100 - jackpotWon,
          jackpotOpening * (1 + won.length),
        ),
      );
      expect(await auditLedger(database)).toMatchObject({ total: 0, wrongBalances: 0 });
    } finally {
      await connection.close();
    }
  }, 600_000);
});
