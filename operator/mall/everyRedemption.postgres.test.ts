import { randomUUID } from 'node:crypto';
import { asc, eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createStoppedClock } from '#operator/core/clock.ts';
import { Refusal } from '@araw/server/http/refusal';
import { goods, goodsOrders } from '#operator/database/tables/mall.tables.ts';
import { reviewers } from '#operator/database/tables/reviews.tables.ts';
import { createHandlers } from '#operator/handlers.ts';
import { runJobs } from '#operator/jobs/jobs.ts';
import { auditLedger, isSound } from '#operator/ledger/audit.ts';
import { settleBet } from '#operator/testing/growth.ts';
import { type Collector, createCollector, stockMall } from '#operator/testing/mall.ts';
import { deliveryAddress as home } from '@araw/testing/deliveryAddress';
import { createProviderDouble } from '#operator/testing/payments.ts';
import { openProcesses } from '#operator/testing/processes.ts';
import { propertyRuns } from '@araw/testing/shortRun';
import { decideOnOrder, orderDecisions } from './desk.ts';
import { pointsJob } from './earning.ts';
import { auditPoints } from './pointsBook.ts';

const clock = createStoppedClock();
const handlers = createHandlers({ sandbox: true });
/** Two operator processes on one database. */
let processes: Awaited<ReturnType<typeof openProcesses>>;
const processOf = (number: number) => processes.both[number % 2 === 0 ? 0 : 1];

beforeAll(async () => {
  processes = await openProcesses(inject('postgresUrl') ?? '', { clock, provider: createProviderDouble() });
  const context = processOf(0);
  await stockMall(context);
  await context.database.insert(reviewers).values([{ name: 'desk-1', accountId: null }]);
  await runJobs(context, [pointsJob]);
});
afterAll(() => processes.close());

const hour = 3_600_000;
const scarce = ['parol', 'bonus-100', 'headset'] as const;

let run = 0;

/** Everything that can happen to points, in either process; refusals move nothing. */
class Play {
  readonly #name = String(++run).padStart(8, '0');
  readonly #members: Collector[];

  private constructor(members: Collector[]) {
    this.#members = members;
  }

  static async begin(): Promise<Play> {
    const context = processOf(0);
    await context.database.update(goods).set({ stock: 2 }).where(inArray(goods.id, scarce));
    return new Play([
      await createCollector(context, 12_000),
      await createCollector(context, 1_800),
      await createCollector(context, 0),
    ]);
  }

  #member(number: number): Collector {
    const member = this.#members[number % this.#members.length];
    if (!member) throw new Error('There is no member');
    return member;
  }

  async #order(number: number) {
    const ids = this.#members.map(({ id }) => id);
    const placed = await processOf(0)
      .database.select()
      .from(goodsOrders)
      .where(inArray(goodsOrders.accountId, ids))
      .orderBy(asc(goodsOrders.number));
    const order = placed[number % placed.length];
    if (!order) throw new Refusal('notFound');
    return order;
  }

  async take({ kind, player, number, key: place, at }: Step): Promise<unknown> {
    const context = processOf(at);
    const member = this.#member(player);
    const key = `${this.#name}-0000-4000-8000-${String(place).padStart(12, '0')}`;
    switch (kind) {
      case 'redeem': {
        const id = scarce[number % scarce.length] ?? 'parol';
        const [piece] = await context.database.select().from(goods).where(eq(goods.id, id));
        const address = piece?.kind === 'piece' ? home : null;
        const wanted = { key, id, version: piece?.version ?? 1, address, language: 'EN' };
        return handlers.redeem(wanted, member.caller, context);
      }
      case 'cancel': {
        const { id, accountId } = await this.#order(number);
        const owner = this.#members.find((one) => one.id === accountId) ?? member;
        return handlers.cancelGoodsOrder({ key, id, language: 'EN' }, owner.caller, context);
      }
      case 'decide': {
        const { id, state } = await this.#order(number);
        const decision = orderDecisions[place % orderDecisions.length] ?? 'pack';
        const by = { reviewer: 'desk-1', reason: 'seen', parcel: 'LBC 1' };
        return decideOnOrder(context, { id, state, decision, ...by });
      }
      case 'price':
        return context.database
          .update(goods)
          .set({ price: 1_700 + (number % 3) * 100 })
          .where(eq(goods.id, 'parol'));
      case 'bet':
        return context.database.transaction((database) =>
          settleBet({ ...context, database }, member.id, 1 + number * 7_777),
        );
      case 'job':
        clock.shift(hour);
        return Promise.all(processes.both.map((one) => runJobs(one, [pointsJob])));
    }
  }
}

const kinds = ['redeem', 'cancel', 'decide', 'price', 'bet', 'job'] as const;
interface Step {
  kind: (typeof kinds)[number];
  player: number;
  number: number;
  /** Few values, so that many steps repeat an earlier key. */
  key: number;
  /** Index of the process. */
  at: number;
}
const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom(...kinds, 'redeem', 'redeem', 'redeem', 'cancel'),
  player: fc.nat(2),
  number: fc.nat(60),
  key: fc.nat(40),
  at: fc.nat(1),
});

/** Each kind once, so that every run covers all of them whatever the random steps. */
const oneOfEach: Step[][] = (
  [
    ['redeem', 0, 0],
    ['cancel', 0, 0],
    ['redeem', 0, 0],
    ['decide', 0, 1],
    ['price', 0, 0],
    ['bet', 2, 9],
    ['job', 0, 0],
    ['job', 0, 0],
  ] as const
).map(([kind, player, number], index) => [{ kind, player, number, key: index * 4, at: index % 2 }]);

it('[BEN-04] [BEN-13] [BEN-14] [NET-13] whatever is redeemed, cancelled, packed and earned at once, no point or item is created or lost', async () => {
  const outcomes = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { minLength: 1, maxLength: 5 }), { minLength: 4, maxLength: 10 }),
      async (turns) => {
        const play = await Play.begin();
        const { database } = processOf(0);
        const before = await pieces();
        for (const turn of turns) {
          // The steps of one turn run at the same time.
          const results = await Promise.all(
            turn.map((one) =>
              play.take(one).then(
                () => `${one.kind} done`,
                (error: unknown) => {
                  if (!(error instanceof Refusal)) throw error;
                  return `${one.kind} refused`;
                },
              ),
            ),
          );
          for (const result of results) outcomes.set(result, (outcomes.get(result) ?? 0) + 1);
          expect([
            await auditPoints(database),
            await auditLedger(database).then(isSound),
            await pieces(),
          ]).toEqual([{ total: 0, wrongBalances: 0, wrongOrders: 0 }, true, before]);
        }
      },
    ),
    { ...propertyRuns(12), includeErrorInReport: true, examples: [[oneOfEach]] },
  );
  // A kind of step that never succeeded proves nothing.
  expect(kinds.filter((kind) => !outcomes.has(`${kind} done`))).toEqual([]);
});

/** Items in stock plus those with members, for each scarce kind of goods; negative if too many were given away. */
async function pieces(): Promise<[id: string, count: number][]> {
  const { database } = processOf(0);
  const counts: [string, number][] = [];
  for (const id of scarce) {
    const [piece] = await database.select().from(goods).where(eq(goods.id, id));
    const out = (await database.select().from(goodsOrders).where(eq(goodsOrders.goodsId, id))).filter(
      ({ state }) => state !== 'cancelled',
    );
    counts.push([id, (piece?.stock ?? -1) + out.length]);
  }
  return counts;
}

it('[BEN-04] [BEN-14] the last item goes to one of ten who request it from two processes at once', async () => {
  const { database } = processOf(0);
  await database.update(goods).set({ stock: 1 }).where(eq(goods.id, 'headset'));
  const [piece] = await database.select().from(goods).where(eq(goods.id, 'headset'));
  const members = await Promise.all(Array.from({ length: 10 }, () => createCollector(processOf(0), 9_500)));
  const answers = await Promise.all(
    members.map(({ caller }, index) =>
      handlers
        .redeem(
          {
            key: randomUUID(),
            id: 'headset',
            version: piece?.version ?? 1,
            address: home,
            language: 'EN',
          },
          caller,
          processOf(index),
        )
        .then(
          () => 'done',
          (error: unknown) => ((error as Refusal).value as { why: string }).why,
        ),
    ),
  );
  expect(answers.toSorted()).toEqual(['done', ...Array.from({ length: 9 }, () => 'gone')]);
});
