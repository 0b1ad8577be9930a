import { refuseToReceive } from '#operator/protection/limits/limits.ts';
import { and, eq, inArray } from 'drizzle-orm';
import type { Account } from '#operator/accounts/identity/finding.ts';
import { maskedName } from '#operator/accounts/masking.ts';
import { dayAt, superiorOn } from '#operator/agents/line.ts';
import { openRequirement, openRequirements, requiredFor, withdrawable } from '#operator/bets/requirements.ts';
import type { OperatorContext } from '#operator/core/context.ts';
import { Refusal } from '@araw/server/http/refusal';
import { accounts } from '#operator/database/tables/accounts.tables.ts';
import { once, isDone } from '#operator/ledger/idempotency.ts';
import { pocketOf, post } from '#operator/ledger/ledger.ts';
import { type Merchant, merchantOf, switchesIn } from '#operator/system/merchants.ts';
import type { HandlerValue, ParsedRequest } from '@araw/contract/calls/calls';
import { centavosOf, writePesos } from '#operator/core/amounts.ts';
import { demandsOf, refuseDemands } from '../demands/demands.ts';
import { lockMembers } from '../lockMember.ts';
import { nextNumber } from '../numbers.ts';
import { requirePaymentPassword } from '../paymentPassword/paymentPassword.ts';
import { tellInInbox } from '../saying.ts';
import { meansOf } from './sendingMoney.ts';
import { outOfBounds } from '../withdrawals/withdrawals.ts';

/** Centavos. */
export const leastTransfer = 100;
const agentOfType2 = 2;

type Superior = Pick<Account, 'id' | 'name'>;

/**
 * The agent that a member can send money to (CASH-13). Refuses with `switchedOff` if the merchant allows no transfers,
 * or the member's info none to the superior.
 */
async function superiorOf(
  { database, clock }: OperatorContext,
  account: Account,
  merchant: Merchant,
): Promise<Superior> {
  const isOn = merchant.whitelabel['UPLINETRANS3'] === true && switchesIn(merchant).transfers;
  const maySend = account.toUpline && account.type !== agentOfType2;
  const [superior] =
    isOn && maySend
      ? await database
          .select({ id: accounts.id, name: accounts.name })
          .from(accounts)
          .where(
            and(
              inArray(accounts.id, superiorOn(database, account.id, dayAt(clock.now()))),
              eq(accounts.disabled, false),
            ),
          )
      : [];
  if (!superior)
    throw new Refusal('switchedOff', { message: "Transfers to your agent aren't available here." });
  return superior;
}

/** Refuses like `superiorOf`. */
export async function uplinePage(
  context: OperatorContext,
  account: Account,
  language: string,
): Promise<HandlerValue<'upline'>> {
  const { name } = await superiorOf(context, account, await merchantOf(context));
  const means = await meansOf(context, account, language);
  return {
    ...means,
    account: maskedName(name),
    since: null,
    least: leastTransfer / 100,
    most: means.withdrawable,
  };
}

/**
 * Sends money to the superior, once per key, with one entry; it requires turnover like a deposit (CASH-17). Refuses
 * like `superiorOf` and `requirePaymentPassword`, with `demandOpen` and with `amountOutOfBounds`.
 */
export async function transferUpline(
  context: OperatorContext,
  account: Account,
  { key, amount: typed, paymentPassword, language }: ParsedRequest<'transferUpline'>,
): Promise<HandlerValue<'transferUpline'>> {
  const amount = centavosOf(typed);
  const request = { accountId: account.id, call: 'uplineTransfer', key } as const;
  if (!(await isDone(context.database, request))) {
    await superiorOf(context, account, await merchantOf(context));
    await requirePaymentPassword(context, account, paymentPassword);
  }
  const superiors = await superiorOn(context.database, account.id, dayAt(context.clock.now()));
  return context.database.transaction(async (transaction) => {
    const within = { ...context, database: transaction };
    // Lock both, as the superior may be sending at the same time.
    await lockMembers(transaction, [account.id, ...superiors.map(({ id }) => id)]);
    return once(context, transaction, { ...request, body: { amount } }, async (pockets) => {
      const merchant = await merchantOf(within);
      const superior = await superiorOf(within, account, merchant);
      refuseDemands(await demandsOf(within, account.id, 'transfer', language));
      const most = withdrawable(pockets, await openRequirements(transaction, account.id));
      if (amount < leastTransfer) throw outOfBounds('least', leastTransfer);
      if (amount > most) throw outOfBounds('withdrawable', most);
      return send(within, account, superior, amount);
    });
  });
}

async function send(
  context: OperatorContext,
  from: Account,
  to: Superior,
  amount: number,
): Promise<HandlerValue<'transferUpline'>> {
  const { database, clock } = context;
  const at = clock.now();
  await refuseToReceive(context, to.id, amount);
  const number = await nextNumber(database, 'T');
  await post(database, {
    idempotencyKey: `transfer:${number}`,
    kind: 'transfer',
    reference: number,
    at,
    postings: [
      { owner: pocketOf(from.id, 'cash'), amount: -amount },
      { owner: pocketOf(to.id, 'cash'), amount },
    ],
  });
  // After the entry, which locks the receiver: no bet can be settled in between.
  await openRequirement(database, {
    accountId: to.id,
    source: `transfer:${number}`,
    locks: 'cash',
    base: amount,
    required: await requiredFor(database, amount),
    at,
  });
  const tell = (accountId: number, word: 'sent' | 'received', account: string) =>
    tellInInbox(context, accountId, {
      message: `transfers.${word}`,
      values: { amount: writePesos(amount), account },
      more: [number],
    });
  await tell(from.id, 'sent', maskedName(to.name));
  await tell(to.id, 'received', from.name);
  return { number, at, amount: amount / 100, account: maskedName(to.name) };
}
