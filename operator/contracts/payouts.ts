import { and, asc, between, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { maskedName } from '#operator/accounts/masking.ts';
import { datedLineOf, stoodOn } from '#operator/agents/line.ts';
import { type Caller, type Database, type OperatorContext, signedIn } from '#operator/core/context.ts';
import { accounts } from '#operator/database/tables/accounts.tables.ts';
import { contractPayouts, contracts } from '#operator/database/tables/agents.tables.ts';
import { settlements } from '#operator/database/tables/bets.tables.ts';
import { ledgerAccounts, ledgerDaySums } from '#operator/database/tables/ledger.tables.ts';
import { type Job, periodAt, type Period, tryAgainNow } from '#operator/jobs/jobs.ts';
import { betKinds, pocketOf, pocketsOf, post } from '#operator/ledger/ledger.ts';
import { writePesos } from '#operator/core/amounts.ts';
import { lockMember } from '#operator/payments/lockMember.ts';
import { nextNumber } from '#operator/payments/numbers.ts';
import { tellInInbox } from '#operator/payments/saying.ts';
import { atOneMoment, merchantTimeZone } from '#operator/records/range.ts';
import { type ContractKind, contractKinds } from '@araw/contract/agents/agent';
import type { HandlerValue, ParsedRequest } from '@araw/contract/calls/calls';
import { reachedTier } from '@araw/contract/agents/contractTerms';
import { countsFrom } from './contractMoves.ts';
import { type ContractRow, agreedToWire } from './contracts.ts';

type PayoutRow = typeof contractPayouts.$inferSelect;
type Figures = Pick<PayoutRow, 'amount' | 'carriedIn' | 'activeMembers' | 'rate' | 'due' | 'carriedOut'>;
type Span = Pick<Period, 'begins' | 'ends'>;

/** The period of each kind (TEAM-13). */
const periodOfKind: Record<ContractKind, Job['every']> = {
  dailySalary: 'day',
  dividend: 'month',
  hourlySalary: 'hour',
};

/** Movements that make up a member's play; their negative sum is the house's profit. */
const played = [...betKinds, 'rebate', 'bonus', 'bonusEnded'];

/**
 * Result of the line below a member in a period, by membership on each day (TEAM-11): centavos bet or lost, and the
 * number of members with a settled bet.
 */
async function teamIn(
  database: Database,
  holderId: number,
  kind: ContractKind,
  { begins, ends }: Span,
): Promise<{ amount: number; activeMembers: number }> {
  const line = datedLineOf(database, holderId);
  const days = { from: sql`merchant_day(${begins})`, to: sql`merchant_day(${ends - 1})` };
  const { accountId, day, settledAt, result, valid, source, betId, version } = settlements;
  const earlier = sql`coalesce((
    select earlier.valid from settlements earlier
    where earlier.source = ${source} and earlier.bet_id = ${betId} and earlier.version = ${version} - 1), 0)`;
  const [bets] = await database
    .select({
      valid: sql`coalesce(sum(${valid} - ${earlier}), 0)`.mapWith(Number),
      activeMembers:
        sql`count(distinct ${accountId}) filter (where ${result} not in ('refunded', 'voided'))`.mapWith(
          Number,
        ),
    })
    .from(line)
    .innerJoin(settlements, and(eq(accountId, line.memberId), stoodOn(line, day)))
    .where(and(between(day, days.from, days.to), gte(settledAt, begins), lt(settledAt, ends)));
  const { valid: bet = 0, activeMembers = 0 } = bets ?? {};
  if (kind !== 'dividend') return { amount: bet, activeMembers };
  const [lost] = await database
    .select({ amount: sql`coalesce(-sum(${ledgerDaySums.amount}), 0)`.mapWith(Number) })
    .from(line)
    .innerJoin(
      ledgerDaySums,
      and(eq(ledgerDaySums.accountId, line.memberId), stoodOn(line, ledgerDaySums.day)),
    )
    .where(
      and(
        between(ledgerDaySums.day, days.from, days.to),
        inArray(ledgerDaySums.pocket, ['cash', 'bonus']),
        inArray(ledgerDaySums.kind, played),
      ),
    );
  return { amount: lost?.amount ?? 0, activeMembers };
}

/** A contract's payout for a period, rounded down to the centavo; negative results pay nothing. */
async function figuresOf(database: Database, contract: ContractRow, span: Span): Promise<Figures> {
  const { amount, activeMembers } = await teamIn(database, contract.accountId, contract.kind, span);
  const [before] = await database
    .select({ carriedOut: contractPayouts.carriedOut })
    .from(contractPayouts)
    .where(and(eq(contractPayouts.contractId, contract.id), eq(contractPayouts.ends, span.begins)));
  const carriedIn = before?.carriedOut ?? 0;
  const counted = amount + carriedIn;
  const tier = contract.terms[reachedTier(contract.terms, counted / 100, activeMembers)];
  const rate = counted > 0 && tier ? Math.round(tier.rate * 100) : null;
  const due = rate === null ? 0 : Number((BigInt(counted) * BigInt(rate)) / 10_000n);
  return {
    amount,
    carriedIn,
    activeMembers,
    rate,
    due,
    carriedOut: contract.carries ? Math.min(counted, 0) : 0,
  };
}

const owed = v.object({ payoutId: v.number() });

/** Pays the contracts of a kind, once per closed period (TEAM-13, BEN-13). */
const payoutJob = (kind: ContractKind): Job => ({
  name: `contract:${kind}`,
  every: periodOfKind[kind],
  async close({ database }, period) {
    const counting = await database
      .select({ contract: contracts })
      .from(contracts)
      .innerJoin(accounts, eq(accounts.id, contracts.accountId))
      .where(
        and(
          eq(contracts.kind, kind),
          countsFrom(period.begins),
          eq(accounts.merchantCode, period.merchantCode),
        ),
      )
      .orderBy(asc(contracts.id));
    const payments = [];
    for (const { contract } of counting) {
      const figures = await figuresOf(database, contract, period);
      const [kept] = await database
        .insert(contractPayouts)
        .values({
          contractId: contract.id,
          begins: period.begins,
          ends: period.ends,
          ...figures,
          state: figures.due > 0 ? 'due' : 'nothing',
        })
        .returning({ id: contractPayouts.id });
      if (!kept) throw new Error('The payout was not kept');
      if (figures.due > 0)
        payments.push({
          accountId: contract.accountId,
          amount: figures.due,
          details: { payoutId: kept.id } satisfies v.InferInput<typeof owed>,
        });
    }
    return payments;
  },
  async pay(context, { accountId, amount, details, key, period }) {
    const { database, clock } = context;
    const { payoutId } = v.parse(owed, details);
    const [payout] = await database
      .select({ state: contractPayouts.state, payerId: contracts.payerId })
      .from(contractPayouts)
      .innerJoin(contracts, eq(contracts.id, contractPayouts.contractId))
      .where(eq(contractPayouts.id, payoutId));
    if (!payout) throw new Error(`There is no payout ${payoutId}`);
    const { payerId } = payout;
    // Two contracts between the same accounts must lock in the same order.
    for (const id of [accountId, payerId].filter((one) => one !== null).toSorted((one, other) => one - other))
      await lockMember(database, id);
    if (payerId !== null && (await pocketsOf(database, payerId)).cash < amount) {
      if (payout.state === 'due') await noteOwed(context, { payoutId, accountId, payerId, amount }, period);
      return 'later';
    }
    const number = await nextNumber(database, 'C');
    await post(database, {
      idempotencyKey: key,
      kind,
      reference: number,
      at: clock.now(),
      postings: [
        { owner: payerId === null ? 'house:agents' : pocketOf(payerId, 'cash'), amount: -amount },
        { owner: pocketOf(accountId, 'cash'), amount },
      ],
    });
    await database
      .update(contractPayouts)
      .set({ state: 'paid', paidAt: clock.now(), number })
      .where(eq(contractPayouts.id, payoutId));
    return 'made';
  },
});

export const contractJobs: readonly Job[] = contractKinds.map(payoutJob);

interface Owed {
  payoutId: number;
  accountId: number;
  payerId: number;
  amount: number;
}

/** Notifies both, once. */
async function noteOwed(
  context: OperatorContext,
  { payoutId, accountId, payerId, amount }: Owed,
  { firstDay }: Period,
): Promise<void> {
  const { database, clock } = context;
  await database
    .update(contractPayouts)
    .set({ state: 'owed', owedAt: clock.now() })
    .where(eq(contractPayouts.id, payoutId));
  const names = await database
    .select({ id: accounts.id, name: accounts.name })
    .from(accounts)
    .where(inArray(accounts.id, [accountId, payerId]));
  const nameOf = (id: number) => names.find((one) => one.id === id)?.name ?? '';
  const values = { amount: writePesos(amount), day: firstDay };
  await tellInInbox(context, payerId, {
    message: 'contracts.owes',
    values: { ...values, account: nameOf(accountId) },
  });
  await tellInInbox(context, accountId, {
    message: 'contracts.owed',
    values: { ...values, account: maskedName(nameOf(payerId)) },
  });
}

/** Retries a debt as soon as the superior has the money. */
export async function hurryOwed(context: OperatorContext): Promise<void> {
  const { database } = context;
  const payable = await database
    .select({ kind: contracts.kind, accountId: contracts.accountId, begins: contractPayouts.begins })
    .from(contractPayouts)
    .innerJoin(contracts, eq(contracts.id, contractPayouts.contractId))
    .innerJoin(
      ledgerAccounts,
      and(eq(ledgerAccounts.accountId, contracts.payerId), eq(ledgerAccounts.pocket, 'cash')),
    )
    .where(and(eq(contractPayouts.state, 'owed'), gte(ledgerAccounts.balance, contractPayouts.due)));
  for (const { kind, accountId, begins } of payable) {
    await tryAgainNow(context, { job: `contract:${kind}`, begins, accountId });
  }
}

/** Payouts of the caller's contracts of a kind, newest period first, and the current period so far. */
export async function contractPayoutsPage(
  context: OperatorContext,
  caller: Caller,
  { kind, page, pageSize }: ParsedRequest<'contractPayouts'>,
): Promise<HandlerValue<'contractPayouts'>> {
  const { id, name, merchantCode } = signedIn(caller);
  const now = context.clock.now();
  return atOneMoment(context, async (database) => {
    const own = and(eq(contracts.accountId, id), eq(contracts.kind, kind));
    const [counted] = await database
      .select({ all: sql`count(*)`.mapWith(Number) })
      .from(contractPayouts)
      .innerJoin(contracts, eq(contracts.id, contractPayouts.contractId))
      .where(own);
    const found = await database
      .select({ payout: contractPayouts })
      .from(contractPayouts)
      .innerJoin(contracts, eq(contracts.id, contractPayouts.contractId))
      .where(own)
      .orderBy(desc(contractPayouts.begins), desc(contractPayouts.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize);
    const span = await periodAt(database, { every: periodOfKind[kind] }, { merchantCode }, now);
    const [contract] = await database
      .select()
      .from(contracts)
      .where(and(own, countsFrom(span.begins)));
    const running = contract && {
      contract: agreedToWire({ contract, account: name }),
      ...inPesos({ ...span, ...(await figuresOf(database, contract, span)) }),
    };
    return {
      list: found.map(({ payout }) => ({
        id: String(payout.id),
        ...inPesos(payout),
        state: payout.state,
        paidAt: payout.paidAt,
        number: payout.number ?? '',
      })),
      totalPages: Math.ceil((counted?.all ?? 0) / pageSize),
      running: running ?? null,
      now,
      timeZone: await merchantTimeZone(database),
    };
  });
}

const inPesos = ({ begins, ends, amount, carriedIn, activeMembers, rate, due }: Figures & Span) => ({
  begins,
  ends,
  amount: amount / 100,
  carried: carriedIn / 100,
  activeMembers,
  rate: rate === null ? null : rate / 100,
  due: due / 100,
});
