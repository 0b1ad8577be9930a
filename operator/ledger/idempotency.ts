import { isDeepStrictEqual } from 'node:util';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database, OperatorContext } from '#operator/core/context.ts';
import { Refusal } from '#packages/server/http/refusal.ts';
import { decide } from '#operator/core/deciding.ts';
import { insertRows, rowsOf } from '#operator/database/insertRows.ts';
import { idempotencyKeys } from '#operator/database/tables/ledger.tables.ts';
import { inTurn, type Pockets } from './ledger.ts';

/** What moves money once per member, call and key. */
export type MoneyCall =
  | 'bet'
  | 'lotteryOrder'
  | 'ticket'
  | 'deposit'
  | 'cancelDeposit'
  | 'sendReceipt'
  | 'payoutAccount'
  | 'withdrawal'
  | 'cancelWithdrawal'
  | 'uplineTransfer'
  | 'downlineTransfer'
  | 'envelopeRain'
  | 'openEnvelope'
  | 'ownLimit'
  | 'cancelOwnLimitChange'
  | 'settleDebt'
  | 'rebate'
  | 'joinPromotion'
  | 'claimMission'
  | 'redeem'
  | 'cancelGoodsOrder'
  | 'claimGift'
  | 'offerContract'
  | 'applyForPromotion'
  | 'claimReward'
  | 'affiliateUrl'
  | 'openAccount'
  | 'giveUpReward';

export interface MoneyRequest {
  accountId: number;
  call: MoneyCall;
  key: string;
  /** What the player asked for, without secrets; the same key with another body is refused. */
  body: Readonly<Record<string, unknown>>;
}

/**
 * Does a money call once (NET-13): the effect, the body and the answer are kept together, and the same body is answered
 * the same ever after. Concurrent movements of the member wait from here to the end of the transaction, which is that of
 * the effect; `effect` is given what the member has, and `keeping`, which it may make a part of a statement of its own. A refusal is not kept: it says by `value.decided` that this very call
 * was not done (NET-12).
 *
 * Throws Refusal `conflict` for a key that stands for another body, `inProgress` where another call of the member is still
 * at work, and what `context.closed` is.
 */
export async function once<Answer extends object>(
  context: Pick<OperatorContext, 'clock' | 'closed'>,
  transaction: Database,
  { accountId, call, key, body }: MoneyRequest,
  effect: (pockets: Pockets, keeping: (answer: Answer) => SQL) => Promise<Answer>,
): Promise<Answer> {
  const { pockets, earlier } = await begin(transaction, { accountId, call, key });
  const fingerprint = asStored(body);
  if (earlier) {
    if (isDeepStrictEqual(earlier.fingerprint, fingerprint)) return earlier.answer as Answer;
    throw new Refusal('conflict', { message: 'This key stands for another request.' });
  }
  return decide(context, key, async () => {
    let isKept = false;
    const keeping = (answer: Answer) => {
      isKept = true;
      const createdAt = context.clock.now();
      return insertRows(idempotencyKeys, [{ accountId, call, key, fingerprint, answer, createdAt }]);
    };
    const answer = await effect(pockets, keeping);
    if (!isKept) await transaction.execute(keeping(answer));
    return answer;
  });
}

/** Whether `once` answers what was done before: a secret that came along need not be looked at again. */
export const isDone = async (
  database: Database,
  { accountId, call, key }: Omit<MoneyRequest, 'body'>,
): Promise<boolean> =>
  (await database.$count(
    idempotencyKeys,
    and(
      eq(idempotencyKeys.accountId, accountId),
      eq(idempotencyKeys.call, call),
      eq(idempotencyKeys.key, key),
    ),
  )) > 0;

/** Locks the member, then looks the key up. */
async function begin(transaction: Database, { accountId, call, key }: Omit<MoneyRequest, 'body'>) {
  const [begun] = await inTurn(() =>
    rowsOf<Begun>(transaction, sql`select * from money_call(${accountId}, ${call}, ${key})`),
  );
  if (!begun) throw new Error('The call has not begun');
  const { cash, bonus, held, fingerprint, answer } = begun;
  return {
    pockets: { cash: Number(cash), bonus: Number(bonus), held: Number(held) },
    earlier: fingerprint === null ? null : { fingerprint, answer },
  };
}

interface Begun extends Record<keyof Pockets, string> {
  fingerprint: unknown;
  answer: unknown;
}

/** As the database answers it. */
const asStored = (body: MoneyRequest['body']): unknown => JSON.parse(JSON.stringify(body));
