import { LanguageList } from '#screens/shared/language/LanguageSwitcher.tsx';

/** /m/languages: every language that the interface speaks (LANG-02). */
export function LanguagesScreen() {
  return <LanguageList />;
}
