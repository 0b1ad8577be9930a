import { and, eq, inArray } from 'drizzle-orm';
import { maskedName } from '#operator/accounts/masking.ts';
import { requireInLine, type Subordinate } from '#operator/agents/line.ts';
import { type Caller, type OperatorContext, Refusal, signedIn } from '#operator/core/context.ts';
import { contracts } from '#operator/database/agents.tables.ts';
import { once } from '#operator/ledger/idempotency.ts';
import { tellInInbox } from '#operator/payments/saying.ts';
import { type Contract, contractKinds } from '#services/contract/agent.ts';
import type { AgreedContract } from '#services/contract/agentContracts.ts';
import type { HandlerValue, ParsedRequest } from '#services/contract/calls.ts';
import { termFault } from '#services/contract/contractTerms.ts';
import { isAgent } from '#services/contract/roles.ts';
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
      const offeredAt = context.clock.now();
      const [offered] = await database
        .insert(contracts)
        .values({
          accountId: holder.id,
          kind,
          payerId: id,
          terms,
          carries,
          offeredAt,
          lapsesAt: offeredAt + waiting,
        })
        .onConflictDoNothing()
        .returning();
      if (!offered)
        throw new Refusal('conflict', {
          message: 'An offer of this kind waits already.',
          value: { waits: true },
        });
      await tellInInbox(within, holder.id, {
        message: contractWords.offered,
        values: { account: maskedName(name) },
      });
      context.log.info({ contractId: offered.id, kind, accountId: holder.id }, 'contract offered');
      return agreedToWire({ contract: offered, account: holder.name });
    });
  });
}

/** Throws Refusal `fieldInvalid` for `account` where no contract can be made with this member of the line. */
async function holderOf(context: OperatorContext, caller: Caller, account: string): Promise<Subordinate> {
  const holder = await requireInLine(context, caller, { account });
  if (holder.depth !== 1 || !isAgent(holder.type) || holder.disabled)
    throw new Refusal('fieldInvalid', { value: { field: 'account' } });
  return holder;
}
