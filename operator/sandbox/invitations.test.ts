import { eq, inArray } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStoppedClock } from '#operator/core/clock.ts';
import { accounts } from '#operator/database/tables/accounts.tables.ts';
import { referrals } from '#operator/database/tables/referrals.tables.ts';
import { moveReferrals } from '#operator/rewards/referrals.ts';
import { createOperator, type RunningOperator } from '#operator/server.ts';
import { openTestDatabase } from '#operator/testing/database.ts';
import { withoutEntities } from '#operator/testing/entities.ts';

let operator: RunningOperator;
beforeAll(async () => {
  operator = await createOperator({
    connection: await openTestDatabase({ seeded: true }),
    clock: createStoppedClock(),
    log: pino({ level: 'silent' }),
    sandbox: true,
  });
});
afterAll(() => operator.close());

const host = { host: 'localhost:8080' };
const desk = async () => (await operator.server.inject({ url: '/sandbox/invitations', headers: host })).body;
const decide = (form: Record<string, string>) =>
  operator.server.inject({
    method: 'POST',
    url: '/sandbox/invitations',
    headers: {
      ...host,
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
    },
    payload: new URLSearchParams(form).toString(),
  });

/** Two friends invited by maria, who share her name. */
async function invite(): Promise<string[]> {
  const { database, clock } = operator.context;
  const names = ['maria', 'nena', 'amor'];
  const found = await database.select().from(accounts).where(inArray(accounts.name, names));
  const [inviterId = 0, ...friends] = names.map((name) => found.find((one) => one.name === name)?.id ?? 0);
  await database.update(accounts).set({ payeeName: 'Maria Santos' }).where(inArray(accounts.name, names));
  const joinedAt = clock.now();
  await database.insert(referrals).values(
    friends.map((accountId, at) => ({
      accountId,
      inviterId,
      termsFrom: '2025-01-01',
      joinedAt: joinedAt + at,
      endsAt: joinedAt + 1_000_000,
    })),
  );
  await moveReferrals(operator.context);
  return friends.map(String);
}
const stateOf = async (friend: string) =>
  (
    await operator.context.database
      .select({ state: referrals.state, by: referrals.decidedBy, reason: referrals.reason })
      .from(referrals)
      .where(eq(referrals.accountId, Number(friend)))
  )[0];

test('[BEN-06] the desk shows who looks like the inviter, and accepts one decision with its reason', async () => {
  expect(await desk()).toContain('Nothing to review.');
  const [first = '', second = ''] = await invite();
  const shown = await desk();
  expect(shown.indexOf('Decide on nena')).toBeLessThan(shown.indexOf('Decide on amor'));
  expect(shown).toContain('Shares a name, number or e-mail address with maria or another of their friends.');
  expect([await stateOf(first), await stateOf(second)]).toMatchObject([
    { state: 'inReview' },
    { state: 'inReview' },
  ]);

  const form = { friend: first, decision: 'allowed', reviewer: 'desk-1', reason: 'Sisters.' };
  const unfit = await decide({ ...form, reason: ' ' });
  expect([unfit.statusCode, unfit.body.includes('Enter a reason.')]).toEqual([400, true]);
  // Ramon is above maria.
  const related = await decide({ ...form, reviewer: 'desk-ramon' });
  expect([related.statusCode, withoutEntities(related.body)]).toEqual([
    403,
    expect.stringMatching(
      /class="wrong"[^>]*>\s*Reviewers can't decide on their own account or their circle's\.\s*</,
    ),
  ]);
  expect((await stateOf(first))?.state).toBe('inReview');

  expect((await decide(form)).headers.location).toBe('/sandbox/invitations?reviewer=desk-1&decision=allowed');
  expect(await stateOf(first)).toEqual({ state: 'allowed', by: 'desk-1', reason: 'Sisters.' });
  const late = await decide({ ...form, decision: 'refused' });
  expect([late.statusCode, late.body.includes('It does not wait any more.')]).toEqual([409, true]);

  await decide({ ...form, friend: second, decision: 'refused' });
  expect([await stateOf(first), await stateOf(second)]).toMatchObject([
    { state: 'allowed' },
    { state: 'refused' },
  ]);
  expect(await desk()).toContain('Nothing to review.');
});

test('[BEN-06] values that no form can send are refused', async () => {
  const form = { friend: '1', decision: 'allowed', reviewer: 'desk-1', reason: 'x' };
  for (const wrong of [{ friend: '-1' }, { friend: 'x' }, { decision: 'counting' }]) {
    expect((await decide({ ...form, ...wrong })).statusCode).toBe(400);
  }
});
