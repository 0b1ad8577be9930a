import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import type { OperatorContext } from '#operator/core/context.ts';
import { sessions } from '#operator/database/tables/accounts.tables.ts';
import { ledgerAccounts, ledgerPostings } from '#operator/database/tables/ledger.tables.ts';
import { once } from '#operator/ledger/idempotency.ts';
import { betKinds } from '#operator/ledger/ledger.ts';
import { switchesNow } from '#operator/system/merchants.ts';
import { Refusal } from '@araw/server/http/refusal';
import type { HandlerValue, ParsedRequest } from '@araw/contract/calls/calls';
import { moveOf, realityTable } from '@araw/contract/values/stateTables';
import { keep, keptOf, noteStep } from '../kept/kept.ts';
import { playAt } from './playState.ts';

type Reading = Pick<OperatorContext, 'database' | 'clock'>;

/** The current play, by the operator's clock and the ledger (PROT-05, PROT-06). */
export async function playSessionOf(
  context: Reading,
  accountId: number,
  sessionId: number | null,
): Promise<HandlerValue<'playSession'>> {
  const { database, clock } = context;
  const now = clock.now();
  const kept = await keptOf(database, accountId, now, []);
  const { state, played, asksAt } = playAt(now, kept, await switchesNow(context));
  const since = state === 'idle' ? null : kept.playSince;
  const { staked, won } =
    since === null ? { staked: 0, won: 0 } : await figuresSince(context, accountId, since);
  return {
    now,
    state,
    since,
    asksAt,
    played,
    staked: staked / 100,
    won: won / 100,
    net: (won - staked) / 100,
    loggedInAt: await loggedInAt(context, sessionId),
  };
}

/** Stakes and payouts since a moment, including bonus money, in centavos, as in the records. */
async function figuresSince(
  { database }: Pick<OperatorContext, 'database'>,
  accountId: number,
  since: number,
): Promise<{ staked: number; won: number }> {
  const [sums] = await database
    .select({
      staked:
        sql`coalesce(-sum(${ledgerPostings.amount}) filter (where ${ledgerPostings.kind} = 'bet'), 0)`.mapWith(
          Number,
        ),
      won: sql`coalesce(sum(${ledgerPostings.amount}) filter (where ${ledgerPostings.kind} <> 'bet'), 0)`.mapWith(
        Number,
      ),
    })
    .from(ledgerPostings)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerPostings.ledgerAccountId))
    .where(
      and(
        eq(ledgerAccounts.accountId, accountId),
        inArray(ledgerPostings.kind, [...betKinds]),
        gte(ledgerPostings.createdAt, since),
      ),
    );
  return sums ?? { staked: 0, won: 0 };
}

async function loggedInAt({ database, clock }: Reading, sessionId: number | null): Promise<number> {
  if (sessionId === null) return clock.now();
  const [session] = await database
    .select({ at: sessions.createdAt })
    .from(sessions)
    .where(eq(sessions.id, sessionId));
  return session?.at ?? clock.now();
}

/**
 * `continue` restarts the interval; `stop` ends play and closes all games. Throws Refusal `conflict` without a pending
 * question, and what `once` throws.
 */
export async function answerRealityCheck(
  context: OperatorContext,
  accountId: number,
  { key, answer }: ParsedRequest<'answerRealityCheck'>,
): Promise<void> {
  const switches = await switchesNow(context);
  await context.database.transaction(async (transaction) => {
    await once(
      context,
      transaction,
      { accountId, call: 'answerRealityCheck', key, body: { answer } },
      async () => {
        const now = context.clock.now();
        const kept = await keptOf(transaction, accountId, now, []);
        const { state } = playAt(now, kept, switches);
        const move = moveOf(realityTable, state, answer);
        if (move.result !== 'moved') throw new Refusal('conflict', { value: { state } });
        if (answer === 'continue') await keep(transaction, accountId, { asksFrom: now });
        else {
          await transaction.execute(
            sql`select keep_play(${accountId}, ${kept.playSince}, ${kept.lastBetAt})`,
          );
          await keep(transaction, accountId, {
            playSince: null,
            lastBetAt: null,
            asksFrom: null,
            gamesFrom: now,
          });
        }
        await noteStep(transaction, {
          accountId,
          about: 'reality',
          event: answer,
          from: state,
          to: move.to,
          at: now,
        });
        return {};
      },
    );
  });
}

/** The player's own interval; one longer than the profile's is stored and has no effect. */
export async function setRealityCheck(
  context: OperatorContext,
  accountId: number,
  { key, minutes }: ParsedRequest<'setRealityCheck'>,
): Promise<void> {
  await context.database.transaction(async (transaction) => {
    await once(
      context,
      transaction,
      { accountId, call: 'setRealityCheck', key, body: { minutes } },
      async () => {
        await keep(transaction, accountId, { ownMinutes: minutes });
        return {};
      },
    );
  });
}
