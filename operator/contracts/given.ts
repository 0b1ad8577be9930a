import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { maskedName } from '#operator/accounts/masking.ts';
import { downlineOf } from '#operator/agents/line.ts';
import { type Caller, type Database, type OperatorContext, signedIn } from '#operator/core/context.ts';
import { Refusal } from '@araw/server/http/refusal';
import { accounts } from '#operator/database/tables/accounts.tables.ts';
import { contractPayouts, contracts } from '#operator/database/tables/agents.tables.ts';
import { tellInInbox } from '#operator/payments/saying.ts';
import { merchantTimeZone } from '#operator/records/range.ts';
import type { AgreedContract, GivenContract, GivenState } from '@araw/contract/agents/agentContracts';
import type { HandlerValue, ParsedRequest } from '@araw/contract/calls/calls';
import { contractTable, moveOf } from '@araw/contract/values/stateTables';
import { put } from './contractMoves.ts';
import { type ContractRow, idOf, agreedToWire } from './contracts.ts';

/** Unpaid payouts in centavos, waiting for a superior's balance. */
export async function owedBy(database: Database, payerId: number): Promise<number> {
  const [owed] = await database
    .select({ sum: sql`coalesce(sum(${contractPayouts.due}), 0)`.mapWith(Number) })
    .from(contractPayouts)
    .innerJoin(contracts, eq(contracts.id, contractPayouts.contractId))
    .where(and(eq(contracts.payerId, payerId), eq(contractPayouts.state, 'owed')));
  return owed?.sum ?? 0;
}

const statesOf: Record<GivenState, SQL | undefined> = {
  all: undefined,
  waiting: eq(contracts.status, 'requested'),
  inForce: eq(contracts.status, 'active'),
  ended: inArray(contracts.status, ['declined', 'withdrawn', 'lapsed', 'ended']),
};

/** Direct members' contracts that the caller pays or decides; pending ones first, then active ones (TEAM-09). */
export async function givenContracts(
  context: OperatorContext,
  caller: Caller,
  { state, page, pageSize }: ParsedRequest<'givenContracts'>,
): Promise<HandlerValue<'givenContracts'>> {
  const { database } = context;
  const { id } = signedIn(caller);
  const given = givenBy(context, caller);
  const [counts] = await database
    .select({
      all: countIf(sql`true`),
      waiting: countIf(statesOf.waiting!),
      inForce: countIf(statesOf.inForce!),
      ended: countIf(statesOf.ended!),
    })
    .from(contracts)
    .where(given);
  if (!counts) throw new Error('Nothing was counted');
  const found = await database
    .select({ contract: contracts, account: accounts.name })
    .from(contracts)
    .innerJoin(accounts, eq(accounts.id, contracts.accountId))
    .where(and(given, statesOf[state]))
    .orderBy(
      sql`case ${contracts.status} when 'requested' then 0 when 'active' then 1 else 2 end`,
      desc(contracts.id),
    )
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const paid = await paidOf(
    database,
    found.map(({ contract }) => contract.id),
  );
  return {
    list: found.map((one) => {
      const { owed = 0, at = null, amount = 0 } = paid.get(one.contract.id) ?? {};
      return {
        ...agreedToWire(one),
        actions: actionsOf(one.contract, id),
        owed: owed / 100,
        lastPaid: at === null ? null : { at, amount: amount / 100 },
      };
    }),
    totalPages: Math.ceil(counts[state] / pageSize),
    counts,
    owed: (await owedBy(database, id)) / 100,
    timeZone: await merchantTimeZone(database),
  };
}

const countIf = (condition: SQL) => sql`count(*) filter (where ${condition})`.mapWith(Number);

function givenBy(context: OperatorContext, caller: Caller): SQL | undefined {
  const line = downlineOf(context, caller);
  const below = context.database.select({ id: line.memberId }).from(line).where(eq(line.depth, 1));
  return or(
    eq(contracts.payerId, signedIn(caller).id),
    and(
      eq(contracts.status, 'requested'),
      eq(contracts.decider, 'upline'),
      inArray(contracts.accountId, below),
    ),
  );
}

function actionsOf(
  { status, decider, kind, payerId }: ContractRow,
  callerId: number,
): GivenContract['actions'] {
  if (status === 'active') return payerId === callerId ? ['end'] : [];
  if (status !== 'requested') return [];
  if (decider === 'holder') return ['withdraw'];
  // The specification has no call for deciding an hourly one.
  return kind === 'hourlySalary' ? [] : ['decide'];
}

interface Paid {
  owed: number;
  /** Null if nothing has been paid. */
  at: number | null;
  amount: number;
}

async function paidOf(database: Database, ids: number[]): Promise<Map<number, Paid>> {
  if (ids.length === 0) return new Map();
  const { contractId, state, due, paidAt } = contractPayouts;
  const sums = await database
    .select({
      id: contractId,
      owed: sql`coalesce(sum(${due}) filter (where ${state} = 'owed'), 0)`.mapWith(Number),
      at: sql<number | null>`max(${paidAt})`.mapWith((at: string | null) =>
        at === null ? null : Number(at),
      ),
      amount:
        sql`coalesce((array_agg(${due} order by ${paidAt} desc) filter (where ${state} = 'paid'))[1], 0)`.mapWith(
          Number,
        ),
    })
    .from(contractPayouts)
    .where(inArray(contractId, ids))
    .groupBy(contractId);
  return new Map(sums.map(({ id, ...paid }) => [id, paid]));
}

/** Withdraws a pending offer; repeating it changes nothing. Throws Refusal `notFound` for someone else's offer. */
export const withdrawContract = (
  context: OperatorContext,
  caller: Caller,
  { contractId }: ParsedRequest<'withdrawContract'>,
): Promise<AgreedContract> => {
  const { id } = signedIn(caller);
  const ofHolder = and(eq(contracts.decider, 'upline'), eq(contracts.accountId, id));
  const ofPayer = and(eq(contracts.decider, 'holder'), eq(contracts.payerId, id));
  return moveOwn(context, caller, { contractId, event: 'withdraw', mine: or(ofHolder, ofPayer) });
};

/**
 * Ends a contract that the caller pays; the current period is still paid. Repeating it changes nothing. Throws Refusal
 * `notFound` for someone else's contract.
 */
export const endContract = (
  context: OperatorContext,
  caller: Caller,
  { contractId }: ParsedRequest<'endContract'>,
): Promise<AgreedContract> =>
  moveOwn(context, caller, { contractId, event: 'end', mine: eq(contracts.payerId, signedIn(caller).id) });

interface OwnMove {
  contractId: string;
  event: 'withdraw' | 'end';
  mine: SQL | undefined;
}

async function moveOwn(
  context: OperatorContext,
  caller: Caller,
  { contractId, event, mine }: OwnMove,
): Promise<AgreedContract> {
  return context.database.transaction(async (database) => {
    const [row] = await database
      .select({ contract: contracts, account: accounts.name })
      .from(contracts)
      .innerJoin(accounts, eq(accounts.id, contracts.accountId))
      .where(and(eq(contracts.id, idOf(contractId)), mine))
      .for('update', { of: contracts });
    if (!row) throw new Refusal('notFound');
    const move = moveOf(contractTable, row.contract.status, event);
    if (move.result === 'same') return agreedToWire(row);
    if (move.result !== 'moved') throw new Refusal('conflict', { value: { status: row.contract.status } });
    const within = { ...context, database };
    const contract = await put(within, row.contract.id, move.to, context.clock.now());
    if (event === 'end') {
      await tellInInbox(within, contract.accountId, {
        message: 'contracts.ended',
        values: { account: maskedName(signedIn(caller).name) },
      });
    }
    context.log.info({ contractId, event, accountId: signedIn(caller).id }, 'contract moved');
    return agreedToWire({ contract, account: row.account });
  });
}
