import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { createStoppedClock } from '#operator/core/clock.ts';
import { type Caller, type OperatorContext, Refusal } from '#operator/core/context.ts';
import { type Connection, openPostgres } from '#operator/database/connect.ts';
import { participations, promotions } from '#operator/database/promotions.tables.ts';
import { reviewers } from '#operator/database/reviews.tables.ts';
import { merchants } from '#operator/database/system.tables.ts';
import { createHandlers } from '#operator/handlers.ts';
import { auditLedger, isSound } from '#operator/ledger/audit.ts';
import { merchant } from '#operator/seed/merchant.ts';
import { seedPromotions } from '#operator/seed/promotions.ts';
import { visitor } from '#operator/testing/accounts.ts';
import { createDatabase, createTestAccounts } from '#operator/testing/database.ts';
import { reviewPromotion } from './promotionReviews.ts';

const clock = createStoppedClock();
const connections: Connection[] = [];
/** Two processes of the operator on one database. */
const processes: OperatorContext[] = [];
const handlers = createHandlers({ sandbox: true });
const patient = { connection: 120_000, statement: 120_000, lock: 120_000, silence: 180_000 };
const many = Array.from({ length: 10 }, (_, index) => index);

const processOf = (number: number): OperatorContext => {
  const process = processes[number % processes.length];
  if (!process) throw new Error('There is no process');
  return process;
};

beforeAll(async () => {
  const url = await createDatabase(inject('postgresUrl') ?? '');
  for (let count = 0; count < 2; count++) {
    const connection = await openPostgres(url, patient);
    connections.push(connection);
    processes.push({
      database: connection.database,
      clock,
      log: pino({ level: 'silent' }),
      sandbox: true,
    });
  }
  const { database } = processOf(0);
  await database.insert(merchants).values(merchant);
  await database.insert(reviewers).values({ name: 'rev', accountId: null });
  await database.insert(promotions).values(
    seedPromotions
      .filter(({ id }) => ['share-your-win', 'slots-and-fishing'].includes(id))
      .map((terms) => ({
        ...terms,
        startsAt: clock.now(),
        endsAt: clock.now() + 30 * 86_400_000,
        places: null,
        oncePerPerson: false,
      })),
  );
});
afterAll(() => Promise.all(connections.map((connection) => connection.close())));

let members: number[];
beforeEach(async () => {
  members = await createTestAccounts(processOf(0).database, many.length);
});

const callerOf = (id: number | undefined): Caller => ({
  ...visitor,
  account: { id: id ?? 0, name: `player${id}`, type: 0, merchantCode: merchant.code },
});
/** `done` or the code of the refusal, in the order of the alphabet. */
const fates = async (answers: Promise<unknown>[]) =>
  (
    await Promise.all(
      answers.map((answer) =>
        answer.then(
          () => 'done',
          (error: unknown) => {
            if (!(error instanceof Refusal)) throw error;
            return error.code;
          },
        ),
      ),
    )
  ).toSorted();
const sound = async () => isSound(await auditLedger(processOf(0).database));

it('[BEN-01] [BEN-11] the last place goes to one of ten who join two processes at once', async () => {
  const id = 'slots-and-fishing';
  const { database } = processOf(0);
  await database.update(promotions).set({ places: 3 }).where(eq(promotions.id, id));
  const join = (index: number) =>
    handlers.joinPromotion(
      { key: randomUUID(), id, version: 1, language: 'EN' },
      callerOf(members[index]),
      processOf(index),
    );
  await Promise.all([join(0), join(1)]);
  expect(await fates(many.slice(2).map(join))).toEqual([...Array<string>(7).fill('conflict'), 'done']);
  expect(await database.$count(participations, eq(participations.promotionId, id))).toBe(3);
});

it('[BEN-02] [BEN-03] of ten applications of one member one is made, and of ten claims of what it won one is paid', async () => {
  const id = 'share-your-win';
  const [member] = members;
  const applied = await fates(
    many.map((index) =>
      handlers.applyForPromotion(
        { key: randomUUID(), id, version: 1, comment: 'In the chat of Cebu', pictures: [], language: 'EN' },
        callerOf(member),
        processOf(index),
      ),
    ),
  );
  expect(applied.filter((fate) => fate !== 'done' && fate !== 'conflict')).toEqual([]);
  const { database } = processOf(0);
  const own = await database
    .select()
    .from(participations)
    .where(eq(participations.accountId, member ?? 0));
  expect(own.map(({ state }) => state)).toEqual(['applying']);

  const { id: participation = '' } = { ...own[0] };
  const issued = await fates(
    many.map((index) =>
      reviewPromotion(processOf(index), {
        id: participation,
        state: 'applying',
        decision: 'issue',
        reviewer: 'rev',
        reason: 'As seen.',
      }),
    ),
  );
  expect(issued).toEqual([...Array<string>(9).fill('conflict'), 'done']);

  const [won] = (await handlers.rewards({ language: 'EN' }, callerOf(member), processOf(0))).list;
  const claim = (key: string, index: number) =>
    handlers.claimReward({ key, id: won?.id ?? '', language: 'EN' }, callerOf(member), processOf(index));
  const key = randomUUID();
  await fates(many.map((index) => claim(index % 2 ? key : randomUUID(), index)));
  const after = await handlers.rewards({ language: 'EN' }, callerOf(member), processOf(1));
  expect(after.list.map(({ amount, state: now }) => [amount, now])).toEqual([[150, 'inTurnover']]);
  const wallet = await handlers.wallet({}, callerOf(member), processOf(1));
  expect([wallet.sumBalance, await sound()]).toEqual([150, true]);
});
