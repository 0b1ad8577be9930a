import { and, asc, eq, lte } from 'drizzle-orm';
import type { Database, OperatorContext } from '#operator/core/context.ts';
import { Refusal } from '@araw/server/http/refusal';
import { ledgerHolds } from '#operator/database/tables/ledger.tables.ts';
import { isPosted, lockPockets, type MovementKind, type Owner, pocketOf, post } from './ledger.ts';

export type Hold = typeof ledgerHolds.$inferSelect;

interface Kinds {
  held: MovementKind;
  used: MovementKind;
  returned: MovementKind;
}

const usualKinds: Kinds = { held: 'hold', used: 'holdUsed', returned: 'holdReturned' };
/** For purposes other than withdrawals. */
const kindsOfPurpose: Readonly<Record<string, Kinds>> = {
  envelope: { held: 'envelopeHeld', used: 'envelope', returned: 'envelopeReturned' },
};
const kindsOf = (purpose: string): Kinds => kindsOfPurpose[purpose] ?? usualKinds;

export interface NewHold {
  accountId: number;
  /** Together with `reference` the hold's name: what it is for, and which one. */
  purpose: string;
  reference: string;
  pocket: 'cash' | 'bonus';
  /** Centavos. */
  amount: number;
  /** When the remainder is released automatically; null if only its order ends it. */
  endsAt: number | null;
  at: number;
}

/**
 * Puts money on hold, once per purpose and reference (CASH-16). Throws Refusal `insufficientBalance`, and `conflict` if
 * the name belongs to a different hold.
 */
export async function hold(database: Database, wanted: NewHold): Promise<Hold> {
  const { accountId, purpose, reference, pocket, amount, endsAt, at } = wanted;
  return database.transaction(async (transaction) => {
    await lockPockets(transaction, accountId);
    const [made] = await transaction
      .insert(ledgerHolds)
      .values({ accountId, purpose, reference, pocket, amount, endsAt, createdAt: at })
      .onConflictDoNothing()
      .returning();
    if (!made) {
      const earlier = await findHold(transaction, purpose, reference);
      const same = earlier.accountId === accountId && earlier.pocket === pocket && earlier.amount === amount;
      if (!same) throw new Refusal('conflict', { message: 'This name belongs to another hold.' });
      return earlier;
    }
    await move(transaction, made, {
      step: 'held',
      name: 'hold',
      to: pocketOf(accountId, 'held'),
      amount,
      at,
    });
    return made;
  });
}

interface Use {
  /** Identifies this use; repeating it changes nothing. */
  name: string;
  /** Centavos. */
  amount: number;
  to: Owner;
  at: number;
}

/**
 * Pays out of an open hold, whole or in parts; the part that empties it ends it. Throws Refusal `conflict` for an ended
 * hold, for more than is left, and for a name that belongs to a different use.
 */
export function useHold(database: Database, id: string, { name, amount, to, at }: Use): Promise<Hold> {
  return changing(database, id, async (transaction, held) => {
    const payment: Move = { step: 'used', name: `use:${name}`, to, amount, at };
    if (await isPosted(transaction, keyOf(held, payment.name))) {
      await move(transaction, held, payment);
      return held;
    }
    if (held.state !== 'open' || amount > held.amount - held.used) throw ended();
    await move(transaction, held, payment);
    const used = held.used + amount;
    const isSpent = used === held.amount;
    return update(transaction, id, {
      used,
      ...(isSpent && { state: 'used' as const, resolvedAt: at }),
    });
  });
}

/** Releases the remainder of an open hold; repeating it changes nothing. Otherwise throws Refusal `conflict`. */
export function releaseHold(database: Database, id: string, at: number): Promise<Hold> {
  return changing(database, id, (transaction, held) => {
    if (held.state === 'released') return held;
    if (held.state !== 'open') throw ended();
    return giveBack(transaction, held, 'released', at);
  });
}

const expiredAtOnce = 200;

/** Releases the remainder of holds that have expired by the operator's clock. */
export async function expireHolds(context: OperatorContext): Promise<void> {
  const { database, clock } = context;
  const isDue = and(eq(ledgerHolds.state, 'open'), lte(ledgerHolds.endsAt, clock.now()));
  const due = await database
    .select({ id: ledgerHolds.id })
    .from(ledgerHolds)
    .where(isDue)
    .orderBy(asc(ledgerHolds.endsAt))
    .limit(expiredAtOnce);
  for (const { id } of due) {
    // The next turn tries again; one hold must not block the others.
    await changing(database, id, (transaction, held) =>
      // Another process may have ended it meanwhile.
      held.state === 'open' ? giveBack(transaction, held, 'expired', clock.now()) : held,
    ).catch((error: unknown) => context.log.error({ err: error, holdId: id }, 'hold not expired'));
  }
}

const ended = () => new Refusal('conflict', { message: 'This hold has ended, or has less left.' });

function changing(
  database: Database,
  id: string,
  change: (transaction: Database, held: Hold) => Hold | Promise<Hold>,
): Promise<Hold> {
  return database.transaction(async (transaction) => {
    const [known] = await transaction.select().from(ledgerHolds).where(eq(ledgerHolds.id, id));
    if (!known) throw new Refusal('notFound');
    await lockPockets(transaction, known.accountId);
    const [held] = await transaction.select().from(ledgerHolds).where(eq(ledgerHolds.id, id));
    if (!held) throw new Refusal('notFound');
    return change(transaction, held);
  });
}

async function giveBack(
  transaction: Database,
  held: Hold,
  state: 'released' | 'expired',
  at: number,
): Promise<Hold> {
  await move(transaction, held, {
    step: 'returned',
    name: 'return',
    to: pocketOf(held.accountId, held.pocket),
    amount: held.amount - held.used,
    at,
  });
  return update(transaction, held.id, { state, resolvedAt: at });
}

async function update(transaction: Database, id: string, values: Partial<Hold>): Promise<Hold> {
  const [held] = await transaction.update(ledgerHolds).set(values).where(eq(ledgerHolds.id, id)).returning();
  if (!held) throw new Error(`There is no hold ${id}`);
  return held;
}

async function findHold(database: Database, purpose: string, reference: string): Promise<Hold> {
  const [held] = await database
    .select()
    .from(ledgerHolds)
    .where(and(eq(ledgerHolds.purpose, purpose), eq(ledgerHolds.reference, reference)));
  if (!held) throw new Error(`There is no hold ${purpose} ${reference}`);
  return held;
}

interface Move {
  step: keyof Kinds;
  name: string;
  to: Owner;
  amount: number;
  at: number;
}

const keyOf = ({ id }: Hold, name: string) => `hold:${id}:${name}`;

/** The first step moves money into the held pocket, all others out of it. */
function move(transaction: Database, held: Hold, { step, name, to, amount, at }: Move) {
  const from: Owner = pocketOf(held.accountId, step === 'held' ? held.pocket : 'held');
  return post(transaction, {
    idempotencyKey: keyOf(held, name),
    kind: kindsOf(held.purpose)[step],
    reference: held.reference,
    at,
    postings: [
      { owner: from, amount: -amount },
      { owner: to, amount },
    ],
  });
}
