import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createStoppedClock } from '#operator/core/clock.ts';
import { accounts } from '#operator/database/tables/accounts.tables.ts';
import { depositOrders, receipts } from '#operator/database/tables/deposits.tables.ts';
import { sandboxPayments, sandboxSessions } from '#operator/database/tables/sandboxProvider.tables.ts';
import type { PaymentsContext } from '#operator/payments/provider/context.ts';
import { storeReceipt } from '#operator/payments/receipts/receipts.ts';
import { createOperator, type RunningOperator } from '#operator/server.ts';
import { createSandboxProvider } from '#operator/sandboxProvider/sandboxProvider.ts';
import { createSecrets } from '#operator/sandboxProvider/signing.ts';
import { openTestDatabase } from '#operator/testing/database.ts';
import { withoutEntities } from '#operator/testing/entities.ts';
import { applyAlone, makeDeposit } from '#operator/testing/payments.ts';
import { pngOf } from '#operator/testing/receipts.ts';

let operator: RunningOperator;
let payments: PaymentsContext;
beforeAll(async () => {
  operator = await createOperator({
    connection: await openTestDatabase({ seeded: true }),
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

/** The form that credits such a deposit, and how to read its result. */
function creditOf({ id, version }: { id: string; version: number }) {
  const wanted = {
    kind: 'deposit',
    order: id,
    version: String(version),
    decision: 'credit',
    reviewer: 'desk-1',
    reason: 'Seen in the statement',
  };
  const state = async () => {
    const [now] = await payments.database.select().from(depositOrders).where(eq(depositOrders.id, id));
    return now?.state;
  };
  return { wanted, state };
}

/** A demo player's deposit that was paid with another amount, in centavos. */
async function waiting(player = 'maria', amount = 90_000) {
  const { database } = payments;
  const [account] = await database.select().from(accounts).where(eq(accounts.name, player));
  const { id, number } = await makeDeposit(payments, account?.id ?? 0);
  const payment = { id: `payment of ${id}`, rank: 'paid', amount } as const;
  const { order } = await applyAlone(payments, id, { event: 'odd', payment });
  return { ...creditOf(order), number };
}

/** A deposit that a demo player claims to have paid, without any payment. */
async function proved() {
  const { database } = payments;
  const [account] = await database.select().from(accounts).where(eq(accounts.name, 'maria'));
  const { id } = await makeDeposit(payments, account?.id ?? 0);
  const { order } = await applyAlone(payments, id, { event: 'receipt', reference: '8024' });
  return creditOf(order);
}

/** The text of the first element with this opening tag, without markup. */
const wordsOf = (body: string, opening: RegExp) => {
  const [, found = ''] = new RegExp(`${opening.source}[^>]*>([^]*?)</(?:p|strong|article)>`).exec(body) ?? [];
  const text = found.replaceAll(/<[^>]*>/g, '').replaceAll(/\s+/g, ' ');
  return withoutEntities(text.trim());
};
const alertOf = (body: string) => wordsOf(body, /<p role="alert"/);
const problemOf = (body: string, field: string) =>
  wordsOf(body, new RegExp(`<strong class="wrong" id="${field}-[\\w-]+-problem"`));

const open = async (path: string) => (await operator.server.inject(path)).body;

describe('[CASH-20] the reviewers’ desk', () => {
  test('accepts a decision with its reason, and confirms it', async () => {
    const { wanted, state, number } = await waiting();
    const { statusCode, headers } = await submit('reviews', wanted);
    expect(statusCode).toBe(303);
    expect(await state()).toBe('credited');
    const body = await open(String(headers.location));
    expect(wordsOf(body, /<p role="status"/)).toBe(`${number} was decided: it is credited.`);
  });

  test('says that another reviewer must agree, and selects the same reviewer again', async () => {
    const { wanted, state, number } = await waiting('maria', 2_000_000);
    const { headers } = await submit('reviews', { ...wanted, reviewer: 'desk-2' });
    const body = await open(String(headers.location));
    expect(wordsOf(body, /<p role="status"/)).toBe(
      `desk-2 wants ${number} credited. It waits for another reviewer who wants the same.`,
    );
    expect(body).toContain('<option value="desk-2" selected>');
    expect(await state()).toBe('inReview');
  });

  test.each([
    [{ reason: ' ' }, 400, 'reason', 'Enter a reason.'],
    [{ reviewer: '' }, 400, 'reviewer', 'Choose a reviewer.'],
    [{ reviewer: 'nobody' }, 403, 'reviewer', "There's no such reviewer."],
    [{ foundAmount: '5' }, 400, 'foundId', "Enter the provider's payment reference."],
    [
      { foundId: 'X1', foundAmount: '0' },
      400,
      'foundAmount',
      'Type the amount in pesos, with at most two decimals.',
    ],
    [
      { foundId: 'X1', foundAmount: '5.001' },
      400,
      'foundAmount',
      'Type the amount in pesos, with at most two decimals.',
    ],
    [{}, 409, 'foundId', 'No payment has arrived to credit. Enter the payment you found.'],
  ])(
    'says next to its field why %j decides nothing, and keeps what was typed',
    async (changes, status, field, words) => {
      const { wanted, state } = await proved();
      const given = { ...wanted, reason: 'As I have seen', ...changes };
      const answer = await submit('reviews', given);
      expect([answer.statusCode, answer.headers['content-type'], problemOf(answer.body, field)]).toEqual([
        status,
        'text/html; charset=utf-8',
        words,
      ]);
      const [, kept] =
        new RegExp(`id="reason-${wanted.order}"[^>]* value="([^"]*)"`).exec(
          answer.body.replaceAll(/\s+/g, ' '),
        ) ?? [];
      expect(kept).toBe(given.reason.trim());
      expect(await state()).toBe('processing');
    },
  );

  test('credits a found payment once', async () => {
    const { wanted, state } = await proved();
    const found = { ...wanted, foundId: 'X2', foundAmount: '1000.00' };
    expect((await submit('reviews', found)).statusCode).toBe(303);
    expect(await state()).toBe('credited');
    const other = await proved();
    const again = await submit('reviews', {
      ...found,
      order: other.wanted.order,
      version: other.wanted.version,
    });
    expect([again.statusCode, problemOf(again.body, 'foundId')]).toEqual([
      409,
      "This payment is already known, or doesn't exceed the fee.",
    ]);
    expect(await other.state()).toBe('processing');
  });

  test('shows the current state of an order that changed, with reviewer and reason', async () => {
    const { wanted, number } = await waiting();
    await submit('reviews', { ...wanted, decision: 'return', reason: 'Sent by mistake', reviewer: 'desk-2' });
    const answer = await submit('reviews', wanted);
    expect([answer.statusCode, alertOf(answer.body)]).toEqual([
      409,
      `${number} has moved on. It is now: Being refunded, by desk-2 on 15 Jan 2026, 20:00:00 (Manila) (Sent by mistake). Your decision was not carried out.`,
    ]);
  });

  test.each([
    [{ decision: 'approve' }, 400, "A deposit can't be approved."],
    [{ order: '00000000-0000-4000-8000-000000000000' }, 404, 'Not found.'],
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

  test('reviewers cannot decide on accounts related to them', async () => {
    const { wanted, state } = await waiting('ramon');
    const answer = await submit('reviews', { ...wanted, reviewer: 'desk-ramon' });
    expect([answer.statusCode, problemOf(answer.body, 'reviewer')]).toEqual([
      403,
      "Reviewers can't decide on their own account or their circle's.",
    ]);
    expect(await state()).toBe('inReview');
  });

  test('offers only what the order allows: a payment that never arrived cannot be returned', async () => {
    const odd = await waiting();
    const receipt = await proved();
    const body = await open('/sandbox/reviews');
    const offeredTo = (order: string) => {
      const [, form = ''] = body.split(`name="order" value="${order}"`);
      return [...(form.split('</form>')[0] ?? '').matchAll(/name="decision"\s+value="(\w+)"/g)].map(
        ([, one]) => one,
      );
    };
    expect(offeredTo(odd.wanted.order)).toEqual(['credit', 'return']);
    expect(offeredTo(receipt.wanted.order)).toEqual(['credit', 'close']);
  });
});

describe('[CASH-04] a receipt at the desk', () => {
  test('is shown once it was sent with an order, as a file and never as a page', async () => {
    const { database } = payments;
    const { wanted } = await proved();
    const [account] = await database.select().from(accounts).where(eq(accounts.name, 'maria'));
    const { id, bytes } = await storeReceipt(payments, account?.id ?? 0, {
      name: 'paid.png',
      content: pngOf(),
    });
    const address = `/sandbox/reviews/receipts/${id}`;
    expect((await operator.server.inject(address)).statusCode).toBe(404);
    expect(await open('/sandbox/reviews')).not.toContain(address);
    await database.update(receipts).set({ orderId: wanted.order }).where(eq(receipts.id, id));
    expect(await open('/sandbox/reviews')).toContain(`<img src="${address}" alt="Receipt paid.png"`);
    const sent = await operator.server.inject(address);
    expect([sent.statusCode, sent.headers['content-type'], sent.headers['content-disposition']]).toEqual([
      200,
      'image/png',
      "attachment; filename*=UTF-8''paid.png",
    ]);
    expect([sent.rawPayload.length, (await sharp(sent.rawPayload).metadata()).format]).toEqual([
      bytes,
      'png',
    ]);
    expect((await operator.server.inject('/sandbox/reviews/receipts/none')).statusCode).toBe(404);
  });
});

describe('[CASH-19] the reconciliation page', () => {
  test.each([
    ['before midnight in Manila', 4 * 3_600_000 - 1, '2026-01-15'],
    ['after midnight in Manila', 4 * 3_600_000, '2026-01-16'],
  ])('shows the merchant’s day %s', async (_name, shift, day) => {
    operator.context.clock.shift(shift);
    const body = await open('/sandbox/reconciliation');
    expect(/name="day"\s+value="([^"]*)"/.exec(body)?.[1]).toBe(day);
  });

  test.each([
    ['day=2026-02-29', 'day', "There's no such day. Choose another one."],
    ['day=', 'day', "There's no such day. Choose another one."],
    ['provider=none', 'provider', 'There is no such provider: choose another one.'],
  ])('says next to its field that %s cannot be compared', async (query, field, words) => {
    const answer = await operator.server.inject(`/sandbox/reconciliation?${query}`);
    expect([
      answer.statusCode,
      wordsOf(answer.body, new RegExp(`<strong class="wrong" id="${field}-problem"`)),
    ]).toEqual([400, words]);
    expect((await operator.server.inject('/sandbox/reconciliation?day=2028-02-29')).statusCode).toBe(200);
  });

  const wanted = {
    provider: 'sandbox',
    day: '2026-01-15',
    difference: 'none',
    reviewer: 'desk-1',
    reason: 'Seen',
  };

  test.each([
    [{}, 404],
    [{ provider: 'none' }, 404],
    [{ day: '2026-02-29' }, 400],
  ])('says on a page that %j settles nothing', async (changes, status) => {
    const answer = await submit('reconciliation', { ...wanted, ...changes });
    expect([answer.statusCode, alertOf(answer.body)]).toEqual([
      status,
      status === 404 ? 'Not found.' : 'There is no such day.',
    ]);
    expect(answer.body).toContain('<a href="/sandbox/reconciliation">Back to the reconciliation</a>');
  });

  test('settles a difference once, with a name and a reason', async () => {
    const enter = { act: 'enter', reference: 'stray', amount: '50.00' };
    expect((await submit('payments/book', enter)).statusCode).toBe(303);
    const body = await open('/sandbox/reconciliation');
    const [, difference = ''] = /name="difference" value="(onlyThere:stray[^"]*)"/.exec(body) ?? [];
    const correction = { ...wanted, difference };
    const field = (html: string) => problemOf(html, '(?:reviewer|reason)');
    const silent = await submit('reconciliation', { ...correction, reason: ' ' });
    expect([silent.statusCode, field(silent.body)]).toEqual([400, 'Enter a reason.']);
    const nobody = await submit('reconciliation', { ...correction, reviewer: 'nobody' });
    expect([nobody.statusCode, field(nobody.body)]).toEqual([403, "There's no such reviewer."]);
    expect((await submit('reconciliation', correction)).statusCode).toBe(303);
    const again = await submit('reconciliation', correction);
    expect([again.statusCode, alertOf(again.body)]).toEqual([
      409,
      'This was already corrected. See the report for who and why. Nothing was moved twice.',
    ]);
    const [, card = ''] = again.body.split('Only at the provider: stray');
    expect(wordsOf(card, /<p><b>/)).toContain('has moved ₱50.00 into suspense: Seen');
  });
});

describe('[CASH-14] [CASH-19] the provider’s book', () => {
  test.each([
    [{ act: 'strike', reference: 'unheard of' }, 'reference', 'No payment in the book has this reference.'],
    [{ act: 'enter', reference: ' ', amount: '5' }, 'reference', 'Enter a reference.'],
    [
      { act: 'enter', reference: 'a', amount: '' },
      'bookAmount',
      'Type the amount in pesos, with at most two decimals.',
    ],
  ])('is not changed by %j', async (form: Record<string, string>, field, words) => {
    const answer = await submit('payments/book', form);
    expect([
      answer.statusCode,
      wordsOf(answer.body, new RegExp(`<strong class="wrong" id="${field}-problem"`)),
    ]).toEqual([400, words]);
  });
});

test('[CASH-14] an error in a payment is next to its amount, and an unknown payout is reported on a page', async () => {
  const { database } = payments;
  const session = {
    reference: 'D1',
    id: 'session-1',
    method: 'GCASH',
    kind: 'eWallet',
    amount: 50_000,
  } as const;
  await database.insert(sandboxSessions).values({ ...session, returnAddress: '/', endsAt: 0, createdAt: 0 });
  const paid = await submit('pay/session-1', { act: 'pay', amount: '5,00', hook: 'once' });
  expect([paid.statusCode, wordsOf(paid.body, /<strong class="wrong" id="amount-problem"/)]).toEqual([
    400,
    'Type the amount in pesos, with at most two decimals.',
  ]);
  expect(await database.$count(sandboxPayments)).toBe(0);
  const payout = await submit('payout', { reference: 'none', act: 'paid' });
  expect([payout.statusCode, alertOf(payout.body)]).toEqual([404, 'Not found.']);
});
