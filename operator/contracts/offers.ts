import { and, eq, inArray } from 'drizzle-orm';
import { maskedName } from '#operator/accounts/masking.ts';
import { dayAt, requireInLine, type Subordinate, superiorOn } from '#operator/agents/line.ts';
import { type Caller, type OperatorContext, signedIn } from '#operator/core/context.ts';
import { Refusal } from '@araw/server/http/refusal';
import { accounts } from '#operator/database/tables/accounts.tables.ts';
import { contracts } from '#operator/database/tables/agents.tables.ts';
import { once } from '#operator/ledger/idempotency.ts';
import { tellInInbox } from '#operator/payments/saying.ts';
import { type Contract, contractKinds, type ContractTerm } from '@araw/contract/agents/agent';
import type { AgreedContract } from '@araw/contract/agents/agentContracts';
import type { HandlerValue, ParsedRequest } from '@araw/contract/calls/calls';
import { termFault } from '@araw/contract/agents/contractTerms';
import { isRealAgent } from '@araw/contract/calls/roles';
import { agreedToWire } from './contracts.ts';
import { owedBy } from './given.ts';

/** Lifetime of an offer. */
const waiting = 30 * 86_400_000;

/** What the caller can offer a direct member (TEAM-09). Refuses other accounts like `offerContract`. */
export async function offerableContracts(
  context: OperatorContext,
  caller: Caller,
  { account }: ParsedRequest<'offerableContracts'>,
): Promise<HandlerValue<'offerableContracts'>> {
  const { database } = context;
  const { id } = signedIn(caller);
  const holder = await holderOf(context, caller, account);
  const standing = await database
    .select()
    .from(contracts)
    .where(
      and(inArray(contracts.accountId, [id, holder.id]), inArray(contracts.status, ['requested', 'active'])),
    );
  const find = (accountId: number, kind: Contract['kind'], status: Contract['status']) =>
    standing.find((one) => one.accountId === accountId && one.kind === kind && one.status === status);
  return {
    account: holder.name,
    kinds: contractKinds.map((kind) => {
      const current = find(holder.id, kind, 'active');
      return {
        kind,
        own: find(id, kind, 'active')?.terms ?? [],
        current: current ? agreedToWire({ contract: current, account: holder.name }) : null,
        waits: find(holder.id, kind, 'requested') !== undefined,
      };
    }),
    owed: (await owedBy(database, id)) / 100,
  };
}

/**
 * Offers a contract, once per key. Throws Refusal `notFound` for anyone not in the line; `fieldInvalid` for `account`
 * if it isn't an agent with a real account directly below the caller; `fieldInvalid` for `terms`, with tier and bound, if they don't rise
 * or exceed the own contract; `conflict` during another offer of the kind, and `demandOpen` while the caller owes a
 * payout.
 */
export async function offerContract(
  context: OperatorContext,
  caller: Caller,
  { key, account, kind, terms, carries }: ParsedRequest<'offerContract'>,
): Promise<AgreedContract> {
  const { id, name } = signedIn(caller);
  return context.database.transaction((database) => {
    const within = { ...context, database };
    const request = {
      accountId: id,
      call: 'offerContract',
      key,
      body: { account, kind, terms, carries },
    } as const;
    return once(within, database, request, async () => {
      const holder = await holderOf(within, caller, account);
      if ((await owedBy(database, id)) > 0)
        throw new Refusal('demandOpen', {
          message: "You owe a payout. You can make new offers once it's paid.",
        });
      if (carries && kind !== 'dividend') throw new Refusal('fieldInvalid', { value: { field: 'carries' } });
      const [own] = await database
        .select()
        .from(contracts)
        .where(and(eq(contracts.accountId, id), eq(contracts.kind, kind), eq(contracts.status, 'active')))
        .for('share');
      const fault = termFault(terms, own?.terms ?? []);
      if (fault) throw new Refusal('fieldInvalid', { value: { field: 'terms', ...fault } });
      const offered = await put(
        within,
        { holderId: holder.id, payerId: id, kind, terms, carries },
        maskedName(name),
      );
      return agreedToWire({ contract: offered, account: holder.name });
    });
  });
}

/** The house's limit: none, as nobody is above it. */
const unbounded: readonly ContractTerm[] = [{ amount: 0, activeMembers: 0, rate: 100 }];

/**
 * Offers a contract paid by the house to an agent without a superior (TEAM-09, TEAM-13). Throws Refusal `notFound` for
 * an unknown account; `conflict` for another kind of account or one with an open offer of the kind; and `fieldInvalid`
 * for tiers that don't rise; each with a plain message.
 */
export async function offerByHouse(
  context: OperatorContext,
  { account, kind, terms }: Pick<ParsedRequest<'offerContract'>, 'account' | 'kind' | 'terms'>,
): Promise<void> {
  await context.database.transaction(async (database) => {
    const [holder] = await database
      .select()
      .from(accounts)
      .where(eq(accounts.name, account.toLowerCase()))
      .for('share');
    if (!holder) throw new Refusal('notFound', { message: `There's no account ${account}.` });
    if (!isRealAgent(holder.type) || holder.disabled)
      throw new Refusal('conflict', { message: `${holder.name} isn't an agent.` });
    const [superior] = await superiorOn(database, holder.id, dayAt(context.clock.now()));
    if (superior)
      throw new Refusal('conflict', { message: `${holder.name} has an agent, who offers contracts.` });
    const fault = termFault(terms, unbounded);
    if (fault)
      throw new Refusal('fieldInvalid', {
        message: `Tier ${fault.term + 1} needs a higher amount and a higher share than the one before, up to 100%.`,
      });
    const within = { ...context, database };
    await put(
      within,
      { holderId: holder.id, payerId: null, kind, terms, carries: false },
      holder.merchantCode,
    );
  });
}

interface Offer extends Pick<ParsedRequest<'offerContract'>, 'kind' | 'terms' | 'carries'> {
  holderId: number;
  /** Null for the house. */
  payerId: number | null;
}

/** Stores the offer and notifies the receiver. Throws Refusal `conflict` during another offer of the kind. */
async function put(context: OperatorContext, { holderId, ...offer }: Offer, from: string) {
  const offeredAt = context.clock.now();
  const [offered] = await context.database
    .insert(contracts)
    .values({ ...offer, accountId: holderId, offeredAt, lapsesAt: offeredAt + waiting })
    .onConflictDoNothing()
    .returning();
  if (!offered)
    throw new Refusal('conflict', {
      message: "There's already an open offer of this type.",
      value: { waits: true },
    });
  await tellInInbox(context, holderId, { message: 'contracts.offered', values: { account: from } });
  context.log.info({ contractId: offered.id, kind: offer.kind, accountId: holderId }, 'contract offered');
  return offered;
}

/** Throws Refusal `fieldInvalid` for `account` if this member of the line can't have a contract. */
async function holderOf(context: OperatorContext, caller: Caller, account: string): Promise<Subordinate> {
  const holder = await requireInLine(context, caller, { account });
  if (holder.depth !== 1 || !isRealAgent(holder.type) || holder.disabled)
    throw new Refusal('fieldInvalid', { value: { field: 'account' } });
  return holder;
}
