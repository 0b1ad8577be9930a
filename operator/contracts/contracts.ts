import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { type Caller, type Database, type OperatorContext, signedIn } from '#operator/core/context.ts';
import { Refusal } from '@araw/server/http/refusal';
import { accounts } from '#operator/database/tables/accounts.tables.ts';
import { contracts } from '#operator/database/tables/agents.tables.ts';
import type { Contract, ContractKind } from '@araw/contract/agents/agent';
import type { AgreedContract } from '@araw/contract/agents/agentContracts';
import type { ParsedRequest } from '@araw/contract/calls/calls';
import { isRealAgent } from '@araw/contract/calls/roles';
import { contractTable, moveOf } from '@araw/contract/values/stateTables';
import { maskedName } from '#operator/accounts/masking.ts';
import { downlineOf } from '#operator/agents/line.ts';
import { tellInInbox } from '#operator/payments/saying.ts';

export type ContractRow = typeof contracts.$inferSelect;
type Decider = ContractRow['decider'];

/** Represents the absence of a contract in calls. */
const none = (kind: ContractKind): Contract => ({
  contractId: '',
  kind,
  account: '',
  status: 'none',
  terms: [],
  offeredAt: null,
  decidedAt: null,
});

interface Held {
  contract: ContractRow;
  /** The receiver. */
  account: string;
}

const toWire = ({ contract, account }: Held): Contract => ({
  contractId: String(contract.id),
  kind: contract.kind,
  account,
  status: contract.status,
  terms: contract.terms,
  offeredAt: contract.offeredAt,
  decidedAt: contract.decidedAt,
});

/** As shown to payer and receiver. */
export const agreedToWire = (held: Held): AgreedContract => ({
  ...toWire(held),
  carries: held.contract.carries,
  lapsesAt: held.contract.lapsesAt,
  endedAt: held.contract.endedAt,
});

const withHolder = (database: Database) =>
  database
    .select({ contract: contracts, account: accounts.name })
    .from(contracts)
    .innerJoin(accounts, eq(accounts.id, contracts.accountId));

/** The contract in effect. */
export async function currentContract(
  { database }: OperatorContext,
  caller: Caller,
  kind: ContractKind,
): Promise<Contract> {
  const [found] = await withHolder(database).where(
    and(
      eq(contracts.accountId, signedIn(caller).id),
      eq(contracts.kind, kind),
      eq(contracts.status, 'active'),
    ),
  );
  return found ? toWire(found) : none(kind);
}

/** The caller's contract with this id, or their newest one. Throws Refusal `notFound` for anyone else's. */
export async function contractInfo(
  { database }: OperatorContext,
  caller: Caller,
  kind: ContractKind,
  { contractId }: ParsedRequest<'dividendInfo'>,
): Promise<Contract> {
  const [found] = await withHolder(database)
    .where(
      and(
        eq(contracts.accountId, signedIn(caller).id),
        eq(contracts.kind, kind),
        contractId === '' ? undefined : eq(contracts.id, idOf(contractId)),
      ),
    )
    .orderBy(desc(contracts.id))
    .limit(1);
  if (found) return toWire(found);
  if (contractId !== '') throw new Refusal('notFound');
  return none(kind);
}

/** The caller's decided contracts, newest first. */
export async function contractHistory(
  { database }: OperatorContext,
  caller: Caller,
  kind: ContractKind,
  { page, pageSize }: ParsedRequest<'dividendHistory'>,
): Promise<{ list: Contract[]; totalPages: number }> {
  const decided = and(
    eq(contracts.accountId, signedIn(caller).id),
    eq(contracts.kind, kind),
    ne(contracts.status, 'requested'),
  );
  const found = await withHolder(database)
    .where(decided)
    .orderBy(desc(contracts.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return {
    list: found.map(toWire),
    totalPages: Math.ceil((await database.$count(contracts, decided)) / pageSize),
  };
}

/** Contracts that await the caller's decision, as receiver or as the receiver's upline; oldest first. */
export async function awaitedContracts(
  context: OperatorContext,
  caller: Caller,
  kind: ContractKind,
  deciders: readonly Decider[],
): Promise<{ list: Contract[]; totalPages: number }> {
  const found = await withHolder(context.database)
    .where(
      and(eq(contracts.kind, kind), eq(contracts.status, 'requested'), decidedBy(context, caller, deciders)),
    )
    .orderBy(contracts.id);
  return { list: found.map(toWire), totalPages: found.length === 0 ? 0 : 1 };
}

/** Ids of contracts that await their receiver, by kind; '' for none (AGENT-05). */
export async function requiredContracts(
  { database }: Pick<OperatorContext, 'database'>,
  accountId: number,
): Promise<Record<ContractKind, string>> {
  const waiting = await database
    .select({ id: contracts.id, kind: contracts.kind })
    .from(contracts)
    .where(
      and(
        eq(contracts.accountId, accountId),
        eq(contracts.status, 'requested'),
        eq(contracts.decider, 'holder'),
      ),
    );
  const required = { dailySalary: '', dividend: '', hourlySalary: '' };
  for (const { id, kind } of waiting) required[kind] = String(id);
  return required;
}

/**
 * Accepts or declines a contract that awaits the caller, once: repeating the decision changes nothing, and a different
 * one is refused with `conflict`. Accepting ends the previous contract. Throws Refusal `notFound` if someone else has
 * to decide, and for accepting `realAccountOnly` if the caller counts as trial, or `conflict` if the other side does
 * (PERM-02); declining stays possible.
 */
export async function decideContract(
  context: OperatorContext,
  caller: Caller,
  kind: ContractKind,
  { contractId, accept }: ParsedRequest<'dividendPayout'>,
  deciders: readonly Decider[],
): Promise<void> {
  const { id: callerId, name, type } = signedIn(caller);
  const decidedAt = context.clock.now();
  const status = accept ? 'active' : 'declined';
  await context.database.transaction(async (transaction) => {
    const [contract] = await transaction
      .select()
      .from(contracts)
      .where(
        and(
          eq(contracts.id, idOf(contractId)),
          eq(contracts.kind, kind),
          decidedBy({ database: transaction, clock: context.clock }, caller, deciders),
        ),
      )
      .for('update');
    if (!contract) throw new Refusal('notFound');
    const { result } = moveOf(contractTable, contract.status, accept ? 'accept' : 'decline');
    if (result === 'same') return;
    if (result !== 'moved')
      throw new Refusal('conflict', { message: 'This contract has already been decided.' });
    if (accept) {
      if (!isRealAgent(type)) throw new Refusal('realAccountOnly');
      await refuseTrial(transaction, contract);
      await transaction
        .update(contracts)
        .set({ status: 'ended', endedAt: decidedAt })
        .where(
          and(
            eq(contracts.accountId, contract.accountId),
            eq(contracts.kind, kind),
            eq(contracts.status, 'active'),
          ),
        );
    }
    await transaction
      .update(contracts)
      .set({
        status,
        decidedAt,
        decidedBy: callerId,
        decidedFrom: caller.ip,
        // The upline who grants a request pays for it.
        ...(contract.decider === 'upline' && { payerId: callerId }),
      })
      .where(eq(contracts.id, contract.id));
    const byHolder = contract.decider === 'holder';
    const other = byHolder ? contract.payerId : contract.accountId;
    if (other === null) return;
    await tellInInbox({ ...context, database: transaction }, other, {
      message: accept ? 'contracts.accepted' : 'contracts.declined',
      values: { account: byHolder ? name : maskedName(name) },
    });
  });
  context.log.info({ contractId, kind, status, accountId: callerId }, 'contract decided');
}

/** Throws Refusal `conflict` if receiver or payer counts as trial: it would move real money. */
async function refuseTrial(database: Database, { accountId, payerId }: ContractRow): Promise<void> {
  const sides = await database
    .select({ type: accounts.type })
    .from(accounts)
    .where(
      inArray(
        accounts.id,
        [accountId, payerId].filter((id) => id !== null),
      ),
    );
  if (!sides.every(({ type }) => isRealAgent(type)))
    throw new Refusal('conflict', { message: 'Only agents with real accounts have contracts.' });
}

function decidedBy(
  { database, clock }: Pick<OperatorContext, 'database' | 'clock'>,
  caller: Caller,
  deciders: readonly Decider[],
) {
  const line = downlineOf({ database, clock }, caller);
  const below = database.select({ id: line.memberId }).from(line).where(eq(line.depth, 1));
  const holds = sql`(${contracts.decider} = 'holder' and ${contracts.accountId} = ${signedIn(caller).id})`;
  const isUpline = sql`(${contracts.decider} = 'upline' and ${contracts.accountId} in ${below})`;
  const conditions = { holder: holds, upline: isUpline };
  return sql`(${sql.join(
    deciders.map((decider) => conditions[decider]),
    sql` or `,
  )})`;
}

/** A contract's id; -1, which none has, for invalid text. */
export const idOf = (contractId: string): number => (/^\d{1,9}$/.test(contractId) ? Number(contractId) : -1);
