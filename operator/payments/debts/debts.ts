import type { Database, OperatorContext } from '#operator/core/context.ts';
import { Refusal } from '#packages/server/http/refusal.ts';
import { once } from '#operator/ledger/idempotency.ts';
import { pocketOf, type Pockets, post } from '#operator/ledger/ledger.ts';
import type { HandlerValue, ParsedRequest } from '#services/contract/calls.ts';
import { centavosOf, inPesos, writePesos } from '../amounts.ts';
import { debtWords } from './debtWords.ts';
import { lockMember } from '../lockMember.ts';
import { nextNumber } from '../numbers.ts';
import { owedBy, settleOwed } from './receivables.ts';
import { tellInInbox } from '../saying.ts';

/** What is owed, and what of it the cash would settle now; null for nothing. */
export async function debtOnPage(
  database: Database,
  accountId: number,
  { cash }: Pockets,
): Promise<HandlerValue<'withdrawPage'>['debt']> {
  const owed = await owedBy(database, accountId);
  return owed === 0 ? null : { owed: inPesos(owed), settles: inPesos(Math.min(owed, cash)) };
}

/**
 * Settles what the member owes from the cash pocket, once per key, by one entry (CASH-20). Throws Refusal
 * `amountOutOfBounds` with the most that can be settled now for more than that, and for nothing; and what `once` throws.
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
        message: debtWords,
        values: { amount: writePesos(amount) },
        more: [number],
      });
      return { number, at, amount: inPesos(amount) };
    });
  });
}
