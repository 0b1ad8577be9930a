import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { desc } from 'drizzle-orm';
import * as v from 'valibot';
import { bootHandlers } from './boot.handlers.ts';
import { helpIn } from '#operator/content/help.ts';
import { firstTermsVersion, termsIn } from '#operator/content/terms.ts';
import { consents } from '#operator/database/tables/accounts.tables.ts';
import { sealingSettings } from '#operator/sealing/unseal.ts';
import { registrationVariants } from '#operator/seed/registrationVariants.ts';
import { merchantOf } from '#operator/system/merchants.ts';
import { systemHandlers } from '#operator/system/system.handlers.ts';
import { refusalOf, visitor } from '#operator/testing/accounts.ts';
import { createSeededContext } from '#operator/testing/context.ts';
import { setMinimumAge, setRegisterSettings } from '#operator/testing/system.ts';
import { calls, type ParsedRequest } from '@araw/contract/calls/calls';
import { registrationHandlers } from './registration.handlers.ts';

const context = await createSeededContext();
afterAll(() => context.close());

let names = 0;
const register = (birthDate: string) => {
  names += 1;
  const request = {
    username: `player_${names}x`,
    password: 'Secret123',
    confirmPassword: 'Secret123',
    birthDate,
    type: 0,
    registerUrl: 'araw.example',
    registerMethod: 'H5',
    domain: 'araw.example',
    agreed: true,
    notBarred: true,
    termsVersion: firstTermsVersion,
  };
  const parsed: ParsedRequest<'register'> = v.parse(calls.register.request, request);
  return registrationHandlers.register(parsed, visitor, context);
};
const setAge = (age: number) => setMinimumAge(context, age);

beforeEach(async () => {
  await setRegisterSettings(context, {
    ...registrationVariants.threeFields.settings,
    birthDateAsked: true,
  });
  context.clock.shift(0);
});

/** On 1 March 2026 in Manila, which is still February in London until 8:00. */
const inManila = (time: string) => Date.parse(`2026-03-01T${time}:00+08:00`);
const setClock = (moment: number) => {
  context.clock.shift(0);
  context.clock.shift(moment - context.clock.now());
};

describe('[REG-15] [REG-16] the age set by the merchant', () => {
  test.each([
    [18, '2008-03-01', null],
    [18, '2008-03-02', 'birthDateInvalid'],
    [18, '2008-02-29', null],
    [19, '2007-03-01', null],
    [21, '2005-03-01', null],
    [21, '2005-03-02', 'birthDateInvalid'],
    [21, '2008-03-01', 'birthDateInvalid'],
  ])('of %i for a birth date of %s: %s', async (age, birthDate, code) => {
    await setAge(age);
    for (const time of ['00:00', '07:59', '23:59']) {
      setClock(inManila(time));
      const refused = await refusalOf(register(birthDate));
      expect([time, refused?.code ?? null]).toEqual([time, code]);
    }
  });

  test('is counted from midnight in Manila', async () => {
    await setAge(18);
    setClock(inManila('00:00') - 1);
    expect(await refusalOf(register('2008-03-01'))).toMatchObject({ code: 'birthDateInvalid' });
    setClock(inManila('00:00'));
    expect(await refusalOf(register('2008-03-01'))).toBe(null);
  });

  test.each([18, 21])(
    'is in the terms and the consent, and no other call mentions an age: %i',
    async (age) => {
      await setAge(age);
      setClock(inManila('12:00'));
      expect(JSON.stringify(termsIn('EN', 'register', await merchantOf(context)))).toContain(`${age} years`);
      await register('1980-01-01');
      const [consent] = await context.database
        .select()
        .from(consents)
        .orderBy(desc(consents.accountId))
        .limit(1);
      expect(consent?.minimumAge).toBe(age);
      const { consolidatedSettings } = bootHandlers({ sandbox: true, sealing: sealingSettings });
      expect((await consolidatedSettings({}, visitor, context)).minimumAge).toBe(age);
      expect(await systemHandlers.registerSettings({ language: 'EN' }, visitor, context)).not.toHaveProperty(
        'minimumAge',
      );
    },
  );

  test.each(['EN', 'CN', 'TH', 'VI', 'TY', 'AR'])('is in the help in %s', async (language) => {
    await setAge(19);
    const help = JSON.stringify(await helpIn(context, language));
    expect([help.includes('19'), /\b21\b/.test(help)]).toEqual([true, false]);
  });
});
