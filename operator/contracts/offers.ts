import { and, eq, inArray } from 'drizzle-orm';
import { maskedName } from '#operator/accounts/masking.ts';
import { dayAt, requireInLine, type Subordinate, superiorOn } from '#operator/agents/line.ts';
import { type Caller, type OperatorContext, signedIn } from '#operator/core/context.ts';
import { Refusal } from '#packages/server/http/refusal.ts';
import { accounts } from '#operator/database/tables/accounts.tables.ts';
import { contracts } from '#operator/database/tables/agents.tables.ts';
import { once } from '#operator/ledger/idempotency.ts';
import { tellInInbox } from '#operator/payments/saying.ts';
import { type Contract, contractKinds, type ContractTerm } from '#services/contract/agent.ts';
import type { AgreedContract } from '#services/contract/agentContracts.ts';
import type { HandlerValue, ParsedRequest } from '#services/contract/calls.ts';
import { termFault } from '#services/contract/contractTerms.ts';
import { isAgent, isRealAccount } from '#services/contract/roles.ts';
import { agreedToWire } from './contracts.ts';
import { contractWords } from './data/contractWords.ts';
import { owedBy } from './given.ts';

/** How long an offer waits. */
const waiting = 30 * 86_400_000;

/** What the caller could offer to a direct subordinate (TEAM-09). Refuses as `offerContract` refuses whom. */
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
 * Offers a contract, once per key. Throws Refusal `notFound` for who is not in the line, `fieldInvalid` for `account`
 * where that is no agent right below the caller, and for `terms`, with the tier and the bound, where they do not rise or
 * pay more than the own contract does; `conflict` while another offer of the kind waits, and `demandOpen` while the caller
 * owes a payout.
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
        throw new Refusal('demandOpen', { message: 'A payout is owed: new offers wait until it is paid.' });
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

/** What the house pays at most, as nobody stands above it: all. */
const unbounded: readonly ContractTerm[] = [{ amount: 0, activeMembers: 0, rate: 100 }];

/**
 * Offers a contract that the house pays to an agent without a superior (TEAM-09, TEAM-13). Throws Refusal `notFound` for an
 * account that is not there, `conflict` for one that is no such agent or has an offer of the kind that waits, and `fieldInvalid`
 * for tiers that do not rise; each with a plain message.
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
    if (!holder) throw new Refusal('notFound', { message: `There is no account ${account}.` });
    if (!isRealAccount(holder.type) || !isAgent(holder.type) || holder.disabled)
      throw new Refusal('conflict', { message: `${holder.name} is no agent.` });
    const [superior] = await superiorOn(database, holder.id, dayAt(context.clock.now()));
    if (superior)
      throw new Refusal('conflict', { message: `${holder.name} has a superior, who offers contracts.` });
    const fault = termFault(terms, unbounded);
    if (fault)
      throw new Refusal('fieldInvalid', {
        message: `Tier ${fault.term + 1} has to ask for more and pay more than the one before, up to 100%.`,
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

/** Lets it wait, and tells its holder whose it is. Throws Refusal `conflict` while another of the kind waits. */
async function put(context: OperatorContext, { holderId, ...offer }: Offer, from: string) {
  const offeredAt = context.clock.now();
  const [offered] = await context.database
    .insert(contracts)
    .values({ ...offer, accountId: holderId, offeredAt, lapsesAt: offeredAt + waiting })
    .onConflictDoNothing()
    .returning();
  if (!offered)
    throw new Refusal('conflict', {
      message: 'An offer of this kind waits already.',
      value: { waits: true },
    });
  await tellInInbox(context, holderId, { message: contractWords.offered, values: { account: from } });
  context.log.info({ contractId: offered.id, kind: offer.kind, accountId: holderId }, 'contract offered');
  return offered;
}

/** Throws Refusal `fieldInvalid` for `account` where no contract can be made with this member of the line. */
async function holderOf(context: OperatorContext, caller: Caller, account: string): Promise<Subordinate> {
  const holder = await requireInLine(context, caller, { account });
  if (holder.depth !== 1 || !isAgent(holder.type) || holder.disabled)
    throw new Refusal('fieldInvalid', { value: { field: 'account' } });
  return holder;
}
