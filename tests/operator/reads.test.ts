import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accounts, captchas } from '#operator/database/tables/accounts.tables.ts';
import { createStoppedClock } from '#operator/core/clock.ts';
import { settleDue } from '#operator/compositions/due.ts';
import { createLogger } from '@araw/server/log/logger';
import { createOperator, type RunningOperator } from '#operator/server.ts';
import { openTestDatabase } from '#operator/testing/database.ts';
import type { Call } from '@araw/contract/calls/call';
import { type CallName, calls } from '@araw/contract/calls/calls';
import { smallestRequest } from '#tools/report/calls/smallestRequest.ts';
import { assetsIn, builtPages } from '../builtPages.ts';

const pagesFolder = await builtPages();

let operator: RunningOperator;
beforeAll(async () => {
  operator = await createOperator({
    connection: await openTestDatabase({ seeded: true }),
    clock: createStoppedClock(),
    log: createLogger('silent'),
    sandbox: true,
    pagesFolder,
    // Without limits, guarded calls leave no counts behind.
    limits: { perIp: Infinity, perAccount: Infinity, guardedPerIp: Infinity },
  });
});
afterAll(() => operator.close());

const trial = '/wps/session/trial?ageConfirmed=true';
const ask = (method: 'GET' | 'HEAD', url: string, headers: Record<string, string> = {}) =>
  operator.server.inject({ method, url, headers });

/** The contents of every table, as a short text each. */
async function contents(): Promise<Record<string, string>> {
  const { database } = operator.context;
  const tables = await database
    .select({ name: sql<string>`table_name` })
    .from(sql`information_schema.tables`)
    .where(sql`table_schema = 'public'`);
  const held: Record<string, string> = {};
  for (const { name } of tables) {
    const rows = sql`(select md5(row::text) as digest from ${sql.identifier(name)} as row) as rows`;
    const [one] = await database
      .select({ all: sql<string>`md5(string_agg(digest, '' order by digest))` })
      .from(rows);
    held[name] = one?.all ?? '';
  }
  return held;
}

test('no public GET writes anything: calls, pages, files and sandbox', async () => {
  const reads = Object.values<Call>(calls)
    .filter(({ method }) => method === 'GET')
    .map(
      ({ path, request }) =>
        `${path}?${new URLSearchParams(smallestRequest(request) as Record<string, string>)}`,
    );
  const sandbox = ['', '/outbox', '/atlas', '/chat', '/app/ios', '/app/araw.mobileconfig'];
  const writes = [
    'clock',
    'switch',
    'flag',
    'phoneProvider',
    'popups',
    'registerVariant',
    'reset',
    'obstacle',
  ];
  const paths = [
    ...reads,
    '/',
    '/m/home',
    '/health',
    '/ready',
    '/play/JL-001?code=none',
    '/play/verify',
    ...assetsIn(pagesFolder)('play.html'),
    ...sandbox.map((path) => `/sandbox${path}`),
    ...writes.map((path) => `/sandbox/${path}?by=60000&name=maintenance&on=true&variant=mobileOnly&sure=yes`),
    '/sandbox/identity?account=google-2001&channel=google&state=1&nonce=1',
  ];
  const askAll = async () => {
    for (const url of paths) for (const method of ['GET', 'HEAD'] as const) await ask(method, url);
  };
  // The operator's own keys are created on first use, and jobs begin with the first turn.
  await askAll();
  await settleDue(operator.context);
  const before = await contents();
  await askAll();
  expect(await contents()).toEqual(before);
  expect(operator.context.clock.now()).toBe(createStoppedClock().now());
});

test('a GET that writes needs a token, except for the trial account and the captcha', () => {
  const writing: CallName[] = [
    'addRecentGame',
    'launchGame',
    'launchTrialGame',
    'launchChat',
    'createTrialByGet',
    'captcha',
  ];
  const open = writing.filter((name) => calls[name].access === 'anyone');
  expect(open).toEqual(['createTrialByGet', 'captcha']);
});

describe.each([
  ['a trial account', trial, accounts],
  ['a captcha', '/wps/captcha', captchas],
] as const)('%s is created with GET', (_name, url, table) => {
  const created = async (method: 'GET' | 'HEAD', headers: Record<string, string>) => {
    const before = await operator.context.database.$count(table);
    const { statusCode } = await ask(method, url, headers);
    return [statusCode, (await operator.context.database.$count(table)) - before];
  };

  test.each([
    [
      'a link',
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
    ],
    [
      'a typed address',
      { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
    ],
    ['a picture of this very page', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'image' }],
    ['a prefetch', { 'sec-fetch-site': 'same-origin', 'sec-purpose': 'prefetch' }],
    ['a picture in an old browser', {}],
    ['a script of another site', { 'sec-fetch-site': 'cross-site', merchant: 'ARAW' }],
    ['a script of a sibling site', { 'sec-fetch-site': 'same-site', merchant: 'ARAW' }],
    ['a script of another site in an old browser', { origin: 'http://evil.example', merchant: 'ARAW' }],
    ['a frame without an origin', { origin: 'null', merchant: 'ARAW' }],
  ])('[TRIAL-01] not from %s', async (_of, headers) => {
    expect(await created('GET', headers)).toEqual([403, 0]);
    expect(await created('HEAD', headers)).toEqual([403, 0]);
  });

  test.each([
    ['a script of the own page', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' }],
    ['the same in an old browser', { origin: 'http://localhost:80' }],
    ['a program', {}],
  ])('[TRIAL-01] from %s', async (_of, headers) => {
    expect(await created('GET', { merchant: 'ARAW', ...headers })).toEqual([200, 1]);
  });
});

test('[TRIAL-01] [TRIAL-04] a trial account is created with POST, with the age confirmed, and not from another site', async () => {
  const post = async (payload: object, headers: Record<string, string> = {}) => {
    const answer = await operator.server.inject({
      method: 'POST',
      url: '/wps/session/trial',
      payload,
      headers,
    });
    return [answer.statusCode, answer.json().value?.customerType ?? answer.json().code];
  };
  expect(await post({ ageConfirmed: true })).toEqual([200, 4]);
  expect(await post({ ageConfirmed: 'true' })).toEqual([400, 'requestInvalid']);
  expect(await post({})).toEqual([400, 'requestInvalid']);
  expect(await post({ ageConfirmed: true }, { 'sec-fetch-site': 'cross-site' })).toEqual([
    403,
    'noPermission',
  ]);
  expect(await post({ ageConfirmed: true }, { origin: 'https://evil.example' })).toEqual([
    403,
    'noPermission',
  ]);
});

test('no call from another site’s page is answered, with or without a token', async () => {
  const allowed: string[] = [];
  for (const [name, { method, path }] of Object.entries<Call>(calls)) {
    const headers = { 'sec-fetch-site': 'cross-site', authorization: 'any', merchant: 'ARAW' };
    const { statusCode } = await operator.server.inject({ method, url: path, headers });
    if (statusCode !== 403) allowed.push(name);
  }
  expect(allowed).toEqual([]);
});
