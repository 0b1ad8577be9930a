import { showLanguage } from '#locales/i18n.ts';
import {
  firstLanguage,
  isLanguageCode,
  type LanguageCode,
  languageOfBrowser,
  languages,
} from '#locales/languages.ts';
import type { Configuration } from '#services/contract/configuration.ts';
import type { ConsolidatedSettings } from '#services/contract/system.ts';
import type { AppStorage } from '#services/kept/storage.ts';
import { loadFontOf } from '../theme/fonts.ts';

/** The page as the language needs it: its tag, direction and font. Whoever draws pages ahead writes these itself. */
function dressPage(code: LanguageCode) {
  if (typeof document === 'undefined') return;
  const { htmlLang, dir, script } = languages[code];
  document.documentElement.lang = htmlLang;
  document.documentElement.dir = dir;
  loadFontOf(script);
}

/** What is to be shown, once it has loaded. */
let wanted: LanguageCode | undefined;

async function show(code: LanguageCode): Promise<void> {
  wanted = code;
  dressPage(await showLanguage(code));
}

interface FirstLanguageOutside {
  storage: AppStorage;
  configuration: Configuration;
  askSettings(): Promise<ConsolidatedSettings | undefined>;
}

/**
 * Shows what the player chose before, else what the operator names, else the default (LANG-03). An operator that could not be
 * asked has named none: then it is the browser's language, unless the merchant's file names one.
 */
export async function loadFirstLanguage({
  storage,
  askSettings,
  configuration,
}: FirstLanguageOutside): Promise<void> {
  const chosen = storage.read('language');
  const [settings] = await Promise.all([askSettings(), isLanguageCode(chosen) && show(chosen)]);
  // The player may have chosen meanwhile.
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

/** Shows what is chosen in another tab, too. */
export function followStoredLanguage(storage: AppStorage): void {
  storage.subscribe('language', () => {
    const code = storage.read('language');
    if (isLanguageCode(code) && code !== wanted) void show(code);
  });
}
