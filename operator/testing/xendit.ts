import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Clock } from '#operator/core/context.ts';
import type { XenditSettings } from '#operator/payments/provider/xendit.ts';

/*
 * Xendit as its public documents describe it, on this machine: shapes, statuses and codes are theirs, and the address stands
 * at each. Only what the adapter reads or could stumble over is there.
 */

type Json = Record<string, unknown>;

/** What becomes of the next call of a path: `lost` does it and closes the connection. */
type Fault = { status: number; body: unknown } | 'lost' | { raw: string };

interface Asked {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: IncomingMessage['headers'];
  body: Json;
}

interface XenditDouble {
  settings: XenditSettings;
  asked: Asked[];
  /** The next calls of `METHOD /path` go wrong in this way, one after the other. */
  fail(call: string, ...faults: Fault[]): void;
  /** Changes the answers of a call until it is called again; `undefined` restores them. */
  instead(call: string, change: ((body: Json) => unknown) | undefined): void;
  /** Pays the request with this reference, by default in full. Returns the payment's id. */
  pay(reference: string, options?: { pesos?: number; status?: string }): string;
  /** Xendit reports a new status of a payment. */
  movePayment(id: string, status: 'SUCCEEDED' | 'FAILED' | 'REVERSED' | 'VOIDED'): void;
  /** All refunds so far. */
  moveRefunds(status: 'SUCCESS' | 'FAILED' | 'REVERSED'): void;
  movePayout(reference: string, status: string): void;
  /** Money that no order has moved. */
  transact(line: Partial<Transaction> & Pick<Transaction, 'type' | 'cashflow' | 'amount'>): void;
  /** The status that a new payout or refund gets. */
  outcome: { payout: string; refund: string };
  requests: Map<string, Request>;
  transactions: Transaction[];
  /** The webhook of an event, as it is sent. */
  webhook(event: string, data: Json): { headers: Record<string, string>; rawBody: string };
  close(): Promise<void>;
}

interface Request {
  id: string;
  reference: string;
  pesos: number;
  status: string;
  channel: string;
  latest: string | null;
  body: Json;
}

interface Payment {
  id: string;
  request: Request;
  pesos: number;
  status: string;
}

interface Payout {
  id: string;
  key: string;
  body: Json;
  status: string;
}

interface Transaction {
  id: string;
  product_id: string;
  type: string;
  status: string;
  reference_id: string;
  currency: string;
  amount: number;
  cashflow: 'MONEY_IN' | 'MONEY_OUT';
  created: string;
  updated: string;
  product_data: { payment_request_id: string } | null;
}

const token = 'token-of-the-webhooks-1';

/** https://docs.xendit.co/docs/how-payments-api-work, and by channel https://docs.xendit.co/docs/qrph, /7-eleven, /bank-transfer */
const actions: Record<string, Json[]> = {
  GCASH: [{ type: 'REDIRECT_CUSTOMER', value: 'https://pay.example/gcash', descriptor: 'WEB_URL' }],
  PAYMAYA: [{ type: 'REDIRECT_CUSTOMER', value: 'https://pay.example/maya', descriptor: 'WEB_URL' }],
  QRPH: [{ type: 'PRESENT_TO_CUSTOMER', value: '00020101021228…6304ABCD', descriptor: 'QR_STRING' }],
  '7ELEVEN': [{ type: 'PRESENT_TO_CUSTOMER', value: '123456789012', descriptor: 'PAYMENT_CODE' }],
  BANK_TRANSFER: [
    { type: 'PRESENT_TO_CUSTOMER', value: '7057601478328965', descriptor: 'VIRTUAL_ACCOUNT_NUMBER' },
  ],
};

const failure = (status: number, code: string): Fault => ({
  status,
  body: { error_code: code, message: 'in words' },
});

export async function startXendit(clock: Clock): Promise<XenditDouble> {
  const requests = new Map<string, Request>();
  const payments = new Map<string, Payment>();
  const payouts = new Map<string, Payout>();
  const transactions: Transaction[] = [];
  const faults = new Map<string, Fault[]>();
  const changes = new Map<string, (body: Json) => unknown>();
  const asked: Asked[] = [];
  const outcome = { payout: 'ACCEPTED', refund: 'PENDING' };
  const now = () => new Date(clock.now()).toISOString();

  const transact: XenditDouble['transact'] = (line) => {
    const id = `txn_${randomUUID()}`;
    const own = { created: now(), updated: now(), currency: 'PHP', status: 'SUCCESS', product_data: null };
    transactions.push({ id, product_id: id, reference_id: id, ...own, ...line });
  };
  const touch = (which: (line: Transaction) => boolean, status: string) => {
    for (const line of transactions.filter(which)) Object.assign(line, { status, updated: now() });
  };

  /** https://docs.xendit.co/apidocs/get-payment-request */
  const requestBody = ({ id, reference, pesos, status, latest, channel, body }: Request): Json => ({
    business_id: '5f27a14a9bf05c73dd040bc8',
    reference_id: reference,
    payment_request_id: id,
    ...(latest && { latest_payment_id: latest }),
    type: 'PAY',
    country: 'PH',
    currency: 'PHP',
    request_amount: pesos,
    capture_method: 'AUTOMATIC',
    channel_code: channel,
    channel_properties: body['channel_properties'],
    ...(status === 'REQUIRES_ACTION' && { actions: actions[channel] }),
    status,
    created: now(),
    updated: now(),
  });

  /** https://docs.xendit.co/apidocs/get-payment */
  const paymentBody = ({ id, request, pesos, status }: Payment): Json => ({
    payment_id: id,
    business_id: '5f27a14a9bf05c73dd040bc8',
    reference_id: request.reference,
    payment_request_id: request.id,
    type: 'PAY',
    country: 'PH',
    currency: 'PHP',
    request_amount: request.pesos,
    capture_method: 'AUTOMATIC',
    channel_code: request.channel,
    ...(status === 'SUCCEEDED' && {
      captures: [{ capture_timestamp: now(), capture_id: `cap-${id}`, capture_amount: pesos }],
    }),
    status,
    created: now(),
    updated: now(),
  });

  /** https://docs.xendit.co/docs/integration-payouts */
  const payoutBody = ({ id, body, status }: Payout): Json => ({
    id,
    ...body,
    status,
    created: now(),
    updated: now(),
    estimated_arrival_time: now(),
    business_id: '6018306aa16ad90cb3c43ba7',
    ...(status === 'FAILED' && { failure_code: 'INVALID_DESTINATION' }),
  });

  const latestOf = (reference: string): Request => {
    const found = [...requests.values()].findLast((request) => request.reference === reference);
    if (!found) throw new Error(`There is no request ${reference}`);
    return found;
  };

  const ways: [method: string, path: RegExp, act: (call: Asked, id: string) => unknown][] = [
    [
      'POST',
      /^\/v3\/payment_requests$/,
      ({ body }) => {
        const request: Request = {
          id: `pr-${randomUUID()}`,
          reference: String(body['reference_id']),
          pesos: Number(body['request_amount']),
          status: 'REQUIRES_ACTION',
          channel: String(body['channel_code']),
          latest: null,
          body,
        };
        requests.set(request.id, request);
        return requestBody(request);
      },
    ],
    [
      'GET',
      /^\/v3\/payment_requests\/([^/]+)$/,
      (_call, id) => {
        const request = requests.get(id);
        return request ? requestBody(request) : failure(404, 'DATA_NOT_FOUND');
      },
    ],
    [
      'POST',
      /^\/v3\/payment_requests\/([^/]+)\/cancel$/,
      (_call, id) => {
        const request = requests.get(id);
        if (!request) return failure(404, 'DATA_NOT_FOUND');
        if (request.status !== 'REQUIRES_ACTION') return failure(400, 'INACTIVE_PAYMENT_REQUEST');
        request.status = 'CANCELED';
        return requestBody(request);
      },
    ],
    [
      'GET',
      /^\/v3\/payments\/([^/]+)$/,
      (_call, id) => {
        const payment = payments.get(id);
        return payment ? paymentBody(payment) : failure(404, 'DATA_NOT_FOUND');
      },
    ],
    [
      'POST',
      /^\/refunds$/,
      ({ body }) => {
        const request = requests.get(String(body['payment_request_id']));
        if (!request) return failure(404, 'DATA_NOT_FOUND');
        if (!['GCASH', 'PAYMAYA'].includes(request.channel)) return failure(403, 'REFUND_NOT_SUPPORTED');
        const earlier = transactions.filter(
          ({ type, product_data: data }) => type === 'REFUND' && data?.payment_request_id === request.id,
        );
        if (earlier.some(({ status }) => status === 'PENDING')) return failure(400, 'REFUND_IN_PROGRESS');
        if (earlier.some(({ status }) => status === 'SUCCESS')) return failure(400, 'REFUND_AMOUNT_EXCEEDED');
        const id = `rfd-${randomUUID()}`;
        transact({
          type: 'REFUND',
          cashflow: 'MONEY_OUT',
          amount: Number(body['amount']),
          product_id: id,
          reference_id: String(body['reference_id']),
          status: { SUCCEEDED: 'SUCCESS', PENDING: 'PENDING' }[outcome.refund] ?? 'FAILED',
          product_data: { payment_request_id: request.id },
        });
        const isFailed = outcome.refund === 'FAILED';
        return { id, ...body, status: outcome.refund, failure_code: isFailed ? 'ACCOUNT_NOT_FOUND' : null };
      },
    ],
    [
      'POST',
      /^\/v2\/payouts$/,
      ({ body, headers }) => {
        const key = String(headers['idempotency-key']);
        const known = [...payouts.values()].find((payout) => payout.key === key);
        if (known && JSON.stringify(known.body) !== JSON.stringify(body))
          return failure(409, 'DUPLICATE_ERROR');
        const payout = known ?? { id: `disb-${randomUUID()}`, key, body, status: 'ACCEPTED' };
        if (!known) {
          payouts.set(String(body['reference_id']), payout);
          transact({
            type: 'DISBURSEMENT',
            cashflow: 'MONEY_OUT',
            amount: Number(body['amount']),
            product_id: payout.id,
            reference_id: String(body['reference_id']),
            status: 'PENDING',
          });
          setPayout(payout, outcome.payout);
        }
        return payoutBody(payout);
      },
    ],
    [
      'GET',
      /^\/v2\/payouts$/,
      ({ query }) => {
        const payout = payouts.get(query['reference_id'] ?? '');
        return payout ? [payoutBody(payout)] : [];
      },
    ],
    [
      'GET',
      /^\/transactions$/,
      ({ query }) => {
        const { reference_id: reference, types, statuses, after_id: after, limit = '10' } = query;
        const within = (name: 'created' | 'updated', line: Transaction) =>
          (query[`${name}[gte]`] ?? '') <= line[name] && line[name] <= (query[`${name}[lte]`] ?? '9');
        const found = transactions.filter(
          (line) =>
            (reference === undefined || line.reference_id === reference) &&
            (types === undefined || line.type === types) &&
            (statuses === undefined || line.status === statuses) &&
            within('created', line) &&
            within('updated', line),
        );
        const begin = after === undefined ? 0 : found.findIndex(({ id }) => id === after) + 1;
        const data = found.slice(begin, begin + Number(limit));
        return { has_more: begin + data.length < found.length, data, links: [] };
      },
    ],
    [
      'GET',
      /^\/balance$/,
      ({ query }) => {
        const at = query['at_timestamp'] ?? '9';
        const moved = transactions
          .filter(({ status, created }) => ['SUCCESS', 'REVERSED'].includes(status) && created < at)
          .map(({ amount, cashflow, status, updated }) =>
            status === 'REVERSED' && updated < at ? 0 : cashflow === 'MONEY_IN' ? amount : -amount,
          );
        return { balance: Math.round(moved.reduce((sum, one) => sum + one, 0) * 100) / 100 };
      },
    ],
  ];

  function setPayout(payout: Payout, status: string) {
    payout.status = status;
    const known: Record<string, string> = { SUCCEEDED: 'SUCCESS', REVERSED: 'REVERSED', FAILED: 'FAILED' };
    touch(({ product_id: id }) => id === payout.id, known[status] ?? 'PENDING');
  }

  async function serve(incoming: IncomingMessage, response: ServerResponse) {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const url = new URL(incoming.url ?? '/', 'http://xendit');
    const { method = '' } = incoming;
    const text = Buffer.concat(chunks).toString();
    const call: Asked = {
      method,
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      headers: incoming.headers,
      body: text === '' ? {} : (JSON.parse(text) as Json),
    };
    asked.push(call);
    const send = (status: number, body: string) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    if (
      incoming.headers.authorization !== `Basic ${Buffer.from(`${settings.secretKey}:`).toString('base64')}`
    ) {
      return send(401, JSON.stringify({ error_code: 'INVALID_API_KEY', message: 'in words' }));
    }
    const way = ways.find(([own, path]) => own === method && path.test(url.pathname));
    const name = `${method} ${url.pathname.replace(/\/(pr|py)-[^/]+/, '/:id')}`;
    const fault = faults.get(name)?.shift();
    if (fault && fault !== 'lost') {
      return 'raw' in fault ? send(200, fault.raw) : send(fault.status, JSON.stringify(fault.body));
    }
    const made = way?.[2](call, way[1].exec(url.pathname)?.[1] ?? '') ?? failure(404, 'DATA_NOT_FOUND');
    if (fault === 'lost') return response.destroy();
    const isFailure = typeof made === 'object' && 'status' in made && typeof made.status === 'number';
    if (isFailure) return send(made.status as number, JSON.stringify((made as { body?: unknown }).body));
    return send(200, JSON.stringify(changes.get(name)?.(made as Json) ?? made));
  }

  const server = createServer((incoming, response) => void serve(incoming, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const settings: XenditSettings = {
    secretKey: 'xnd_development_secret',
    webhookTokens: [token],
    merchantName: 'Araw',
    siteAddress: 'https://play.example.com',
    apiAddress: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  };

  return {
    settings,
    asked,
    requests,
    transactions,
    outcome,
    fail: (call, ...added) => void faults.set(call, added),
    instead(call, change) {
      if (change) changes.set(call, change);
      else changes.delete(call);
    },
    pay(reference, { pesos, status = 'SUCCEEDED' } = {}) {
      const request = latestOf(reference);
      const payment = { id: `py-${randomUUID()}`, request, pesos: pesos ?? request.pesos, status };
      payments.set(payment.id, payment);
      request.latest = payment.id;
      if (status === 'SUCCEEDED') request.status = 'SUCCEEDED';
      transact({
        type: 'PAYMENT',
        cashflow: 'MONEY_IN',
        amount: payment.pesos,
        product_id: payment.id,
        reference_id: reference,
        status: { SUCCEEDED: 'SUCCESS', PENDING: 'PENDING', AUTHORIZED: 'PENDING' }[status] ?? 'FAILED',
        product_data: { payment_request_id: request.id },
      });
      return payment.id;
    },
    movePayment(id, status) {
      const payment = payments.get(id);
      if (!payment) throw new Error(`There is no payment ${id}`);
      if (status === 'SUCCEEDED' || status === 'FAILED') payment.status = status;
      if (status === 'SUCCEEDED') payment.request.status = 'SUCCEEDED';
      touch(({ product_id: own }) => own === id, status === 'SUCCEEDED' ? 'SUCCESS' : status);
    },
    moveRefunds: (status) => touch(({ type }) => type === 'REFUND', status),
    movePayout(reference, status) {
      const payout = payouts.get(reference);
      if (!payout) throw new Error(`There is no payout ${reference}`);
      setPayout(payout, status);
    },
    transact,
    webhook: (event, data) => ({
      headers: { 'x-callback-token': token },
      rawBody: JSON.stringify({ event, business_id: '6094fa76c2fd53701b8e079c', created: now(), data }),
    }),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
