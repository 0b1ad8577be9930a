import { afterAll, beforeEach, expect, test } from 'vitest';
import { createStoppedClock } from '#operator/core/clock.ts';
import { createOperator } from '#operator/server.ts';
import { openTestDatabase } from '#operator/testing/database.ts';
import { headers as names } from '@araw/contract/calls/answer';
import { builtPages } from '#tests/builtPages.ts';
import { createLogger } from '@araw/server/log/logger';
import { createRateLimiter } from '#operator/http/rateLimit.ts';

const clock = createStoppedClock();
const limits = { guardedPerIp: 4, perIp: 8, captchasPerIp: 3, captchas: 5 };
const operator = await createOperator({
  connection: await openTestDatabase(),
  clock,
  log: createLogger('silent'),
  sandbox: false,
  pagesFolder: await builtPages(),
  limits,
});
afterAll(() => operator.close());

/** Starts a new window for each test. */
beforeEach(() => clock.shift(3_600_000));

const guarded = '/wps/check/username?username=maria';
async function statusOf(url: string, remoteAddress: string) {
  const headers = { [names.merchant]: 'ARAW' };
  const answer = await operator.server.inject({ method: 'GET', url, remoteAddress, headers });
  return answer.statusCode;
}
const statusesOf = (url: string, addresses: string[]) =>
  Promise.all(addresses.map((address) => statusOf(url, address)));

const ofOneCustomer = (count: number) =>
  Array.from({ length: count }, (_, index) => `2001:db8:0:7:${index.toString(16)}::${index + 1}`);

test.each([
  ['the guarded calls', guarded, limits.guardedPerIp],
  ['all calls', '/wps/system/country', limits.perIp],
  ['the games', '/play/verify', limits.perIp],
  ['captchas', '/wps/captcha', limits.captchasPerIp],
])('a customer’s IPv6 network has one limit for %s, even for simultaneous calls', async (_, url, most) => {
  const statuses = await statusesOf(url, ofOneCustomer(most + 3));
  expect(statuses.toSorted((one, other) => one - other)).toEqual([
    ...Array<number>(most).fill(200),
    429,
    429,
    429,
  ]);
  expect(await statusOf(url, '2001:db8:0:8::1')).toBe(200);
});

test.each([
  ['the guarded calls', guarded, 8],
  ['all calls', '/wps/system/country', 16],
  ['the games', '/play/verify', 16],
  ['the ways back from a provider', '/payments/return/none', 16],
])('the 65,536 networks of one site have twice the limit of one for %s', async (_, url, most) => {
  const ofOneSite = Array.from({ length: 20 }, (_, index) => `2001:db8:5:${index.toString(16)}::1`);
  const passed = (await statusesOf(url, ofOneSite)).filter((status) => status !== 429);
  expect(passed).toHaveLength(most);
  const ofOthers = ['2001:db8:6::1', '2001:db8:4:ffff::1', '192.0.2.1'];
  expect(await statusesOf(url, ofOthers)).not.toContain(429);
});

test('one network uses up half of its site’s limit', async () => {
  expect(await statusesOf(guarded, ofOneCustomer(50))).toContain(429);
  const neighbours = Array.from({ length: 6 }, (_, index) => `2001:db8:0:${index + 20}::1`);
  expect(await statusesOf(guarded, neighbours)).toEqual([200, 200, 200, 200, 429, 429]);
});

test('a flood of addresses makes the limits forget only those longest without a call', () => {
  const count = createRateLimiter(clock);
  const isRefused = (key: string) => {
    try {
      count(key, 1);
      return false;
    } catch {
      return true;
    }
  };
  expect([isRefused('busy'), isRefused('quiet')]).toEqual([false, false]);
  const refused: string[] = [];
  for (let address = 1; address <= 60_000; address++) {
    const key = address % 1_000 === 0 ? 'busy' : `ip ${address}`;
    if (isRefused(key)) refused.push(key);
  }
  expect(refused).toEqual(Array<string>(60).fill('busy'));
  expect(isRefused('quiet')).toBe(false);
  expect(isRefused('ip 59999')).toBe(true);
  expect(isRefused('ip 20001')).toBe(true);
});

test('captchas have a limit for everyone together, not used up by those refused to one network', async () => {
  const captcha = '/wps/captcha';
  const flood = await statusesOf(captcha, Array<string>(7).fill('192.0.2.1'));
  expect(flood).toEqual([200, 200, 200, 429, 429, 429, 429]);
  expect(await statusesOf(captcha, ['192.0.2.2', '192.0.2.3', '192.0.2.4'])).toEqual([200, 200, 429]);
  clock.shift(59_999);
  expect(await statusOf(captcha, '192.0.2.5')).toBe(429);
  clock.shift(1);
  expect(await statusOf(captcha, '192.0.2.5')).toBe(200);
});

test('an IPv4 address has one limit, however it is written', async () => {
  const spellings = ['192.0.2.1', '::ffff:192.0.2.1', '::ffff:c000:201', '0:0:0:0:0:ffff:c000:0201'];
  expect(await statusesOf(guarded, spellings)).toEqual([200, 200, 200, 200]);
  expect(await statusesOf(guarded, spellings)).toEqual([429, 429, 429, 429]);
  expect(await statusOf(guarded, '192.0.2.2')).toBe(200);
});

test('calls without an address share one limit, and are answered', async () => {
  expect(await statusesOf(guarded, ['z', 'x', '1.2.3.4:80', '::g'])).toEqual([200, 200, 200, 200]);
  expect(await statusOf(guarded, 'y')).toBe(429);
});

test('after a minute calls count from zero again, but not a millisecond earlier', async () => {
  const from = ['192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.1'];
  expect(await statusesOf(guarded, from)).toEqual([200, 200, 200, 200]);
  clock.shift(59_999);
  expect(await statusOf(guarded, '192.0.2.1')).toBe(429);
  clock.shift(1);
  expect(await statusOf(guarded, '192.0.2.1')).toBe(200);
});

test('setting the clock back locks no one out', async () => {
  expect(await statusesOf(guarded, Array<string>(5).fill('192.0.2.1'))).toEqual([200, 200, 200, 200, 429]);
  clock.shift(-1);
  expect(await statusOf(guarded, '192.0.2.1')).toBe(200);
});
