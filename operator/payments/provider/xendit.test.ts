import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createStoppedClock } from '#operator/core/clock.ts';
import { institutions } from '../payoutAccounts/institutions.ts';
import { startXendit } from '#operator/testing/xendit.ts';
import { type NewPayout, type NewSession, ProviderRefusal } from './provider.ts';
import { createXendit, xenditMethods } from './xendit.ts';
import { paymentStates, payoutStates, refundStates, requestStates } from './xenditAnswers.ts';

const clock = createStoppedClock();
const xendit = await startXendit(clock);
const provider = createXendit({ clock }, xendit.settings);
afterAll(() => xendit.close());

const hour = 3_600_000;
let made = 0;
let reference = '';
beforeEach(() => {
  clock.shift(0);
  xendit.asked.length = 0;
  xendit.outcome.payout = 'ACCEPTED';
  xendit.outcome.refund = 'PENDING';
  reference = `D${++made}`;
});

const sessionOf = (change: Partial<NewSession> = {}): NewSession => ({
  reference,
  method: 'GCASH',
  kind: 'eWallet',
  amount: 100_050,
  foreignAmount: null,
  endsAt: clock.now() + hour,
  returnAddress: '/payments/return/token',
  ...change,
});

const payoutOf = (change: Partial<NewPayout> = {}): NewPayout => ({
  reference,
  kind: 'eWallet',
  institution: 'GCASH',
  number: '09171234567',
  holder: 'Maria Clara Santos',
  amount: 123_456,
  ...change,
});

const open = async (change: Partial<NewSession> = {}) => {
  const { id } = await provider.create(sessionOf(change));
  return { reference, session: id };
};

/** The error message, with `refused` before it if the provider refused. */
async function errorOf(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof Error)) throw new Error('nothing was thrown');
  return error instanceof ProviderRefusal ? `refused: ${error.message}` : error.message;
}

const bodyOf = (path: string) =>
  xendit.asked.findLast((call) => call.path === path && call.method === 'POST')?.body;

describe('[CASH-04] a payment request', () => {
  const ways = {
    GCASH: {
      kind: 'eWallet',
      channel: 'GCASH',
      properties: {
        success_return_url: 'https://play.example.com/payments/return/token',
        failure_return_url: 'https://play.example.com/payments/return/token',
      },
      instructions: { kind: 'eWallet', url: 'https://pay.example/gcash' },
    },
    MAYA: {
      kind: 'eWallet',
      channel: 'PAYMAYA',
      properties: {
        success_return_url: 'https://play.example.com/payments/return/token',
        failure_return_url: 'https://play.example.com/payments/return/token',
        cancel_return_url: 'https://play.example.com/payments/return/token',
      },
      instructions: { kind: 'eWallet', url: 'https://pay.example/maya' },
    },
    QRPH: {
      kind: 'qrPh',
      channel: 'QRPH',
      properties: undefined,
      instructions: { kind: 'qrPh', code: '00020101021228…6304ABCD' },
    },
    SEVENELEVEN: {
      kind: 'counter',
      channel: '7ELEVEN',
      properties: { payer_name: 'Araw', expires_at: new Date(clock.now() + hour).toISOString() },
      instructions: { kind: 'counter', code: '123456789012', shops: ['7-Eleven'] },
    },
    ...Object.fromEntries(
      ['BPI', 'UNIONBANK', 'BDO'].map((bank) => [
        bank,
        {
          kind: 'bank',
          channel: 'BANK_TRANSFER',
          properties: { display_name: 'Araw' },
          instructions: {
            kind: 'bank',
            bank: 'Asia United Bank (AUB)',
            account: '7057601478328965',
            holder: 'Araw',
          },
        },
      ]),
    ),
  } as const;

  test('the payment methods are those tested here', () => {
    expect([...xenditMethods].toSorted()).toEqual(Object.keys(ways).toSorted());
  });

  test.each(Object.entries(ways))('%s is requested and reported as documented', async (method, way) => {
    const { kind, channel, properties, instructions } = way;
    const session = await provider.create(sessionOf({ method, kind } as Partial<NewSession>));
    const told = { ...instructions, ...(['qrPh', 'bank'].includes(kind) && { reference }) };
    expect(session).toEqual({
      id: expect.stringMatching(/^pr-/),
      instructions: told,
      confirmations: 0,
      payments: [],
    });
    const [call] = xendit.asked;
    expect(call).toMatchObject({ method: 'POST', path: '/v3/payment_requests', query: {} });
    expect(call?.headers['api-version']).toBe('2024-11-11');
    expect(call?.body).toEqual({
      reference_id: reference,
      type: 'PAY',
      country: 'PH',
      currency: 'PHP',
      request_amount: 1000.5,
      capture_method: 'AUTOMATIC',
      channel_code: channel,
      ...(properties && { channel_properties: properties }),
    });
  });

  test.each([
    [1, 0.01],
    [10, 0.1],
    [29, 0.29],
    [115, 1.15],
    [100_010, 1000.1],
    [999_999_999_99, 999_999_999.99],
    [4_503_599_627_370_49, 4_503_599_627_370.49],
  ])('%s centavos are sent and received as %s pesos', async (amount, pesos) => {
    const known = await open({ amount });
    expect(bodyOf('/v3/payment_requests')).toMatchObject({ request_amount: pesos });
    const id = xendit.pay(reference);
    expect(await provider.read(known)).toEqual({
      confirmations: 0,
      payments: [{ id, rank: 'paid', amount }],
    });
  });

  test('crypto, another kind and an unknown method are refused by name, without a call', async () => {
    expect(await errorOf(provider.create(sessionOf({ method: 'USDT', kind: 'crypto' })))).toBe(
      'refused: Xendit takes no crypto by USDT',
    );
    expect(await errorOf(provider.create(sessionOf({ method: 'GCASH', kind: 'bank' })))).toBe(
      'refused: Xendit takes no bank by GCASH',
    );
    expect(await errorOf(provider.create(sessionOf({ method: 'toString' })))).toBe(
      'refused: Xendit takes no eWallet by toString',
    );
    expect(xendit.asked).toEqual([]);
  });

  const call = 'POST /v3/payment_requests';

  test.each([
    [400, 'API_VALIDATION_ERROR', true],
    [400, 'INVALID_VALUE_ERROR', true],
    [403, 'CHANNEL_NOT_ACTIVATED', true],
    [404, 'DATA_NOT_FOUND', true],
    [400, 'TEMPORARILY_UNAVAILABLE', false],
    [400, 'PAYMENT_REQUEST_RATE_LIMITED', false],
    [401, 'INVALID_API_KEY', false],
    [409, 'DUPLICATE_ERROR', false],
    [429, 'RATE_LIMIT_EXCEEDED', false],
    [500, 'SERVER_ERROR', false],
    [503, 'CHANNEL_UNAVAILABLE', false],
  ])('%s %s is a refusal: %s', async (status, code, refused) => {
    xendit.fail(call, { status, body: { error_code: code, message: 'xnd_development_secret' } });
    expect(await errorOf(provider.create(sessionOf()))).toBe(
      `${refused ? 'refused: ' : ''}Xendit has answered ${status} ${code} to POST /v3/payment_requests`,
    );
  });

  test('an answer without a documented code is not a refusal, and is not retried', async () => {
    xendit.fail(call, { status: 400, body: { error_code: 'a word <b>', message: '' } });
    expect(await errorOf(provider.create(sessionOf()))).toBe(
      'Xendit has answered 400 without a code to POST /v3/payment_requests',
    );
  });

  test('an answer that is lost, late, not JSON or of another shape is not a refusal', async () => {
    xendit.fail(call, 'lost');
    expect(await errorOf(provider.create(sessionOf()))).toBe('fetch failed');
    const silent = (_url: unknown, init?: RequestInit) =>
      new Promise<Response>((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
      });
    const hasty = createXendit({ clock, thirdParties: { fetch: silent }, patience: 1 }, xendit.settings);
    expect(await errorOf(hasty.create(sessionOf()))).toBe('The operation was aborted due to timeout');
    xendit.fail(call, { raw: '<html>' }, { raw: '{"status":"REQUIRES_ACTION"}' });
    expect(await errorOf(provider.create(sessionOf()))).toBe(
      "Xendit's answer to POST /v3/payment_requests is not of the documented shape: the whole",
    );
    expect(await errorOf(provider.create(sessionOf()))).toMatch(
      /documented shape: payment_request_id, reference_id/,
    );
  });

  test.each([
    ['another reference', { reference_id: 'D0' }, /not about D/],
    ['another amount', { request_amount: 1000.51 }, /opened something else/],
    ['another currency', { currency: 'IDR' }, /documented shape: currency/],
    ['an amount of three decimals', { request_amount: 1000.505 }, /documented shape: request_amount/],
    ['an amount as text', { request_amount: '1000.5' }, /documented shape: request_amount/],
    ['a negative amount', { request_amount: -1000.5 }, /documented shape: request_amount/],
    ['a status that is not known', { status: 'BLOCKED' }, /status that is not known: BLOCKED/],
    ['the end of it', { status: 'EXPIRED' }, /opened something else/],
    ['NUL', { payment_request_id: 'pr-\u0000' }, /documented shape: payment_request_id/],
    ['no way to pay', { actions: [] }, /does not tell how/],
    [
      'a way that is not https',
      { actions: [{ type: 'REDIRECT_CUSTOMER', descriptor: 'WEB_URL', value: 'javascript:alert(1)' }] },
      /not https/,
    ],
  ])('an answer with %s is an error, not a refusal', async (_what, change, error) => {
    xendit.instead(call, (body) => ({ ...body, ...change }));
    const told = await errorOf(provider.create(sessionOf()));
    xendit.instead(call, undefined);
    expect(told).toMatch(error);
    expect(told).not.toMatch(/^refused/);
  });

  test('an immediate failure is refused with its code', async () => {
    xendit.instead(call, (body) => ({ ...body, status: 'FAILED', failure_code: 'CHANNEL_UNAVAILABLE' }));
    const told = await errorOf(provider.create(sessionOf()));
    xendit.instead(call, undefined);
    expect(told).toBe('refused: Xendit has failed to open it: CHANNEL_UNAVAILABLE');
  });
});

describe('[CASH-05] the secret key', () => {
  test('is sent only in the header', async () => {
    await provider.read(await open());
    await provider.statement(clock.now() - hour, clock.now());
    await provider.payOut(payoutOf());
    for (const { headers, ...call } of xendit.asked) {
      expect(headers.authorization).toBe(`Basic ${btoa('xnd_development_secret:')}`);
      expect(JSON.stringify(call)).not.toContain('secret');
    }
  });

  test('is not sent on when an answer redirects', async () => {
    let calls = 0;
    const thirdParties = {
      fetch: async (url: URL | RequestInfo, init?: RequestInit) => {
        calls++;
        expect(init?.redirect).toBe('error');
        return fetch(url, init);
      },
    };
    await createXendit({ clock, thirdParties }, xendit.settings).create(sessionOf());
    expect(calls).toBe(1);
  });

  test('an invalid one is not a refusal', async () => {
    const other = createXendit({ clock }, { ...xendit.settings, secretKey: 'xnd_development_other' });
    expect(await errorOf(other.payOut(payoutOf()))).toBe(
      'Xendit has answered 401 INVALID_API_KEY to POST /v2/payouts',
    );
  });
});

describe('[CASH-05] the state of a session', () => {
  const call = 'GET /v3/payment_requests/:id';

  test('one that was never created, or is not known, is null', async () => {
    expect(await provider.read({ reference, session: null })).toBeNull();
    expect(xendit.asked).toEqual([]);
    expect(await provider.read({ reference, session: 'pr-none' })).toBeNull();
  });

  test('a 404 without its documented code is an error: the order waits', async () => {
    const known = await open();
    xendit.fail(call, { status: 404, body: 'not here' });
    expect(await errorOf(provider.read(known))).toMatch(/^Xendit has answered 404/);
  });

  test.each([...requestStates])(
    'a request that is %s has no payment of its own (%s)',
    async (status, state) => {
      const known = await open();
      const request = xendit.requests.get(known.session);
      if (!request) throw new Error('not made');
      request.status = status;
      const empty = { confirmations: 0, payments: [] };
      const told = await provider.read(known).catch(({ message }: Error) => message);
      expect(told).toEqual(
        state === 'paid' ? `Xendit says that ${reference} is paid, and shows no payment` : empty,
      );
    },
  );

  test.each([...paymentStates])('a payment that is %s is %s', async (status, rank) => {
    const known = await open();
    const id = xendit.pay(reference, { status });
    expect(await provider.read(known)).toEqual({
      confirmations: 0,
      payments: [{ id, rank, amount: 100_050 }],
    });
  });

  test('an unknown status of a request, payment or transaction is never a payment', async () => {
    const known = await open();
    xendit.pay(reference);
    const changed = async (path: string, change: (body: Record<string, unknown>) => unknown) => {
      xendit.instead(path, change);
      const told = await errorOf(provider.read(known));
      xendit.instead(path, undefined);
      return told;
    };
    expect(await changed(call, (body) => ({ ...body, status: 'PAID' }))).toMatch(/not known: PAID$/);
    expect(await changed('GET /v3/payments/:id', (body) => ({ ...body, status: 'SETTLED' }))).toMatch(
      /not known: SETTLED$/,
    );
    expect(
      await changed('GET /transactions', () => ({
        has_more: false,
        data: [{ ...xendit.transactions[0], status: 'DONE' }],
      })),
    ).toMatch(/documented shape: data.0.status$/);
  });

  test('the amount received is the sum of all captures, not the requested amount', async () => {
    const known = await open();
    const id = xendit.pay(reference, { pesos: 900.4 });
    xendit.instead('GET /v3/payments/:id', (body) => ({
      ...body,
      captures: [{ capture_amount: 900.1 }, { capture_amount: 0.3 }],
    }));
    expect(await provider.read(known)).toMatchObject({ payments: [{ id, rank: 'paid', amount: 90_040 }] });
    xendit.instead('GET /v3/payments/:id', (body) => ({ ...body, captures: null }));
    expect(await errorOf(provider.read(known))).toMatch(/is made, and shows no amount$/);
    xendit.instead('GET /v3/payments/:id', undefined);
  });

  test.each(['reference_id', 'currency'])('a payment with another %s is an error', async (name) => {
    const known = await open();
    xendit.pay(reference);
    xendit.instead('GET /v3/payments/:id', (body) => ({ ...body, [name]: 'IDR' }));
    expect(await errorOf(provider.read(known))).toMatch(/not about|documented shape: currency/);
    xendit.instead('GET /v3/payments/:id', undefined);
  });

  test('a payment for a request whose answer was lost is found by the reference', async () => {
    xendit.fail('POST /v3/payment_requests', 'lost');
    await errorOf(provider.create(sessionOf()));
    const first = xendit.pay(reference);
    const known = await open();
    expect(xendit.requests.size).toBeGreaterThan(1);
    const second = xendit.pay(reference);
    const found = await provider.read(known);
    expect(found?.payments.toSorted((one, other) => one.id.localeCompare(other.id))).toEqual(
      [first, second].toSorted().map((id) => ({ id, rank: 'paid', amount: 100_050 })),
    );
  });

  test.each(['REVERSED', 'VOIDED'] as const)('a payment that was %s is reversed', async (status) => {
    const known = await open();
    const id = xendit.pay(reference);
    xendit.movePayment(id, status);
    expect((await provider.read(known))?.payments).toEqual([{ id, rank: 'reversed', amount: 100_050 }]);
  });

  test('a chargeback reverses the payment of its request, and is an error if the request is unknown', async () => {
    const known = await open();
    const id = xendit.pay(reference);
    const line = {
      type: 'CHARGEBACK',
      cashflow: 'MONEY_OUT',
      amount: 1000.5,
      reference_id: reference,
    } as const;
    xendit.transact(line);
    expect((await provider.read(known))?.payments).toEqual([{ id, rank: 'reversed', amount: 100_050 }]);
    const other = await open();
    xendit.pay(reference);
    expect(await errorOf(provider.read(other))).toBe(
      `Which payment of ${reference} went back cannot be told`,
    );
  });
});

describe('[CASH-06] closing', () => {
  const call = 'POST /v3/payment_requests/:id/cancel';

  test('closes a request, and leaves an uncreated one alone', async () => {
    const known = await open();
    await provider.void(known);
    expect(xendit.requests.get(known.session)?.status).toBe('CANCELED');
    await provider.void({ reference, session: null });
    expect(xendit.asked.filter(({ path }) => path.endsWith('/cancel'))).toHaveLength(1);
  });

  test.each([
    [400, 'INACTIVE_PAYMENT_REQUEST'],
    [400, 'INELIGIBLE_TRANSACTION_STATUS'],
    [404, 'DATA_NOT_FOUND'],
  ])('%s %s leaves it unchanged', async (status, error_code) => {
    const known = await open();
    xendit.fail(call, { status, body: { error_code } });
    await expect(provider.void(known)).resolves.toBeUndefined();
  });

  test.each([
    [400, 'TEMPORARILY_UNAVAILABLE'],
    [429, 'RATE_LIMIT_EXCEEDED'],
    [503, 'CHANNEL_UNAVAILABLE'],
  ])('%s %s is retried', async (status, error_code) => {
    const known = await open();
    xendit.fail(call, { status, body: { error_code } });
    expect(await errorOf(provider.void(known))).toMatch(new RegExp(`${status} ${error_code}`));
  });
});

describe('[CASH-20] a refund', () => {
  const refund = (id: string) => provider.refund({ reference, id, amount: 100_050 });
  const refunds = () => xendit.asked.filter(({ path, method }) => path === '/refunds' && method === 'POST');

  test('is for the whole payment, by its request, and appears once it is made', async () => {
    const known = await open();
    const id = xendit.pay(reference);
    await refund(id);
    expect(bodyOf('/refunds')).toEqual({
      reference_id: reference,
      payment_request_id: known.session,
      currency: 'PHP',
      amount: 1000.5,
      reason: 'CANCELLATION',
    });
    expect((await provider.read(known))?.payments).toEqual([{ id, rank: 'paid', amount: 100_050 }]);
    xendit.moveRefunds('SUCCESS');
    expect((await provider.read(known))?.payments).toEqual([{ id, rank: 'refunded', amount: 100_050 }]);
  });

  test.each(['PENDING', 'SUCCEEDED'])('repeated after %s is not a second refund', async (status) => {
    await open();
    const id = xendit.pay(reference);
    xendit.outcome.refund = status;
    await refund(id);
    await refund(id);
    expect(refunds()).toHaveLength(1);
    // If the list of transactions is late, Xendit itself reports the duplicate.
    xendit.instead('GET /transactions', () => ({ has_more: false, data: [] }));
    await refund(id);
    xendit.instead('GET /transactions', undefined);
    expect(refunds()).toHaveLength(2);
    expect(
      xendit.transactions.filter(({ type, reference_id: own }) => type === 'REFUND' && own === reference),
    ).toHaveLength(1);
  });

  test('each of two payments has its own', async () => {
    const first = await open();
    const one = xendit.pay(reference);
    const second = await open();
    const two = xendit.pay(reference);
    xendit.outcome.refund = 'SUCCEEDED';
    await refund(two);
    const found = async () =>
      Object.fromEntries(((await provider.read(second))?.payments ?? []).map(({ id, rank }) => [id, rank]));
    expect(await found()).toEqual({ [one]: 'paid', [two]: 'refunded' });
    await refund(one);
    expect(await found()).toEqual({ [one]: 'refunded', [two]: 'refunded' });
    expect(refunds().map(({ body }) => body['payment_request_id'])).toEqual([second.session, first.session]);
  });

  test.each([...refundStates].filter(([, state]) => state === 'failed'))(
    'one that is %s is refused, and not retried',
    async (status) => {
      await open();
      const id = xendit.pay(reference);
      xendit.outcome.refund = status;
      expect(await errorOf(refund(id))).toMatch(/^refused: Xendit has failed to refund payment py-/);
      expect(await errorOf(refund(id))).toMatch(/^refused: Xendit has failed to refund payment py-/);
      expect(refunds()).toHaveLength(1);
    },
  );

  test('QR Ph, over-the-counter and bank transfers have none: Xendit refuses by name', async () => {
    for (const [method, kind] of [
      ['QRPH', 'qrPh'],
      ['SEVENELEVEN', 'counter'],
      ['BPI', 'bank'],
    ] as const) {
      reference = `D${++made}`;
      await open({ method, kind });
      expect(await errorOf(refund(xendit.pay(reference)))).toBe(
        'refused: Xendit has answered 403 REFUND_NOT_SUPPORTED to POST /refunds',
      );
    }
  });

  test.each([
    [400, 'INSUFFICIENT_BALANCE', true],
    [400, 'PARTIAL_REFUND_COUNTS_EXCEEDED', true],
    [404, 'DATA_NOT_FOUND', true],
    [400, 'INELIGIBLE_TRANSACTION_STATUS', false],
    [400, 'TEMPORARILY_UNAVAILABLE', false],
    [401, 'INVALID_API_KEY', false],
    [429, 'RATE_LIMIT_EXCEEDED', false],
    [500, 'SERVER_ERROR', false],
    [500, 'INSUFFICIENT_BALANCE', false],
  ])('%s %s is a refusal: %s', async (status, error_code, refused) => {
    await open();
    const id = xendit.pay(reference);
    xendit.fail('POST /refunds', { status, body: { error_code } });
    expect((await errorOf(refund(id))).startsWith('refused: ')).toBe(refused);
  });

  test('an unknown status is not a refusal', async () => {
    await open();
    const id = xendit.pay(reference);
    xendit.instead('POST /refunds', (body) => ({ ...body, status: 'REVIEW' }));
    expect(await errorOf(refund(id))).toBe('Xendit tells a status that is not known: REVIEW');
    xendit.instead('POST /refunds', undefined);
  });
});

describe('[CASH-10] a payout', () => {
  test('is requested under one key, which is never paid twice', async () => {
    expect(await provider.payOut(payoutOf())).toBe('underWay');
    xendit.movePayout(reference, 'SUCCEEDED');
    expect(await provider.payOut(payoutOf())).toBe('paid');
    const calls = xendit.asked.filter(({ path }) => path === '/v2/payouts');
    expect(calls.map(({ headers }) => headers['idempotency-key'])).toEqual([reference, reference]);
    expect(calls[0]?.body).toEqual({
      reference_id: reference,
      channel_code: 'PH_GCASH',
      channel_properties: { account_number: '09171234567', account_holder_name: 'Maria Clara Santos' },
      amount: 1234.56,
      currency: 'PHP',
    });
    expect(xendit.transactions.filter(({ reference_id: own }) => own === reference)).toHaveLength(1);
  });

  test('goes to every institution where a member can have an account, except crypto', async () => {
    const codes: Record<string, unknown> = {};
    for (const { code, kind } of institutions) {
      reference = `D${++made}`;
      const paying = provider.payOut(payoutOf({ institution: code, kind }));
      codes[code] =
        kind === 'crypto'
          ? await errorOf(paying)
          : await paying.then(() => bodyOf('/v2/payouts')?.['channel_code']);
    }
    expect(codes).toEqual({
      GCASH: 'PH_GCASH',
      MAYA: 'PH_PAYMAYA',
      BPI: 'PH_BPI',
      BDO: 'PH_BDO',
      UBP: 'PH_UBP',
      MBTC: 'PH_MET',
      LBP: 'PH_LBP',
      SBC: 'PH_SEC',
      'USDT-TRC20': 'refused: Xendit pays nothing out to USDT-TRC20',
    });
  });

  test.each([...payoutStates])('%s is %s, both when requested and when read', async (status, state) => {
    xendit.outcome.payout = status;
    expect(await provider.payOut(payoutOf())).toBe(state);
    expect(await provider.readPayout(reference)).toBe(state);
  });

  test('an unknown status is neither paid nor failed', async () => {
    xendit.outcome.payout = 'ON_HOLD';
    expect(await errorOf(provider.payOut(payoutOf()))).toBe(
      'Xendit tells a status that is not known: ON_HOLD',
    );
    expect(await errorOf(provider.readPayout(reference))).toBe(
      'Xendit tells a status that is not known: ON_HOLD',
    );
  });

  test.each([
    [400, 'API_VALIDATION_ERROR', true],
    [400, 'CHANNEL_CODE_NOT_SUPPORTED', true],
    [400, 'RECIPIENT_ACCOUNT_NUMBER_ERROR', true],
    [400, 'MINIMUM_TRANSFER_LIMIT_ERROR', true],
    [400, 'MAXIMUM_TRANSFER_LIMIT_ERROR', true],
    [400, 'AMOUNT_INCREMENT_NOT_SUPPORTED', true],
    [400, 'A_CODE_OF_TOMORROW', false],
    [401, 'INVALID_API_KEY', false],
    [403, 'REQUEST_FORBIDDEN_ERROR', false],
    [404, 'DATA_NOT_FOUND', false],
    [409, 'DUPLICATE_ERROR', false],
    [429, 'RATE_LIMIT_EXCEEDED', false],
    [500, 'SERVER_ERROR', false],
    [502, 'API_VALIDATION_ERROR', false],
  ])('%s %s is a refusal: %s', async (status, error_code, refused) => {
    xendit.fail('POST /v2/payouts', { status, body: { error_code } });
    expect(await errorOf(provider.payOut(payoutOf()))).toBe(
      `${refused ? 'refused: ' : ''}Xendit has answered ${status} ${error_code} to POST /v2/payouts`,
    );
  });

  test('the same reference with another amount is not paid: it is unknown which one was', async () => {
    await provider.payOut(payoutOf());
    expect(await errorOf(provider.payOut(payoutOf({ amount: 1 })))).toBe(
      'Xendit has answered 409 DUPLICATE_ERROR to POST /v2/payouts',
    );
    xendit.instead('POST /v2/payouts', (body) => ({ ...body, amount: 1 }));
    expect(await errorOf(provider.payOut(payoutOf()))).toMatch(/^Xendit pays another amount out/);
    xendit.instead('POST /v2/payouts', undefined);
  });

  test('an unknown one is null, in both documented shapes', async () => {
    expect(await provider.readPayout(reference)).toBeNull();
    expect(xendit.asked[0]?.query).toEqual({ reference_id: reference });
    xendit.fail('GET /v2/payouts', { raw: '{"data":[],"has_more":false}' });
    expect(await provider.readPayout(reference)).toBeNull();
  });

  test('a payout with another reference, or two with one, is an error', async () => {
    await provider.payOut(payoutOf());
    const call = 'GET /v2/payouts';
    const twice = (body: unknown) => [...(body as unknown[]), ...(body as unknown[])];
    xendit.instead(call, twice);
    expect(await errorOf(provider.readPayout(reference))).toBe(`Xendit has 2 payouts of ${reference}`);
    xendit.instead(call, (body) =>
      (body as unknown as object[]).map((one) => ({ ...one, reference_id: 'W0' })),
    );
    expect(await errorOf(provider.readPayout(reference))).toBe(`Xendit's answer is not about ${reference}`);
    xendit.instead(call, undefined);
  });
});

describe('[CASH-19] the statement', () => {
  const begin = clock.now() + 100 * hour;
  beforeEach(() => {
    xendit.transactions.length = 0;
    clock.shift(begin - createStoppedClock().now());
  });
  const moment = (at: number) => new Date(at).toISOString();
  const line = (type: string, cashflow: 'MONEY_IN' | 'MONEY_OUT', status: string, at = begin) =>
    xendit.transact({
      id: `txn_${type}_${status}_${at - begin}`,
      type,
      cashflow,
      status,
      amount: 10.25,
      reference_id: type,
      created: moment(at),
      updated: moment(at),
    });
  const kindsOf = async (from = begin, to = begin + hour) =>
    (await provider.statement(from, to)).lines
      .map(({ reference: of, kind, amount }) => `${of} ${kind} ${amount}`)
      .toSorted();

  test('lists what has moved money, by type and with its sign, and nothing else', async () => {
    clock.shift(begin + 2 * hour - createStoppedClock().now());
    for (const status of ['PENDING', 'FAILED', 'VOIDED', 'SUCCESS']) {
      line('PAYMENT', 'MONEY_IN', status);
      line('REFUND', 'MONEY_OUT', status);
      line('CHARGEBACK', 'MONEY_OUT', status);
      line('DISBURSEMENT', 'MONEY_OUT', status);
      line('REMITTANCE_PAYOUT', 'MONEY_OUT', status);
      line('WITHDRAWAL', 'MONEY_OUT', status);
      line('TOPUP', 'MONEY_IN', status);
      line('A_TYPE_OF_TOMORROW', 'MONEY_IN', status);
    }
    expect(await kindsOf()).toEqual(
      [
        'PAYMENT payment 1025',
        'REFUND refund -1025',
        'CHARGEBACK reversal -1025',
        'DISBURSEMENT payout -1025',
        'REMITTANCE_PAYOUT payout -1025',
        'WITHDRAWAL other -1025',
        'TOPUP other 1025',
        'A_TYPE_OF_TOMORROW other 1025',
      ].toSorted(),
    );
  });

  test('a reversal is a second line, on the day it happened', async () => {
    clock.shift(begin + 5 * hour - createStoppedClock().now());
    for (const [type, cashflow] of [
      ['PAYMENT', 'MONEY_IN'],
      ['DISBURSEMENT', 'MONEY_OUT'],
      ['REFUND', 'MONEY_OUT'],
    ] as const) {
      line(type, cashflow, 'REVERSED');
      Object.assign(xendit.transactions.at(-1) ?? {}, { updated: moment(begin + 2 * hour) });
    }
    expect(await kindsOf()).toEqual([
      'DISBURSEMENT payout -1025',
      'PAYMENT payment 1025',
      'REFUND refund -1025',
    ]);
    expect(await kindsOf(begin + hour, begin + 2 * hour)).toEqual([]);
    expect(await kindsOf(begin + 2 * hour, begin + 3 * hour)).toEqual([
      'DISBURSEMENT bounce 1025',
      'PAYMENT reversal -1025',
      'REFUND refund 1025',
    ]);
  });

  test('includes the first moment, but not the last', async () => {
    clock.shift(begin + 2 * hour - createStoppedClock().now());
    for (const at of [begin - 1, begin, begin + hour - 1, begin + hour])
      line('PAYMENT', 'MONEY_IN', 'SUCCESS', at);
    const { lines, opening, closing } = await provider.statement(begin, begin + hour);
    expect(lines.map(({ at }) => at)).toEqual([begin, begin + hour - 1]);
    expect({ opening, closing }).toEqual({ opening: 1_025, closing: 3_075 });
  });

  test.each([49, 50, 51, 100, 151])('with %s lines has each one once, page by page', async (count) => {
    clock.shift(begin + hour - createStoppedClock().now());
    for (let at = 0; at < count; at++) line('PAYMENT', 'MONEY_IN', 'SUCCESS', begin + at);
    xendit.asked.length = 0;
    const { lines } = await provider.statement(begin, begin + hour);
    expect(new Set(lines.map(({ id }) => id)).size).toBe(count);
    expect(lines).toHaveLength(count);
    const pages = xendit.asked.filter(({ query }) => 'created[gte]' in query);
    expect(pages).toHaveLength(Math.ceil(count / 50));
    expect(pages.map(({ query }) => query['after_id'])).toEqual([
      undefined,
      ...Array.from({ length: pages.length - 1 }, (_, page) => lines[page * 50 + 49]?.id),
    ]);
  });

  test('a page that promises more without a next one is an error, not the end', async () => {
    xendit.fail('GET /transactions', { raw: '{"has_more":true,"data":[]}' });
    expect(await errorOf(provider.statement(begin - hour, begin))).toBe(
      'Xendit has more transactions, and tells none',
    );
  });

  test('for a period not yet over contains what there is so far', async () => {
    line('PAYMENT', 'MONEY_IN', 'SUCCESS', clock.now());
    const endOfTime = 8_640_000_000_000_000;
    expect(await provider.statement(0, endOfTime)).toMatchObject({ lines: [{ kind: 'payment' }] });
    expect((await provider.statement(clock.now() + 1, endOfTime)).lines).toEqual([]);
  });

  test('a balance below zero is reported as such', async () => {
    xendit.fail('GET /balance', { raw: '{"balance":-0.3}' }, { raw: '{"balance":1241231}' });
    const { opening, closing } = await provider.statement(begin - hour, begin);
    expect([opening, closing].toSorted((one, other) => one - other)).toEqual([-30, 124_123_100]);
  });
});

describe('[CASH-05] a webhook', () => {
  const { settings } = xendit;
  const verify = (headers: Record<string, string | undefined>, rawBody: string) =>
    provider.verifyWebhook(headers, rawBody, clock.now());
  const sent = (event: string, data: Record<string, unknown>) => {
    const { headers, rawBody } = xendit.webhook(event, data);
    return verify(headers, rawBody);
  };
  const about = (id: string) => ({ reference_id: 'D7', status: 'SUCCEEDED', request_amount: 1, ...ids(id) });
  const ids = (id: string) => ({ payment_id: id, payment_request_id: 'pr-1' });

  test.each([
    ['payment.capture', about('py-1'), 'py-1'],
    ['payment.authorization', about('py-1'), 'py-1'],
    ['payment.failure', about('py-1'), 'py-1'],
    ['payment.expiry', about('py-1'), 'py-1'],
    ['payment_request.expiry', { reference_id: 'D7', payment_request_id: 'pr-1' }, 'pr-1'],
    ['refund.succeeded', { id: 'rfd-1', payment_id: 'py-1', reference_id: 'D7' }, 'rfd-1'],
    ['refund.failed', { data: { id: 'rfd-1', payment_id: 'py-1', reference_id: 'D7' } }, 'rfd-1'],
  ])('%s only says that the deposit must be checked', (event, data, id) => {
    expect(sent(event, data)).toEqual({
      id: `${event} ${id}`,
      about: { kind: 'ask', of: 'deposit', reference: 'D7' },
    });
  });

  test.each(['payout.succeeded', 'payout.failed', 'payout.reversed'])(
    '%s only says that the payout must be checked',
    (event) => {
      expect(sent(event, { id: 'disb-1', reference_id: 'W7', status: 'SUCCEEDED', amount: 1 })).toEqual({
        id: `${event} disb-1`,
        about: { kind: 'ask', of: 'payout', reference: 'W7' },
      });
    },
  );

  test('without an order, such as the dashboard’s test, is accepted anyway', () => {
    expect(sent('payment_token.activation', { id: 'pt-1' })).toMatchObject({ about: { kind: 'other' } });
    expect(sent('payment.capture', {})).toMatchObject({ about: { kind: 'other' } });
  });

  test('is the same event in every attempt', () => {
    const { id } = sent('payment.capture', about('py-1')) ?? {};
    clock.shift(hour);
    expect(sent('payment.capture', about('py-1'))?.id).toBe(id);
    expect(sent('payment.capture', about('py-2'))?.id).not.toBe(id);
    expect(sent('payment.failure', about('py-1'))?.id).not.toBe(id);
  });

  test.each([
    ['none', undefined],
    ['an empty one', ''],
    ['another one', 'token-of-the-webhooks-2'],
    ['the beginning of it', 'token-of-the-webhooks'],
    ['more than it', 'token-of-the-webhooks-11'],
    ['the name of it in capitals', 'TOKEN-OF-THE-WEBHOOKS-1'],
  ])('with %s for its token is refused', (_what, token) => {
    const { rawBody } = xendit.webhook('payment.capture', about('py-1'));
    expect(verify({ 'x-callback-token': token }, rawBody)).toBeNull();
  });

  test('two tokens are valid while one is being replaced, and the first is not afterwards', () => {
    const { rawBody } = xendit.webhook('payment.capture', about('py-1'));
    const by = (webhookTokens: string[], token: string) =>
      createXendit({ clock }, { ...settings, webhookTokens }).verifyWebhook(
        { 'x-callback-token': token },
        rawBody,
        clock.now(),
      ) !== null;
    expect(by(['first', 'second'], 'first')).toBe(true);
    expect(by(['first', 'second'], 'second')).toBe(true);
    expect(by(['second'], 'first')).toBe(false);
    expect(by([], '')).toBe(false);
  });

  test.each([
    '',
    'null',
    '[]',
    '{"event":1}',
    '{"event":"payment.capture"}',
    '{"event":"a","data":1}',
    '\u0000',
  ])('authentic, but with %j, is refused without throwing', (rawBody) => {
    expect(verify({ 'x-callback-token': settings.webhookTokens[0] }, rawBody)).toBeNull();
  });
});
