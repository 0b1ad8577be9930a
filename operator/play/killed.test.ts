import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSession, startSession } from '#operator/accounts/sessions.ts';
import { createClock } from '#operator/clock.ts';
import { type Connection, openEmbedded } from '#operator/database/connect.ts';
import { auditLedger, balanceOf, openingBalance } from '#operator/ledger/ledger.ts';
import { seed } from '#operator/seed/seed.ts';
import { createTestAccounts } from '#operator/testing.database.ts';
import { type OperatorProcess, startOperatorProcess } from '#operator/testing.process.ts';
import { createLaunch, openLaunch } from './launch.ts';
import { playRounds } from './play.tables.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'killed-'));
const opening = 10_000_000;
const kills = 4;
const betsBetweenKills = 40;

let operator: OperatorProcess | undefined;

afterAll(() => {
  operator?.child.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

async function kill() {
  operator?.child.kill('SIGKILL');
  await operator?.ended;
}

interface Player {
  id: number;
  token: string;
  /** A bet that was sent and not answered. */
  open: string | null;
}

/** What was answered, by key. */
const acknowledged = new Map<string, { id: string; payout: number }>();

async function preparePlayers(connection: Connection): Promise<Player[]> {
  const context = { database: connection.database, clock: createClock(), log: pino({ level: 'silent' }) };
  await seed(context, { demo: false });
  const players: Player[] = [];
  for (const id of await createTestAccounts(context.database, 6)) {
    await openingBalance(context.database, id, opening, context.clock.now());
    const login = await startSession(
      context,
      { id },
      { ip: '127.0.0.1', userAgent: 'test', sessionId: null },
    );
    const { sessionId } = await openSession(context, login);
    const game = { gameId: 'JL-001', name: 'Game', kind: 'slot' as const };
    const look = { language: 'en', css: '' } as const;
    const launch = { account: { id, type: 0 }, sessionId, game, fun: false, ...look };
    const path = await createLaunch(context, launch);
    const code = new URLSearchParams(path.split('?')[1]).get('code') ?? '';
    const { token } = await openLaunch(context, code);
    players.push({ id, token, open: null });
  }
  return players;
}

let keys = 0;

/** Bets until the operator is gone; first the bet again that had no answer. */
async function betUntilKilled(address: string, player: Player, answered: () => void) {
  for (;;) {
    player.open ??= `bet-number-${++keys}`.padEnd(20, '-');
    const key = player.open;
    const response = await fetch(`${address}/play/api/bet`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: player.token },
      body: JSON.stringify({ stake: 1, idempotencyKey: key }),
    }).catch(() => null);
    const answer = await response?.json().catch(() => null);
    if (!answer) return;
    expect(answer).toMatchObject({ success: true });
    acknowledged.set(key, answer.value.round);
    player.open = null;
    answered();
  }
}

describe('an operator that is killed', () => {
  let players: Player[];

  beforeAll(async () => {
    const connection = await openEmbedded(dataDir);
    players = await preparePlayers(connection);
    await connection.close();
  });

  it('[NET-06] fault 62: keeps every acknowledged bet once, and each unanswered one once or not at all', async () => {
    for (let round = 0; round < kills; round++) {
      operator = await startOperatorProcess(dataDir);
      const { address } = operator;
      let left = betsBetweenKills;
      let killed: Promise<void> | undefined;
      const onAnswer = () => {
        if (--left === 0) killed = kill();
      };
      await Promise.all(players.map((player) => betUntilKilled(address, player, onAnswer)));
      await killed;
    }

    const connection = await openEmbedded(dataDir);
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
      const open = new Set(players.map((player) => player.open));
      expect(rounds.filter(({ idempotencyKey: key }) => !acknowledged.has(key) && !open.has(key))).toEqual(
        [],
      );
      for (const { id } of players) {
        const own = rounds.filter(({ accountId }) => accountId === id);
        expect(await balanceOf(database, id)).toBe(
          own.reduce((balance, { stake, payout }) => balance - stake + payout, opening),
        );
      }
      expect(await auditLedger(database)).toMatchObject({ total: 0, wrongBalances: 0 });
    } finally {
      await connection.close();
    }
  }, 60_000);
});
