import { asc, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { Refusal } from '@araw/server/http/refusal';
import { envelopes } from '#operator/database/tables/envelopes.tables.ts';
import { merchants } from '#operator/database/tables/system.tables.ts';
import { seedGames } from '#operator/games/games.seed.ts';
import { createHandlers } from '#operator/handlers.ts';
import { auditLedger, isSound } from '#operator/ledger/audit.ts';
import { pocketsOf } from '#operator/ledger/ledger.ts';
import { merchant } from '#operator/seed/merchant.ts';
import { createTestContext } from '#operator/testing/context.ts';
import { type Agent, type Below, changeAccount, createAgent, createBelow } from '#operator/testing/line.ts';
import { paymentPassword } from '#operator/testing/withdrawals.ts';
import { propertyRuns } from '@araw/testing/shortRun';
import { auditEnvelopes } from './auditEnvelopes.ts';
import { endEnvelopes } from './envelopes.ts';

const context = await createTestContext();
await context.database.insert(merchants).values({
  ...merchant,
  // Received money can be sent on, so that it circulates.
  settings: {
    ...merchant.settings,
    protection: { profile: 'spec', tightened: { depositTurnover: false } },
  },
});
await seedGames(context);
afterAll(() => context.close());
const { database, clock } = context;
const handlers = createHandlers({ sandbox: true });

const opening = 20_000;
const minute = 60_000;
const nobodys = '00000000-0000-4000-8000-000000000000';

let run = 0;
const uuidOf = (key: number) =>
  `${String(run).padStart(8, '0')}-0000-4000-8000-${String(key).padStart(12, '0')}`;

/** An agent, another one below, and members below each. */
class Line {
  readonly upper: Agent;
  readonly lower: Agent;
  readonly members: readonly Below[];

  private constructor(upper: Agent, lower: Agent, members: readonly Below[]) {
    this.upper = upper;
    this.lower = lower;
    this.members = members;
  }

  static async begin(): Promise<Line> {
    run += 1;
    const upper = await createAgent(context, opening);
    const lower = await createAgent(context, opening);
    await changeAccount(context, lower.id, { uplineId: upper.id, toUpline: true });
    const members = [
      ...(await createBelow(context, upper.id, 2)),
      ...(await createBelow(context, lower.id, 3)),
    ];
    return new Line(upper, lower, members);
  }

  get ids(): number[] {
    return [this.upper.id, this.lower.id, ...this.members.map(({ id }) => id)];
  }

  #agent = (number: number) => (number % 2 ? this.upper : this.lower);
  #anybody(number: number): Pick<Below, 'id' | 'name' | 'caller'> {
    const all = [...this.members, this.lower, this.upper];
    return all[number % all.length] ?? this.upper;
  }

  async #envelope(number: number): Promise<{ id: string; accountId: number }> {
    const sent = await database
      .select({ id: envelopes.id, accountId: envelopes.accountId })
      .from(envelopes)
      .where(inArray(envelopes.accountId, [this.upper.id, this.lower.id]))
      .orderBy(asc(envelopes.number));
    return sent[number % sent.length] ?? { id: nobodys, accountId: this.upper.id };
  }

  async take({ kind, number, amount, key }: Step): Promise<unknown> {
    const secret = { key: uuidOf(key), paymentPassword, language: 'EN' };
    switch (kind) {
      case 'down': {
        const account = this.#anybody(number).name;
        const request = { ...secret, account, amount: String(amount), note: '' };
        return handlers.transferDownline(request, this.#agent(number).caller, context);
      }
      case 'up':
        return handlers.transferUpline({ ...secret, amount: String(amount) }, this.lower.caller, context);
      case 'rain': {
        const shares = 1 + (number % 4);
        return handlers.transferMultipleDownline(
          {
            ...secret,
            audience: number % 3 ? 'all' : 'direct',
            accounts: [],
            shares,
            split: amount % 2 ? 'drawn' : 'equal',
            amount: `${amount}.${(amount % 90) + 10}`,
            greeting: '',
            hours: 1,
          },
          this.#agent(number).caller,
          context,
        );
      }
      case 'open': {
        const { id } = await this.#envelope(amount);
        const request = { key: uuidOf(key), id, language: 'EN' };
        return handlers.openEnvelope(request, this.#anybody(number).caller, context);
      }
      case 'stop': {
        const { id, accountId } = await this.#envelope(amount);
        const { caller } = accountId === this.upper.id ? this.upper : this.lower;
        return handlers.stopEnvelope({ id }, caller, context);
      }
      case 'end':
        return endEnvelopes(context);
      case 'wait':
        return clock.shift(number * minute);
    }
  }
}

const kinds = ['down', 'up', 'rain', 'open', 'stop', 'end', 'wait'] as const;
interface Step {
  kind: (typeof kinds)[number];
  number: number;
  amount: number;
  /** Few values, so that many steps repeat an earlier key. */
  key: number;
}
const step: fc.Arbitrary<Step> = fc.record({
  // Without the extra weight most envelopes would stay unopened.
  kind: fc.constantFrom(...kinds, 'rain', 'open', 'open', 'open'),
  number: fc.nat(60),
  amount: fc.integer({ min: 1, max: 120 }),
  key: fc.nat(30),
});

/** Each kind once, so that every run covers all of them whatever the random steps. */
const oneOfEach: Step[][] = (
  [
    ['rain', 1, 30],
    ['open', 0, 0],
    ['stop', 0, 0],
    ['rain', 3, 9],
    ['wait', 60, 1],
    ['end', 0, 0],
    ['down', 0, 5],
    ['up', 0, 5],
  ] as const
).map(([kind, number, amount], key) => [{ kind, number, amount, key }]);

it('[CASH-16] [NET-13] [TEAM-06] [TEAM-07] whatever is sent, opened and stopped at once, no centavo is created or lost', async () => {
  const outcomes = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { minLength: 4, maxLength: 10 }),
      async (turns) => {
        const line = await Line.begin();
        for (const turn of turns) {
          // The steps of one turn run at the same time.
          const results = await Promise.all(
            turn.map((one) =>
              line.take(one).then(
                () => `${one.kind} done`,
                (error: unknown) => {
                  if (!(error instanceof Refusal)) throw error;
                  return `${one.kind} refused`;
                },
              ),
            ),
          );
          for (const result of results) outcomes.set(result, (outcomes.get(result) ?? 0) + 1);
          const pockets = await Promise.all(line.ids.map((id) => pocketsOf(database, id)));
          expect([
            await auditLedger(database).then(isSound),
            await auditEnvelopes(database),
            pockets.reduce((sum, { cash, bonus, held }) => sum + cash + bonus + held, 0),
          ]).toEqual([true, [], 2 * opening]);
        }
      },
    ),
    { ...propertyRuns(12), includeErrorInReport: true, examples: [[oneOfEach]] },
  );
  // A kind of step that never succeeded proves nothing.
  expect(kinds.filter((kind) => !outcomes.has(`${kind} done`))).toEqual([]);
});
