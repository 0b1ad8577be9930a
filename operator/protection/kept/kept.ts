import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '#operator/core/context.ts';
import { rowsOf } from '#operator/database/insertRows.ts';
import { playerProtections, protectionSteps } from '#operator/database/tables/protection.tables.ts';
import { type LimitKind, limitKinds, type LimitPeriod } from '@araw/contract/protection/limits';
import type { Standing } from '@araw/contract/calls/roles';

/** A stored limit and its use: in centavos, for `time` the amount in minutes and the use in milliseconds. */
export interface KeptLimit {
  kind: LimitKind;
  period: LimitPeriod;
  amount: number;
  state: 'active' | 'raiseAsked';
  nextAmount: number | null;
  readyAt: number | null;
  lapsesAt: number | null;
  used: number;
  resetsAt: number;
}

/** The stored protections of one player. */
export interface Kept {
  standing: Standing;
  until: number | null;
  playSince: number | null;
  lastBetAt: number | null;
  lastRoundAt: number | null;
  asksFrom: number | null;
  ownMinutes: number | null;
  gamesFrom: number;
  offerAnsweredAt: number | null;
  reviewToldAt: number | null;
  /** A newer version of the terms is in force than the player has accepted (PROT-13). */
  termsDue: boolean;
  limits: readonly KeptLimit[];
}

/** For a player without a row. */
const nothing: Kept = {
  standing: 'playing',
  until: null,
  playSince: null,
  lastBetAt: null,
  lastRoundAt: null,
  asksFrom: null,
  ownMinutes: null,
  gamesFrom: 0,
  offerAnsweredAt: null,
  reviewToldAt: null,
  termsDue: false,
  limits: [],
};

/** Parses the answer of `protection_of` in database/guards.sql. */
export function keptFrom(answered: unknown): Kept {
  if (answered === null || answered === undefined) return nothing;
  const row = camel(answered) as unknown as Partial<Omit<Kept, 'limits'>> & { limits?: readonly unknown[] };
  const limits = (row.limits ?? []).map((limit) => camel(limit) as unknown as KeptLimit);
  return { ...nothing, ...row, limits };
}

const camel = (row: unknown): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row as Record<string, unknown>).map(([name, value]) => [
      name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  );

/** Exact only under the member's lock. */
export async function keptOf(
  database: Database,
  accountId: number,
  at: number,
  kinds: readonly LimitKind[] = limitKinds,
): Promise<Kept> {
  const [found] = await rowsOf<{ kept: unknown }>(
    database,
    sql`select protection_of(${accountId}, ${at}, ${`{${kinds.join(',')}}`}::text[]) as kept`,
  );
  return keptFrom(found?.kept);
}

type Row = typeof playerProtections.$inferInsert;

/** Update the row afterwards: the table's checks run before a conflict is found, so inserting a partial row would fail them. */
const addRow = (database: Database, accountId: number) =>
  database.insert(playerProtections).values({ accountId }).onConflictDoNothing();

/** Stores changes; the caller holds the member's lock. */
export async function keep(
  transaction: Database,
  accountId: number,
  values: Partial<Omit<Row, 'accountId'>>,
): Promise<void> {
  await addRow(transaction, accountId);
  await transaction
    .update(playerProtections)
    .set({ accountId, ...values })
    .where(eq(playerProtections.accountId, accountId));
}

type Step = Omit<typeof protectionSteps.$inferInsert, 'id'>;

/** The history for the desk and for auditors. */
export async function noteStep(transaction: Database, step: Step): Promise<void> {
  await transaction.insert(protectionSteps).values(step);
}

/** Games opened before this moment accept no more bets (PROT-05, PROT-07); an earlier one changes nothing. */
export async function closeGames(database: Database, accountId: number, before: number): Promise<void> {
  await addRow(database, accountId);
  await database
    .update(playerProtections)
    .set({ gamesFrom: before })
    .where(and(eq(playerProtections.accountId, accountId), lt(playerProtections.gamesFrom, before)));
}
