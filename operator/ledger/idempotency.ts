import { isDeepStrictEqual } from 'node:util';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database, OperatorContext } from '#operator/core/context.ts';
import { Refusal } from '@araw/server/http/refusal';
import { decide } from '#operator/core/deciding.ts';
import { insertRows, rowsOf } from '#operator/database/insertRows.ts';
import { idempotencyKeys } from '#operator/database/tables/ledger.tables.ts';
import { inTurn, type Pockets } from './ledger.ts';

/** Calls that move money, once per member, call and key. */
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
  | 'setLimit'
  | 'confirmLimit'
  | 'cancelLimit'
  | 'answerLimitOffer'
  | 'takeBreak'
  | 'selfExclude'
  | 'askReturn'
  | 'withdrawReturn'
  | 'setRealityCheck'
  | 'answerRealityCheck'
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
  /** The request without secrets; the same key with a different body is refused. */
  body: Readonly<Record<string, unknown>>;
}

/**
 * Performs a money call once (NET-13): effect, body and answer are stored together, and repeating the body returns the
 * stored answer. Other movements of the member wait until the transaction ends. `effect` receives the member's pockets
 * and `keeping`, which it may embed in a statement of its own. It also receives the result of `reading`, queried
 * together with the lock at no extra cost. A refusal is not stored: `value.decided` says that this exact call was not
 * done (NET-12).
 *
 * Throws Refusal `conflict` for a key with a different body, `inProgress` if another call of the member is still
 * running, and `context.closed`.
 */
export async function once<Answer extends object>(
  context: Pick<OperatorContext, 'clock' | 'closed'>,
  transaction: Database,
  { accountId, call, key, body }: MoneyRequest,
  effect: (pockets: Pockets, keeping: (answer: Answer) => SQL, read: unknown) => Promise<Answer>,
  reading?: SQL,
): Promise<Answer> {
  const { pockets, earlier, read } = await begin(transaction, { accountId, call, key }, reading);
  const fingerprint = asStored(body);
  if (earlier) {
    if (isDeepStrictEqual(earlier.fingerprint, fingerprint)) return earlier.answer as Answer;
    throw new Refusal('conflict', { message: 'This key belongs to another request.' });
  }
  return decide(context, key, async () => {
    let isKept = false;
    const keeping = (answer: Answer) => {
      isKept = true;
      const createdAt = context.clock.now();
      return insertRows(idempotencyKeys, [{ accountId, call, key, fingerprint, answer, createdAt }]);
    };
    const answer = await effect(pockets, keeping, read);
    if (!isKept) await transaction.execute(keeping(answer));
    return answer;
  });
}

/** Whether `once` would return a stored answer, so that secrets need not be checked again. */
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
async function begin(
  transaction: Database,
  { accountId, call, key }: Omit<MoneyRequest, 'body'>,
  reading: SQL = sql`null`,
) {
  const [begun] = await inTurn(() =>
    rowsOf<Begun>(
      transaction,
      sql`select *, ${reading} as read from money_call(${accountId}, ${call}, ${key})`,
    ),
  );
  if (!begun) throw new Error('The call has not begun');
  const { cash, bonus, held, fingerprint, answer, read } = begun;
  return {
    pockets: { cash: Number(cash), bonus: Number(bonus), held: Number(held) },
    earlier: fingerprint === null ? null : { fingerprint, answer },
    read,
  };
}

interface Begun extends Record<keyof Pockets, string> {
  fingerprint: unknown;
  answer: unknown;
  read: unknown;
}

/** As the database returns it. */
const asStored = (body: MoneyRequest['body']): unknown => JSON.parse(JSON.stringify(body));
