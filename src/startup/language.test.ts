// @vitest-environment jsdom
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { startI18n, shownLanguage } from '#locales/i18n.ts';
import { createStorage, type StorageHost } from '#services/kept/storage.ts';
import { eventually } from '@araw/testing/eventually';
import { chooseLanguage, followStoredLanguage, keepAskedLanguage } from './language.ts';

beforeEach(() => void startI18n());

/** Tabs of one browser, which receive each other's storage events. */
function browser() {
  const texts = new Map<string, string>();
  const listeners: ((event: StorageEvent) => void)[] = [];
  return function openTab() {
    const heard: typeof listeners = [];
    const tell = (key: string) =>
      listeners
        .filter((listener) => !heard.includes(listener))
        .forEach((listener) => listener({ key, newValue: texts.get(key) ?? null } as StorageEvent));
    const area = {
      getItem: (key: string) => texts.get(key) ?? null,
      setItem: (key: string, text: string) => {
        texts.set(key, text);
        tell(key);
      },
      removeItem: (key: string) => {
        texts.delete(key);
        tell(key);
      },
    };
    const storage = createStorage({
      sessionStorage: area,
      localStorage: area,
      addEventListener: (name: string, listener: (event: StorageEvent) => void) => {
        if (name !== 'storage') return;
        heard.push(listener);
        listeners.push(listener);
      },
      removeEventListener: () => {},
    } as unknown as StorageHost);
    onTestFinished(() => storage.close());
    return storage;
  };
}

test.each(['CN', 'TH', 'VI', 'TY', 'AR'] as const)(
  '[LANG-01] %s chosen in another tab is shown here too, with its direction',
  async (code) => {
    const openTab = browser();
    const [here, there] = [openTab(), openTab()];
    followStoredLanguage(here);
    there.write('language', code);
    await eventually(() => expect(shownLanguage()).toBe(code));
    await eventually(() => expect(document.documentElement.dir).toBe(code === 'AR' ? 'rtl' : 'ltr'));
    expect(here.read('language')).toBe(code);
  },
);

test('[LANG-01] an invalid or removed language in another tab changes nothing', async () => {
  const openTab = browser();
  const [here, there] = [openTab(), openTab()];
  followStoredLanguage(here);
  await chooseLanguage(here, 'VI');
  there.write('language', 'XX');
  there.remove('language');
  await chooseLanguage(there, 'VI');
  expect([shownLanguage(), document.documentElement.lang]).toEqual(['VI', 'vi']);
});

test('[LANG-01] of two choices the later one applies, whichever loads first', async () => {
  const openTab = browser();
  const [here, there] = [openTab(), openTab()];
  followStoredLanguage(here);
  const first = chooseLanguage(here, 'TH');
  there.write('language', 'EN');
  await first;
  await eventually(() => expect(shownLanguage()).toBe('EN'));
  expect([here.read('language'), document.documentElement.lang]).toEqual(['EN', 'en']);
});

test.each([
  ['?lang=TH', 'TH', ''],
  ['?gameType=RNG&lang=TW#top', 'TW', '?gameType=RNG#top'],
  ['?lang=UK', 'VI', '?lang=UK'],
  ['?lang=th', 'VI', '?lang=th'],
  ['?language=TH', 'VI', '?language=TH'],
])('[LANG-02] the address %s makes %s the choice and becomes %j', (address, chosen, rest) => {
  const storage = browser()();
  storage.write('language', 'VI');
  window.history.replaceState({ place: 1 }, '', `/m/login${address}`);
  keepAskedLanguage(storage, { languages: ['TH', 'TW', 'EN'] }, new URL(window.location.href));
  const { pathname, search, hash } = window.location;
  expect([storage.read('language'), pathname + search + hash]).toEqual([chosen, `/m/login${rest}`]);
  expect(window.history.state).toEqual({ place: 1 });
});
