import { ChevronDown, Languages } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { shownLanguage } from '#locales/i18n.ts';
import { type LanguageCode, languages, switcherLanguages } from '#locales/languages.ts';
import './labels/labels.css';
import styles from './LanguageSelect.module.css';
import { useServices } from '#src/app/services.ts';

/** The languages of the switcher in the device's own picker; a choice changes the interface at once (LANG-01). */
export function LanguageSelect() {
  const { t } = useTranslation();
  const { chooseLanguage, configuration } = useServices();
  const shown = shownLanguage();
  // A player who came here in a language beyond the five keeps it in the list.
  const offered: LanguageCode[] = [...new Set([...switcherLanguages, shown])].filter((code) =>
    configuration.languages.includes(code),
  );
  return (
    <span className={styles.box}>
      <Languages size={18} aria-hidden />
      {/* The picker lies unseen on top: by itself it would be as wide as its longest language. */}
      <span aria-hidden className={styles.shown}>
        {languages[shown].label}
      </span>
      <ChevronDown size={16} aria-hidden />
      <select
        className={styles.select}
        aria-label={t('title.languages')}
        value={shown}
        onChange={(event) => void chooseLanguage(event.target.value as LanguageCode)}
      >
        {offered.map((code) => (
          <option key={code} value={code} lang={languages[code].htmlLang}>
            {languages[code].label}
          </option>
        ))}
      </select>
    </span>
  );
}
