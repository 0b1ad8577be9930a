// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { forgetLogins } from './forgetLogins.ts';
import { entryOf, rememberedMethods } from './records.ts';

const records = () => rememberedMethods.map((method) => localStorage.getItem(entryOf(method)));

beforeEach(() => {
  for (const method of rememberedMethods) localStorage.setItem(entryOf(method), '{}');
});

test('[SES-06] the records of every method go before anything has loaded, and the keys afterwards', async () => {
  const forgotten: string[] = [];
  let answer = () => {};
  const loaded = new Promise<void>((resolve) => (answer = resolve));
  const done = forgetLogins(async () => {
    await loaded;
    return { createRememberedLogins: () => ({ forget: async (method) => void forgotten.push(method) }) };
  });
  expect([records(), forgotten]).toEqual([[null, null], []]);
  answer();
  await done;
  expect(forgotten).toEqual(['username', 'sms']);
});

test('[SES-06] the records are removed even offline', async () => {
  await forgetLogins(() => Promise.reject(new Error('offline')));
  expect(records()).toEqual([null, null]);
});
