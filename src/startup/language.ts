import { showLanguage } from '#locales/i18n.ts';
import {
  firstLanguage,
  isLanguageCode,
  type LanguageCode,
  languageOfBrowser,
  languages,
} from '@araw/contract/calls/languages';
import { languageQuery } from '@araw/contract/calls/languageQuery';
import type { Configuration } from '@araw/contract/calls/configuration';
import type { ConsolidatedSettings } from '@araw/contract/calls/system';
import type { AppStorage } from '#services/kept/storage.ts';
import { loadFontOf } from '../theme/fonts.ts';

/** Sets the page's language tag, direction and font. A prerenderer writes these itself. */
function dressPage(code: LanguageCode) {
  if (typeof document === 'undefined') return;
  const { htmlLang, dir } = languages[code];
  document.documentElement.lang = htmlLang;
  document.documentElement.dir = dir;
  loadFontOf(code);
}

/** The language to show once it has loaded. */
let wanted: LanguageCode | undefined;

async function show(code: LanguageCode): Promise<void> {
  wanted = code;
  dressPage(await showLanguage(code));
}

/** The language that an address names becomes the visitor's choice, and leaves the address, so that another choice survives a reload. */
export function keepAskedLanguage(
  storage: AppStorage,
  { languages: offered }: Pick<Configuration, 'languages'>,
  address: URL,
): void {
  const asked = address.searchParams.get(languageQuery);
  const code = offered.find((one) => one === asked);
  if (!code) return;
  storage.write('language', code);
  address.searchParams.delete(languageQuery);
  window.history.replaceState(window.history.state, '', address);
}

interface FirstLanguageOutside {
  storage: AppStorage;
  configuration: Configuration;
  askSettings(): Promise<ConsolidatedSettings | undefined>;
}

/**
 * Shows the player's earlier choice, else the operator's language, else the default (LANG-03). If the operator can't
 * be reached, uses the browser's language unless the merchant's file names one.
 */
export async function loadFirstLanguage({
  storage,
  askSettings,
  configuration,
}: FirstLanguageOutside): Promise<void> {
  const chosen = storage.read('language');
  const [settings] = await Promise.all([askSettings(), isLanguageCode(chosen) && show(chosen)]);
  // The player may have chosen another language meanwhile.
  const named = settings
    ? settings.defaultLanguage
    : (configuration.defaultLanguage ?? languageOfBrowser(navigator.languages, configuration));
  await show(firstLanguage(storage.read('language'), named, configuration));
}

/** Shows another language at once and keeps the choice (LANG-01). */
export async function chooseLanguage(storage: AppStorage, code: LanguageCode): Promise<void> {
  const shown = show(code);
  storage.write('language', code);
  await shown;
}

/** Follows the choice in another tab. */
export function followStoredLanguage(storage: AppStorage): void {
  storage.subscribe('language', () => {
    const code = storage.read('language');
    if (isLanguageCode(code) && code !== wanted) void show(code);
  });
}
