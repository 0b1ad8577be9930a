import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createStoppedClock } from '#operator/core/clock.ts';
import { accounts } from '#operator/database/accounts.tables.ts';
import { depositOrders } from '#operator/database/deposits.tables.ts';
import type { PaymentsContext } from '#operator/payments/context.ts';
import { createOperator, type RunningOperator } from '#operator/server.ts';
import { createSandboxProvider } from '#operator/sandboxProvider/sandboxProvider.ts';
import { createSecrets } from '#operator/sandboxProvider/signing.ts';
import { openTestDatabase } from '#operator/testing/database.ts';
import { applyAlone, makeDeposit } from '#operator/testing/payments.ts';

let operator: RunningOperator;
let payments: PaymentsContext;
beforeAll(async () => {
  operator = await createOperator({
    connection: await openTestDatabase(),
    clock: createStoppedClock(),
    log: pino({ level: 'silent' }),
    sandbox: true,
  });
  const { context } = operator;
  const provider = createSandboxProvider({ ...context, secrets: createSecrets(), deliver: async () => 200 });
  payments = { ...context, providers: new Map([[provider.name, provider]]) };
});
afterAll(() => operator.close());
beforeEach(() => operator.context.clock.shift(0));

const submit = (path: string, form: Record<string, string>) =>
  operator.server.inject({
    method: 'POST',
    url: `/sandbox/${path}`,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      host: 'localhost:8080',
    },
    payload: new URLSearchParams(form).toString(),
  });

/** A deposit of a demo player that was paid with another amount. */
async function waiting(player = 'maria') {
  const { database } = payments;
  const [account] = await database.select().from(accounts).where(eq(accounts.name, player));
  const { id } = await makeDeposit(payments, account?.id ?? 0);
  const payment = { id: `payment of ${id}`, rank: 'paid', amount: 90_000 } as const;
  const { order } = await applyAlone(payments, id, { event: 'odd', payment });
  const wanted = {
    kind: 'deposit',
    order: id,
    version: String(order.version),
    decision: 'credit',
    reviewer: 'desk-1',
    reason: 'Seen in the statement',
  };
  const state = async () => {
    const [now] = await database.select().from(depositOrders).where(eq(depositOrders.id, id));
    return now?.state;
  };
  return { wanted, state };
}

const alertOf = (body: string) => /<p role="alert">([^<]*)<\/p>/.exec(body)?.[1];

describe('[CASH-20] the desk of the reviewers', () => {
  test('takes a decision with its reason', async () => {
    const { wanted, state } = await waiting();
    const answer = await submit('reviews', wanted);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/sandbox/reviews']);
    expect(await state()).toBe('credited');
  });

  test.each([
    [{ reason: ' ' }, 400, 'A decision takes a reviewer and a reason.'],
    [{ decision: 'approve' }, 400, 'A decision takes a reviewer and a reason.'],
    [{ reviewer: 'nobody' }, 403, 'There is no such reviewer.'],
    [{ version: '0' }, 409, 'It has moved on since: look at it as it is now.'],
    [{ order: '00000000-0000-4000-8000-000000000000' }, 404, 'It is not there.'],
  ])('says on a page why %j decides nothing', async (changes, status, words) => {
    const { wanted, state } = await waiting();
    const answer = await submit('reviews', { ...wanted, ...changes });
    expect([answer.statusCode, answer.headers['content-type'], alertOf(answer.body)]).toEqual([
      status,
      'text/html; charset=utf-8',
      words,
    ]);
    expect(answer.body).toContain('<a href="/sandbox/reviews">Back to the reviews</a>');
    expect(await state()).toBe('inReview');
  });

  test('nobody decides on their own circle', async () => {
    const { wanted, state } = await waiting('ramon');
    const answer = await submit('reviews', { ...wanted, reviewer: 'desk-ramon' });
    expect([answer.statusCode, alertOf(answer.body)]).toEqual([
      403,
      'Nobody decides on an account of their own or of their circle.',
    ]);
    expect(await state()).toBe('inReview');
  });
});

describe('[CASH-19] the page of the reconciliation', () => {
  test.each([
    ['before midnight in Manila', 4 * 3_600_000 - 1, '2026-01-15'],
    ['after midnight in Manila', 4 * 3_600_000, '2026-01-16'],
  ])('shows the merchant’s day %s', async (_name, shift, day) => {
    operator.context.clock.shift(shift);
    const { body } = await operator.server.inject('/sandbox/reconciliation');
    expect(body).toContain(`name="day" value="${day}"`);
  });

  test('says on a page that a difference is not there', async () => {
    const answer = await submit('reconciliation', {
      provider: 'sandbox',
      day: '2026-01-15',
      difference: 'none',
      reviewer: 'desk-1',
      reason: 'Seen',
    });
    expect([answer.statusCode, alertOf(answer.body)]).toEqual([404, 'It is not there.']);
    expect(answer.body).toContain('<a href="/sandbox/reconciliation">Back to the reconciliation</a>');
  });
});
