import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { createStoppedClock } from '#operator/core/clock.ts';
import type { Caller } from '#operator/core/context.ts';
import { Refusal } from '@araw/server/http/refusal';
import { participations, promotions } from '#operator/database/tables/promotions.tables.ts';
import { reviewers } from '#operator/database/tables/reviews.tables.ts';
import { createHandlers } from '#operator/handlers.ts';
import { auditLedger, isSound } from '#operator/ledger/audit.ts';
import { merchant } from '#operator/seed/merchant.ts';
import { seedPromotions } from '#operator/seed/promotions.ts';
import { visitor } from '#operator/testing/accounts.ts';
import { createTestAccounts } from '#operator/testing/database.ts';
import { createProviderDouble } from '#operator/testing/payments.ts';
import { openProcesses } from '#operator/testing/processes.ts';
import { reviewPromotion } from './promotionReviews.ts';

const clock = createStoppedClock();
const handlers = createHandlers({ sandbox: true });
const many = Array.from({ length: 10 }, (_, index) => index);

let processes: Awaited<ReturnType<typeof openProcesses>>;
const processOf = (number: number) => processes.both[number % 2 === 0 ? 0 : 1];

beforeAll(async () => {
  processes = await openProcesses(inject('postgresUrl') ?? '', { clock, provider: createProviderDouble() });
  const { database } = processOf(0);
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
afterAll(() => processes.close());

let members: number[];
beforeEach(async () => {
  members = await createTestAccounts(processOf(0).database, many.length);
});

const callerOf = (id: number | undefined): Caller => ({
  ...visitor,
  account: { id: id ?? 0, name: `player${id}`, type: 0, merchantCode: merchant.code },
});
/** `done` or the code of the refusal, in alphabetical order. */
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

it('[BEN-01] [BEN-11] the last place goes to one of ten who join through two processes at once', async () => {
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

it('[BEN-02] [BEN-03] of ten applications by one member one is accepted, and of ten claims of the prize one is paid', async () => {
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
