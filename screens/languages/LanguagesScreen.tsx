import { Check, Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shownLanguage } from '#locales/i18n.ts';
import { languages } from '@araw/contract/calls/languages';
import { languageNames } from '@araw/contract/calls/languageNames';
import { useServices } from '#src/app/services.ts';
import { matchingLanguages } from './matchingLanguages.ts';
import styles from './LanguagesScreen.module.css';
import search from '#screens/ui/typing/search.module.css';
import { useComposed } from '#screens/ui/typing/useComposed.ts';

/** /m/languages: all languages of the site, under their own names (LANG-02). */
export function LanguagesScreen() {
  const { t } = useTranslation();
  const { chooseLanguage, configuration } = useServices();
  const [typed, setTyped] = useState('');
  const composed = useComposed(typed, setTyped);
  const shown = shownLanguage();
  const found = matchingLanguages(configuration.languages, typed, languages[shown].htmlLang);
  return (
    <div className={styles.page}>
      <search className={search.box}>
        <Search size={18} aria-hidden />
        <input
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          dir="auto"
          aria-label={t('languages.search')}
          placeholder={t('languages.search')}
          {...composed}
        />
      </search>
      <output className={styles.none}>{found.length === 0 && t('languages.none')}</output>
      <fieldset className={styles.list} aria-label={t('title.languages')}>
        {found.map((code) => (
          <label key={code} className={styles.row} lang={languages[code].htmlLang}>
            <input
              type="radio"
              name="language"
              className="visually-hidden"
              checked={code === shown}
              onChange={() => void chooseLanguage(code)}
            />
            <bdi>{languageNames[code]}</bdi>
            <Check size={20} aria-hidden className={styles.mark} />
          </label>
        ))}
      </fieldset>
    </div>
  );
}
