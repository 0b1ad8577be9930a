import { randomInt, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, inArray, isNull, lte } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startSession } from '#operator/accounts/identity/sessions.ts';
import { createClock } from '#operator/core/clock.ts';
import type { Database } from '#operator/core/context.ts';
import { Refusal } from '@araw/server/http/refusal';
import { type Connection, openEmbedded, openPostgres } from '#operator/database/connect.ts';
import { depositOrders } from '#operator/database/tables/deposits.tables.ts';
import { idempotencyKeys } from '#operator/database/tables/ledger.tables.ts';
import { reviewers } from '#operator/database/tables/reviews.tables.ts';
import {
  sandboxLines,
  sandboxPayments,
  sandboxPayouts,
} from '#operator/database/tables/sandboxProvider.tables.ts';
import { defaultPayments } from '#operator/database/tables/system.tables.ts';
import { withdrawalOrders } from '#operator/database/tables/withdrawals.tables.ts';
import { auditLedger, isSound } from '#operator/ledger/audit.ts';
import { pocketsOf } from '#operator/ledger/ledger.ts';
import {
  auditPayments,
  clearingGap,
  isPaymentsSound,
} from '#operator/payments/reconciliation/auditPayments.ts';
import type { PaymentsContext } from '#operator/payments/provider/context.ts';
import { acceptWebhook } from '#operator/payments/webhooks/providerEvents.ts';
import { reconcile } from '#operator/payments/reconciliation/reconciliation.ts';
import { review, reviewQueue } from '#operator/payments/reviews/reviews.ts';
import { deliverDue, hooks, type SandboxProviderContext } from '#operator/sandboxProvider/deliveries.ts';
import {
  createSandboxProvider,
  movePayout,
  plan,
  plans,
  repeat,
} from '#operator/sandboxProvider/sandboxProvider.ts';
import { createSecrets } from '#operator/sandboxProvider/signing.ts';
import { seed } from '#operator/seed/seed.ts';
import { changeMerchant } from '#operator/system/merchants.ts';
import { setSwitches } from '#operator/testing/protection.ts';
import { createDatabase } from '#operator/testing/createDatabase.ts';
import { schemaTemplate } from '#operator/testing/database.ts';
import { type OperatorProcess, startOperatorProcess } from '#operator/testing/process.ts';
import { createWithdrawer, paymentPassword } from '#operator/testing/withdrawals.ts';
import { headers } from '@araw/contract/calls/answer';
import { type CallName, calls } from '@araw/contract/calls/calls';
import type { SealingSettings } from '@araw/contract/calls/system';
import { seal } from '#services/seal/seal.ts';
import { settleDue, settlePayments } from '#operator/compositions/due.ts';

/** To run more: `KILLS=30 npx vitest run --project operator killedPayments`. */
const kills = Number(process.env['KILLS'] ?? 3);
const cash = 100_000_000;
const methods = ['GCASH', 'MAYA', 'QRPH', 'SEVENELEVEN', 'USDT'];
const rests = 24;
const restHours = 2;

const dataDir = mkdtempSync(join(tmpdir(), 'killed-payments-'));
const server = inject('postgresUrl');
const databaseUrl = server && (await createDatabase(server));
const openDatabase = async () =>
  databaseUrl ? openPostgres(databaseUrl) : openEmbedded(dataDir, await schemaTemplate());

let operator: OperatorProcess | undefined;
const startOperator = () =>
  startOperatorProcess(dataDir, {
    SANDBOX: '1',
    ...(databaseUrl && {
      DATABASE_URL: databaseUrl,
      SANDBOX_IN_PUBLIC: 'everybody may change everything',
    }),
  });

afterAll(() => {
  operator?.child.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

const oneOf = <Item>(items: readonly Item[]): Item => items[randomInt(items.length)] as Item;
const chance = (percent: number) => randomInt(100) < percent;

/* Actions of players and staff over HTTP; null means that the operator is down. */

interface Answer {
  success: boolean;
  value: Record<string, unknown> & { id: string };
  code?: string;
}

const ownPage = { 'Sec-Fetch-Site': 'same-origin' };
let sealing: SealingSettings;

async function call(
  address: string,
  name: CallName,
  token: string,
  body: Record<string, unknown> = {},
): Promise<Answer | null> {
  const { method, path, sealed } = calls[name];
  const isQuery = method === 'GET';
  const query = new URLSearchParams(body as Record<string, string>).toString();
  const envelope = sealed ? await seal(body, { key: sealing, method, path, now: Date.now() }) : null;
  const response = await fetch(`${address}${path}${isQuery ? `?${query}` : ''}`, {
    method,
    headers: {
      ...(token !== '' && { [headers.token]: token }),
      ...(!isQuery && { 'Content-Type': sealed ? 'text/plain' : 'application/json' }),
      ...envelope?.headers,
    },
    ...(!isQuery && { body: envelope?.body ?? JSON.stringify(body) }),
  }).catch(() => null);
  return (await response?.json().catch(() => null)) ?? null;
}

/** A sandbox page, or the status of a form sent to it. */
async function sandbox(address: string, path: string, form?: Record<string, string>): Promise<string | null> {
  const response = await fetch(`${address}/sandbox/${path}`, {
    method: form ? 'POST' : 'GET',
    headers: { ...ownPage, ...(form && { 'Content-Type': 'application/x-www-form-urlencoded' }) },
    redirect: 'manual',
    ...(form && { body: new URLSearchParams(form).toString() }),
  }).catch(() => null);
  return (await response?.text().catch(() => null)) ?? null;
}

type Made = 'createDeposit' | 'cancelDeposit' | 'createWithdrawal' | 'cancelWithdrawal';

interface Member {
  id: number;
  token: string;
  payoutAccount: string;
  /** A call without an answer, with its key. */
  open: { name: Made; body: { key: string } & Record<string, unknown> } | null;
  /** The latest of each kind, for cancelling. */
  last: { createDeposit: string | null; createWithdrawal: string | null };
}

/** Ids of successful answers by key, and keys of refused calls. */
const acknowledged = new Map<string, string>();
const refused = new Set<string>();
/** Codes of the refusals. */
const refusals = new Set<string>();
const expectedRefusals = ['conflict', 'quoteChanged', 'tooManyOrders', 'switchedOff', 'amountOutOfBounds'];

/** Chooses the next action; false if the operator is down. */
async function choose(address: string, member: Member): Promise<boolean> {
  const { token, last } = member;
  const key = randomUUID();
  const isDeposit = chance(60);
  const earlier = isDeposit ? last.createDeposit : last.createWithdrawal;
  if (earlier !== null && chance(15)) {
    member.open = {
      name: isDeposit ? 'cancelDeposit' : 'cancelWithdrawal',
      body: { key, id: earlier, language: 'EN' },
    };
    return true;
  }
  const amount = String(randomInt(500, 1_000));
  const quote = isDeposit
    ? await call(address, 'quoteDeposit', token, { method: oneOf(methods), amount })
    : await call(address, 'quoteWithdrawal', token, { account: member.payoutAccount, amount });
  if (!quote) return false;
  expect(quote).toMatchObject({ success: true });
  const body = { key, quote: quote.value.id, language: 'EN' };
  member.open = isDeposit
    ? { name: 'createDeposit', body: { ...body, anyway: true } }
    : { name: 'createWithdrawal', body: { ...body, paymentPassword } };
  return true;
}

/** Pays an order at the provider, in one of several ways. */
async function payAtProvider(address: string, number: string): Promise<boolean> {
  const page = await sandbox(address, 'payments');
  const session = new RegExp(`/sandbox/pay/([\\w-]+)">[^<]*</a\\s*>\\s*<code>${number}<`).exec(
    page ?? '',
  )?.[1];
  if (page === null || session === undefined) return page !== null;
  const form = await sandbox(address, `pay/${session}`);
  if (form === null) return false;
  const asked = Number(/name="amount"[^>]*value="([\d.]+)"/.exec(form)?.[1]);
  const amount = oneOf([asked, asked, asked, asked + 1, asked - 1]).toFixed(2);
  const act = oneOf(['pay', 'pay', 'pay', 'payTwice', 'pend', 'fail']);
  return (await sandbox(address, `pay/${session}`, { act, amount, hook: oneOf(hooks) })) !== null;
}

/** A reviewer's decision, the end of a payout, or a change in the provider's behaviour. */
async function staff(address: string): Promise<boolean> {
  if (chance(20)) {
    const name = oneOf(['create', 'refund', 'payOut'] as const);
    const planned = { call: name, outcome: oneOf(plans[name]) };
    return (await sandbox(address, 'payments/plan', planned)) !== null;
  }
  if (chance(40)) {
    const page = await sandbox(address, 'payments');
    const references = [...(page ?? '').matchAll(/name="reference" value="([^"]+)"/g)].map(([, one]) => one);
    if (page === null || references.length === 0) return page !== null;
    const act = oneOf(['paid', 'paid', 'failed', 'bounced']);
    // A lost report of a return after payment can only be found by reconciliation.
    const hook = act === 'bounced' ? oneOf(['once', 'twice', 'late']) : oneOf(hooks);
    return (await sandbox(address, 'payout', { reference: oneOf(references) ?? '', act, hook })) !== null;
  }
  const page = await sandbox(address, 'reviews');
  const waiting = [
    ...(page ?? '').matchAll(
      /name="kind" value="(\w+)" \/>\s*<input type="hidden" name="order" value="([^"]+)" \/>\s*<input type="hidden" name="version" value="(\d+)"/g,
    ),
  ];
  if (page === null || waiting.length === 0) return page !== null;
  const [, kind = '', order = '', version = ''] = oneOf(waiting);
  const decision = oneOf(
    kind === 'deposit' ? ['credit', 'return', 'close'] : ['approve', 'approve', 'reject'],
  );
  const decided = { kind, order, version, decision, reviewer: oneOf(['first', 'second']), reason: 'seen' };
  return (await sandbox(address, 'reviews', decided)) !== null;
}

/** Continues until the operator is down, starting with the unanswered call under its own key. */
async function goOn(address: string, member: Member, answered: () => void): Promise<void> {
  for (;;) {
    if (!member.open && !(await choose(address, member))) return;
    const { open } = member;
    if (!open) continue;
    const answer = await call(address, open.name, member.token, open.body);
    if (!answer) return;
    // An expired quote or a changed order: a definite refusal without effect.
    if (!answer.success && answer.code !== 'inProgress') {
      refusals.add(answer.code ?? '');
      refused.add(open.body.key);
      member.open = null;
    }
    if (answer.success) {
      acknowledged.set(open.body.key, answer.value.id);
      member.open = null;
      if (open.name === 'createDeposit' || open.name === 'createWithdrawal') {
        member.last[open.name] = answer.value.id;
      }
      answered();
      if (open.name === 'createDeposit' && chance(80)) {
        if (!(await payAtProvider(address, String(answer.value['number'])))) return;
      }
    }
    if (chance(40) && !(await staff(address))) return;
  }
}

/* Invariants after each kill */

async function check(database: Database, members: readonly Member[]): Promise<void> {
  const ledger = await auditLedger(database);
  const money = await auditPayments(database);
  expect([isSound(ledger), isPaymentsSound(money), money]).toEqual([true, true, money]);

  const kept = new Map(
    (await database.select().from(idempotencyKeys)).map(({ key, call: name, answer }) => [
      key,
      { name, id: (answer as { id: string }).id },
    ]),
  );
  const lost = [...acknowledged].filter(([key, id]) => kept.get(key)?.id !== id);
  expect(lost).toEqual([]);
  expect([...refused].filter((key) => kept.has(key))).toEqual([]);
  // Stored but never answered: a call that a kill interrupted.
  const open = new Set(members.map((member) => member.open?.body.key));
  expect([...kept.keys()].filter((key) => !acknowledged.has(key) && !open.has(key))).toEqual([]);

  // One order per key, besides those for second payments.
  const keptAs = (name: string) =>
    [...kept.values()]
      .filter((one) => one.name === name)
      .map(({ id }) => id)
      .toSorted();
  const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id).toSorted();
  const deposits = await database.select().from(depositOrders).where(isNull(depositOrders.secondOf));
  const withdrawals = await database.select().from(withdrawalOrders);
  expect([idsOf(deposits), idsOf(withdrawals)]).toEqual([keptAs('deposit'), keptAs('withdrawal')]);

  // The provider has paid nothing twice.
  const paid = await database.select().from(sandboxLines).where(eq(sandboxLines.kind, 'payout'));
  expect(new Set(paid.map(({ reference }) => reference)).size).toBe(paid.length);
}

/* Bringing it to rest */

function contextOf({ database }: Connection): { context: PaymentsContext; provider: SandboxProviderContext } {
  const log = pino({ level: 'silent' });
  const clock = createClock();
  const context: PaymentsContext = { database, clock, log, sandbox: true, providers: new Map() };
  const provider: SandboxProviderContext = {
    database,
    clock,
    log,
    secrets: createSecrets(),
    async deliver({ headers: sent, body }) {
      await acceptWebhook(context, { provider: 'sandbox', headers: sent, rawBody: body });
      return 200;
    },
  };
  context.providers = new Map([['sandbox', createSandboxProvider(provider)]]);
  return { context, provider };
}

/** Two reviewers decide everything pending: received money is credited, the rest closed, and withdrawals approved. */
async function decideAll(context: PaymentsContext): Promise<void> {
  const { deposits, withdrawals } = await reviewQueue(context);
  const both = async (wanted: Omit<Parameters<typeof review>[1], 'reviewer' | 'reason'>) => {
    for (const reviewer of ['first', 'second']) {
      const done = await review(context, { ...wanted, reviewer, reason: 'seen' }).catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
        return 'refused';
      });
      if (done !== 'awaitsSecond') return done;
    }
    return 'awaitsSecond';
  };
  for (const { order } of deposits) {
    if (order.state !== 'inReview') continue;
    const wanted = { kind: 'deposit', orderId: order.id, version: order.version } as const;
    if ((await both({ ...wanted, decision: 'credit' })) !== 'decided')
      await both({ ...wanted, decision: 'close' });
  }
  for (const { order } of withdrawals) {
    await both({ kind: 'withdrawal', orderId: order.id, version: order.version, decision: 'approve' });
  }
}

const isDue = ({ clock }: PaymentsContext) => lte(depositOrders.askAt, clock.now());

async function comeToRest(
  context: PaymentsContext,
  provider: SandboxProviderContext,
): Promise<readonly string[]> {
  await plan(provider, 'create', 'done');
  await plan(provider, 'refund', 'done');
  await plan(provider, 'payOut', 'paid');
  for (const { id } of await context.database.select().from(sandboxPayments)) await repeat(provider, id);
  // Pending payouts stay pending until the provider ends them, as `staff` does at random.
  const underWay = eq(sandboxPayouts.state, 'underWay');
  for (const { reference } of await context.database.select().from(sandboxPayouts).where(underWay)) {
    await movePayout(provider, reference, oneOf(['paid', 'failed', 'bounced']), oneOf(hooks));
  }
  const days = new Set<string>();
  for (let turn = 0; turn < rests; turn += 1) {
    context.clock.shift(restHours * 3_600_000);
    await deliverDue(provider);
    // A turn of the job processes only some of them.
    for (let left = true; left; left = (await context.database.$count(depositOrders, isDue(context))) > 0) {
      await settlePayments(context);
    }
    await settleDue(context);
    await decideAll(context);
    // Manila is always eight hours ahead.
    days.add(new Date(context.clock.now() + 8 * 3_600_000).toISOString().slice(0, 10));
  }
  return [...days];
}

describe('an operator killed while money comes and goes', { tags: ['full'] }, () => {
  const members: Member[] = [];

  beforeAll(async () => {
    const connection = await openDatabase();
    const { context } = contextOf(connection);
    await seed(context, { demo: false });
    await connection.database.insert(reviewers).values([
      { name: 'first', accountId: null },
      { name: 'second', accountId: null },
    ]);
    await setSwitches(context, { depositTurnover: false });
    await changeMerchant(context, () => ({
      payments: {
        ...defaultPayments,
        deposit: { ...defaultPayments.deposit, mostOpen: 1_000 },
        withdrawal: {
          ...defaultPayments.withdrawal,
          timesADay: 1_000_000,
          sumADay: Number.MAX_SAFE_INTEGER,
          reviewFrom: 80_000,
          secondReviewFrom: 90_000,
        },
      },
    }));
    for (let member = 0; member < 4; member += 1) {
      const { id, payoutAccount } = await createWithdrawer(context, { cash });
      const token = await startSession(
        context,
        { id },
        { ip: '127.0.0.1', userAgent: 'test', sessionId: null },
      );
      const last = { createDeposit: null, createWithdrawal: null };
      members.push({ id, token, payoutAccount, open: null, last });
    }
    await connection.close();
  });

  it('[NET-13] [CASH-05] [CASH-10] [CASH-16] [CASH-19] does everything once or not at all, and the books match at the end', async () => {
    for (let round = 0; round < kills; round += 1) {
      operator = await startOperator();
      const { address, child, ended } = operator;
      sealing = (await call(address, 'consolidatedSettings', ''))?.value['sealing'] as never;
      const before = acknowledged.size;
      const killAfter = randomInt(5, 120);
      let left = killAfter;
      const onAnswer = () => {
        left -= 1;
        // More is in progress by then: the kill can hit anywhere.
        if (left === 0) setTimeout(() => child.kill('SIGKILL'), randomInt(0, 60));
      };
      await Promise.all(members.map((member) => goOn(address, member, onAnswer)));
      await ended;
      expect(acknowledged.size).toBeGreaterThanOrEqual(before + killAfter);
      expect([...refusals].filter((code) => !expectedRefusals.includes(code))).toEqual([]);

      const after = await openDatabase();
      try {
        await after.database.transaction((moment) => check(moment, members), {
          isolationLevel: 'repeatable read',
        });
      } finally {
        await after.close();
      }
    }

    const connection = await openDatabase();
    try {
      const { context, provider } = contextOf(connection);
      const { database } = connection;
      const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
      const days = new Set([today, ...(await comeToRest(context, provider))]);
      await check(database, members);
      for (const day of days) {
        const { differences } = await reconcile(context, 'sandbox', day);
        // An unpaid order stays open until it expires; it is not a difference in money.
        expect([day, differences.filter(({ kind }) => kind !== 'openTooLong')]).toEqual([day, []]);
      }
      expect(await clearingGap(context, 'sandbox')).toBe(0);
      for (const { id } of members) {
        const own = await database.select().from(depositOrders).where(eq(depositOrders.accountId, id));
        const out = await database
          .select()
          .from(withdrawalOrders)
          .where(inArray(withdrawalOrders.accountId, [id]));
        const credited = own.reduce((sum, order) => sum + (order.credited ?? 0), 0);
        const paid = out.filter(({ state }) => state === 'paid').reduce((sum, { gross }) => sum + gross, 0);
        expect(
          out.filter(({ state }) => ['requested', 'inReview', 'approved', 'paying'].includes(state)),
        ).toEqual([]);
        expect(await pocketsOf(database, id)).toEqual({ cash: cash + credited - paid, bonus: 0, held: 0 });
      }
    } finally {
      await connection.close();
    }
  }, 1_800_000);
});
