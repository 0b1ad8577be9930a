import { refusePastDeposits } from '#operator/protection/limits/limits.ts';
import { and, asc, desc, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { Account } from '#operator/accounts/identity/finding.ts';
import { maskedName } from '#operator/accounts/masking.ts';
import { openRequirement, openRequirements, requiredFor, withdrawable } from '#operator/bets/requirements.ts';
import type { Database, OperatorContext } from '#operator/core/context.ts';
import { Refusal } from '@araw/server/http/refusal';
import { accounts } from '#operator/database/tables/accounts.tables.ts';
import { envelopeMembers, envelopes, envelopeShares } from '#operator/database/tables/envelopes.tables.ts';
import { insertRows } from '#operator/database/insertRows.ts';
import { hold, releaseHold, useHold } from '#operator/ledger/holds.ts';
import { isDone, once } from '#operator/ledger/idempotency.ts';
import { pocketOf } from '#operator/ledger/ledger.ts';
import { merchantTimeZone } from '#operator/records/range.ts';
import { type Merchant, merchantOf, switchesIn } from '#operator/system/merchants.ts';
import type { HandlerValue, ParsedRequest } from '@araw/contract/calls/calls';
import { formatDateTimeIn } from '@araw/contract/values/dates';
import { envelopeTable, moveOf } from '@araw/contract/values/stateTables';
import type { Audience, ReceivedEnvelope, SentEnvelope } from '@araw/contract/cashier/transfers';
import { centavosOf, writePesos } from '#operator/core/amounts.ts';
import { demandsOf, exclusionOf, refuseDemands } from '../demands/demands.ts';
import { selectReceivers } from '../transfers/downline.ts';
import { drawnShares, equalShares } from './envelopeShares.ts';
import { refuseTransfers } from '../transfers/downlineTransfer.ts';
import { lockMember, lockMembers } from '../lockMember.ts';
import { nextNumber } from '../numbers.ts';
import { requirePaymentPassword } from '../paymentPassword/paymentPassword.ts';
import { isUuid } from '../payoutAccounts/payoutAccounts.ts';
import { tellAllInInbox, tellInInbox } from '../saying.ts';
import { meansOf } from '../transfers/sendingMoney.ts';
import { outOfBounds } from '../withdrawals/withdrawals.ts';

export type Envelope = typeof envelopes.$inferSelect;

const hour = 3_600_000;
const mostListed = 50;

/** Refuses with `switchedOff` if the merchant has no envelope rains. */
function refuseRain(merchant: Merchant): void {
  refuseTransfers(merchant);
  if (merchant.whitelabel['AGENTRANSMULTDOWN3'] === true && switchesIn(merchant).envelopes) return;
  throw new Refusal('switchedOff', {
    message: "Red envelope rains aren't available here.",
    value: { switch: 'envelopes' },
  });
}

/** The agent's page: money and recipients, and sent rains, newest first (TEAM-07). Refuses like `refuseRain`. */
export async function rainPage(
  context: OperatorContext,
  agent: Account,
  language: string,
): Promise<HandlerValue<'envelopeRain'>> {
  const { database } = context;
  const merchant = await merchantOf(context);
  refuseRain(merchant);
  const all = await selectReceivers(context, agent.id);
  const sent = await database
    .select()
    .from(envelopes)
    .where(eq(envelopes.accountId, agent.id))
    .orderBy(desc(envelopes.createdAt), desc(envelopes.number))
    .limit(mostListed);
  return {
    ...(await meansOf(context, agent, language)),
    least: merchant.envelopes.least / 100,
    direct: all.filter(({ direct }) => direct).length,
    all: all.length,
    timeZone: await merchantTimeZone(database),
    list: await Promise.all(sent.map((envelope) => describeSent(database, envelope))),
  };
}

async function describeSent(database: Database, envelope: Envelope): Promise<SentEnvelope> {
  const left = await leftOf(database, envelope.id);
  const { id, number, audience, split, greeting, total, shares, opened, state } = envelope;
  const { createdAt, endsAt, endedAt } = envelope;
  return {
    id,
    number,
    audience,
    split,
    greeting,
    shares,
    opened,
    state,
    createdAt,
    endsAt,
    endedAt,
    total: total / 100,
    left: left / 100,
  };
}

/** Centavos not opened. */
async function leftOf(database: Database, envelopeId: string): Promise<number> {
  const [rest] = await database
    .select({ left: sql`coalesce(sum(${envelopeShares.amount}), 0)`.mapWith(Number) })
    .from(envelopeShares)
    .where(and(eq(envelopeShares.envelopeId, envelopeId), isNull(envelopeShares.openedBy)));
  return rest?.left ?? 0;
}

/**
 * Sends an envelope rain, once per key: puts the sum of its shares on hold, all or nothing (TEAM-07). Refuses with
 * `switchedOff`; with `notFound` if a chosen member isn't in the downline; with `requestInvalid` without recipients, or
 * if the shares don't match the chosen members; with `demandOpen`, `amountOutOfBounds`, and like
 * `requirePaymentPassword`.
 */
export async function sendRain(
  context: OperatorContext,
  agent: Account,
  { key, amount: typed, paymentPassword, language, ...rest }: ParsedRequest<'transferMultipleDownline'>,
): Promise<SentEnvelope> {
  const request = { accountId: agent.id, call: 'envelopeRain', key } as const;
  const wanted = { ...rest, amount: centavosOf(typed) };
  if (!(await isDone(context.database, request))) {
    refuseRain(await merchantOf(context));
    await requirePaymentPassword(context, agent, paymentPassword);
  }
  return context.database.transaction(async (transaction) => {
    const within = { ...context, database: transaction };
    await lockMember(transaction, agent.id);
    return once(context, transaction, { ...request, body: { ...wanted } }, async (pockets) => {
      const merchant = await merchantOf(within);
      refuseRain(merchant);
      const receivers = await receiversOf(within, agent.id, wanted);
      refuseDemands(await demandsOf(within, agent.id, 'transfer', language));
      const { amount, shares, split } = wanted;
      const { least } = merchant.envelopes;
      const most = withdrawable(pockets, await openRequirements(transaction, agent.id));
      if (amount < shares * least) throw outOfBounds('least', shares * least);
      if (amount > most) throw outOfBounds('withdrawable', most);
      const amounts = split === 'equal' ? equalShares(amount, shares) : drawnShares(amount, shares, least);
      return makeRain(within, agent, { ...wanted, receivers, amounts });
    });
  });
}

interface Wanted {
  audience: Audience;
  accounts: readonly string[];
  shares: number;
}

/** Ids of the members who may open it. */
async function receiversOf(
  context: OperatorContext,
  agentId: number,
  { audience, accounts: names, shares }: Wanted,
): Promise<number[]> {
  const found = (await selectReceivers(context, agentId)).filter(
    ({ direct }) => direct || audience !== 'direct',
  );
  if (audience !== 'chosen') {
    if (found.length === 0) throw new Refusal('requestInvalid', { message: "There's nobody to open it." });
    return found.map(({ id }) => id);
  }
  const wanted = new Set(names.map((name) => name.toLowerCase()));
  if (wanted.size !== shares || names.length !== shares) {
    throw new Refusal('requestInvalid', { message: 'Each chosen member gets one share.' });
  }
  const chosen = found.filter(({ name }) => wanted.has(name.toLowerCase()));
  if (chosen.length !== shares) {
    throw new Refusal('notFound', { message: "A chosen member isn't in your downline." });
  }
  return chosen.map(({ id }) => id);
}

interface Sending extends Pick<Envelope, 'audience' | 'split' | 'greeting'> {
  hours: number;
  receivers: readonly number[];
  /** Centavos of each share, in the order of opening. */
  amounts: readonly number[];
}

/** The part of `sendRain` after all checks; needs the agent's lock. */
export async function makeRain(
  context: OperatorContext,
  agent: Account,
  sending: Sending,
): Promise<SentEnvelope> {
  const { database, clock } = context;
  const { audience, split, greeting, hours, receivers, amounts } = sending;
  const at = clock.now();
  const number = await nextNumber(database, 'E');
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  const held = await hold(database, {
    accountId: agent.id,
    purpose: 'envelope',
    reference: number,
    pocket: 'cash',
    amount: total,
    endsAt: null,
    at,
  });
  const endsAt = at + hours * hour;
  const [envelope] = await database
    .insert(envelopes)
    .values({
      accountId: agent.id,
      number,
      audience,
      split,
      greeting,
      total,
      endsAt,
      shares: amounts.length,
      holdId: held.id,
      createdAt: at,
    })
    .returning();
  if (!envelope) throw new Error('The envelope was not kept');
  const envelopeId = envelope.id;
  const shares = amounts.map((amount, index) => ({ envelopeId, no: index + 1, amount }));
  await database.execute(insertRows(envelopeShares, shares));
  const members = receivers.map((accountId, index) => ({
    envelopeId,
    accountId,
    keptNo: audience === 'chosen' ? index + 1 : null,
  }));
  await database.execute(insertRows(envelopeMembers, members));
  const zone = await merchantTimeZone(database);
  await tellAllInInbox(context, receivers, {
    message: 'envelopes.received',
    values: { account: maskedName(agent.name), time: formatDateTimeIn(zone, endsAt) },
    more: [greeting],
    order: { number, path: '/m/webEmail?page=envelopes' },
  });
  return describeSent(database, envelope);
}

/** Stops the agent's own rain and returns the rest. Refuses with `notFound`, and with `conflict` if it has ended. */
export function stopRain(context: OperatorContext, agentId: number, id: string): Promise<SentEnvelope> {
  return context.database.transaction(async (transaction) => {
    const within = { ...context, database: transaction };
    if (context.closed) throw context.closed;
    await lockMember(transaction, agentId);
    const envelope = await lockEnvelope(transaction, id);
    if (envelope?.accountId !== agentId) throw new Refusal('notFound');
    return describeSent(transaction, await endRain(within, envelope, 'stop'));
  });
}

const atOnce = 200;

/** Ends rains that have expired by the operator's clock. */
export async function endEnvelopes(context: OperatorContext): Promise<void> {
  const { database, clock } = context;
  const due = await database
    .select({ id: envelopes.id, accountId: envelopes.accountId })
    .from(envelopes)
    .where(and(eq(envelopes.state, 'open'), lte(envelopes.endsAt, clock.now())))
    .orderBy(asc(envelopes.endsAt))
    .limit(atOnce);
  for (const { id, accountId } of due) {
    await database
      .transaction(async (transaction) => {
        await lockMember(transaction, accountId);
        const envelope = await lockEnvelope(transaction, id);
        if (envelope) await endRain({ ...context, database: transaction }, envelope, 'due');
      })
      // The next turn tries again; one envelope must not block the others.
      .catch((error: unknown) => context.log.error({ err: error, envelopeId: id }, 'envelope not ended'));
  }
}

async function lockEnvelope(transaction: Database, id: string): Promise<Envelope | null> {
  if (!isUuid(id)) return null;
  const [envelope] = await transaction.select().from(envelopes).where(eq(envelopes.id, id)).for('update');
  return envelope ?? null;
}

/** After the end every event counts as the end, whether or not the job has run. */
const isOver = ({ endsAt }: Pick<Envelope, 'endsAt'>, at: number) => at >= endsAt;

/** Under the locks of sender and envelope: by the envelope table, returning the rest and notifying the sender. */
async function endRain(
  context: OperatorContext,
  envelope: Envelope,
  happening: 'due' | 'stop',
): Promise<Envelope> {
  const { database, clock } = context;
  const at = clock.now();
  const event = envelope.state === 'open' && isOver(envelope, at) ? 'due' : happening;
  const move = moveOf(envelopeTable, envelope.state, event);
  if (move.result === 'rejected')
    throw new Refusal('conflict', { message: 'This red envelope rain has ended.' });
  if (move.result !== 'moved') return envelope;
  const left = await leftOf(database, envelope.id);
  await releaseHold(database, envelope.holdId, at);
  const [ended] = await database
    .update(envelopes)
    .set({ state: move.to, endedAt: at })
    .where(eq(envelopes.id, envelope.id))
    .returning();
  if (!ended) throw new Error(`There is no envelope ${envelope.id}`);
  const { opened, shares, number, accountId } = ended;
  await tellInInbox(context, accountId, {
    message: 'envelopes.returned',
    values: { opened, count: shares, amount: writePesos(left) },
    more: [number],
  });
  return ended;
}

/** The share that the member has opened. */
const isOwnShare = (envelopeId: string | typeof envelopes.id, accountId: number) =>
  and(eq(envelopeShares.envelopeId, envelopeId), eq(envelopeShares.openedBy, accountId));

/** Envelopes that the member may open or has opened, newest first; nothing about others' shares (TEAM-14). */
export async function receivedEnvelopes(
  context: OperatorContext,
  accountId: number,
): Promise<HandlerValue<'envelopes'>> {
  const { database, clock } = context;
  const now = clock.now();
  const rows = await database
    .select({
      envelope: envelopes,
      from: accounts.name,
      keptNo: envelopeMembers.keptNo,
      share: envelopeShares,
    })
    .from(envelopeMembers)
    .innerJoin(envelopes, eq(envelopes.id, envelopeMembers.envelopeId))
    .innerJoin(accounts, eq(accounts.id, envelopes.accountId))
    .leftJoin(envelopeShares, isOwnShare(envelopes.id, accountId))
    .where(eq(envelopeMembers.accountId, accountId))
    .orderBy(desc(envelopes.createdAt), desc(envelopes.number))
    .limit(mostListed);
  const open = rows.filter(({ envelope }) => envelope.state === 'open');
  const near = await sendersAbove(
    context,
    accountId,
    open.map(({ envelope }) => envelope.accountId),
  );
  const list = rows
    .filter(
      ({ envelope, share }) => share !== null || envelope.state !== 'open' || near.has(envelope.accountId),
    )
    .map(({ envelope, from, keptNo, share }): ReceivedEnvelope => {
      const { id, greeting, createdAt, endsAt, number, state } = envelope;
      const isEnded = state === 'open' && isOver(envelope, now);
      return {
        id,
        greeting,
        createdAt,
        endsAt,
        number,
        from: maskedName(from),
        kept: keptNo !== null,
        state: share ? 'opened' : isEnded ? 'ended' : state,
        share: share && share.amount / 100,
        openedAt: share?.openedAt ?? null,
      };
    });
  return { list, now, timeZone: await merchantTimeZone(database) };
}

/** Number of envelopes the member can open now; 0 while excluded (TEAM-14). */
export async function countOpenable(context: OperatorContext, accountId: number): Promise<number> {
  const { database, clock } = context;
  const open = await database
    .select({ senderId: envelopes.accountId })
    .from(envelopeMembers)
    .innerJoin(envelopes, eq(envelopes.id, envelopeMembers.envelopeId))
    .leftJoin(envelopeShares, isOwnShare(envelopes.id, accountId))
    .where(
      and(
        eq(envelopeMembers.accountId, accountId),
        eq(envelopes.state, 'open'),
        gt(envelopes.endsAt, clock.now()),
        isNull(envelopeShares.no),
      ),
    );
  if (open.length === 0 || (await exclusionOf(context, accountId, 'EN')).length > 0) return 0;
  const near = await sendersAbove(
    context,
    accountId,
    open.map(({ senderId }) => senderId),
  );
  return open.filter(({ senderId }) => near.has(senderId)).length;
}

/** Senders whose line the member is still in: after leaving a line, its envelopes can't be opened. */
async function sendersAbove(
  context: OperatorContext,
  accountId: number,
  senders: readonly number[],
): Promise<Set<number>> {
  const near = new Set<number>();
  for (const sender of new Set(senders)) {
    if (await isReceiver(context, sender, accountId)) near.add(sender);
  }
  return near;
}

const isReceiver = async (context: OperatorContext, agentId: number, accountId: number): Promise<boolean> =>
  (await selectReceivers(context, agentId, eq(accounts.id, accountId))).length > 0;

const closed = (reason: 'own' | 'emptied' | 'ended' | 'stopped') =>
  new Refusal('conflict', { message: "This red envelope can't be opened.", value: { envelope: reason } });

/**
 * Opens an envelope, once per member: the next share, or the one reserved for the member, becomes cash and requires
 * turnover like a deposit. Repeating it shows the member's own share (TEAM-07, TEAM-14).
 *
 * Refuses with `notFound` a member who isn't (or is no longer) a recipient, with `demandOpen` an excluded one, and with
 * `limitReached` if the share would exceed the member's own limit. Refuses with `conflict` and `value.envelope` the
 * agent, and anyone after the last share, the end or the stop.
 */
export function openEnvelope(
  context: OperatorContext,
  accountId: number,
  { key, id, language }: ParsedRequest<'openEnvelope'>,
): Promise<HandlerValue<'openEnvelope'>> {
  return context.database.transaction(async (transaction) => {
    const within = { ...context, database: transaction };
    const sender = await senderOf(transaction, id);
    await lockMembers(transaction, sender === null ? [accountId] : [accountId, sender]);
    return once(context, transaction, { accountId, call: 'openEnvelope', key, body: { id } }, async () => {
      const envelope = await lockEnvelope(transaction, id);
      if (!envelope) throw new Refusal('notFound');
      const own = await ownShare(transaction, id, accountId);
      // The table allows this in every state.
      if (own) return describeOpened(transaction, envelope, own);
      if (envelope.accountId === accountId) throw closed('own');
      const [place] = await transaction
        .select()
        .from(envelopeMembers)
        .where(and(eq(envelopeMembers.envelopeId, id), eq(envelopeMembers.accountId, accountId)));
      const isStill = await isReceiver(within, envelope.accountId, accountId);
      if (!place || !isStill) throw new Refusal('notFound', { message: 'It was sent to others.' });
      refuseDemands(await exclusionOf(within, accountId, language));
      return take(within, envelope, { accountId, keptNo: place.keptNo });
    });
  });
}

async function senderOf(database: Database, id: string): Promise<number | null> {
  const [envelope] = isUuid(id)
    ? await database.select({ accountId: envelopes.accountId }).from(envelopes).where(eq(envelopes.id, id))
    : [];
  return envelope?.accountId ?? null;
}

async function ownShare(database: Database, envelopeId: string, accountId: number) {
  const [own] = await database.select().from(envelopeShares).where(isOwnShare(envelopeId, accountId));
  return own ?? null;
}

async function take(
  context: OperatorContext,
  envelope: Envelope,
  { accountId, keptNo }: { accountId: number; keptNo: number | null },
): Promise<HandlerValue<'openEnvelope'>> {
  const { database, clock } = context;
  const at = clock.now();
  if (envelope.state === 'open' && isOver(envelope, at)) throw closed('ended');
  const opened = envelope.opened + 1;
  const move = moveOf(envelopeTable, envelope.state, 'take', opened === envelope.shares ? 'emptied' : 'open');
  if (move.result === 'rejected') {
    throw closed(envelope.state === 'open' ? 'ended' : envelope.state);
  }
  const unopened = and(eq(envelopeShares.envelopeId, envelope.id), isNull(envelopeShares.openedBy));
  const [next] = await database
    .select({ no: envelopeShares.no })
    .from(envelopeShares)
    .where(keptNo === null ? unopened : and(unopened, eq(envelopeShares.no, keptNo)))
    .orderBy(asc(envelopeShares.no))
    .limit(1);
  if (!next) throw new Error(`The envelope ${envelope.number} has no share left`);
  const [share] = await database
    .update(envelopeShares)
    .set({ openedBy: accountId, openedAt: at })
    .where(and(unopened, eq(envelopeShares.no, next.no)))
    .returning();
  if (!share) throw new Error(`The share ${next.no} of ${envelope.number} was opened meanwhile`);
  await refusePastDeposits(context, accountId, share.amount);
  await useHold(database, envelope.holdId, {
    name: `share:${share.no}`,
    amount: share.amount,
    to: pocketOf(accountId, 'cash'),
    at,
  });
  const isEmptied = move.result === 'moved';
  await database
    .update(envelopes)
    .set({ opened, ...(isEmptied && { state: move.to, endedAt: at }) })
    .where(eq(envelopes.id, envelope.id));
  await openRequirement(database, {
    accountId,
    source: sourceOf(envelope, share),
    locks: 'cash',
    base: share.amount,
    required: await requiredFor(database, share.amount),
    at,
  });
  if (isEmptied) {
    await tellInInbox(context, envelope.accountId, {
      message: 'envelopes.emptied',
      values: { count: envelope.shares },
      more: [envelope.number],
    });
  }
  return describeOpened(database, envelope, share);
}

const sourceOf = ({ number }: Envelope, { no }: typeof envelopeShares.$inferSelect) =>
  `transfer:${number}:${no}`;

async function describeOpened(
  database: Database,
  { id, number }: Envelope,
  { amount, openedAt }: typeof envelopeShares.$inferSelect,
): Promise<HandlerValue<'openEnvelope'>> {
  const turnover = await requiredFor(database, amount);
  return { id, number, at: openedAt ?? 0, amount: amount / 100, turnover: turnover / 100 };
}
