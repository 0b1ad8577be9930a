import { ChevronDown, Languages } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { shownLanguage } from '#locales/i18n.ts';
import { type LanguageCode, languages, switcherLanguages } from '@araw/contract/calls/languages';
import { languageNames } from '@araw/contract/calls/languageNames';
import './labels/labels.css';
import styles from './LanguageSelect.module.css';
import { switcherLabels } from './switcherLabels.ts';
import { useServices } from '#src/app/services.ts';

const labels: Readonly<Record<LanguageCode, string>> = { ...languageNames, ...switcherLabels };

/** No code of a language. */
const everyLanguage = '';

/**
 * The switcher's languages in the device's native picker; a choice takes effect immediately (LANG-01). The last option
 * leads to all languages (LANG-02).
 */
export function LanguageSelect() {
  const { t } = useTranslation();
  const { chooseLanguage, configuration } = useServices();
  const navigate = useNavigate();
  const shown = shownLanguage();
  // Keep the current language in the list, even if it isn't one of the five.
  const offered: LanguageCode[] = [...new Set([...switcherLanguages, shown])].filter((code) =>
    configuration.languages.includes(code),
  );
  return (
    <span className={styles.box}>
      <Languages size={18} aria-hidden />
      {/* The select is invisible on top: a visible one would be as wide as its longest option. */}
      <span aria-hidden className={styles.shown}>
        {labels[shown]}
      </span>
      <ChevronDown size={16} aria-hidden />
      <select
        className={styles.select}
        aria-label={t('title.languages')}
        value={shown}
        onChange={({ target: { value } }) =>
          value === everyLanguage ? void navigate('/m/languages') : void chooseLanguage(value as LanguageCode)
        }
      >
        {offered.map((code) => (
          <option key={code} value={code} lang={languages[code].htmlLang}>
            {labels[code]}
          </option>
        ))}
        {configuration.languages.length > offered.length && (
          <option value={everyLanguage}>{t('menu.allLanguages')}</option>
        )}
      </select>
    </span>
  );
}
