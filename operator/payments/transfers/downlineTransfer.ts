import { refuseToReceive } from '#operator/protection/limits/limits.ts';
import type { Account } from '#operator/accounts/identity/finding.ts';
import { maskedName } from '#operator/accounts/masking.ts';
import { openRequirement, openRequirements, requiredFor, withdrawable } from '#operator/bets/requirements.ts';
import type { OperatorContext } from '#operator/core/context.ts';
import { Refusal } from '@araw/server/http/refusal';
import { once, isDone } from '#operator/ledger/idempotency.ts';
import { pocketOf, post } from '#operator/ledger/ledger.ts';
import { type Merchant, merchantOf, switchesIn } from '#operator/system/merchants.ts';
import type { HandlerValue, ParsedRequest } from '@araw/contract/calls/calls';
import { centavosOf, writePesos } from '#operator/core/amounts.ts';
import { demandsOf, refuseDemands } from '../demands/demands.ts';
import { describeReceiver, isNamed, selectReceivers } from './downline.ts';
import { lockMembers } from '../lockMember.ts';
import { nextNumber } from '../numbers.ts';
import { requirePaymentPassword } from '../paymentPassword/paymentPassword.ts';
import { tellInInbox } from '../saying.ts';
import { meansOf } from './sendingMoney.ts';
import { leastTransfer } from './uplineTransfer.ts';
import { outOfBounds } from '../withdrawals/withdrawals.ts';

/** Refuses with `switchedOff` if the merchant allows no transfers between members (CASH-21). */
export function refuseTransfers(merchant: Merchant): void {
  if (switchesIn(merchant).transfers) return;
  throw new Refusal('switchedOff', {
    message: "Transfers to members aren't available here.",
    value: { switch: 'transfers' },
  });
}

/** Refuses strangers and unknown accounts with the same `notFound` (TEAM-10). */
async function receiverOf(context: OperatorContext, agent: Account, name: string) {
  const [receiver] = await selectReceivers(context, agent.id, isNamed(name));
  if (!receiver) throw new Refusal('notFound', { message: 'Nobody in your downline has this account.' });
  return receiver;
}

const mostListed = 50;

/** In the agent's downline, by the start of the account. */
export async function recipientsOf(
  context: OperatorContext,
  agentId: number,
  { search }: ParsedRequest<'recipients'>,
): Promise<HandlerValue<'recipients'>> {
  const found = (await selectReceivers(context, agentId)).filter(({ name }) =>
    name.toLowerCase().startsWith(search.trim().toLowerCase()),
  );
  return { list: found.slice(0, mostListed).map(describeReceiver), total: found.length };
}

/** Refuses like `transferDownline`. */
export async function downlineTransferPage(
  context: OperatorContext,
  agent: Account,
  { account, language }: ParsedRequest<'downlineTransfer'>,
): Promise<HandlerValue<'downlineTransfer'>> {
  refuseTransfers(await merchantOf(context));
  const receiver = await receiverOf(context, agent, account);
  return {
    ...(await meansOf(context, agent, language)),
    least: leastTransfer / 100,
    recipient: describeReceiver(receiver),
    masked: maskedName(receiver.name),
  };
}

/**
 * Sends money to a member of the current downline, once per key, with one entry; it requires turnover like a deposit
 * (TEAM-06). Refuses with `switchedOff`, `notFound`, `demandOpen`, `amountOutOfBounds`, and like
 * `requirePaymentPassword`.
 */
export async function transferDownline(
  context: OperatorContext,
  agent: Account,
  { key, account, amount: typed, note, paymentPassword, language }: ParsedRequest<'transferDownline'>,
): Promise<HandlerValue<'transferDownline'>> {
  const amount = centavosOf(typed);
  const request = { accountId: agent.id, call: 'downlineTransfer', key } as const;
  if (!(await isDone(context.database, request))) {
    refuseTransfers(await merchantOf(context));
    await receiverOf(context, agent, account);
    await requirePaymentPassword(context, agent, paymentPassword);
  }
  const [expected] = await selectReceivers(context, agent.id, isNamed(account));
  return context.database.transaction(async (transaction) => {
    const within = { ...context, database: transaction };
    await lockMembers(transaction, expected ? [agent.id, expected.id] : [agent.id]);
    const body = { account: account.toLowerCase(), amount, note };
    return once(context, transaction, { ...request, body }, async (pockets) => {
      refuseTransfers(await merchantOf(within));
      const receiver = await receiverOf(within, agent, account);
      refuseDemands(await demandsOf(within, agent.id, 'transfer', language));
      const most = withdrawable(pockets, await openRequirements(transaction, agent.id));
      if (amount < leastTransfer) throw outOfBounds('least', leastTransfer);
      if (amount > most) throw outOfBounds('withdrawable', most);
      return send(within, agent, { ...receiver, amount, note });
    });
  });
}

async function send(
  context: OperatorContext,
  from: Account,
  { id, name, amount, note }: { id: number; name: string; amount: number; note: string },
): Promise<HandlerValue<'transferDownline'>> {
  const { database, clock } = context;
  const at = clock.now();
  await refuseToReceive(context, id, amount);
  const number = await nextNumber(database, 'T');
  await post(database, {
    idempotencyKey: `transfer:${number}`,
    kind: 'transfer',
    reference: number,
    at,
    postings: [
      { owner: pocketOf(from.id, 'cash'), amount: -amount },
      { owner: pocketOf(id, 'cash'), amount },
    ],
  });
  await openRequirement(database, {
    accountId: id,
    source: `transfer:${number}`,
    locks: 'cash',
    base: amount,
    required: await requiredFor(database, amount),
    at,
  });
  await tellInInbox(context, from.id, {
    message: 'transfers.sentDown',
    values: { amount: writePesos(amount), account: maskedName(name) },
    more: [note, number],
  });
  await tellInInbox(context, id, {
    message: 'transfers.receivedFromAgent',
    values: { amount: writePesos(amount), account: maskedName(from.name) },
    more: [note, number],
  });
  return { number, at, amount: amount / 100, account: maskedName(name) };
}
