import {
  boundsOf,
  fromWire,
  giveRates,
  inOrder,
  lockMembers,
  problemOf,
  ratesOf,
  rebateQuotas,
  refuseRates,
  toWire,
} from './rebateRates.ts';
import { type Direct, directOf, directsOf } from './directs.ts';
import { dayNow } from '#operator/core/merchantDay.ts';
import { type Caller, type OperatorContext, signedIn } from '#operator/core/context.ts';
import type { HandlerValue, ParsedRequest } from '@araw/contract/calls/calls';
import { dayAfter } from '@araw/contract/values/dates';
import { requireInLine } from './line.ts';

const none: ReadonlyMap<string, number> = new Map();

/** The agent's own rates, and those of direct members. */
export async function rebateSettings(
  { database, clock }: OperatorContext,
  agentId: number,
): Promise<HandlerValue<'rebateSettings'>> {
  const directs = await directsOf(database, agentId);
  const today = await ratesOf(database, [agentId], await dayNow({ database, clock }));
  const next = await ratesOf(database, [agentId, ...directs.map(({ id }) => id)]);
  return {
    rebates: toWire(today.get(agentId) ?? none),
    next: toWire(next.get(agentId) ?? none),
    subordinates: directs.map(({ id, name, type }) => ({
      account: name,
      type,
      rebates: toWire(next.get(id) ?? none),
    })),
  };
}

/** Members directly below the agent both now and after the next midnight. */
async function requireDirect(
  context: Pick<OperatorContext, 'database' | 'clock'>,
  caller: Caller,
  account: string,
): Promise<Direct> {
  const { id } = await requireInLine(context, caller, { account: account.trim() });
  return directOf(context.database, signedIn(caller).id, id);
}

/** A direct member's rates with their bounds. Refuses anyone else with `notFound`. */
export async function downlineRebates(
  context: OperatorContext,
  caller: Caller,
  { account }: ParsedRequest<'downlineRebates'>,
): Promise<HandlerValue<'downlineRebates'>> {
  const { database } = context;
  const { id: agentId } = signedIn(caller);
  const { id, name, type } = await requireDirect(context, caller, account);
  const today = await dayNow(context);
  const { own, next, givenOn } = await boundsOf(database, agentId, id);
  const now = (await ratesOf(database, [id], today)).get(id) ?? none;
  return {
    account: name,
    type,
    from: dayAfter(today, 1),
    list: inOrder([...own.keys(), ...next.keys()]).map((category) => ({
      category,
      now: (now.get(category) ?? 0) / 100,
      next: (next.get(category) ?? 0) / 100,
      own: (own.get(category) ?? 0) / 100,
      least: (givenOn.get(category)?.rate ?? 0) / 100,
      leastOf: givenOn.get(category)?.account ?? '',
    })),
    quotas: await rebateQuotas(database, agentId),
  };
}

/**
 * Sets a direct member's rates from the next midnight on (TEAM-03). Locks both accounts: the agent's own rates can't
 * fall and the member can't pass rates on meanwhile. Of two concurrent calls only one gets the last place of a quota.
 * Repeating the current rates changes nothing.
 *
 * Throws Refusal `notFound` for anyone else, and `conflict` if a bound is exceeded (`value.problems`) or the rates have
 * changed since they were seen (`value.problems` is empty).
 */
export async function updateDownlineRebates(
  context: OperatorContext,
  caller: Caller,
  { account, seen, rebates }: ParsedRequest<'updateDownlineRebates'>,
): Promise<void> {
  const { id: agentId } = signedIn(caller);
  const wanted = fromWire(rebates);
  const now = context.clock.now();
  await context.database.transaction(async (transaction) => {
    const within = { ...context, database: transaction };
    await lockMembers(transaction, [agentId, (await requireDirect(within, caller, account)).id]);
    const direct = await requireDirect(within, caller, account);
    const bounds = await boundsOf(transaction, agentId, direct.id);
    const rateNow = (category: string) => bounds.next.get(category) ?? 0;
    const changed = new Map([...wanted].filter(([category, rate]) => rate !== rateNow(category)));
    if (changed.size === 0) return;
    if ([...fromWire(seen)].some(([category, rate]) => rate !== rateNow(category))) throw refuseRates([]);
    const quotas = await rebateQuotas(transaction, agentId);
    const problems = [...changed].flatMap(([category, rate]) =>
      problemOf({ category, rate, was: rateNow(category) }, bounds, quotas),
    );
    if (problems.length > 0) throw refuseRates(problems);
    await giveRates(transaction, {
      accountId: direct.id,
      rates: changed,
      fromDay: dayAfter(await dayNow(within), 1),
      givenBy: agentId,
      givenAt: now,
    });
  });
  context.log.info({ agentId, account, rebates }, 'rebates given');
}
