import { and, eq, exists, isNotNull, isNull, lt, notExists, or } from 'drizzle-orm';
import { Refusal } from '#operator/core/context.ts';
import { receipts } from '#operator/database/deposits.tables.ts';
import { applicationPictures } from '#operator/database/promotions.tables.ts';
import type { receiptTypes } from '#services/contract/deposits.ts';
import { inTransaction, type PaymentsContext } from './context.ts';
import { lockMember } from './lockMember.ts';
import { isId } from './quotes.ts';

type ReceiptType = (typeof receiptTypes)[number];

/** How each begins, whatever it is named. */
const beginnings: Record<ReceiptType, readonly number[]> = {
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/jpeg': [0xff, 0xd8, 0xff],
  'application/pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
};

/** What a file is by its content; null for what no receipt can be (CASH-04). */
export function typeOf(content: Uint8Array): ReceiptType | null {
  const isOf = (bytes: readonly number[]) => bytes.every((byte, index) => content[index] === byte);
  const found = Object.entries(beginnings).find(([, bytes]) => isOf(bytes));
  return found ? (found[0] as ReceiptType) : null;
}

const day = 24 * 3_600_000;

/** Files that a member can have sent without an order; each stays for a day. */
export const mostUnsent = 20;

/** Keeps a file until it is sent with an order. Throws Refusal `requestInvalid` for another kind of file. */
export async function storeReceipt(
  context: PaymentsContext,
  accountId: number,
  { name, content, types }: { name: string; content: Uint8Array; types?: readonly string[] },
) {
  const type = typeOf(content);
  if (!type || types?.includes(type) === false) {
    const kinds = types ? 'png or jpg' : 'png, jpg or pdf';
    throw new Refusal('requestInvalid', { message: `This is not a ${kinds}.` });
  }
  const size = content.byteLength;
  return context.database.transaction(async (transaction) => {
    const { database, clock } = inTransaction(context, transaction);
    await lockMember(database, accountId);
    const unsent = and(
      eq(receipts.accountId, accountId),
      isNull(receipts.orderId),
      notExists(
        database.select().from(applicationPictures).where(eq(applicationPictures.receiptId, receipts.id)),
      ),
    );
    await database.delete(receipts).where(and(unsent, lt(receipts.createdAt, clock.now() - day)));
    if ((await database.$count(receipts, unsent)) >= mostUnsent) {
      throw new Refusal('tooManyRequests', { retryAfter: day / 1_000 });
    }
    const [stored] = await database
      .insert(receipts)
      .values({ accountId, name, type, size, content, createdAt: clock.now() })
      .returning({ id: receipts.id });
    if (!stored) throw new Error('The receipt was not stored');
    return { id: stored.id, name, type, bytes: size };
  });
}

/** Throws Refusal `notFound` for one that is not the member's. */
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

/** For a reviewer: one that was sent with an order or an application. Throws Refusal `notFound` for any other. */
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
