import { openSession, startSession } from '#operator/accounts/identity/sessions.ts';
import type { Database, OperatorContext } from '#operator/core/context.ts';
import { accounts } from '#operator/database/tables/accounts.tables.ts';
import { openingBalance } from '#operator/ledger/ledger.ts';
import { createLaunch, openLaunch } from '#operator/play/launch.ts';

/** A slot without the jackpot. */
const game = { gameId: 'JL-001', name: 'Slot', kind: 'slot' } as const;
const money = 1_000_000_000;

export async function createMembers(database: Database, count: number, prefix: string): Promise<number[]> {
  const rows = await database
    .insert(accounts)
    .values(
      Array.from({ length: count }, (_, index) => ({
        merchantCode: 'bench',
        name: `${prefix}${index}`,
        type: 0,
        registeredAt: 0,
      })),
    )
    .returning({ id: accounts.id });
  return rows.map(({ id }) => id);
}

/** Players with money and an open game; resolves with their pages' tokens. */
export async function createPlayers(context: OperatorContext, count: number): Promise<string[]> {
  const tokens: string[] = [];
  for (const id of await createMembers(context.database, count, 'player')) {
    await openingBalance(context.database, id, money, context.clock.now());
    const login = await startSession(
      context,
      { id },
      { ip: '127.0.0.1', userAgent: 'bench', sessionId: null },
    );
    const { sessionId } = await openSession(context, login);
    const look = { language: 'en', css: '' } as const;
    const launch = { account: { id, type: 0 }, sessionId, game, fun: false, ...look };
    const path = await createLaunch(context, launch);
    const { token } = await openLaunch(context, new URLSearchParams(path.split('?')[1]).get('code') ?? '');
    tokens.push(token);
  }
  return tokens;
}
