import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startSession } from '#operator/accounts/identity/sessions.ts';
import { createStoppedClock } from '#operator/core/clock.ts';
import { accounts } from '#operator/database/tables/accounts.tables.ts';
import { createOperator, type RunningOperator } from '#operator/server.ts';
import { openTestDatabase } from '#operator/testing/database.ts';
import { headers } from '@araw/contract/calls/answer';
import { calls } from '@araw/contract/calls/calls';

const hour = 3_600_000;

let operator: RunningOperator;
let token: string;
beforeAll(async () => {
  operator = await createOperator({
    connection: await openTestDatabase({ seeded: true }),
    clock: createStoppedClock(),
    log: pino({ level: 'silent' }),
    sandbox: true,
    checkAnswers: true,
  });
});
afterAll(() => operator.close());

// A day that passes in a test ends the session.
beforeEach(async () => {
  const { context } = operator;
  const [maria] = await context.database.select().from(accounts).where(eq(accounts.name, 'maria'));
  token = await startSession(context, maria ?? { id: 0 }, { ip: '', userAgent: '', sessionId: null });
});

const ownPage = { 'sec-fetch-site': 'same-origin' };

const submit = (path: string, form: Record<string, string>, given: Record<string, string> = ownPage) =>
  operator.server.inject({
    method: 'POST',
    url: `/sandbox/cashier/${path}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'localhost:8080', ...given },
    payload: new URLSearchParams(form).toString(),
  });

const words = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
const page = async () => (await operator.server.inject('/sandbox/cashier')).body;
/** Members with settings, as their list shows them. */
const restricted = async () => {
  const [, list = ''] = /id="restricted"[^]*?<ul[^>]*>([^]*?)<\/ul>/.exec(await page()) ?? [];
  return list.split('</li>').map(words).filter(Boolean);
};
const gcashRow = async () => words(/aria-label="GCash"[^>]*>([^]*?)<\/form>/.exec(await page())?.[1] ?? '');
const problemOf = (body: string) => /<strong class="wrong"[^>]*>([^<]*)</.exec(body)?.[1];

async function cashIn() {
  const answer = await operator.server.inject({
    url: calls.cashIn.path,
    headers: { [headers.token]: token },
  });
  return answer.json().value;
}

const demands = async () =>
  (await cashIn()).demands.map(({ kind, until }: { kind: string; until: number | null }) => [kind, until]);

const gcash = async () => {
  const { methods } = await cashIn();
  const { open, opensAt } = methods.find(({ code }: { code: string }) => code === 'GCASH');
  return { open, opensAt };
};

describe('[CASH-15] a sandbox member', () => {
  test('is closed and in review, until that is undone', async () => {
    const answer = await submit('member', {
      name: 'maria',
      depositsClosed: 'on',
      inReview: 'on',
      identityVerified: 'on',
    });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/sandbox/cashier?done=member']);
    expect(await demands()).toEqual([
      ['closed', null],
      ['review', null],
    ]);
    expect(await restricted()).toEqual(['maria deposits closed in review identity verified Change maria']);
    await submit('member', { name: 'maria', depositsClosed: 'on' });
    expect(await demands()).toEqual([['closed', null]]);
    await submit('member', { name: 'maria' });
    expect(await demands()).toEqual([]);
    expect(await restricted()).toEqual([]);
  });

  test.each([[{ name: 'nobody' }, 404, 'There is no member nobody.']])(
    'is not set by %j, which is reported next to its field and stays',
    async (form: Record<string, string>, status, words) => {
      const answer = await submit('member', form);
      expect([answer.statusCode, problemOf(answer.body)]).toEqual([status, words]);
      for (const typed of Object.values(form)) expect(answer.body).toContain(`value="${typed}"`);
      expect(await demands()).toEqual([]);
    },
  );

  test.each<Record<string, string>>([{ name: 'maria', depositsClosed: 'yes' }, {}])(
    'is not set by %j, which no form sends',
    async (form) => {
      const answer = await submit('member', form);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
      expect(answer.body).toContain('<a href="/sandbox/cashier">Back to the cashier</a>');
      expect(await demands()).toEqual([]);
    },
  );

  test('is shown in the form with current values, for editing', async () => {
    const form = { name: 'maria', inReview: 'on' };
    await submit('member', form);
    const { body } = await operator.server.inject('/sandbox/cashier?member=maria');
    const shown = /name="name"\s+value="([^"]*)"/.exec(body)?.[1];
    const switched = ['depositsClosed', 'inReview', 'identityVerified'].map(
      (field) => new RegExp(`name="${field}"[^]*?value="(\\w+)" selected`).exec(body)?.[1],
    );
    expect([shown, switched]).toEqual(['maria', ['off', 'on', 'off']]);
    await submit('member', { name: 'maria' });
  });
});

describe('[CASH-01] a sandbox payment method', () => {
  test('is closed with or without an opening time, and opened again', async () => {
    const opensAt = operator.context.clock.now() + 5 * hour;
    const answer = await submit('method', { code: 'GCASH', act: 'close', hours: '5' });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/sandbox/cashier?done=method']);
    expect(await gcash()).toEqual({ open: false, opensAt });
    expect(await gcashRow()).toBe('GCash closed opens on 16 Jan 2026, 01:00:00 (Manila) Open');
    // It opens automatically, and the page says so once players can use it.
    await submit('method', { code: 'GCASH', act: 'close', hours: '0' });
    expect(await gcash()).toEqual({ open: true, opensAt: null });
    expect(await gcashRow()).toMatch(/^GCash open .* Close$/);
    await submit('method', { code: 'GCASH', act: 'close' });
    expect(await gcash()).toEqual({ open: false, opensAt: null });
    expect(await gcashRow()).toBe('GCash closed nobody knows when it opens Open');
    await submit('method', { code: 'GCASH', act: 'open' });
    expect(await gcash()).toEqual({ open: true, opensAt: null });
    expect(await gcashRow()).toMatch(/^GCash open .* Close$/);
  });

  test.each([
    [{ code: 'UNKNOWN', act: 'close' }, 404],
    [{ code: 'GCASH', act: 'shut' }, 400],
    [{ code: 'GCASH', act: 'close', hours: 'soon' }, 400],
  ])('is not set by %j', async (form: Record<string, string>, status) => {
    expect((await submit('method', form)).statusCode).toBe(status);
    expect(await gcash()).toEqual({ open: true, opensAt: null });
  });
});

test('other sites’ forms set nothing, and the page says what was set', async () => {
  const other = { 'sec-fetch-site': 'cross-site' };
  const restricted = await submit('member', { name: 'maria', depositsClosed: 'on' }, other);
  const closed = await submit('method', { code: 'GCASH', act: 'close' }, other);
  expect([restricted.statusCode, closed.statusCode]).toEqual([403, 403]);
  expect([await demands(), await gcash()]).toEqual([[], { open: true, opensAt: null }]);
  const { body } = await operator.server.inject('/sandbox/cashier?done=method');
  expect(body).toContain('<p role="status">Payment method saved.</p>');
  expect((await operator.server.inject('/sandbox/cashier?done=<b>')).body).not.toContain('role="status"');
});
