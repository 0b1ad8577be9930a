import { afterAll, expect, test } from 'vitest';
import { bootHandlers } from '#operator/compositions/boot.handlers.ts';
import { merchants } from '#operator/database/tables/system.tables.ts';
import { sealingSettings } from '#operator/sealing/unseal.ts';
import { createSeededContext } from '#operator/testing/context.ts';
import { setMobileTemplate } from '#operator/testing/system.ts';
import { systemHandlers } from './system.handlers.ts';

const context = await createSeededContext();
afterAll(() => context.close());

const handlers = { ...systemHandlers, ...bootHandlers({ sandbox: false, sealing: sealingSettings }) };
const visitor = { account: null, sessionId: null, ip: '', userAgent: '', requestId: 'r' };

async function rulesIn(language: string) {
  const { fields, loginRules } = await handlers.registerSettings({ language }, visitor, context);
  return [...Object.values(fields), ...Object.values(loginRules)];
}

test.each(['CN', 'TH', 'VI', 'tl', 'AR', 'FR', 'KM', 'UK'])(
  '[REG-03] field instructions are in %s',
  async (language) => {
    const [english, translated] = [await rulesIn('EN'), await rulesIn(language)];
    const worded = english.filter(({ message }) => message !== '');
    expect(worded.length).toBeGreaterThan(4);
    expect(translated.filter(({ message }) => message !== '')).toHaveLength(worded.length);
    expect(translated.filter(({ message }, index) => message && message === english[index]?.message)).toEqual(
      [],
    );
    expect(translated.map(({ pattern }) => pattern)).toEqual(english.map(({ pattern }) => pattern));
  },
);

test('a language without a translation gets English, and translations are not sent', async () => {
  const english = await rulesIn('EN');
  expect(await rulesIn('XX')).toEqual(english);
  expect(await rulesIn('__proto__')).toEqual(english);
  expect(english.filter((rule) => 'translations' in rule)).toEqual([]);
});

test('[REC-07] [PAGE-07] the status says in which zone the merchant’s days begin and end', async () => {
  const zoneNow = async () => (await handlers.systemStatus({}, visitor, context)).info.timeZone;
  expect(await zoneNow()).toBe('Asia/Manila');
  await context.database.update(merchants).set({ timeZone: 'America/New_York' });
  expect(await zoneNow()).toBe('America/New_York');
  await context.database.update(merchants).set({ timeZone: 'Asia/Manila' });
});

test('[BOOT-07] the mobile template changes one entry at a time, and the status reports it', async () => {
  const templateNow = async () => (await handlers.systemStatus({}, visitor, context)).info.mobileTemplate;
  const before = await templateNow();
  await setMobileTemplate(context, { mem_cen: '0', app_background: '/art/banner/1.webp' });
  await setMobileTemplate(context, { app_desc_font_color: '#102030' });
  expect(await templateNow()).toEqual({
    ...before,
    mem_cen: '0',
    app_background: '/art/banner/1.webp',
    app_desc_font_color: '#102030',
  });
});
