import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { en, type Messages } from './en.ts';
import { type LanguageCode, languages } from './languages.ts';

type LanguageFile = Record<string, Messages>;

const files = import.meta.glob<LanguageFile>(['./??.ts', '!./en.ts']);

async function messagesOf(code: LanguageCode): Promise<Messages | null> {
  const name = code.toLowerCase();
  const load = files[`./${name}.ts`];
  if (!load) return null;
  try {
    return (await load())[name] ?? null;
  } catch {
    return null;
  }
}

/** Starts in English, which is bundled; `showLanguage` follows. Synchronous. */
export function startI18n() {
  void i18next.use(initReactI18next).init({
    lng: 'EN',
    fallbackLng: 'EN',
    load: 'currentOnly',
    initAsync: false,
    resources: { EN: { translation: en } },
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return i18next;
}

/**
 * Switches the interface to a language and loads its file when it is needed. A file that is missing or fails
 * to load leaves what was shown so far, at startup the bundled English. Resolves with the language shown.
 */
export async function showLanguage(code: LanguageCode): Promise<LanguageCode> {
  if (!i18next.hasResourceBundle(code, 'translation')) {
    const messages = await messagesOf(code);
    if (!messages) return shownLanguage();
    i18next.addResourceBundle(code, 'translation', messages);
  }
  await i18next.changeLanguage(code);
  return code;
}

/** The language that the interface is in now. */
export const shownLanguage = (): LanguageCode => {
  const code = i18next.language;
  return code in languages ? (code as LanguageCode) : 'EN';
};
