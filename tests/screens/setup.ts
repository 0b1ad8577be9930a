import 'fake-indexeddb/auto';
import { configure } from '@testing-library/react';
import i18next from 'i18next';
import { afterAll, beforeEach, vi } from 'vitest';
import { languages } from '@araw/contract/calls/languages';
import { showLanguage, startI18n } from '#locales/i18n.ts';
import { besideCount, whichOne, wordless } from '../placeholders.ts';

interface Texts {
  [group: string]: object;
}
const english = import.meta.glob<Record<string, Texts>>('/locales/en/*.ts', { eager: true });

/** Some groups, such as the errors, are spread over several parts. */
function together(files: Record<string, Record<string, Texts>>): Texts {
  const texts: Texts = {};
  for (const part of Object.values(files).flatMap((file) => Object.values(file)))
    for (const [group, own] of Object.entries(part)) texts[group] = { ...texts[group], ...own };
  return texts;
}

// The default of one second is too short for a busy machine.
configure({ asyncUtilTimeout: 15_000 });

// jsdom has no layout to scroll.
window.scrollTo = Element.prototype.scrollTo = () => {};

// Nor to observe.
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// Insecure contexts lack it, and everything that works without it also works with it.
Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });

// Only here, once per worker: restarting would drop loaded texts.
if (!i18next.isInitialized) startI18n(together(english));

// Calls name it so, as they name Tagalog tl. Under one name for both, a call with the app's own code would pass.
Object.assign(languages.EN, { sent: 'eng' });

/** Placeholders for numbers must be listed in tests/locales.test.ts. */
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

/** Objects that tests may add properties to. */
const shared = [navigator, document, document.documentElement, Element.prototype];
const untouched = shared.map((one) => [one, Object.getOwnPropertyDescriptors(one)] as const);

/** Files in a worker share its page: restore it for each test. */
async function openAnew() {
  vi.useRealTimers();
  // Completes a pending history navigation, which others wait for.
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
  // Also if a test left a language change pending: the later one wins.
  await showLanguage('EN');
}

beforeEach(openAnew);
afterAll(openAnew);
