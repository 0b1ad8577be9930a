import { and, eq, exists, gte, isNotNull, isNull, lt, notExists, or } from 'drizzle-orm';
import { Refusal } from '@araw/server/http/refusal';
import { receipts } from '#operator/database/tables/deposits.tables.ts';
import { applicationPictures } from '#operator/database/tables/promotions.tables.ts';
import { countTogether, takeBackCount } from '#operator/system/sharedCounts.ts';
import { receiptTypes } from '@araw/contract/cashier/deposits';
import { inTransaction, type PaymentsContext } from '../provider/context.ts';
import { lockMember } from '../lockMember.ts';
import { isId } from '../deposits/quotes.ts';
import { fileNameOf, type ReceiptType, rewriteReceipt } from './receiptContent.ts';
import { inTurn } from './receiptQueue.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** Unsubmitted files per member; each is kept for a day. */
export const mostUnsent = 20;

/** Files per member and hour that are refused or take too long. */
export const mostRefused = 10;

/** A member's files without an order. */
const unsentOf = (database: PaymentsContext['database'], accountId: number) =>
  and(
    eq(receipts.accountId, accountId),
    isNull(receipts.orderId),
    notExists(
      database.select().from(applicationPictures).where(eq(applicationPictures.receiptId, receipts.id)),
    ),
  );

/**
 * Stores a file until it is submitted with an order: rewritten from its content, under a name with its actual type.
 * Throws Refusal:
 * - `requestInvalid` if it isn't a complete file of these types;
 * - `tooLarge` if it would be larger than a receipt may be;
 * - `unavailable` if it takes too long or too many are waiting;
 * - `tooManyRequests` for a member whose file is still waiting, or with too many unsubmitted or refused ones.
 */
export async function storeReceipt(
  context: PaymentsContext,
  accountId: number,
  sent: { name: string; content: Uint8Array; types?: readonly ReceiptType[] },
) {
  const tooMany = () => new Refusal('tooManyRequests', { retryAfter: day / 1_000 });
  const unsent = unsentOf(context.database, accountId);
  const young = gte(receipts.createdAt, context.clock.now() - day);
  // Checked before the expensive work, or members could cause it without limit; concurrent ones are counted below.
  if ((await context.database.$count(receipts, and(unsent, young))) >= mostUnsent) throw tooMany();
  const { type, content } = await inTurn(accountId, async () => {
    const key = `receipts refused ${accountId}`;
    // Counted before the work, or a file that ends the process would never count.
    await countTogether(context, { key, limit: mostRefused, within: hour });
    const rewritten = await rewriteReceipt(sent.content, sent.types ?? receiptTypes);
    await takeBackCount(context, key);
    return rewritten;
  });
  const name = fileNameOf(sent.name, type);
  const size = content.byteLength;
  return context.database.transaction(async (transaction) => {
    const { database, clock } = inTransaction(context, transaction);
    await lockMember(database, accountId);
    await database.delete(receipts).where(and(unsent, lt(receipts.createdAt, clock.now() - day)));
    if ((await database.$count(receipts, unsent)) >= mostUnsent) throw tooMany();
    const [stored] = await database
      .insert(receipts)
      .values({ accountId, name, type, size, content, createdAt: clock.now() })
      .returning({ id: receipts.id });
    if (!stored) throw new Error('The receipt was not stored');
    return { id: stored.id, name, type, bytes: size };
  });
}

/** Throws Refusal `notFound` for someone else's. */
export async function readReceipt({ database }: PaymentsContext, accountId: number, id: string) {
  const [receipt] = isId(id)
    ? await database
        .select()
        .from(receipts)
        .where(and(eq(receipts.id, id), eq(receipts.accountId, accountId)))
    : [];
  if (!receipt) throw new Refusal('notFound');
  return receipt;
}

/** For reviewers: one submitted with an order or an application. Throws Refusal `notFound` for any other. */
export async function readSentReceipt({ database }: Pick<PaymentsContext, 'database'>, id: string) {
  const [receipt] = isId(id)
    ? await database
        .select()
        .from(receipts)
        .where(
          and(
            eq(receipts.id, id),
            or(
              isNotNull(receipts.orderId),
              exists(
                database
                  .select()
                  .from(applicationPictures)
                  .where(eq(applicationPictures.receiptId, receipts.id)),
              ),
            ),
          ),
        )
    : [];
  if (!receipt) throw new Refusal('notFound');
  return receipt;
}
