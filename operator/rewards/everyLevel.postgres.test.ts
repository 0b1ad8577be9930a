import { randomUUID } from 'node:crypto';
import { asc, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { Settlement } from '#operator/bets/settlements.ts';
import { createStoppedClock } from '#operator/core/clock.ts';
import type { Caller } from '#operator/core/context.ts';
import { Refusal } from '@araw/server/http/refusal';
import { bonuses } from '#operator/database/tables/bonuses.tables.ts';
import { levelChanges, levels } from '#operator/database/tables/levels.tables.ts';
import { createHandlers } from '#operator/handlers.ts';
import { margin, runJobs } from '#operator/jobs/jobs.ts';
import { auditLedger, isSound } from '#operator/ledger/audit.ts';
import { openingBalance } from '#operator/ledger/ledger.ts';
import { merchant } from '#operator/seed/merchant.ts';
import { visitor } from '#operator/testing/accounts.ts';
import { createTestAccounts } from '#operator/testing/database.ts';
import { cashIn, settleBet } from '#operator/testing/growth.ts';
import { createProviderDouble } from '#operator/testing/payments.ts';
import { openProcesses } from '#operator/testing/processes.ts';
import { dayAfter, merchantDayOf } from '@araw/contract/values/dates';
import { propertyRuns } from '@araw/testing/shortRun';
import { levelJob } from './levels.ts';

const hour = 3_600_000;
const clock = createStoppedClock();
const handlers = createHandlers({ sandbox: true });
const provider = createProviderDouble();
let processes: Awaited<ReturnType<typeof openProcesses>>;

/** In pesos; the first two count two days, the last one three. */
const asks = [
  { level: 1, days: 2, deposits: 100, bets: 100, keepDeposits: 0, keepBets: 50 },
  { level: 2, days: 2, deposits: 200, bets: 300, keepDeposits: 100, keepBets: 100 },
  { level: 3, days: 3, deposits: 500, bets: 600, keepDeposits: 500, keepBets: 600 },
];

beforeAll(async () => {
  processes = await openProcesses(inject('postgresUrl') ?? '', { clock, provider });
  const { database } = processOf(0);
  await database.insert(levels).values(
    asks.map(({ level, days, ...pesos }) => ({
      level,
      fromDay: '2026-01-01',
      name: `VIP ${level}`,
      days,
      deposits: pesos.deposits * 100,
      bets: pesos.bets * 100,
      keepDeposits: pesos.keepDeposits * 100,
      keepBets: pesos.keepBets * 100,
      upgradeGift: 100,
      monthlyGift: 200,
      birthdayGift: 0,
      birthdayDays: 14,
      factor: 0,
      turnoverDays: 7,
    })),
  );
});
afterAll(() => processes.close());

const processOf = (number: number) => processes.both[number % 2 === 0 ? 0 : 1];
const today = () => merchantDayOf(clock.now());
const turn = () => Promise.all(processes.both.map((process) => runJobs(process, [levelJob])));

const kinds = ['deposit', 'reverse', 'bet', 'again', 'claim', 'turn', 'wait'] as const;
interface Step {
  kind: (typeof kinds)[number];
  member: number;
  process: number;
  amount: number;
}
const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom(...kinds, 'deposit', 'bet', 'bet', 'claim', 'wait', 'wait'),
  member: fc.nat(2),
  process: fc.nat(1),
  amount: fc.integer({ min: 1, max: 5 }),
});

class Run {
  readonly members: readonly number[];
  readonly began = today();
  readonly #reversals: (() => Promise<void>)[] = [];
  readonly #bets: { member: number; bet: Settlement }[] = [];
  /** Deposits and bets by day, in pesos. */
  readonly #came: { member: number; day: string; deposits: number; bets: number }[] = [];
  readonly claimed: string[] = [];

  private constructor(members: readonly number[]) {
    this.members = members;
  }

  static async begin(): Promise<Run> {
    const { database } = processOf(0);
    const members = await createTestAccounts(database, 3);
    for (const id of members) await openingBalance(database, id, 1_000, clock.now());
    await turn();
    return new Run(members);
  }

  async take({ kind, member: at, process, amount }: Step): Promise<unknown> {
    const context = processOf(process);
    const member = this.members[at] ?? 0;
    const came = (sums: { deposits?: number; bets?: number }) =>
      this.#came.push({ member, day: today(), deposits: 0, bets: 0, ...sums });
    switch (kind) {
      case 'deposit': {
        const deposits = amount * 100;
        const reverse = await cashIn(context, member, String(deposits));
        this.#reversals.push(async () => {
          await reverse();
          came({ deposits: -deposits });
        });
        return came({ deposits });
      }
      case 'reverse':
        return this.#reversals.pop()?.();
      case 'bet': {
        const bet = await settleBet(context, member, amount * 10_000);
        this.#bets.push({ member, bet });
        return came({ bets: amount * 100 });
      }
      case 'again': {
        const latest = this.#bets.pop();
        if (!latest) return;
        const { bet } = latest;
        await settleBet(context, latest.member, 0, { ...bet, settledAt: clock.now(), result: 'voided' });
        return this.#came.push({ member: latest.member, day: today(), deposits: 0, bets: -bet.valid / 100 });
      }
      case 'claim':
        return this.#claim(member);
      case 'turn':
        return turn();
      case 'wait':
        return clock.shift(amount * 5 * hour);
    }
  }

  /** In each process at once. */
  async #claim(member: number): Promise<void> {
    const account: Caller['account'] = { id: member, name: '', type: 0, merchantCode: merchant.code };
    const caller = { ...visitor, account };
    const { gifts } = await handlers.benefits({ language: 'EN' }, caller, processOf(0));
    const open = gifts.find(({ claimable }) => claimable > 0);
    if (!open) return;
    const request = { id: open.id, language: 'EN' };
    const answers = await Promise.allSettled(
      processes.both.map((process) => handlers.claimGift({ ...request, key: randomUUID() }, caller, process)),
    );
    for (const answer of answers) {
      if (answer.status === 'fulfilled') this.claimed.push(answer.value.number);
      else if (!(answer.reason instanceof Refusal)) throw answer.reason;
    }
  }

  /** The expected levels with their first days, recomputed from the inputs. */
  expected(member: number): { day: string; level: number }[] {
    const sum = (what: 'deposits' | 'bets', from: string, before: string) =>
      this.#came
        .filter((one) => one.member === member && one.day >= from && one.day < before)
        .reduce((all, one) => all + one[what], 0);
    const changes: { day: string; level: number }[] = [];
    let own = 0;
    let until = '';
    for (let day = dayAfter(this.began, 1); day <= today(); day = dayAfter(day, 1)) {
      const has = (days: number, deposits: number, bets: number) =>
        sum('deposits', dayAfter(day, -days), day) >= deposits &&
        sum('bets', dayAfter(day, -days), day) >= bets;
      const best = Math.max(0, ...asks.map((one) => (has(one.days, one.deposits, one.bets) ? one.level : 0)));
      const kept = asks[own - 1];
      let level = Math.max(own, best);
      if (level === own && kept && day >= until && !has(kept.days, kept.keepDeposits, kept.keepBets)) level--;
      if (level === own) continue;
      own = level;
      until = dayAfter(day, asks[own - 1]?.days ?? 0);
      changes.push({ day, level });
    }
    return changes;
  }
}

/** Each kind once, and a rise, whatever the random steps. */
const oneOfEach: Step[][] = (
  [
    ['deposit', 5],
    ['bet', 5],
    ['bet', 5],
    ['wait', 5],
    ['turn', 1],
    ['claim', 1],
    ['claim', 1],
    ['reverse', 1],
    ['again', 1],
  ] as const
).map(([kind, amount]) => [{ kind, amount, member: 0, process: 1 }]);

it('[BEN-05] [BEN-13] whatever two processes count and claim across midnights, levels match deposits and bets, and no gift is given twice', async () => {
  let rises = 0;
  let claims = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { minLength: 6, maxLength: 16 }),
      async (turns) => {
        const run = await Run.begin();
        // The steps of one turn run at the same time, at one moment of the clock.
        for (const one of turns) {
          await Promise.all(one.filter(({ kind }) => kind !== 'wait').map((each) => run.take(each)));
          for (const each of one.filter(({ kind }) => kind === 'wait')) await run.take(each);
        }
        clock.shift(margin);
        await turn();
        const { database } = processOf(0);
        const ids = [...run.members];
        const kept = await database
          .select()
          .from(levelChanges)
          .where(inArray(levelChanges.accountId, ids))
          .orderBy(asc(levelChanges.fromDay));
        for (const id of ids) {
          const own = kept.filter(({ accountId }) => accountId === id);
          expect(own.map(({ fromDay, level }) => ({ day: fromDay, level }))).toEqual(run.expected(id));
        }
        const given = await database.select().from(bonuses).where(inArray(bonuses.accountId, ids));
        expect(run.claimed.toSorted()).toEqual(given.map(({ number }) => number).toSorted());
        expect(isSound(await auditLedger(database))).toBe(true);
        rises += kept.length;
        claims += given.length;
      },
    ),
    { ...propertyRuns(8), includeErrorInReport: true, examples: [[oneOfEach]] },
  );
  expect([rises > 0, claims > 1]).toEqual([true, true]);
});
