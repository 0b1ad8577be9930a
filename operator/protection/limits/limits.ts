import { and, eq } from 'drizzle-orm';
import { standingOf } from '#operator/accounts/identity/standing.ts';
import { centavosOf } from '#operator/core/amounts.ts';
import type { Database, OperatorContext } from '#operator/core/context.ts';
import { playerLimits } from '#operator/database/tables/protection.tables.ts';
import { lockPockets } from '#operator/ledger/ledger.ts';
import { type MoneyCall, once } from '#operator/ledger/idempotency.ts';
import { switchesNow } from '#operator/system/merchants.ts';
import { Refusal } from '@araw/server/http/refusal';
import type { ParsedRequest } from '@araw/contract/calls/calls';
import type { LimitKind, LimitPeriod } from '@araw/contract/protection/limits';
import type { PlayerLimit } from '@araw/contract/protection/protection';
import { limitTable, moveOf } from '@araw/contract/values/stateTables';
import { keep, keptOf, type Kept, type KeptLimit, noteStep } from '../kept/kept.ts';
import { limitReached, toldOf, usedWith } from './use.ts';

const hour = 3_600_000;
/** A raise expires if it is not confirmed within this time. */
export const confirmHours = 7 * 24;

type LimitState = keyof (typeof limitTable)['rows'];
type LimitEvent = (typeof limitTable.columns)[number][0];
type Name = Pick<KeptLimit, 'kind' | 'period'>;

/** The state of a stored limit, or of a missing one, at a moment. */
function limitStateAt(now: number, limit: KeptLimit | undefined): LimitState {
  if (!limit) return 'none';
  const { readyAt, lapsesAt } = limit;
  if (readyAt === null || lapsesAt === null || lapsesAt <= now) return 'active';
  return readyAt <= now ? 'raiseReady' : 'raiseAsked';
}

export function describeLimits(kept: Kept, now: number, idle: number): PlayerLimit[] {
  return kept.limits.map((limit) => {
    const state = limitStateAt(now, limit);
    const { kind, period, resetsAt, nextAmount, readyAt, lapsesAt } = limit;
    const isAsked = state !== 'active' && readyAt !== null && lapsesAt !== null;
    return {
      kind,
      period,
      state,
      ...toldOf(limit, usedWith(limit, kept, { at: now, idle })),
      resetsAt,
      next: isAsked
        ? { amount: nextAmount === null ? null : inUnits(kind, nextAmount), readyAt, lapsesAt }
        : null,
    };
  });
}

const inUnits = (kind: LimitKind, amount: number) => (kind === 'time' ? amount : amount / 100);

/** In stored units: centavos or minutes. Throws Refusal `requestInvalid` for parts of a minute. */
function amountOf(kind: LimitKind, typed: string): number {
  if (kind !== 'time') return centavosOf(typed);
  if (typed.includes('.')) throw new Refusal('requestInvalid', { message: 'amount: whole minutes' });
  return Number(typed);
}

/**
 * Sets or lowers a limit immediately and cancels a waiting raise; requests a raise or removal, which restarts its wait
 * (PROT-02). Throws Refusal `conflict` when there is nothing to remove, and what `once` throws.
 */
export function setLimit(
  context: OperatorContext,
  accountId: number,
  { key, kind, period, amount: typed }: ParsedRequest<'setLimit'>,
): Promise<void> {
  const amount = typed === null ? null : amountOf(kind, typed);
  return change(
    context,
    { accountId, call: 'setLimit', key, name: { kind, period }, wanted: amount },
    (known) => (amount !== null && (!known || amount <= known.amount) ? 'lower' : 'raise'),
  );
}

/**
 * The second confirmation. Throws Refusal `conflict` before the wait is over and after a week, and what `once` throws.
 */
export const confirmLimit = (
  context: OperatorContext,
  accountId: number,
  { key, kind, period }: ParsedRequest<'confirmLimit'>,
): Promise<void> =>
  change(context, { accountId, call: 'confirmLimit', key, name: { kind, period } }, () => 'confirm');

/** Throws Refusal `conflict` without a requested change, and what `once` throws. */
export const cancelLimitChange = (
  context: OperatorContext,
  accountId: number,
  { key, kind, period }: ParsedRequest<'cancelLimitChange'>,
): Promise<void> =>
  change(context, { accountId, call: 'cancelLimit', key, name: { kind, period } }, () => 'cancel');

interface Asked {
  accountId: number;
  call: MoneyCall;
  key: string;
  name: Name;
  wanted?: number | null;
}

/** Every change of a limit goes through here, once per key, together with all that moves the member's money. */
async function change(
  context: OperatorContext,
  { accountId, call, key, name, wanted = null }: Asked,
  eventOf: (known: KeptLimit | undefined) => LimitEvent,
): Promise<void> {
  const { raiseWaitHours } = await switchesNow(context);
  await context.database.transaction(async (transaction) => {
    const body = { ...name, wanted };
    await once(context, transaction, { accountId, call, key, body }, async () => {
      const now = context.clock.now();
      const kept = await keptOf(transaction, accountId, now, [name.kind]);
      const known = kept.limits.find(({ period }) => period === name.period);
      const state = limitStateAt(now, known);
      const event = eventOf(known);
      const choice = event === 'confirm' && known?.nextAmount === null ? 'none' : 'active';
      const move = moveOf(limitTable, state, event, choice);
      if (move.result === 'rejected') throw new Refusal('conflict', { value: { state } });
      const to = move.result === 'moved' ? move.to : state;
      await write(
        transaction,
        accountId,
        name,
        limitAfter({ to, event, known, wanted, now, raiseWaitHours }),
      );
      await keep(transaction, accountId, { offerAnsweredAt: now });
      const about = `limit:${name.kind}:${name.period}`;
      await noteStep(transaction, { accountId, about, event, from: state, to, details: { wanted }, at: now });
      return {};
    });
  });
}

interface Moved {
  to: LimitState;
  event: LimitEvent;
  known: KeptLimit | undefined;
  wanted: number | null;
  now: number;
  raiseWaitHours: number;
}

type Row = typeof playerLimits.$inferInsert;
type Written = Pick<Row, 'amount' | 'state' | 'nextAmount' | 'readyAt' | 'lapsesAt' | 'toldAt'>;

const nothingAsked = {
  state: 'active',
  nextAmount: null,
  readyAt: null,
  lapsesAt: null,
  toldAt: null,
} as const;

/** Null removes the limit. */
function limitAfter({ to, event, known, wanted, now, raiseWaitHours }: Moved): Written | null {
  if (to === 'none') return null;
  const amount = known?.amount ?? 0;
  if (event === 'lower') return { ...nothingAsked, amount: wanted ?? amount };
  if (event === 'confirm') return { ...nothingAsked, amount: known?.nextAmount ?? amount };
  if (event === 'cancel') return { ...nothingAsked, amount };
  const readyAt = now + raiseWaitHours * hour;
  return {
    amount,
    state: 'raiseAsked',
    nextAmount: wanted,
    readyAt,
    lapsesAt: readyAt + confirmHours * hour,
    toldAt: null,
  };
}

async function write(
  transaction: Database,
  accountId: number,
  name: Name,
  written: Written | null,
): Promise<void> {
  if (written === null) {
    await transaction.delete(playerLimits).where(isLimit(accountId, name));
    return;
  }
  await transaction
    .insert(playerLimits)
    .values({ accountId, ...name, ...written })
    .onConflictDoUpdate({
      target: [playerLimits.accountId, playerLimits.kind, playerLimits.period],
      set: written,
    });
}

const isLimit = (accountId: number, { kind, period }: Name) =>
  and(eq(playerLimits.accountId, accountId), eq(playerLimits.kind, kind), eq(playerLimits.period, period));

export interface DepositRoom {
  period: LimitPeriod;
  /** In centavos: the limit, and the rest of it. */
  limit: number;
  left: number;
  resetsAt: number;
}

/** The rest of the tightest deposit limit; null without one. */
export async function depositRoomOf(
  { database, clock }: Pick<OperatorContext, 'database' | 'clock'>,
  accountId: number,
): Promise<DepositRoom | null> {
  const { limits } = await keptOf(database, accountId, clock.now(), ['deposit']);
  const rooms = limits.map(({ period, amount, used, resetsAt }) => ({
    period,
    limit: amount,
    left: Math.max(0, amount - used),
    resetsAt,
  }));
  return rooms.toSorted((one, other) => one.left - other.left || other.resetsAt - one.resetsAt)[0] ?? null;
}

/** A limit that this deposit would exceed. Locks the member. */
async function passedBy(
  amount: number,
  { database, clock }: Pick<OperatorContext, 'database' | 'clock'>,
  accountId: number,
): Promise<KeptLimit | undefined> {
  await lockPockets(database, accountId);
  const { limits } = await keptOf(database, accountId, clock.now(), ['deposit']);
  return limits.find((limit) => limit.used + amount > limit.amount);
}

/** Money from other members counts as a deposit (PROT-02). Throws Refusal `limitReached`. Locks the member. */
export async function refusePastDeposits(
  context: Pick<OperatorContext, 'database' | 'clock'>,
  accountId: number,
  amount: number,
): Promise<void> {
  const limit = await passedBy(amount, context, accountId);
  if (limit) throw limitReached(limit, limit.used);
}

/**
 * Checks the recipient for the sender, who must not learn about limits, breaks or exclusions: throws the same Refusal
 * `conflict` for all.
 */
export async function refuseToReceive(
  context: Pick<OperatorContext, 'database' | 'clock'>,
  accountId: number,
  amount: number,
): Promise<void> {
  const isPast = (await passedBy(amount, context, accountId)) !== undefined;
  if (isPast || (await standingOf(context, accountId)).state !== 'playing') {
    throw new Refusal('conflict', { message: 'This member cannot receive this amount now.' });
  }
}
