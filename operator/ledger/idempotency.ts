import { isDeepStrictEqual } from 'node:util';
import { and, eq } from 'drizzle-orm';
import { type Database, type OperatorContext, Refusal } from '#operator/core/context.ts';
import { decide } from '#operator/core/deciding.ts';
import { idempotencyKeys } from '#operator/database/ledger.tables.ts';

/** What moves money once per member, call and key. */
export type MoneyCall = 'bet' | 'lotteryOrder' | 'ticket';

export interface MoneyRequest {
  accountId: number;
  call: MoneyCall;
  key: string;
  /** What the player asked for, without secrets; the same key with another body is refused. */
  body: Readonly<Record<string, unknown>>;
}

/**
 * Does a money call once (NET-13): the effect, the body and the answer are kept together, and the same body is answered
 * the same ever after. To be called under the lock of the member (`lockPockets`), in the transaction of the effect. A
 * refusal is not kept: it says by `value.decided` that this very call was not done (NET-12).
 *
 * Throws Refusal `conflict` for a key that stands for another body, and what `context.closed` is.
 */
export async function once<Answer extends object>(
  context: Pick<OperatorContext, 'clock' | 'closed'>,
  transaction: Database,
  { accountId, call, key, body }: MoneyRequest,
  effect: () => Promise<Answer>,
): Promise<Answer> {
  const fingerprint = asStored(body);
  const [earlier] = await transaction
    .select({ fingerprint: idempotencyKeys.fingerprint, answer: idempotencyKeys.answer })
    .from(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.accountId, accountId),
        eq(idempotencyKeys.call, call),
        eq(idempotencyKeys.key, key),
      ),
    );
  if (earlier) {
    if (isDeepStrictEqual(earlier.fingerprint, fingerprint)) return earlier.answer as Answer;
    throw new Refusal('conflict', { message: 'This key stands for another request.' });
  }
  return decide(context, key, async () => {
    const answer = await effect();
    await transaction
      .insert(idempotencyKeys)
      .values({ accountId, call, key, fingerprint, answer, createdAt: context.clock.now() });
    return answer;
  });
}

/** As the database answers it. */
const asStored = (body: MoneyRequest['body']): unknown => JSON.parse(JSON.stringify(body));
