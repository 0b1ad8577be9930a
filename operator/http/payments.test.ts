import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startSession } from '#operator/accounts/identity/sessions.ts';
import { createStoppedClock } from '#operator/core/clock.ts';
import { accounts } from '#operator/database/tables/accounts.tables.ts';
import { receipts } from '#operator/database/tables/deposits.tables.ts';
import { sandboxSessions } from '#operator/database/tables/sandboxProvider.tables.ts';
import { createOperator, type RunningOperator } from '#operator/server.ts';
import { openTestDatabase } from '#operator/testing/database.ts';
import { newKey } from '#operator/testing/payments.ts';
import { pdfOf, pngOf } from '#operator/testing/receipts.ts';
import { headers as headerNames } from '@araw/contract/calls/answer';
import { type CallName, calls } from '@araw/contract/calls/calls';
import { receiptLimit } from '@araw/contract/cashier/deposits';
import { createLogger } from '@araw/server/log/logger';

let operator: RunningOperator;
beforeAll(async () => {
  operator = await createOperator({
    connection: await openTestDatabase({ seeded: true }),
    clock: createStoppedClock(),
    log: createLogger('silent'),
    sandbox: true,
    checkAnswers: true,
  });
});
afterAll(() => operator.close());

async function tokenOf(name: string): Promise<string> {
  const { context } = operator;
  const [account] = await context.database.select().from(accounts).where(eq(accounts.name, name));
  if (!account) throw new Error(`There is no ${name}`);
  return startSession(context, account, { ip: '', userAgent: '', sessionId: null });
}

async function call(token: string, name: CallName, request: Record<string, unknown>) {
  const { method, path } = calls[name];
  const inQuery = method === 'GET';
  const query = new URLSearchParams(
    Object.entries(request).map(([key, value]): [string, string] => [key, String(value)]),
  );
  const answer = await operator.server.inject({
    method,
    url: inQuery ? `${path}?${query.toString()}` : path,
    headers: { [headerNames.token]: token },
    ...(!inQuery && { payload: request }),
  });
  return answer.json();
}

const ownPage = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' };

const makeOrder = async (token: string, amount: string) => {
  const { value: quote } = await call(token, 'quoteDeposit', { method: 'GCASH', amount });
  const { value } = await call(token, 'createDeposit', { key: newKey(), quote: quote.id });
  return value;
};

describe('[CASH-01] [CASH-14] a deposit in the sandbox', () => {
  test('from the payment methods through the provider’s page to the balance and the record', async () => {
    const token = await tokenOf('maria');
    const { value: page } = await call(token, 'cashIn', {});
    expect(page.methods.map(({ code }: { code: string }) => code)).toEqual([
      'GCASH',
      'MAYA',
      'QRPH',
      'BPI',
      'UNIONBANK',
      'BDO',
      'SEVENELEVEN',
    ]);
    const order = await makeOrder(token, '1000');
    expect(order).toMatchObject({ state: 'waiting', instructions: { kind: 'eWallet' } });
    const { url } = order.instructions;
    expect((await operator.server.inject({ url })).body).toContain('Pay with GCash');
    const paid = await operator.server.inject({
      method: 'POST',
      url,
      headers: ownPage,
      payload: 'act=pay&amount=1000.00&hook=once',
    });
    expect([paid.statusCode, paid.headers.location]).toEqual([303, url]);
    const { value: credited } = await call(token, 'depositOrder', { id: order.id });
    expect(credited).toMatchObject({
      state: 'credited',
      text: '₱1,000.00 is in your balance.',
      instructions: null,
      balance: { before: 12_480.5, after: 13_480.5 },
    });
    const { value: record } = await call(token, 'depositRecord', { period: 'today' });
    expect(record).toMatchObject({ list: [{ id: order.id }], totals: { credited: 1_000 } });
    const { value: movements } = await call(token, 'movementRecord', { period: 'today' });
    expect(movements.list[0]).toMatchObject({ kind: 'deposit', amount: 1_000, reference: order.number });
    expect((await operator.server.inject({ url: '/sandbox/payments' })).body).toContain(order.number);
  });

  test('another site’s page cannot pay', async () => {
    const order = await makeOrder(await tokenOf('nena'), '500');
    const paid = await operator.server.inject({
      method: 'POST',
      url: order.instructions.url,
      headers: { ...ownPage, 'sec-fetch-site': 'cross-site' },
      payload: 'act=pay&amount=500.00',
    });
    expect(paid.statusCode).toBe(403);
  });

  test('[CASH-07] is for real accounts only', async () => {
    for (const name of ['tina', 'gina']) {
      expect(await call(await tokenOf(name), 'cashIn', {})).toMatchObject({ code: 'realAccountOnly' });
    }
  });
});

describe('[CASH-04] the way back from the provider', () => {
  test('leads to the order once, then only to the deposits', async () => {
    const order = await makeOrder(await tokenOf('ramon'), '700');
    const { database } = operator.context;
    const [session] = await database
      .select()
      .from(sandboxSessions)
      .where(eq(sandboxSessions.reference, order.number));
    const url = session?.returnAddress ?? '';
    const back = async () => {
      const { statusCode, headers } = await operator.server.inject({ url });
      return [statusCode, headers.location];
    };
    expect([await back(), await back()]).toEqual([
      [303, `/m/voucherCenter?order=${order.id}`],
      [303, '/m/voucherCenter'],
    ]);
  });
});

describe('[CASH-05] the webhook route', () => {
  const send = (url: string, payload: string, headers: Record<string, string> = {}) =>
    operator.server.inject({ method: 'POST', url, payload, headers });

  test('refuses anything unsigned, whatever its type, and knows no other provider', async () => {
    const body = JSON.stringify({ id: '1', about: { kind: 'payout', reference: 'x', state: 'paid' } });
    for (const type of ['application/json', 'text/plain', 'application/x-www-form-urlencoded']) {
      const refused = await send('/payments/webhooks/sandbox', body, { 'content-type': type });
      expect([refused.statusCode, refused.json().code]).toEqual([403, 'noPermission']);
    }
    expect((await send('/payments/webhooks/nobody', body)).statusCode).toBe(404);
    expect((await send('/payments/webhooks/sandbox', 'x'.repeat(64 * 1024 + 1))).statusCode).toBe(413);
  });
});

describe('[CASH-04] the receipt route', () => {
  const png = pngOf();
  const upload = (token: string, payload: Buffer, name = 'my receipt.png') =>
    operator.server.inject({
      method: 'POST',
      url: `/wps/cashier/receipts?name=${encodeURIComponent(name)}`,
      headers: { 'content-type': 'image/png', ...(token && { [headerNames.token]: token }) },
      payload,
    });

  test('accepts a file and returns it to its owner as a download', async () => {
    const token = await tokenOf('maria');
    const { value } = (await upload(token, png)).json();
    const url = `/wps/cashier/receipts/${value.id}`;
    const read = (asked: string) =>
      operator.server.inject({ url, headers: asked ? { [headerNames.token]: asked } : {} });
    const own = await read(token);
    const bytes = own.rawPayload.length;
    expect(value).toEqual({ id: value.id, name: 'my receipt.png', type: 'image/png', bytes });
    expect([own.statusCode, (await sharp(own.rawPayload).metadata()).format]).toEqual([200, 'png']);
    expect(own.headers).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': "attachment; filename*=UTF-8''my%20receipt.png",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect((await read(await tokenOf('ramon'))).statusCode).toBe(404);
    expect((await read('')).statusCode).toBe(401);
  });

  test('names a file after its content, even one stored earlier under another name', async () => {
    const token = await tokenOf('maria');
    const page = Buffer.concat([pdfOf(), Buffer.from('<script>alert(1)</script>')]);
    const { value } = (await upload(token, page, 'evil.html')).json();
    expect([value.name, value.type]).toEqual(['evil.pdf', 'application/pdf']);
    const read = async () => {
      const url = `/wps/cashier/receipts/${value.id}`;
      const { headers, body } = await operator.server.inject({
        url,
        headers: { [headerNames.token]: token },
      });
      return [headers['content-type'], headers['content-disposition'], body.includes('script')];
    };
    const saved = ['application/pdf', "attachment; filename*=UTF-8''evil.pdf", false];
    expect(await read()).toEqual(saved);
    await operator.context.database
      .update(receipts)
      .set({ name: 'evil.html' })
      .where(eq(receipts.id, value.id));
    expect(await read()).toEqual(saved);
  });

  test('strips anything behind a picture, and refuses pictures with more pixels than anyone can view', async () => {
    const token = await tokenOf('maria');
    const page = Buffer.concat([png, Buffer.from('<script>alert(1)</script>')]);
    const { value } = (await upload(token, page)).json();
    const url = `/wps/cashier/receipts/${value.id}`;
    const kept = await operator.server.inject({ url, headers: { [headerNames.token]: token } });
    expect([kept.statusCode, kept.rawPayload.includes('script')]).toEqual([200, false]);
    const bomb = pngOf({ width: 65_535, height: 65_535, rows: 1 });
    expect((await upload(token, bomb)).statusCode).toBe(400);
    expect((await upload(token, Buffer.from('%PDF-1.7 <script>alert(1)</script>'))).statusCode).toBe(400);
  });

  test('accepts 5 MB and not a byte more, no other content and no invalid name', async () => {
    const token = await tokenOf('maria');
    const large = Buffer.concat([png, Buffer.alloc(receiptLimit - png.length)]);
    expect((await upload(token, large)).statusCode).toBe(200);
    expect((await upload(token, Buffer.concat([large, Buffer.alloc(1)]))).statusCode).toBe(413);
    expect((await upload(token, Buffer.from('<svg/>'))).statusCode).toBe(400);
    expect((await upload(token, Buffer.alloc(0))).statusCode).toBe(400);
    expect((await upload(token, png, '')).statusCode).toBe(400);
    expect((await upload(token, png, 'a\u0000b')).statusCode).toBe(400);
    expect((await upload('', png)).statusCode).toBe(401);
    expect((await upload(await tokenOf('tina'), png)).statusCode).toBe(403);
  });
});
