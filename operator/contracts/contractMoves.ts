import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { maskedName } from '#operator/accounts/masking.ts';
import { dayAt, superiorOn } from '#operator/agents/line.ts';
import type { OperatorContext } from '#operator/core/context.ts';
import { accounts } from '#operator/database/tables/accounts.tables.ts';
import { contracts } from '#operator/database/tables/agents.tables.ts';
import { lineMoves } from '#operator/database/tables/line.tables.ts';
import { tellInInbox } from '#operator/payments/saying.ts';
import { contractTable, moveOf } from '@araw/contract/values/stateTables';
import type { ContractRow } from './contracts.ts';

/** Moments give the end of the contract, or of the offer. */
export async function put(
  { database }: OperatorContext,
  id: number,
  status: ContractRow['status'],
  at: number,
): Promise<ContractRow> {
  const [moved] = await database
    .update(contracts)
    .set({ status, ...(status === 'ended' ? { endedAt: at } : { decidedAt: at }) })
    .where(eq(contracts.id, id))
    .returning();
  if (!moved) throw new Error('The contract is gone');
  return moved;
}

/** Ends expired offers, and contracts whose payer is no longer the superior (TEAM-11). */
export async function moveContracts(context: OperatorContext): Promise<void> {
  await lapseOffers(context);
  await carryOutMoves(context);
}

async function lapseOffers(context: OperatorContext): Promise<void> {
  const now = context.clock.now();
  const { to } = requireMoved('requested', 'due');
  await context.database
    .update(contracts)
    .set({ status: to, decidedAt: now })
    .where(
      and(eq(contracts.status, 'requested'), isNotNull(contracts.lapsesAt), lte(contracts.lapsesAt, now)),
    );
}

async function carryOutMoves(context: OperatorContext): Promise<void> {
  const due = await context.database
    .select({ id: lineMoves.id })
    .from(lineMoves)
    .where(and(isNull(lineMoves.carriedOutAt), lte(lineMoves.fromDay, dayAt(context.clock.now()))))
    .orderBy(asc(lineMoves.id));
  for (const { id } of due) await carryOut(context, id);
}

async function carryOut(context: OperatorContext, moveId: number): Promise<void> {
  const now = context.clock.now();
  await context.database.transaction(async (database) => {
    const within = { ...context, database };
    const [move] = await database
      .select()
      .from(lineMoves)
      .where(and(eq(lineMoves.id, moveId), isNull(lineMoves.carriedOutAt)))
      .for('update', { skipLocked: true });
    if (!move) return;
    const [midnight] = await database
      .select({ at: sql`merchant_midnight(${move.fromDay})`.mapWith(Number) })
      .from(sql`(select 1) as one`);
    const [superior] = await superiorOn(database, move.memberId, move.fromDay);
    const old = await database
      .select()
      .from(contracts)
      .where(
        and(
          eq(contracts.accountId, move.memberId),
          inArray(contracts.status, ['requested', 'active']),
          or(isNull(contracts.payerId), ne(contracts.payerId, superior?.id ?? 0)),
        ),
      )
      .for('update');
    for (const contract of old) await endWithLine(within, contract, midnight?.at ?? now);
    await database.update(lineMoves).set({ carriedOutAt: now }).where(eq(lineMoves.id, moveId));
  });
}

async function endWithLine(context: OperatorContext, contract: ContractRow, midnight: number): Promise<void> {
  const { to } = requireMoved(contract.status, 'moved');
  // The old superior pays every period that began before that midnight, and none after.
  await put(context, contract.id, to, to === 'ended' ? midnight : context.clock.now());
  if (to !== 'ended') return;
  const names = await context.database
    .select({ id: accounts.id, name: accounts.name })
    .from(accounts)
    .where(inArray(accounts.id, [contract.accountId, contract.payerId ?? 0]));
  for (const { id } of names) {
    const other = names.find((one) => one.id !== id)?.name;
    await tellInInbox(context, id, {
      message: 'contracts.ended',
      values: { account: other === undefined ? '' : maskedName(other) },
    });
  }
}

function requireMoved(status: ContractRow['status'], event: 'due' | 'moved') {
  const move = moveOf(contractTable, status, event);
  if (move.result !== 'moved') throw new Error(`${event} does not move a contract that is ${status}`);
  return move;
}

/** Whether a contract applies to a period with this start: agreed by then and not ended. */
export const countsFrom = (begins: number): SQL | undefined =>
  and(
    inArray(contracts.status, ['active', 'ended']),
    lte(contracts.decidedAt, begins),
    or(isNull(contracts.endedAt), gt(contracts.endedAt, begins)),
  );
