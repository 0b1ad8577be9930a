import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { firstTermsVersion } from '#operator/content/terms.ts';
import type { Caller } from '#operator/core/context.ts';
import { accounts, affiliateCodes, knownDevices } from '#operator/database/tables/accounts.tables.ts';
import { bonuses } from '#operator/database/tables/bonuses.tables.ts';
import { announcements } from '#operator/database/tables/content.tables.ts';
import { referrals, referralTerms } from '#operator/database/tables/referrals.tables.ts';
import { reviewers } from '#operator/database/tables/reviews.tables.ts';
import { payoutAccounts } from '#operator/database/tables/withdrawals.tables.ts';
import { seedGames } from '#operator/games/games.seed.ts';
import { createHandlers } from '#operator/handlers.ts';
import { seedReferralTerms } from '#operator/seed/growth.ts';
import { merchant } from '#operator/seed/merchant.ts';
import { registrationVariants } from '#operator/seed/registrationVariants.ts';
import { putOnBreak } from '#operator/testing/protection.ts';
import { refusalOf, visitor } from '#operator/testing/accounts.ts';
import { createTestAccounts } from '#operator/testing/database.ts';
import { cashIn, run, settleBet } from '#operator/testing/growth.ts';
import { createPaymentsContext, createProviderDouble } from '#operator/testing/payments.ts';
import { setRegisterSettings } from '#operator/testing/system.ts';
import { calls, type ParsedRequest } from '@araw/contract/calls/calls';
import { decideReferral, moveReferrals, referralsInReview } from './referrals.ts';

const context = await createPaymentsContext(createProviderDouble());
const { database, clock } = context;
await seedGames(context);
afterAll(() => context.close());
const handlers = createHandlers({ sandbox: true });
const day = 86_400_000;
let inviter: number;

const callerOf = (id: number): Caller => ({
  ...visitor,
  account: { id, name: '', type: 0, merchantCode: merchant.code },
});

beforeEach(async () => {
  await database.delete(announcements);
  await run(context, 'REFERRAL');
  await setRegisterSettings(context, {
    ...registrationVariants.threeFields.settings,
    affiliateEnabled: true,
  });
  await database.delete(referrals);
  await database.delete(reviewers);
  await database.insert(reviewers).values({ name: 'desk-1' });
  await database.delete(referralTerms);
  await database.insert(referralTerms).values(seedReferralTerms);
  [inviter = 0] = await createTestAccounts(database, 1);
});

const page = async (who = inviter) =>
  v.parse(calls.invitation.response, await handlers.invitation({ language: 'EN' }, callerOf(who), context));

let names = 0;
const registration = (code: string): ParsedRequest<'register'> =>
  v.parse(calls.register.request, {
    username: `friend_${++names}`,
    password: 'Secret123',
    confirmPassword: 'Secret123',
    affiliateCode: code,
    registerUrl: 'araw.example',
    registerMethod: 'H5',
    type: 0,
    domain: 'araw.example',
    countryDialingCode: '63',
    agreed: true,
    notBarred: true,
    termsVersion: firstTermsVersion,
  });
const idOf = async (name: string) =>
  (await database.select({ id: accounts.id }).from(accounts).where(eq(accounts.name, name)))[0]?.id ?? 0;
/** A friend registers with a code, on a device of their own or this one; returns the account. */
const joins = async (code: string, deviceToken = '') => {
  const { userName, ...session } = await handlers.register(
    { ...registration(code), deviceToken },
    visitor,
    context,
  );
  return { id: await idOf(userName), deviceToken: session.deviceToken ?? '' };
};
const invites = async () => joins((await page()).code);
/** Two processes run the same turn. */
const turn = () => Promise.all([moveReferrals(context), moveReferrals(context)]);
const rewardsOf = async (id: number) =>
  (await database.select().from(bonuses).where(eq(bonuses.accountId, id))).map(
    ({ source, amount, state }) => [source.replace(/\d+/, 'friend'), amount, state],
  );
const referralOf = async (id: number) =>
  (await database.select().from(referrals).where(eq(referrals.accountId, id)))[0];

describe('an invitation', () => {
  it('[BEN-06] has one permanent code, different from everyone else’s', async () => {
    const { code } = await page();
    expect(code).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
    const again = await Promise.all([page(), page()]);
    expect(again.map((one) => one.code)).toEqual([code, code]);
    const [other = 0] = await createTestAccounts(database, 1);
    expect((await page(other)).code).not.toBe(code);
  });

  it('[BEN-06] shows each reward and its condition', async () => {
    expect(await page()).toMatchObject({
      terms: {
        leastDeposit: 500,
        depositReward: 100,
        friendReward: 100,
        leastBets: 2_000,
        betsReward: 200,
        days: 30,
        factor: 100,
        minimumAge: 21,
      },
      invited: 0,
      rewarded: 0,
      earned: 0,
      friends: [],
    });
  });

  it('[BEN-06] is there only while such a promo runs and registration accepts codes', async () => {
    await setRegisterSettings(context, registrationVariants.threeFields.settings);
    expect((await refusalOf(page()))?.code).toBe('switchedOff');
    await setRegisterSettings(context, registrationVariants.standard.settings);
    await database.delete(announcements);
    expect((await refusalOf(page()))?.code).toBe('switchedOff');
  });
});

describe('a registration through the link', () => {
  it('[BEN-06] [REG-07] counts for the member with the code, and earns nothing on its own', async () => {
    const { code } = await page();
    const check = (given: string) =>
      handlers.checkAffiliate({ code: given, domain: 'araw.example' }, visitor, context);
    expect(await check(code.toLowerCase())).toEqual({});
    const friend = await joins(` ${code.toLowerCase()} `);
    await turn();
    const [account] = await database.select().from(accounts).where(eq(accounts.id, friend.id));
    expect(account).toMatchObject({ recommenderId: inviter, uplineId: null });
    expect(await page()).toMatchObject({
      invited: 1,
      rewarded: 0,
      earned: 0,
      friends: [
        {
          name: expect.stringMatching(/^fr•••.+$/),
          joinedAt: clock.now(),
          state: 'deposit',
          stateText: 'First cash-in pending',
          reason: '',
          earned: 0,
        },
      ],
    });
    expect(await rewardsOf(inviter)).toEqual([]);
  });

  it('[REG-07] is refused with an unknown code, or one of a closed account', async () => {
    const { code } = await page();
    expect((await refusalOf(joins('NOBODY22')))?.code).toBe('invitationInvalid');
    await database.update(accounts).set({ disabled: true }).where(eq(accounts.id, inviter));
    expect((await refusalOf(joins(code)))?.code).toBe('invitationInvalid');
  });

  it('[BEN-06] is not an invitation if the code is an agent’s, or no such promo runs', async () => {
    const [agent = 0] = await createTestAccounts(database, 1, 1);
    await database
      .insert(affiliateCodes)
      .values({ merchantCode: merchant.code, code: 'AGENT22', agentId: agent });
    const ofAgent = await joins('AGENT22');
    const { code } = await page();
    await database.delete(announcements);
    const late = await joins(code);
    expect([await referralOf(ofAgent.id), await referralOf(late.id)]).toEqual([undefined, undefined]);
  });
});

describe('a friend’s activity', () => {
  it('[BEN-06] earns once for the first cash-in that is large enough, and once for valid bets', async () => {
    const friend = await invites();
    await cashIn(context, friend.id, '499.99');
    await settleBet(context, friend.id, 199_999);
    await turn();
    expect(await rewardsOf(inviter)).toEqual([]);
    await cashIn(context, friend.id, '500');
    await turn();
    expect((await page()).friends[0]).toMatchObject({ state: 'bets', earned: 100 });
    await settleBet(context, friend.id, 1);
    await cashIn(context, friend.id, '5000');
    await turn();
    await turn();
    expect(await rewardsOf(inviter)).toEqual([
      ['referral:friend:deposit', 10_000, 'claimable'],
      ['referral:friend:bets', 20_000, 'claimable'],
    ]);
    expect(await rewardsOf(friend.id)).toEqual([['welcome:friend', 10_000, 'claimable']]);
    expect(await page()).toMatchObject({
      invited: 1,
      rewarded: 1,
      earned: 300,
      friends: [{ state: 'done', earned: 300 }],
    });
    const { list } = await handlers.rewards({ language: 'EN' }, callerOf(inviter), context);
    expect(list.map(({ title }) => title)).toEqual(['Friend invited', 'Friend invited']);
  });

  it('[BEN-06] [BEN-12] earns nothing more once the deposit is reversed', async () => {
    const friend = await invites();
    const reverse = await cashIn(context, friend.id, '500');
    await turn();
    await reverse();
    await turn();
    expect(await rewardsOf(inviter)).toEqual([['referral:friend:deposit', 10_000, 'revoked']]);
    expect(await rewardsOf(friend.id)).toEqual([['welcome:friend', 10_000, 'revoked']]);
    expect(await page()).toMatchObject({ earned: 0 });
  });

  it('[BEN-06] counts until time is up, under the terms on the day of registration', async () => {
    const friend = await invites();
    await database
      .insert(referralTerms)
      .values({ ...seedReferralTerms[0]!, fromDay: '2026-01-15', depositReward: 1 })
      .onConflictDoNothing();
    clock.shift(30 * day - 1);
    await cashIn(context, friend.id, '500');
    clock.shift(1);
    await settleBet(context, friend.id, 500_000);
    await turn();
    expect(await rewardsOf(inviter)).toEqual([['referral:friend:deposit', 10_000, 'claimable']]);
    expect((await page()).friends[0]).toMatchObject({ state: 'ended', earned: 100 });
  });

  it('[BEN-06] waits while the inviter is self-excluded', async () => {
    const friend = await invites();
    await putOnBreak(context, inviter, clock.now() + day);
    await cashIn(context, friend.id, '500');
    await turn();
    expect(await rewardsOf(inviter)).toEqual([]);
    clock.shift(day);
    await turn();
    expect(await rewardsOf(inviter)).toHaveLength(1);
  });
});

const reasons = {
  person: 'May be your own account.',
  payoutAccount: 'Shares your payout account.',
  device: 'Shares your device.',
};

describe('a friend who looks like the inviter', () => {
  const device = async (id: number, tokenDigest: string) =>
    database.insert(knownDevices).values({ accountId: id, tokenDigest, lastLoginAt: clock.now() });
  const payout = async (id: number, numberDigest: string) =>
    database.insert(payoutAccounts).values({
      accountId: id,
      kind: 'eWallet',
      institution: 'GCASH',
      number: '09170000001',
      numberDigest,
      holder: 'Maria Santos',
      isDefault: false,
      inReview: false,
      usableAt: 0,
      createdAt: clock.now(),
    });

  it.each([
    [
      'the same device',
      'device',
      async (friend: number) => (await device(friend, 'd1'), device(inviter, 'd1')),
    ],
    [
      'the same payout account',
      'payoutAccount',
      async (friend: number) => (await payout(friend, `p${friend}`), payout(inviter, `p${friend}`)),
    ],
    [
      'the same payee',
      'person',
      async (friend: number) => {
        await database.update(accounts).set({ payeeName: 'Maria Santos' }).where(eq(accounts.id, inviter));
        await database.update(accounts).set({ payeeName: 'MARIA SANTOS' }).where(eq(accounts.id, friend));
      },
    ],
    [
      'the same number',
      'person',
      async (friend: number) => {
        const mobile = `+63917${String(friend).padStart(7, '0')}`;
        await database.update(accounts).set({ mobile }).where(eq(accounts.id, inviter));
        await database.update(accounts).set({ mobile }).where(eq(accounts.id, friend));
      },
    ],
  ] as const)('[BEN-06] by %s goes to review before anything is earned', async (_name, signal, share) => {
    const friend = await invites();
    await share(friend.id);
    await cashIn(context, friend.id, '500');
    await turn();
    expect(await referralOf(friend.id)).toMatchObject({ state: 'inReview', signals: [signal] });
    expect(await rewardsOf(inviter)).toEqual([]);
    expect((await page()).friends[0]).toMatchObject({
      state: 'inReview',
      stateText: 'Being checked',
      reason: reasons[signal],
    });
    expect((await referralsInReview(database)).map(({ referral }) => referral.accountId)).toEqual([
      friend.id,
    ]);
    const decide = (decision: 'allowed' | 'refused') =>
      decideReferral(context, friend.id, { decision, by: 'desk-1', reason: 'brothers' });
    await decide('allowed');
    expect((await refusalOf(decide('refused')))?.code).toBe('conflict');
    await turn();
    expect(await rewardsOf(inviter)).toEqual([['referral:friend:deposit', 10_000, 'claimable']]);
  });

  it('[BEN-06] [CASH-20] is never decided by a reviewer related to the friend or the inviter', async () => {
    const friend = await invites();
    for (const id of [inviter, friend.id]) {
      await database.update(accounts).set({ payeeName: 'Juan Santos' }).where(eq(accounts.id, id));
    }
    await turn();
    await database.insert(reviewers).values([
      { name: 'own', accountId: inviter },
      { name: 'friends', accountId: friend.id },
    ]);
    const decide = (by: string) =>
      decideReferral(context, friend.id, { decision: 'allowed', by, reason: 'fine' });
    for (const name of ['own', 'friends', 'nobody']) {
      expect([name, (await refusalOf(decide(name)))?.code]).toEqual([name, 'noPermission']);
    }
    expect((await referralOf(friend.id))?.state).toBe('inReview');
    await decide('desk-1');
    expect(await referralOf(friend.id)).toMatchObject({
      state: 'allowed',
      decidedBy: 'desk-1',
      reason: 'fine',
    });
  });

  it('[BEN-06] or like another friend of the same inviter, by registering on the same device', async () => {
    const { code } = await page();
    const first = await joins(code);
    await turn();
    const second = await joins(code, first.deviceToken);
    await turn();
    expect((await referralOf(first.id))?.state).toBe('counting');
    expect(await referralOf(second.id)).toMatchObject({ state: 'inReview', signals: ['device'] });
    // The other friend is reviewed before earning.
    await cashIn(context, first.id, '500');
    await turn();
    expect((await referralOf(first.id))?.state).toBe('inReview');
    await decideReferral(context, second.id, { decision: 'refused', by: 'desk-1', reason: 'one person' });
    await cashIn(context, second.id, '500');
    await turn();
    expect(await rewardsOf(inviter)).toEqual([]);
    expect((await page()).friends.map(({ state, reason }) => [state, reason])).toContainEqual([
      'refused',
      'Shares your device.',
    ]);
  });
});
