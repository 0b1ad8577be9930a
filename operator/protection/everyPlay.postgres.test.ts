import { deepStrictEqual, ok } from 'node:assert/strict';
import fc from 'fast-check';
import { afterAll, expect, inject, it } from 'vitest';
import { createStoppedClock } from '#operator/core/clock.ts';
import { Refusal } from '@araw/server/http/refusal';
import { inTurn } from '#operator/fairness/numbers.ts';
import { createHandlers } from '#operator/handlers.ts';
import { auditLedger, isSound } from '#operator/ledger/audit.ts';
import { openingBalance } from '#operator/ledger/ledger.ts';
import { createDeposit } from '#operator/payments/deposits/deposits.ts';
import { quoteDeposit } from '#operator/payments/deposits/quotes.ts';
import { tellInInbox } from '#operator/payments/saying.ts';
import { placeBet } from '#operator/play/bets.ts';
import { createProviderDouble, setPaymentRules } from '#operator/testing/payments.ts';
import { openProcesses } from '#operator/testing/processes.ts';
import { createWithdrawer, type Withdrawer } from '#operator/testing/withdrawals.ts';
import { hashPassword } from '#operator/accounts/secrets.ts';
import { accounts } from '#operator/database/tables/accounts.tables.ts';
import type { LimitKind, LimitPeriod } from '@araw/contract/protection/limits';
import { propertyRuns } from '@araw/testing/shortRun';
import { eq } from 'drizzle-orm';
import { moveProtections } from './jobs/jobs.ts';

const clock = createStoppedClock();
const { both, close } = await openProcesses(inject('postgresUrl') ?? '', {
  clock,
  provider: createProviderDouble(),
});
afterAll(close);
const [{ database, providers }] = both;
await setPaymentRules(both[0], (rules) => ({ ...rules, deposit: { ...rules.deposit, mostOpen: 1_000 } }));
const handlers = createHandlers({ sandbox: true, providers });

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const password = 'a-Password-1';
const passwordHash = await hashPassword(password);
/** 22:30 in Manila on Saturday, 31 January 2026. */
const monthsEnd = Date.UTC(2026, 0, 31, 14, 30);
const now = clock.now();

/** The start of the period in Manila, at its fixed offset of 8 hours. */
function beginOf(period: LimitPeriod, at: number): number {
  const zone = 8 * hour;
  const local = new Date(at + zone);
  const [year, month, date] = [local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate()];
  const days = { day: date, week: date - ((local.getUTCDay() + 6) % 7), month: 1 };
  return Date.UTC(year, month, days[period]) - zone;
}

interface Happened {
  kind: 'bet' | 'deposit';
  amount: number;
  /** The net loss of a bet; negative for a win. */
  loss: number;
  at: number;
}

interface Limit {
  amount: number;
  ask: { to: number | null; at: number } | null;
}

const kinds = ['stake', 'loss', 'deposit', 'time'] as const satisfies readonly LimitKind[];
const periods = ['day', 'week', 'month'] as const satisfies readonly LimitPeriod[];

interface Step {
  kind: 'bets' | 'deposits' | 'limit' | 'confirm' | 'cancel' | 'break' | 'exclude' | 'check' | 'jobs';
  amounts: readonly [number, number];
  wins: boolean;
  limit: LimitKind;
  period: LimitPeriod;
  /** Whether a second device does the same at the same time. */
  twice: boolean;
  first: 0 | 1;
  /** Minutes before the step. */
  pause: number;
}

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.oneof(
    { weight: 10, arbitrary: fc.constant('bets' as const) },
    { weight: 3, arbitrary: fc.constant('deposits' as const) },
    { weight: 4, arbitrary: fc.constant('limit' as const) },
    { weight: 2, arbitrary: fc.constantFrom('confirm' as const, 'cancel' as const, 'check' as const) },
    { weight: 1, arbitrary: fc.constantFrom('break' as const, 'exclude' as const, 'jobs' as const) },
  ),
  amounts: fc.tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 60 })),
  wins: fc.boolean(),
  limit: fc.constantFrom(...kinds),
  period: fc.constantFrom(...periods),
  twice: fc.boolean(),
  first: fc.constantFrom(0 as const, 1 as const),
  pause: fc.oneof(
    { weight: 6, arbitrary: fc.integer({ min: 0, max: 29 }) },
    { weight: 2, arbitrary: fc.integer({ min: 30, max: 300 }) },
    { weight: 1, arbitrary: fc.constantFrom(24 * 60, 24 * 60 - 1, 8 * 24 * 60, 31 * 24 * 60) },
  ),
});

let run = 0;

/** The expected state, computed apart from the operator by the same rules. */
class Played {
  readonly #run = String(++run).padStart(8, '0');
  readonly #member: Withdrawer;
  readonly #happened: Happened[] = [];
  readonly #limits = new Map<string, Limit>();
  #standing: { state: 'playing' | 'onBreak' | 'excluded'; until: number } = { state: 'playing', until: 0 };
  #play: { since: number; last: number; asksFrom: number } | null = null;
  /** Ended stretches of play. */
  readonly #stretches: [begins: number, ends: number][] = [];
  #keys = 0;

  private constructor(member: Withdrawer) {
    this.#member = member;
  }

  static async begin(): Promise<Played> {
    clock.shift(0);
    clock.shift(monthsEnd - now);
    const member = await createWithdrawer(both[0], { cash: 0 });
    await database.update(accounts).set({ passwordHash }).where(eq(accounts.id, member.id));
    await openingBalance(database, member.id, 100_000_000, clock.now());
    return new Played(member);
  }

  #key = () => `${this.#run}-0000-4000-8000-${String(++this.#keys).padStart(12, '0')}`;

  #isOut = () => {
    const { state, until } = this.#standing;
    // An exclusion that is over stays closed until the player returns.
    return state === 'excluded' || (state === 'onBreak' && until > clock.now());
  };

  #idles = () => this.#play === null || clock.now() - this.#play.last >= 30 * minute;
  #asks = () => !this.#idles() && clock.now() - (this.#play?.asksFrom ?? 0) >= 60 * minute;

  #used(kind: LimitKind, period: LimitPeriod): number {
    const from = beginOf(period, clock.now());
    const within = this.#happened.filter(({ at }) => at >= from);
    if (kind === 'time') {
      const running: [number, number][] = this.#play ? [[this.#play.since, this.#play.last]] : [];
      const played = [...this.#stretches, ...running].reduce(
        (sum, [begins, ends]) => sum + Math.max(0, ends - Math.max(begins, from)),
        0,
      );
      return played + (this.#play && !this.#idles() ? clock.now() - this.#play.last : 0);
    }
    const of = { deposit: 'deposit', stake: 'bet', loss: 'bet' } as const;
    return within
      .filter((one) => one.kind === of[kind])
      .reduce((sum, { amount, loss }) => sum + (kind === 'loss' ? loss : amount), 0);
  }

  /** The limits that an amount would exceed. */
  #passed(amount: number, of: readonly LimitKind[]): string[] {
    return [...this.#limits].flatMap(([name, limit]) => {
      const [kind, period] = name.split(':') as [LimitKind, LimitPeriod];
      if (!of.includes(kind)) return [];
      const used = this.#used(kind, period);
      const isPassed = kind === 'time' ? used >= limit.amount * minute : used + amount > limit.amount;
      return isPassed ? [name] : [];
    });
  }

  #countBet(stake: number, payout: number): void {
    const at = clock.now();
    if (this.#idles()) {
      if (this.#play) this.#stretches.push([this.#play.since, this.#play.last]);
      this.#play = { since: at, last: at, asksFrom: at };
    } else if (this.#play) this.#play.last = at;
    this.#happened.push({ kind: 'bet', amount: stake, loss: stake - payout, at });
  }

  async #bets({ amounts, wins, twice, first }: Step): Promise<void> {
    const stakes = (twice ? amounts : amounts.slice(0, 1)).map((amount) => amount * 50);
    const game = { gameId: 'JL-003', kind: 'coin', classify: null, fun: false } as const;
    const ends = await Promise.all(
      stakes.map(async (stake, device) =>
        outcomeOf(
          placeBet(
            both[device === 0 ? first : first === 0 ? 1 : 0],
            { ...game, accountId: this.#member.id },
            { stake, choice: 'sun', idempotencyKey: this.#key() },
            inTurn([wins ? 0 : 1]),
          ),
        ),
      ),
    );
    const isOut = this.#isOut();
    const asks = this.#asks();
    const why = isOut ? 'onBreak' : asks ? 'realityCheck' : 'limitReached';
    const taken = ends.flatMap((end, device) =>
      end.done ? [{ stake: stakes[device] ?? 0, payout: end.value.payout }] : [],
    );
    const refused = ends.flatMap((end, device) => (end.done ? [] : [stakes[device] ?? 0]));
    deepStrictEqual(
      ends.flatMap((end) => (end.done ? [] : [end.code])),
      refused.map(() => why),
    );
    if (taken.length > 0) deepStrictEqual([isOut, asks], [false, false]);
    if (why === 'limitReached') {
      // A win makes room for the other device's bet, and the order of the two is unknown here.
      ok([taken, taken.toReversed()].some((order) => this.#couldBe(order, refused)));
    }
    for (const { stake, payout } of taken) this.#countBet(stake, payout);
  }

  /** Whether each bet fits in this order, and each refused one did not fit before, between or after them. */
  #couldBe(order: readonly { stake: number; payout: number }[], refused: readonly number[]): boolean {
    const known = this.#happened.length;
    const passes = (stake: number) => this.#passed(stake, ['stake', 'loss', 'time']).length > 0;
    const refusable = refused.map(passes);
    let fits = true;
    for (const { stake, payout } of order) {
      fits &&= !passes(stake);
      this.#happened.push({ kind: 'bet', amount: stake, loss: stake - payout, at: clock.now() });
      for (const [place, one] of refused.entries()) refusable[place] ||= passes(one);
    }
    this.#happened.length = known;
    return fits && refusable.every(Boolean);
  }

  async #deposits({ amounts, twice, first }: Step): Promise<void> {
    const sums = (twice ? amounts : amounts.slice(0, 1)).map((amount) => amount * 10_000);
    const ends = await Promise.all(
      sums.map(async (sum, device) => {
        const context = both[device === 0 ? first : first === 0 ? 1 : 0];
        return outcomeOf(
          quoteDeposit(context, this.#member.id, { method: 'GCASH', amount: String(sum / 100) }).then(
            ({ id: quote }) => {
              const wanted = { key: this.#key(), quote, anyway: true, language: 'EN' };
              return createDeposit(context, this.#member.id, wanted);
            },
          ),
        );
      }),
    );
    const isOut = this.#isOut();
    for (const [device, end] of ends.entries()) {
      if (!end.done) continue;
      const amount = sums[device] ?? 0;
      deepStrictEqual([isOut, this.#passed(amount, ['deposit'])], [false, []]);
      this.#happened.push({ kind: 'deposit', amount, loss: 0, at: clock.now() });
    }
    for (const [device, end] of ends.entries()) {
      if (end.done) continue;
      ok(['demandOpen', 'amountOutOfBounds'].includes(end.code), end.code);
      const least = 10_000;
      const isTooLittle = this.#passed(least, ['deposit']).length > 0;
      deepStrictEqual(isOut || isTooLittle || this.#passed(sums[device] ?? 0, ['deposit']).length > 0, true);
    }
  }

  async #changeLimit({ kind, limit, period, amounts, wins, twice, first }: Step): Promise<void> {
    const name = `${limit}:${period}`;
    const known = this.#limits.get(name);
    const key = this.#key();
    const asked = { key, kind: limit, period };
    // No bet fits a lower limit; sometimes it is removed.
    const amount =
      wins && amounts[0] < 20 && kind === 'limit' ? null : amounts[0] * (limit === 'deposit' ? 20_000 : 100);
    const typed = amount === null ? null : limit === 'time' ? String(amounts[0]) : String(amount / 100);
    const wanted = amount !== null && limit === 'time' ? amounts[0] : amount;
    const { caller } = this.#member;
    const act = (process: number) => {
      const context = both[process === 0 ? 0 : 1];
      if (kind === 'limit') return handlers.setLimit({ ...asked, amount: typed }, caller, context);
      if (kind === 'confirm') return handlers.confirmLimit(asked, caller, context);
      return handlers.cancelLimitChange(asked, caller, context);
    };
    // Two identical taps count once.
    const ends = await Promise.all((twice ? [first, 1 - first] : [first]).map((one) => outcomeOf(act(one))));
    deepStrictEqual(new Set(ends.map(({ done }) => done)).size, 1);
    const isDone = ends[0]?.done === true;
    const at = clock.now();
    const asks = known?.ask && at < known.ask.at + day + 7 * day ? known.ask : null;
    if (kind === 'limit') {
      if (!known) {
        deepStrictEqual(isDone, wanted !== null);
        if (wanted !== null) this.#limits.set(name, { amount: wanted, ask: null });
      } else if (wanted !== null && wanted <= known.amount) {
        deepStrictEqual(isDone, true);
        this.#limits.set(name, { amount: wanted, ask: null });
      } else {
        deepStrictEqual(isDone, true);
        known.ask = { to: wanted, at };
      }
    } else if (kind === 'confirm') {
      const isReady = asks !== null && at >= asks.at + day;
      deepStrictEqual(isDone, isReady);
      if (isReady && asks.to === null) this.#limits.delete(name);
      else if (isReady && asks.to !== null) this.#limits.set(name, { amount: asks.to, ask: null });
    } else {
      deepStrictEqual(isDone, asks !== null);
      if (asks && known) known.ask = null;
    }
  }

  async #leave({ kind, twice, first, wins }: Step): Promise<void> {
    const proof = { by: 'password', password } as const;
    const key = this.#key();
    const days = wins ? 1 : 7;
    const { caller } = this.#member;
    const act = (process: number) => {
      const context = both[process === 0 ? 0 : 1];
      return kind === 'break'
        ? handlers.takeBreak({ key, days, proof }, caller, context)
        : handlers.selfExclude({ key, months: 6, proof }, caller, context);
    };
    const ends = await Promise.all((twice ? [first, 1 - first] : [first]).map((one) => outcomeOf(act(one))));
    const at = clock.now();
    const until = at + days * day;
    const mayBreak = !this.#isOut() || (this.#standing.state === 'onBreak' && until > this.#standing.until);
    if (kind === 'break') {
      deepStrictEqual(ends[0]?.done, mayBreak);
      if (mayBreak) this.#standing = { state: 'onBreak', until };
    } else if (ends[0]?.done) this.#standing = { state: 'excluded', until: Infinity };
    else deepStrictEqual(this.#standing.state, 'excluded');
  }

  async #check({ first, wins, twice }: Step): Promise<void> {
    const { caller } = this.#member;
    const key = this.#key();
    const answer = wins ? 'continue' : 'stop';
    const ends = await Promise.all(
      (twice ? [first, 1 - first] : [first]).map((one) =>
        outcomeOf(handlers.answerRealityCheck({ key, answer }, caller, both[one === 0 ? 0 : 1])),
      ),
    );
    const asks = this.#asks();
    deepStrictEqual(
      ends.map(({ done }) => done),
      ends.map(() => asks),
    );
    if (!asks || !this.#play) return;
    if (answer === 'continue') this.#play.asksFrom = clock.now();
    else {
      this.#stretches.push([this.#play.since, this.#play.last]);
      this.#play = null;
    }
  }

  async take(given: Step): Promise<void> {
    // A shift by 0 would reset the clock.
    if (given.pause > 0) clock.shift(given.pause * minute);
    const acts = {
      bets: () => this.#bets(given),
      deposits: () => this.#deposits(given),
      limit: () => this.#changeLimit(given),
      confirm: () => this.#changeLimit(given),
      cancel: () => this.#changeLimit(given),
      break: () => this.#leave(given),
      exclude: () => this.#leave(given),
      check: () => this.#check(given),
      jobs: async () => {
        await Promise.all(both.map((context) => moveProtections(context, tellInInbox)));
      },
    };
    await acts[given.kind]();
    await this.#agrees();
  }

  /** Both processes must report the state computed here, and money can always be withdrawn. */
  async #agrees(): Promise<void> {
    const { caller, payoutAccount } = this.#member;
    for (const context of both) {
      const { limits, standing } = await handlers.protection({}, caller, context);
      const told = limits.map(({ kind, period, amount }) => [`${kind}:${period}`, amount]);
      const counted = [...this.#limits].map(([name, { amount }]) => [
        name,
        name.startsWith('time') ? amount : amount / 100,
      ]);
      deepStrictEqual(Object.fromEntries(told), Object.fromEntries(counted));
      deepStrictEqual(standing.state !== 'playing', this.#isOut());
    }
    const asked = { account: payoutAccount, amount: '200', language: 'EN' };
    await handlers.quoteWithdrawal(asked, caller, both[0]);
  }
}

type Outcome<Value> = { done: true; value: Value } | { done: false; code: string };

async function outcomeOf<Value>(promise: Promise<Value>): Promise<Outcome<Value>> {
  try {
    return { done: true, value: await promise };
  } catch (error) {
    if (error instanceof Refusal) return { done: false, code: error.code };
    throw error;
  }
}

it(
  '[PROT-02] [PROT-04] [PROT-05] no limit is exceeded by a centavo, none lowered late or raised early, and players always reach their money',
  { timeout: 1_800_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 24 }), async (steps) => {
        const played = await Played.begin();
        for (const one of steps) await played.take(one);
      }),
      { ...propertyRuns(60), endOnFailure: true },
    );
    expect(isSound(await auditLedger(database))).toBe(true);
  },
);
