import { createHash, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import type { OperatorContext } from '#operator/core/context.ts';
import {
  type Instructions,
  type KnownSession,
  type NewPayout,
  type NewSession,
  paymentRanks,
  type PayoutState,
  type Provider,
  type ProviderEvent,
  type ProviderPayment,
  ProviderRefusal,
  type ProviderSession,
  type SessionReport,
  type Statement,
  type StatementLine,
} from './provider.ts';
import * as answers from './xenditAnswers.ts';

export const xenditName = 'xendit';

/** An operator's account at Xendit, and the address for its players. */
export interface XenditSettings {
  /** Used only in the Authorization header. */
  secretKey: string;
  /** Tokens sent with webhooks: two while one is being replaced. */
  webhookTokens: readonly string[];
  /** The merchant's name at Xendit, the payee of bank transfers. */
  merchantName: string;
  /** The operator's public address, such as https://play.example.com. */
  siteAddress: string;
  /** Without a trailing slash. */
  apiAddress: string;
}

/** Milliseconds for one answer: several have to fit into the adapter's time (inTime.ts). */
const patience = 2_500;

/** https://docs.xendit.co/docs/how-payments-api-work */
const paymentsVersion = { 'api-version': '2024-11-11' };

const pageSize = 50;
/** More pages than a day has; beyond that something is wrong. */
const mostPages = 1_000;

/**
 * By our method's code: https://docs.xendit.co/docs/gcash, /maya, /qrph, /7-eleven and /bank-transfer. A bank transfer
 * goes from any bank to an account at the bank named here.
 */
const channels: Readonly<Record<string, { code: string; kind: Instructions['kind'] }>> = {
  GCASH: { code: 'GCASH', kind: 'eWallet' },
  MAYA: { code: 'PAYMAYA', kind: 'eWallet' },
  QRPH: { code: 'QRPH', kind: 'qrPh' },
  SEVENELEVEN: { code: '7ELEVEN', kind: 'counter' },
  BPI: { code: 'BANK_TRANSFER', kind: 'bank' },
  UNIONBANK: { code: 'BANK_TRANSFER', kind: 'bank' },
  BDO: { code: 'BANK_TRANSFER', kind: 'bank' },
};
const transferBank = 'Asia United Bank (AUB)';

/** The payment methods that Xendit supports. */
export const xenditMethods: readonly string[] = Object.keys(channels);

/** By our institution's code: https://docs.xendit.co/bank-codes, and `GET /payouts_channels` of an account. */
const destinations: Readonly<Record<string, string>> = {
  GCASH: 'PH_GCASH',
  MAYA: 'PH_PAYMAYA',
  BPI: 'PH_BPI',
  BDO: 'PH_BDO',
  UBP: 'PH_UBP',
  MBTC: 'PH_MET',
  LBP: 'PH_LBP',
  SBC: 'PH_SEC',
};

/** Transient: retry. */
const passing = ['TEMPORARILY_UNAVAILABLE', 'PAYMENT_REQUEST_RATE_LIMITED'];

/** https://docs.xendit.co/docs/integration-payouts: the payout was not made. */
const payoutRefusals = [
  'API_VALIDATION_ERROR',
  'CHANNEL_CODE_NOT_SUPPORTED',
  'RECIPIENT_ACCOUNT_NUMBER_ERROR',
  'MINIMUM_TRANSFER_LIMIT_ERROR',
  'MAXIMUM_TRANSFER_LIMIT_ERROR',
  'AMOUNT_INCREMENT_NOT_SUPPORTED',
];

/** https://docs.xendit.co/apidocs/refund-payment-request: the refund was not made. */
const refundRefusals = [
  'API_VALIDATION_ERROR',
  'INVALID_VALUE_ERROR',
  'REFUND_NOT_SUPPORTED',
  'PARTIAL_REFUND_NOT_SUPPORTED',
  'PARTIAL_REFUND_COUNTS_EXCEEDED',
  'INSUFFICIENT_BALANCE',
  'DATA_NOT_FOUND',
];
/** For a full refund these mean that it has been made, or soon will be. */
const refundKnown = ['REFUND_IN_PROGRESS', 'REFUND_AMOUNT_EXCEEDED'];

/** An unsuccessful answer: its status, and its code if it has the documented format. */
class XenditFailure extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, asked: string) {
    super(`Xendit has answered ${status} ${code || 'without a code'} to ${asked}`);
    this.status = status;
    this.code = code;
  }

  /** Definitely not done. With an invalid key, or too many calls, the request wasn't even processed. */
  get isRefusal(): boolean {
    return [400, 403, 404].includes(this.status) && this.code !== '' && !passing.includes(this.code);
  }
}

interface Call {
  method: 'GET' | 'POST';
  path: string;
  query?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  body?: unknown;
}

export interface XenditContext extends Pick<OperatorContext, 'clock' | 'thirdParties'> {
  /** Milliseconds for one answer. */
  patience?: number;
}

/**
 * Xendit as a payment provider: payment requests of its Payments API, payouts, refunds, transactions and balance. Never
 * trust a webhook's content, as it only proves its sender: query the order instead (CASH-05).
 */
export function createXendit(context: XenditContext, settings: XenditSettings): Provider {
  const ask: Ask = (shape, call) => askXendit(context, settings, shape, call);
  return {
    name: xenditName,
    create: (session) => create(ask, settings, session),
    read: (known) => read(ask, known),
    void: ({ session }) => cancel(ask, session),
    refund: (payment) => refund(ask, payment),
    payOut: (payout) => payOut(ask, payout),
    readPayout: (reference) => readPayout(ask, reference),
    statement: (from, to) => statement(ask, { from, to, now: context.clock.now() }),
    verifyWebhook: (headers, rawBody) =>
      isAuthentic(settings, headers['x-callback-token']) ? eventOf(rawBody) : null,
  };
}

type Ask = <Shape extends v.GenericSchema>(shape: Shape, call: Call) => Promise<v.InferOutput<Shape>>;

async function askXendit<Shape extends v.GenericSchema>(
  { thirdParties, patience: own = patience }: XenditContext,
  { apiAddress, secretKey }: XenditSettings,
  shape: Shape,
  { method, path, query, headers, body }: Call,
): Promise<v.InferOutput<Shape>> {
  const asked = `${method} ${path}`;
  const url = new URL(apiAddress + path);
  for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
  const response = await (thirdParties?.fetch ?? fetch)(url, {
    method,
    headers: {
      authorization: `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`,
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    // Never send the key to another address.
    redirect: 'error',
    signal: AbortSignal.timeout(own),
  });
  const told = parse(await response.text());
  if (!response.ok) {
    const code = v.safeParse(answers.failure, told);
    throw new XenditFailure(response.status, code.success ? code.output.error_code : '', asked);
  }
  const read = v.safeParse(shape, told);
  if (read.success) return read.output;
  const places = read.issues.map((issue) => v.getDotPath(issue) ?? 'the whole').join(', ');
  throw new Error(`Xendit's answer to ${asked} is not of the documented shape: ${places}`);
}

/** Undefined for anything but JSON: no schema accepts it. */
function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

const requestPath = (id: string) => `/v3/payment_requests/${encodeURIComponent(id)}`;

/** The meaning of a status. Throws for one that isn't in its table. */
function meaning<Meaning>(table: ReadonlyMap<string, Meaning>, status: string): Meaning {
  const found = table.get(status);
  if (found === undefined) throw new Error(`Xendit tells a status that is not known: ${status}`);
  return found;
}

/** Throws if an answer is about something else than requested. */
function expectReference(told: { reference_id: string }, reference: string): void {
  if (told.reference_id !== reference) throw new Error(`Xendit's answer is not about ${reference}`);
}

/**
 * Payment requests have no idempotency key: if an answer is lost, its request remains unseen, and nobody can pay it.
 */
async function create(ask: Ask, settings: XenditSettings, session: NewSession): Promise<ProviderSession> {
  const { reference, method, kind, amount } = session;
  const channel = channels[method];
  if (channel?.kind !== kind) throw new ProviderRefusal(`Xendit takes no ${kind} by ${method}`);
  const properties = propertiesOf(channel.code, settings, session);
  const body = {
    reference_id: reference,
    type: 'PAY',
    country: 'PH',
    currency: 'PHP',
    request_amount: answers.pesosOf(amount),
    capture_method: 'AUTOMATIC',
    channel_code: channel.code,
    ...(properties && { channel_properties: properties }),
  };
  const call = { method: 'POST', path: '/v3/payment_requests', headers: paymentsVersion, body } as const;
  const made = await ask(answers.paymentRequest, call).catch((error: unknown) => {
    throw error instanceof XenditFailure && error.isRefusal ? new ProviderRefusal(error.message) : error;
  });
  expectReference(made, reference);
  if (made.status === 'FAILED') {
    throw new ProviderRefusal(`Xendit has failed to open it: ${made.failure_code ?? 'without a code'}`);
  }
  if (made.request_amount !== amount || meaning(answers.requestStates, made.status) !== 'open') {
    throw new Error(`Xendit has opened something else for ${reference}`);
  }
  return {
    id: made.payment_request_id,
    instructions: instructionsOf(kind, settings, made),
    confirmations: 0,
    payments: [],
  };
}

/** https://docs.xendit.co/docs/routing-payment-channels; QR Ph has no properties. */
function propertiesOf(
  channel: string,
  { siteAddress, merchantName }: XenditSettings,
  { kind, endsAt, returnAddress }: NewSession,
): Readonly<Record<string, string>> | null {
  const back = `${siteAddress}${returnAddress}`;
  switch (kind) {
    case 'eWallet':
      return {
        success_return_url: back,
        failure_return_url: back,
        ...(channel === 'PAYMAYA' && { cancel_return_url: back }),
      };
    case 'counter':
      return { payer_name: merchantName, expires_at: new Date(endsAt).toISOString() };
    case 'bank':
      return { display_name: merchantName };
    default:
      return null;
  }
}

function instructionsOf(
  kind: Instructions['kind'],
  { merchantName }: XenditSettings,
  { reference_id: reference, actions }: answers.PaymentRequest,
): Instructions {
  const valueOf = (type: string, descriptor: string): string => {
    const action = actions?.find((one) => one.type === type && one.descriptor === descriptor);
    if (!action) throw new Error(`Xendit does not tell how ${reference} is paid: ${type} ${descriptor}`);
    return action.value;
  };
  switch (kind) {
    case 'eWallet': {
      const url = valueOf('REDIRECT_CUSTOMER', 'WEB_URL');
      if (!URL.canParse(url) || new URL(url).protocol !== 'https:') {
        throw new Error(`Xendit leads ${reference} to an address that is not https`);
      }
      return { kind, url };
    }
    case 'qrPh':
      return { kind, code: valueOf('PRESENT_TO_CUSTOMER', 'QR_STRING'), reference };
    case 'counter':
      return { kind, code: valueOf('PRESENT_TO_CUSTOMER', 'PAYMENT_CODE'), shops: ['7-Eleven'] };
    case 'bank':
      return {
        kind,
        bank: transferBank,
        account: valueOf('PRESENT_TO_CUSTOMER', 'VIRTUAL_ACCOUNT_NUMBER'),
        holder: merchantName,
        reference,
      };
    case 'crypto':
      throw new ProviderRefusal('Xendit takes no crypto');
  }
}

/**
 * Combines the request, its latest payment, and every transaction under our reference, including payments for a request
 * whose answer was lost, refunds and reversals.
 */
async function read(ask: Ask, { reference, session }: KnownSession): Promise<SessionReport | null> {
  if (session === null) return null;
  const path = requestPath(session);
  const request = await unlessMissing(
    ask(answers.paymentRequest, { method: 'GET', path, headers: paymentsVersion }),
  );
  if (!request) return null;
  expectReference(request, reference);
  const state = meaning(answers.requestStates, request.status);
  const { latest_payment_id: latest } = request;
  const [payment, moved] = await Promise.all([
    latest ? readPayment(ask, reference, latest) : null,
    transactionsOf(ask, { reference_id: reference }),
  ]);
  const payments = merge([...(payment ? [rankPayment(payment)] : []), ...moved.flatMap(rankTransaction)]);
  if (state === 'paid' && payments.length === 0) {
    throw new Error(`Xendit says that ${reference} is paid, and shows no payment`);
  }
  const requestOf = (id: string) =>
    moved.find(({ product_id }) => product_id === id)?.product_data?.payment_request_id ??
    (payment?.payment_id === id ? payment.payment_request_id : undefined);
  for (const { type, status, product_data: data } of moved) {
    const rank = takenBack.get(type);
    if (!rank || status !== 'SUCCESS') continue;
    oneOf(payments, reference, data?.payment_request_id, requestOf).rank = rank;
  }
  return { confirmations: 0, payments };
}

const takenBack = new Map([
  ['REFUND', 'refunded'],
  ['CHARGEBACK', 'reversed'],
] as const) as ReadonlyMap<string, 'refunded' | 'reversed'>;

/** The payment that a refund or reversal belongs to. Throws if it is ambiguous. */
function oneOf(
  payments: readonly ProviderPayment[],
  reference: string,
  request: string | null | undefined,
  requestOf: (payment: string) => string | null | undefined,
): ProviderPayment {
  const candidates = payments.filter(
    ({ id, rank }) => !['pending', 'failed'].includes(rank) && (!request || requestOf(id) === request),
  );
  const [payment] = candidates;
  if (!payment || candidates.length > 1) {
    throw new Error(`Which payment of ${reference} went back cannot be told`);
  }
  return payment;
}

async function readPayment(ask: Ask, reference: string, id: string): Promise<answers.Payment> {
  const path = `/v3/payments/${encodeURIComponent(id)}`;
  const payment = await ask(answers.payment, { method: 'GET', path, headers: paymentsVersion });
  expectReference(payment, reference);
  return payment;
}

/** The captured amount counts, whatever was requested. */
function rankPayment({ payment_id: id, status, request_amount, captures }: answers.Payment): ProviderPayment {
  const rank = meaning(answers.paymentStates, status);
  if (rank !== 'paid') return { id, rank, amount: request_amount };
  const amount = (captures ?? []).reduce((sum, { capture_amount }) => sum + capture_amount, 0);
  if (amount === 0) throw new Error(`Xendit says that payment ${id} is made, and shows no amount`);
  return { id, rank, amount };
}

const transactionRanks = {
  PENDING: 'pending',
  SUCCESS: 'paid',
  FAILED: 'failed',
  VOIDED: 'reversed',
  REVERSED: 'reversed',
} as const;

const rankTransaction = ({ type, status, product_id: id, amount }: answers.Transaction): ProviderPayment[] =>
  type === 'PAYMENT' ? [{ id, rank: transactionRanks[status], amount }] : [];

/** Each payment once, with its highest rank. */
function merge(told: readonly ProviderPayment[]): ProviderPayment[] {
  const rankOf = ({ rank }: ProviderPayment) => paymentRanks.indexOf(rank);
  const payments = new Map<string, ProviderPayment>();
  for (const payment of told) {
    const known = payments.get(payment.id);
    if (!known || rankOf(payment) > rankOf(known)) payments.set(payment.id, { ...payment });
  }
  return [...payments.values()];
}

/** Null if Xendit doesn't know it. */
async function unlessMissing<Answer>(asking: Promise<Answer>): Promise<Answer | null> {
  try {
    return await asking;
  } catch (error) {
    if (error instanceof XenditFailure && error.status === 404 && error.code === 'DATA_NOT_FOUND')
      return null;
    throw error;
  }
}

/** Leaves it as it is if it is closed, paid, or of a channel that can't be closed. */
async function cancel(ask: Ask, session: string | null): Promise<void> {
  if (session === null) return;
  const path = `${requestPath(session)}/cancel`;
  try {
    await ask(answers.paymentRequest, { method: 'POST', path, headers: paymentsVersion });
  } catch (error) {
    if (!(error instanceof XenditFailure && error.isRefusal)) throw error;
  }
}

/**
 * Refunds have no idempotency key either: looks for an earlier one first, and Xendit refuses a second full refund. A
 * failed one is not repeated.
 */
async function refund(
  ask: Ask,
  { reference, id, amount }: { reference: string; id: string; amount: number },
): Promise<void> {
  const payment = await readPayment(ask, reference, id);
  const request = payment.payment_request_id;
  const earlier = (await transactionsOf(ask, { reference_id: reference, types: 'REFUND' })).filter(
    ({ product_data: data }) => !data?.payment_request_id || data.payment_request_id === request,
  );
  if (earlier.some(({ status }) => status === 'SUCCESS' || status === 'PENDING')) return;
  if (earlier.length > 0) throw new ProviderRefusal(`Xendit has failed to refund payment ${id}`);
  const body = {
    reference_id: reference,
    payment_request_id: request,
    currency: 'PHP',
    amount: answers.pesosOf(amount),
    reason: 'CANCELLATION',
  };
  try {
    const { status, failure_code: code } = await ask(answers.refund, {
      method: 'POST',
      path: '/refunds',
      body,
    });
    if (meaning(answers.refundStates, status) === 'failed') {
      throw new ProviderRefusal(`Xendit has failed to refund payment ${id}: ${code ?? status}`);
    }
  } catch (error) {
    if (!(error instanceof XenditFailure)) throw error;
    if (refundKnown.includes(error.code)) return;
    throw error.isRefusal && refundRefusals.includes(error.code) ? new ProviderRefusal(error.message) : error;
  }
}

async function payOut(ask: Ask, payout: NewPayout): Promise<PayoutState> {
  const { reference, kind, institution, number, holder, amount } = payout;
  const destination = kind === 'crypto' ? undefined : destinations[institution];
  if (!destination) throw new ProviderRefusal(`Xendit pays nothing out to ${institution}`);
  const body = {
    reference_id: reference,
    channel_code: destination,
    channel_properties: { account_number: number, account_holder_name: holder },
    amount: answers.pesosOf(amount),
    currency: 'PHP',
  };
  const headers = { 'idempotency-key': reference };
  try {
    const made = await ask(answers.payout, { method: 'POST', path: '/v2/payouts', headers, body });
    expectReference(made, reference);
    if (made.amount !== amount) throw new Error(`Xendit pays another amount out for ${reference}`);
    return meaning(answers.payoutStates, made.status);
  } catch (error) {
    const isRefused =
      error instanceof XenditFailure && error.isRefusal && payoutRefusals.includes(error.code);
    throw isRefused ? new ProviderRefusal(error.message) : error;
  }
}

async function readPayout(ask: Ask, reference: string): Promise<PayoutState | null> {
  const query = { reference_id: reference };
  const found = await ask(answers.payouts, { method: 'GET', path: '/v2/payouts', query });
  for (const one of found) expectReference(one, reference);
  const [payout] = found;
  if (!payout) return null;
  if (found.length > 1) throw new Error(`Xendit has ${found.length} payouts of ${reference}`);
  return meaning(answers.payoutStates, payout.status);
}

/** All matching transactions, page by page. */
async function transactionsOf(
  ask: Ask,
  query: Readonly<Record<string, string>>,
): Promise<answers.Transaction[]> {
  const found: answers.Transaction[] = [];
  for (let page = 0; page < mostPages; page++) {
    const last = found.at(-1)?.id;
    const { data, has_more } = await ask(answers.transactions, {
      method: 'GET',
      path: '/transactions',
      query: { ...query, currency: 'PHP', limit: String(pageSize), ...(last && { after_id: last }) },
    });
    found.push(...data);
    if (!has_more) return found;
    if (data.length === 0) throw new Error('Xendit has more transactions, and tells none');
  }
  throw new Error(`Xendit has more than ${mostPages} pages of transactions`);
}

/** The balance contains settled money after fees, so it changes on other days than the lines. */
async function statement(
  ask: Ask,
  { from, to: end, now }: { from: number; to: number; now: number },
): Promise<Statement> {
  // Xendit refuses times in the future.
  const to = Math.min(end, now + 1);
  const range = (name: string) => ({
    [`${name}[gte]`]: new Date(from).toISOString(),
    [`${name}[lte]`]: new Date(to - 1).toISOString(),
  });
  const balanceAt = async (at: number) => {
    const query = {
      account_type: 'CASH',
      currency: 'PHP',
      at_timestamp: new Date(Math.min(at, now)).toISOString(),
    };
    return (await ask(answers.balance, { method: 'GET', path: '/balance', query })).balance;
  };
  if (from >= to) {
    const unmoved = await balanceAt(now);
    return { opening: unmoved, closing: unmoved, lines: [] };
  }
  const [made, reversed, opening, closing] = await Promise.all([
    transactionsOf(ask, range('created')),
    // Made earlier, and reversed by now.
    transactionsOf(ask, { ...range('updated'), statuses: 'REVERSED' }),
    balanceAt(from),
    balanceAt(to),
  ]);
  const lines = new Map([...made, ...reversed].flatMap(linesOf).map((line) => [line.id, line]));
  return {
    opening,
    closing,
    lines: [...lines.values()]
      .filter(({ at }) => at >= from && at < to)
      .toSorted((one, other) => one.at - other.at || one.id.localeCompare(other.id)),
  };
}

const lineKinds: Readonly<Record<string, { kind: StatementLine['kind']; back: StatementLine['kind'] }>> = {
  PAYMENT: { kind: 'payment', back: 'reversal' },
  REFUND: { kind: 'refund', back: 'refund' },
  CHARGEBACK: { kind: 'reversal', back: 'other' },
  DISBURSEMENT: { kind: 'payout', back: 'bounce' },
  REMITTANCE_PAYOUT: { kind: 'payout', back: 'bounce' },
};

/** What a transaction moved, and what was reversed later. */
function linesOf({
  id,
  type,
  status,
  reference_id: reference,
  amount: unsigned,
  cashflow,
  created,
  updated,
}: answers.Transaction): StatementLine[] {
  if (status !== 'SUCCESS' && status !== 'REVERSED') return [];
  const { kind, back } = lineKinds[type] ?? { kind: 'other', back: 'other' };
  const amount = cashflow === 'MONEY_IN' ? unsigned : -unsigned;
  const line: StatementLine = { id, reference, kind, amount, at: created };
  return status === 'SUCCESS'
    ? [line]
    : [line, { id: `${id}:reversed`, reference, kind: back, amount: -amount, at: updated }];
}

/** Compares digests, which have the same length for any input. */
function isAuthentic({ webhookTokens }: XenditSettings, given: string | undefined): boolean {
  const digestOf = (token: string) => createHash('sha256').update(token).digest();
  const digest = digestOf(given ?? '');
  return webhookTokens.map((token) => timingSafeEqual(digestOf(token), digest)).includes(true);
}

const eventKinds = [
  { begins: 'payment.', of: 'deposit' },
  { begins: 'payment_request.', of: 'deposit' },
  { begins: 'refund.', of: 'deposit' },
  { begins: 'payout.', of: 'payout' },
] as const;

/** Null if it doesn't have the documented format. */
function eventOf(rawBody: string): ProviderEvent | null {
  const told = v.safeParse(answers.webhook, parse(rawBody));
  if (!told.success) return null;
  const { event, data } = told.output;
  const kind = eventKinds.find(({ begins }) => event.startsWith(begins));
  const id = data.payment_id ?? data.id ?? data.payment_request_id;
  // A refund is identified by its own id, not by its payment's.
  const own = event.startsWith('refund.') ? data.id : id;
  const reference = data.reference_id ?? '';
  if (kind && own && reference)
    return { id: `${event} ${own}`, about: { kind: 'ask', of: kind.of, reference } };
  const digest = createHash('sha256').update(rawBody).digest('hex');
  return { id: `${event} ${digest}`, about: { kind: 'other', reference } };
}
