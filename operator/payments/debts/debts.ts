import type { Database, OperatorContext } from '#operator/core/context.ts';
import { Refusal } from '@araw/server/http/refusal';
import { once } from '#operator/ledger/idempotency.ts';
import { pocketOf, type Pockets, post } from '#operator/ledger/ledger.ts';
import type { HandlerValue, ParsedRequest } from '@araw/contract/calls/calls';
import { centavosOf, inPesos, writePesos } from '#operator/core/amounts.ts';
import { lockMember } from '../lockMember.ts';
import { nextNumber } from '../numbers.ts';
import { owedBy, settleOwed } from './receivables.ts';
import { tellInInbox } from '../saying.ts';

/** The debt, and the part the cash could settle now; null for none. */
export async function debtOnPage(
  database: Database,
  accountId: number,
  { cash }: Pockets,
): Promise<HandlerValue<'withdrawPage'>['debt']> {
  const owed = await owedBy(database, accountId);
  return owed === 0 ? null : { owed: inPesos(owed), settles: inPesos(Math.min(owed, cash)) };
}

/**
 * Settles a member's debt from the cash pocket, once per key, with one entry (CASH-20). Throws Refusal
 * `amountOutOfBounds` with the highest possible amount for a larger one or zero, and the refusals of `once`.
 */
export async function settleDebt(
  context: OperatorContext,
  accountId: number,
  { key, amount: typed }: ParsedRequest<'settleDebt'>,
): Promise<HandlerValue<'settleDebt'>> {
  const amount = centavosOf(typed);
  const request = { accountId, call: 'settleDebt', key, body: { amount } } as const;
  return context.database.transaction(async (transaction) => {
    await lockMember(transaction, accountId);
    return once(context, transaction, request, async ({ cash }) => {
      const most = Math.min(cash, await owedBy(transaction, accountId));
      if (amount === 0 || amount > most)
        throw new Refusal('amountOutOfBounds', { value: { bound: 'most', amount: inPesos(most) } });
      const at = context.clock.now();
      const number = await nextNumber(transaction, 'S');
      await settleOwed(transaction, accountId, amount);
      await post(transaction, {
        idempotencyKey: `debt:${number}`,
        kind: 'debtSettled',
        reference: number,
        at,
        postings: [
          { owner: pocketOf(accountId, 'cash'), amount: -amount },
          { owner: 'house:receivables', amount },
        ],
      });
      await tellInInbox({ ...context, database: transaction }, accountId, {
        message: 'debts.paid',
        values: { amount: writePesos(amount) },
        more: [number],
      });
      return { number, at, amount: inPesos(amount) };
    });
  });
}
