import fc from 'fast-check';
import { asc, desc, eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { Refusal } from '@araw/server/http/refusal';
import { lotteryOrders, lotterySuborders } from '#operator/database/tables/lottery.tables.ts';
import { merchants } from '#operator/database/tables/system.tables.ts';
import { catalogueOf } from '#operator/games/catalogue.ts';
import { seedGames } from '#operator/games/games.seed.ts';
import { applyBonus, giveBonus } from '#operator/bets/bonuses.ts';
import { openRequirement } from '#operator/bets/requirements.ts';
import { auditLedger, isSound } from '#operator/ledger/audit.ts';
import { expireHolds, hold, type Hold, releaseHold, useHold } from '#operator/ledger/holds.ts';
import { openingBalance, pocketOf, post } from '#operator/ledger/ledger.ts';
import { cancelPart, placeOrder, settleOrders } from '#operator/lottery/orders.ts';
import { drawsOnSale } from '#operator/lottery/draws.ts';
import { placeBet } from '#operator/play/bets.ts';
import { merchant } from '#operator/seed/merchant.ts';
import { correctTicket, fixturesOf, placeTicket, settleTickets } from '#operator/sports/tickets.ts';
import { endBonuses } from '#operator/rewards/bonusJobs.ts';
import { wrongBonuses, wrongSums, wrongValid } from '#operator/testing/audits.ts';
import { createTestContext } from '#operator/testing/context.ts';
import { createTestAccounts } from '#operator/testing/database.ts';
import { propertyRuns } from '@araw/testing/shortRun';

const context = await createTestContext();
await context.database.insert(merchants).values(merchant);
await seedGames(context);
afterAll(() => context.close());
const { database, clock } = context;

const lottery = 'SWL-001';
const minute = 60_000;

const nobodys = '00000000-0000-0000-0000-000000000000';

let run = 0;

/** Everything that can happen to the money of a few players; refusals move nothing. */
class Play {
  readonly #name = `run${++run}`;
  readonly #holds: Hold[] = [];
  readonly #tickets: string[] = [];
  readonly #bonuses: string[] = [];
  readonly #players: number[];

  private constructor(players: number[]) {
    this.#players = players;
  }

  static async begin(): Promise<Play> {
    const players = await createTestAccounts(database, 3);
    for (const player of players) {
      await openingBalance(database, player, 50_000, clock.now());
      await post(database, {
        idempotencyKey: `bonus:${player}`,
        kind: 'opening',
        reference: 'bonus',
        at: clock.now(),
        postings: [
          { owner: pocketOf(player, 'bonus'), amount: 20_000 },
          { owner: 'house:bonuses', amount: -20_000 },
        ],
      });
      await openRequirement(database, {
        accountId: player,
        source: `deposit:${player}`,
        locks: 'cash',
        base: 50_000,
        required: 50_000,
        at: clock.now(),
      });
    }
    return new Play(players);
  }

  #player = (index: number) => this.#players[index % this.#players.length] ?? 0;
  #key = (key: number) => `${this.#name}:${key}`;

  async take({ kind, player: index, amount, key, number }: Step): Promise<void> {
    const player = this.#player(index);
    const stake = amount * 100;
    const idempotencyKey = this.#key(key);
    switch (kind) {
      case 'round': {
        const game = {
          accountId: player,
          gameId: 'JL-001',
          kind: 'baccarat',
          classify: null,
          fun: false,
        } as const;
        const choice = ['player', 'banker', 'tie'][number % 3] ?? 'tie';
        await placeBet(context, game, { stake: stake * 2, choice, idempotencyKey });
        return;
      }
      case 'jackpot': {
        const game = {
          accountId: player,
          gameId: 'JL-001',
          kind: 'slot',
          classify: 'JP',
          fun: false,
        } as const;
        await placeBet(context, game, { stake, choice: null, idempotencyKey }, (size) =>
          size > 1_000 ? number : number % size,
        );
        return;
      }
      case 'order': {
        const game = (await catalogueOf(context)).byId.get(lottery);
        const [draw] = game ? await drawsOnSale(context, game) : [];
        const bets = ['big', 'small', '123']
          .slice(0, 1 + (number % 3))
          .map((numbers) => ({ numbers, stake: stake * 2 }));
        await placeOrder(context, player, {
          gameId: lottery,
          numero: draw?.numero ?? '',
          bets,
          idempotencyKey,
        });
        return;
      }
      case 'cancel': {
        const parts = await database
          .select({ id: lotterySuborders.id })
          .from(lotterySuborders)
          .innerJoin(lotteryOrders, eq(lotteryOrders.id, lotterySuborders.orderId))
          .where(eq(lotteryOrders.accountId, player))
          .orderBy(desc(lotteryOrders.placedAt), asc(lotterySuborders.position));
        await cancelPart(context, player, parts[number % parts.length]?.id ?? nobodys);
        return;
      }
      case 'ticket': {
        const [fixture] = await fixturesOf(context, 'LR', 1);
        const prices = fixture?.prices ?? [];
        const side = prices[number % prices.length]?.side ?? 'home';
        const match = fixture?.match ?? 0;
        const { id } = await placeTicket(context, player, {
          gameId: 'LR-001',
          match,
          side,
          stake,
          idempotencyKey,
        });
        this.#tickets.push(id);
        return;
      }
      case 'correct': {
        const to = (['won', 'lost', 'refunded', 'voided'] as const)[amount % 4] ?? 'won';
        await correctTicket(context, this.#tickets[number % this.#tickets.length] ?? nobodys, to);
        return;
      }
      case 'hold': {
        const pocket = number % 2 ? 'cash' : 'bonus';
        const endsAt = number % 3 ? clock.now() + 30 * minute : null;
        const wanted = {
          accountId: player,
          purpose: 'test',
          reference: idempotencyKey,
          pocket,
          amount: stake,
          endsAt,
        } as const;
        this.#holds.push(await hold(database, { ...wanted, at: clock.now() }));
        return;
      }
      case 'bonus': {
        const given = {
          accountId: player,
          number: `B:${idempotencyKey}`,
          source: `test:${idempotencyKey}`,
          origin: null,
          amount: stake,
          turnover: number % 5 === 0 ? 0 : stake * (number % 3 || 1),
          cap: number % 2 ? null : Math.ceil(stake / 2),
          largestBet: number % 7 ? null : stake,
          onWithdrawal: 'stays',
          startsItself: number % 3 > 0,
          turnoverDays: number % 4 ? null : 1,
          endsAt: null,
        } as const;
        const { id } = await database.transaction((transaction) =>
          giveBonus(transaction, given, clock.now()),
        );
        this.#bonuses.push(id);
        return;
      }
      case 'endBonus': {
        const event = (['giveUp', 'revoke', 'claim', 'payout', 'met'] as const)[amount % 5] ?? 'giveUp';
        const id = this.#bonuses[number % this.#bonuses.length] ?? nobodys;
        await database.transaction((transaction) => applyBonus(transaction, id, event, clock.now()));
        return;
      }
      case 'use':
        await useHold(database, this.#held(number), {
          name: idempotencyKey,
          amount: stake,
          to: 'house:fees',
          at: clock.now(),
        });
        return;
      case 'release':
        await releaseHold(database, this.#held(number), clock.now());
        return;
      case 'settle':
        await Promise.all([
          settleOrders(context),
          settleTickets(context),
          expireHolds(context),
          endBonuses(context),
        ]);
        return;
      case 'wait':
        clock.shift(number * minute);
    }
  }

  #held = (number: number) => this.#holds[number % this.#holds.length]?.id ?? nobodys;
}

const kinds = [
  'round',
  'jackpot',
  'order',
  'cancel',
  'ticket',
  'correct',
  'hold',
  'bonus',
  'endBonus',
  'use',
  'release',
  'settle',
  'wait',
] as const;
interface Step {
  kind: (typeof kinds)[number];
  player: number;
  amount: number;
  /** Few values, so that many steps repeat an earlier key. */
  key: number;
  number: number;
}
const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom(...kinds),
  player: fc.nat(2),
  amount: fc.integer({ min: 1, max: 150 }),
  key: fc.nat(40),
  /** As a jackpot number, nearly every one below 150 wins; as minutes, it passes draws, matches and midnight. */
  number: fc.nat(400),
});

/** Each kind once, so that every run covers all of them whatever the random steps. */
const oneOfEach: Step[][] = (
  [
    ['round', 1, 0],
    ['jackpot', 1, 1],
    ['order', 1, 0],
    ['cancel', 1, 0],
    ['ticket', 1, 0],
    // To refunded, which is possible for an open ticket.
    ['correct', 2, 0],
    ['hold', 2, 1],
    ['bonus', 1, 1],
    ['endBonus', 1, 0],
    ['use', 1, 0],
    ['release', 1, 0],
    ['settle', 1, 0],
    ['wait', 1, 1],
  ] as const
).map(([kind, amount, number], key) => [{ kind, player: 0, amount, key, number }]);

it('[BEN-12] [CASH-16] [CASH-17] [CASH-18] [NET-13] [REC-08] the books balance after every step of anything that happens', async () => {
  const outcomes = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { minLength: 3, maxLength: 8 }),
      async (turns) => {
        const play = await Play.begin();
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
            await auditLedger(database).then(isSound),
            await wrongSums(database),
            await wrongValid(database),
            await wrongBonuses(database),
          ]).toEqual([true, [], [], []]);
        }
      },
    ),
    { ...propertyRuns(25), includeErrorInReport: true, examples: [[oneOfEach]] },
  );
  // A kind of step that never succeeded proves nothing.
  expect(kinds.filter((kind) => !outcomes.has(`${kind} done`))).toEqual([]);
});
