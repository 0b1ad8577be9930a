import { showLanguage } from '#locales/i18n.ts';
import { firstLanguage, type LanguageCode, languages } from '#locales/languages.ts';
import type { Startup } from '#services/contract/startup.ts';
import type { AppStorage } from '#services/storage.ts';
import { loadFontOf } from '../theme/fonts.ts';

/** The page as the language needs it: its tag, direction and font. */
function dressPage(code: LanguageCode) {
  const { htmlLang, dir, script } = languages[code];
  document.documentElement.lang = htmlLang;
  document.documentElement.dir = dir;
  loadFontOf(script);
}

/** Shows what the player chose before, else what the operator names, else CN (LANG-03). */
export async function loadFirstLanguage(storage: AppStorage, startup: Startup): Promise<void> {
  const wanted = firstLanguage(storage.read('language'), startup.settings?.defaultLanguage);
  dressPage(await showLanguage(wanted));
}

/** Shows another language at once and keeps the choice (LANG-01). */
export async function chooseLanguage(storage: AppStorage, code: LanguageCode): Promise<void> {
  storage.write('language', code);
  dressPage(await showLanguage(code));
}
