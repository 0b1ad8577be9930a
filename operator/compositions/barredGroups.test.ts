import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { issueIdToken } from '#operator/accounts/identity/identity.ts';
import { accountsHandlers } from '#operator/accounts/login/accounts.handlers.ts';
import { agentAccountsHandlers } from '#operator/agents/agentAccounts.handlers.ts';
import { firstTermsVersion } from '#operator/content/terms.ts';
import { accounts } from '#operator/database/tables/accounts.tables.ts';
import { protectionSteps } from '#operator/database/tables/protection.tables.ts';
import { registrationVariants } from '#operator/seed/registrationVariants.ts';
import { changeMerchant, refusalOf, visitor } from '#operator/testing/accounts.ts';
import { createSeededContext } from '#operator/testing/context.ts';
import { setProfile } from '#operator/testing/protection.ts';
import { setPhoneProvider, setRegisterSettings } from '#operator/testing/system.ts';
import { calls } from '@araw/contract/calls/calls';
import { registrationHandlers } from './registration.handlers.ts';

const context = await createSeededContext();
afterAll(() => context.close());

let names = 0;
const freshName = () => `player_${(names += 1)}x`;
const freshNumber = () => `0917300${String((names += 1)).padStart(4, '0')}`;
const secret = { password: 'Secret123', confirmPassword: 'Secret123' };
const around = {
  registerUrl: 'araw.example',
  registerMethod: 'H5',
  domain: 'araw.example',
  agreed: true,
  termsVersion: firstTermsVersion,
};
const nonce = 'nonce-of-the-page-1';

type Declared = { notBarred?: boolean };

/** Every way to an account; each resolves with the name of a new one. */
const roads: Record<string, (declared: Declared) => Promise<string>> = {
  async 'the form'(declared) {
    await setRegisterSettings(context, registrationVariants.threeFields.settings);
    const request = { ...secret, ...around, type: 0, username: freshName(), ...declared };
    const { userName } = await registrationHandlers.register(
      v.parse(calls.register.request, request),
      visitor,
      context,
    );
    return userName;
  },
  async 'a mobile number'(declared) {
    await setRegisterSettings(context, registrationVariants.mobileOnly.settings);
    await setPhoneProvider(context, true);
    const mobileNum = freshNumber();
    const phone = `+63${mobileNum.slice(1)}`;
    const firebaseIdToken = await issueIdToken(context, { subject: phone, channel: 'phone', phone, nonce });
    const proof = { firebaseChannel: 'sms', firebaseIdToken };
    const request = { ...secret, ...around, ...proof, type: 0, mobileNum, ...declared };
    const { userName } = await registrationHandlers.registerMobile(
      v.parse(calls.registerMobile.request, request),
      visitor,
      context,
    );
    return userName;
  },
  async 'a social account'(declared) {
    await setRegisterSettings(context, registrationVariants.threeFields.settings);
    const subject = `facebook-${(names += 1)}`;
    const firebaseIdToken = await issueIdToken(context, { subject, channel: 'facebook', phone: null, nonce });
    const request = { ...secret, ...around, type: 0, username: freshName(), firebaseIdToken, ...declared };
    const { userName } = await registrationHandlers.register(
      v.parse(calls.register.request, request),
      visitor,
      context,
    );
    return userName;
  },
  async 'an account that an agent opened'(declared) {
    await setRegisterSettings(context, registrationVariants.threeFields.settings);
    const ramon = await accountNamed('ramon');
    const account = freshName();
    await agentAccountsHandlers.openDownlineAccount(
      v.parse(calls.openDownlineAccount.request, {
        key: crypto.randomUUID(),
        account,
        password: 'First123',
        type: 0,
        rebates: {},
      }),
      { ...visitor, account: { ...ramon, standing: 'playing' }, sessionId: null },
      context,
    );
    const request = {
      ...around,
      username: account,
      password: 'First123',
      newPassword: 'Mine4567',
      confirmNewPassword: 'Mine4567',
      birthDate: '',
      captchaId: '',
      ...declared,
    };
    const { userName } = await accountsHandlers.takeAccount(
      v.parse(calls.takeAccount.request, request),
      visitor,
      context,
    );
    return userName;
  },
};

async function accountNamed(name: string) {
  const [account] = await context.database.select().from(accounts).where(eq(accounts.name, name));
  if (!account) throw new Error(`no account ${name}`);
  return account;
}

async function declarationsOf(name: string) {
  const { id } = await accountNamed(name);
  const steps = await context.database
    .select({ about: protectionSteps.about, to: protectionSteps.to, at: protectionSteps.at })
    .from(protectionSteps)
    .where(eq(protectionSteps.accountId, id));
  return steps.filter(({ about }) => about === 'declaration');
}

beforeEach(async () => {
  await setPhoneProvider(context, false);
});

describe.each(Object.entries(roads))('[PROT-01] by %s', (_name, take) => {
  test.each(['ph', 'strict', 'mars'] as const)(
    'under %s nobody gets an account without declaring to belong to no barred group',
    async (profile) => {
      await useProfile(profile);
      expect(await refusalOf(take({}))).toMatchObject({ code: 'declarationMissing' });
      expect(await refusalOf(take({ notBarred: false }))).toMatchObject({ code: 'declarationMissing' });
      const name = await take({ notBarred: true });
      expect(await declarationsOf(name)).toEqual([
        { about: 'declaration', to: 'declared', at: context.clock.now() },
      ]);
    },
  );

  test.each(['spec', 'gb'] as const)('under %s no declaration is needed or kept', async (profile) => {
    await useProfile(profile);
    expect(await declarationsOf(await take({}))).toEqual([]);
  });

  test.each([
    [true, 'declarationMissing'],
    [false, null],
    ['no', 'declarationMissing'],
  ])('an operator that sets %j on top of spec: %s', async (barredGroups, code) => {
    await changeMerchant(context, {
      settings: { protection: { profile: 'spec', tightened: { barredGroups } } },
    });
    expect((await refusalOf(take({})))?.code ?? null).toBe(code);
  });
});

/** An unknown profile, such as `mars`, counts as `strict`. */
const useProfile = (profile: 'spec' | 'ph' | 'gb' | 'strict' | 'mars') =>
  setProfile(context, profile as 'strict');
