import 'fake-indexeddb/auto';
import { configure } from '@testing-library/react';
import i18next from 'i18next';
import { afterAll, beforeEach, vi } from 'vitest';
import { accounts } from '#locales/en/accounts.ts';
import { agents } from '#locales/en/agents.ts';
import { betDetail } from '#locales/en/betDetail.ts';
import { cashier } from '#locales/en/cashier.ts';
import { install } from '#locales/en/install.ts';
import { games } from '#locales/en/games.ts';
import { announcements } from '#locales/en/announcements.ts';
import { customerService } from '#locales/en/customerService.ts';
import { growth } from '#locales/en/growth.ts';
import { records } from '#locales/en/records.ts';
import { shell } from '#locales/en/shell.ts';
import { showLanguage, startI18n } from '#locales/i18n.ts';
import { besideCount, whichOne, wordless } from '../placeholders.ts';

// Its own second is too short for a busy machine.
configure({ asyncUtilTimeout: 30_000 });

// jsdom has no layout to scroll.
window.scrollTo = Element.prototype.scrollTo = () => {};

// A page that is reached by http has none, and whatever works without it works with it.
Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });

// Once for a worker, and nowhere else: starting again would drop the texts that were loaded, which nobody loads twice.
if (!i18next.isInitialized) {
  startI18n({
    ...shell,
    ...accounts,
    ...games,
    ...announcements,
    ...customerService,
    ...agents,
    ...betDetail,
    ...cashier,
    ...install,
    ...growth,
    ...records,
    game: { ...shell.game, ...games.game },
    error: { ...shell.error, ...accounts.error, ...games.error },
  });
}

/** A number in a text has a name that tests/locales.test.ts knows for a number's. */
const numbers = new Set(['count', ...besideCount, ...whichOne, ...wordless]);
i18next.use({
  type: 'postProcessor',
  name: 'numbers',
  process(text: string, key: string | string[], values: Record<string, unknown>) {
    const unknown = Object.keys(values).filter(
      (name) => typeof values[name] === 'number' && !numbers.has(name),
    );
    if (unknown.length > 0) throw new Error(`${String(key)}: ${String(unknown)} is a number; call it count`);
    return text;
  },
});
i18next.options.postProcess = ['numbers'];

/** What a test may give properties of its own. */
const shared = [navigator, document, document.documentElement, Element.prototype];
const untouched = shared.map((one) => [one, Object.getOwnPropertyDescriptors(one)] as const);

/** The files that a worker runs share its page: each test finds it as it was opened. */
async function openAnew() {
  vi.useRealTimers();
  // Ends a way back that was left under way: others wait for it.
  window.dispatchEvent(new PopStateEvent('popstate'));
  window.history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
  for (const element of [document.documentElement, document.head, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  for (const [one, own] of untouched) {
    for (const name of Object.getOwnPropertyNames(one)) if (!(name in own)) Reflect.deleteProperty(one, name);
    Object.defineProperties(one, own);
  }
  // Also where a test left a switch under way: of two the later one counts.
  await showLanguage('EN');
}

beforeEach(openAnew);
afterAll(openAnew);
