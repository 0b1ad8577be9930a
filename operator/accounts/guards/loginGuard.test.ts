import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { loginFailures } from '#operator/database/tables/accounts.tables.ts';
import { createTestContext, type TestContext } from '#operator/testing/context.ts';
import type { Requester } from './knownDevices.ts';
import { beginAttempt, forgetFailures, loginLimits, takeBackAttempt } from './loginGuard.ts';

const context: TestContext = await createTestContext();
afterAll(() => context.close());

const minute = 60_000;
const { window } = loginLimits;
const maria = { merchantCode: 'ARAW', name: 'maria' };
const here: Requester = { network: '192.0.2.9', knownAs: null };
const fresh = (index: number): Requester => ({ network: `198.51.100.${index}`, knownAs: null });
const known: Requester = { network: '192.0.2.9', knownAs: 'device 1' };

beforeEach(async () => {
  context.clock.shift(0);
  await context.database.delete(loginFailures);
});

/** Adds failures, all at the current time; unspecified fields differ in each. */
async function failed(count: number, row: { name?: string; network?: string; knownAs?: string }) {
  const column = (name: 'name' | 'network') => (row[name] ? sql`${row[name]}::text` : sql`${name} || i`);
  await context.database.execute(sql`
    insert into ${loginFailures} (merchant_code, name, network, known_as, at)
    select 'ARAW', ${column('name')}, ${column('network')}, ${row.knownAs ?? null}::text,
      ${context.clock.now()}::bigint
    from generate_series(1, ${count}::int) i`);
}

/** A wrong guess: 'looked at', or its refusal. */
async function guess(requester: Requester, who = maria) {
  const attempt = await beginAttempt(context, who, requester);
  if (!attempt.refusal) return 'looked at';
  await takeBackAttempt(context, attempt);
  return [attempt.refusal.code, attempt.refusal.retryAfter];
}

const limits = [
  [
    'a network at a name',
    {
      most: loginLimits.networkAtNameRefusedFrom,
      row: { name: 'maria', network: here.network },
      code: 'tooManyRequests',
      guesses: () => guess(here),
      spares: () => guess(fresh(1)),
    },
  ],
  [
    'a network at all names together',
    {
      most: loginLimits.networkRefusedFrom,
      row: { network: here.network },
      code: 'tooManyRequests',
      guesses: () => guess(here),
      spares: () => guess(fresh(1)),
    },
  ],
  [
    'the networks of a site at a name',
    {
      most: 60,
      row: { name: 'maria', network: '2001:db8:0:7::/64' },
      code: 'tooManyRequests',
      guesses: (index: number) => guess({ ...here, network: `2001:db8:0:${index}::/64` }),
      spares: () => guess({ ...here, network: '2001:db8:1:7::/64' }),
    },
  ],
  [
    'the networks of a site at all names together',
    {
      most: 400,
      row: { network: '2001:db8:0:7::/64' },
      code: 'tooManyRequests',
      guesses: (index: number) => guess({ ...here, network: `2001:db8:0:${index}::/64` }),
      spares: () => guess({ ...here, network: '2001:db8:1:7::/64' }),
    },
  ],
  [
    'all networks that have failed at a name',
    {
      most: loginLimits.failedNetworksRefusedFrom,
      row: { name: 'maria' },
      code: 'accountLocked',
      guesses: () => guess({ ...here, network: 'network1' }),
      spares: () => guess(fresh(1)),
    },
  ],
  [
    'all strangers at a name',
    {
      most: loginLimits.strangersRefusedFrom,
      row: { name: 'maria' },
      code: 'accountLocked',
      guesses: (index: number) => guess(fresh(index)),
      spares: () => guess(fresh(9), { ...maria, name: 'nena' }),
    },
  ],
] as const;

describe.each(limits)('%s', (_, { most, row, code, guesses, spares }) => {
  test('may guess up to the limit, and again once the first failure is an hour old', async () => {
    await failed(most - 1, row);
    context.clock.shift(minute);
    expect(await guesses(1)).toBe('looked at');
    expect(await guesses(2)).toEqual([code, (window - minute) / 1000]);
    expect(await spares()).toBe('looked at');
    context.clock.shift(window - minute - 1);
    expect(await guesses(3)).toEqual([code, 1]);
    context.clock.shift(1);
    expect(await guesses(4)).toBe('looked at');
  });

  test('gets no more guesses through at once than one by one', async () => {
    await failed(most - 1, row);
    const answers = await Promise.all([guesses(1), guesses(2), guesses(3)]);
    expect(answers.filter((answer) => answer === 'looked at').length).toBeLessThanOrEqual(1);
  });

  test('is not blocked by failures in the future after the clock is set back', async () => {
    await failed(most, row);
    context.clock.shift(-1);
    expect(await guesses(1)).toBe('looked at');
  });

  test('does not lock out known devices or open sessions', async () => {
    await failed(most, row);
    expect([await guess(known), await guess({ ...here, knownAs: 'account 1' })]).toEqual([
      'looked at',
      'looked at',
    ]);
  });
});

describe('a known device', () => {
  const delays = [30, 60, 120, 240, 480, 900, 900];

  test('waits from its tenth failure on, doubling each time up to a quarter of an hour', async () => {
    await failed(9, { name: 'maria', knownAs: 'device 1' });
    expect(await guess(known)).toBe('looked at');
    for (const seconds of delays) {
      expect(await guess(known)).toEqual(['accountLocked', seconds]);
      context.clock.shift(seconds * 1000 - 1);
      expect(await guess(known)).toEqual(['accountLocked', 1]);
      context.clock.shift(1);
      expect(await guess(known)).toBe('looked at');
    }
  });

  test('is refused from its hundredth failure on, until the window has passed', async () => {
    await failed(100, { name: 'maria', knownAs: 'device 1' });
    expect(await guess(known)).toEqual(['accountLocked', window / 1000]);
    context.clock.shift(window - 1);
    expect(await guess(known)).toEqual(['accountLocked', 1]);
    context.clock.shift(1);
    expect(await guess(known)).toBe('looked at');
  });

  test('gets no more guesses through at once than one by one', async () => {
    await failed(9, { name: 'maria', knownAs: 'device 1' });
    const answers = await Promise.all([guess(known), guess(known), guess(known)]);
    expect(answers.filter((answer) => answer === 'looked at').length).toBeLessThanOrEqual(1);
  });

  test('neither waits for another device nor makes strangers wait', async () => {
    await failed(loginLimits.strangersRefusedFrom, {
      name: 'maria',
      network: here.network,
      knownAs: 'device 2',
    });
    expect([await guess(known), await guess(here)]).toEqual(['looked at', 'looked at']);
  });

  test('does not wait for failures in the future after the clock is set back', async () => {
    await failed(20, { name: 'maria', knownAs: 'device 1' });
    context.clock.shift(-1);
    expect(await guess(known)).toBe('looked at');
  });
});

describe('what triggers a captcha', () => {
  const failuresOf = async (requester: Requester) => {
    const attempt = await beginAttempt(context, maria, requester);
    await takeBackAttempt(context, attempt);
    return attempt.failures;
  };

  test('for strangers the failures of all strangers, for a known device its own', async () => {
    await failed(2, { name: 'maria', knownAs: 'device 1' });
    await failed(5, { name: 'maria' });
    expect([await failuresOf(here), await failuresOf(fresh(1)), await failuresOf(known)]).toEqual([5, 5, 2]);
    expect(await failuresOf({ ...known, knownAs: 'device 2' })).toBe(0);
  });

  test('a success clears the failures of that device, a new password clears all', async () => {
    await failed(2, { name: 'maria', network: here.network });
    await failed(3, { name: 'maria' });
    await failed(4, { name: 'maria', knownAs: 'device 1', network: here.network });
    await forgetFailures(context, maria, here);
    expect([await failuresOf(here), await failuresOf(known)]).toEqual([3, 4]);
    await forgetFailures(context, maria, known);
    expect([await failuresOf(here), await failuresOf(known)]).toEqual([3, 0]);
    await failed(1, { name: 'nena', network: here.network });
    await forgetFailures(context, maria);
    expect([await failuresOf(here), await context.database.$count(loginFailures)]).toEqual([0, 1]);
  });
});
