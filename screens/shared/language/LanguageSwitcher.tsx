import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { shownLanguage } from '#locales/i18n.ts';
import { languages, switcherLanguages } from '#locales/languages.ts';
import './labels/labels.css';
import styles from './LanguageSwitcher.module.css';
import { useServices } from '#src/app/services.ts';

/** The languages of the switcher side by side; a tap changes the interface at once (LANG-01). */
export function LanguageSwitcher({ className }: { className?: string }) {
  const { t } = useTranslation();
  const { chooseLanguage, configuration } = useServices();
  const shown = shownLanguage();
  return (
    <fieldset
      className={[styles.languages, className].filter(Boolean).join(' ')}
      aria-label={t('title.languages')}
    >
      {switcherLanguages
        .filter((code) => configuration.languages.includes(code))
        .map((code) => (
          <button
            key={code}
            type="button"
            lang={languages[code].htmlLang}
            aria-pressed={code === shown}
            className={styles.language}
            onClick={() => void chooseLanguage(code)}
          >
            {languages[code].label}
          </button>
        ))}
    </fieldset>
  );
}

/** Every language of the interface, one below the other, the shown one marked (LANG-02). */
export function LanguageList() {
  const { t } = useTranslation();
  const { chooseLanguage, configuration } = useServices();
  const shown = shownLanguage();
  return (
    <fieldset className={styles.list} aria-label={t('title.languages')}>
      {configuration.languages.map((code) => (
        <label key={code} className={styles.row} lang={languages[code].htmlLang}>
          <input
            type="radio"
            name="language"
            className="visually-hidden"
            checked={code === shown}
            onChange={() => void chooseLanguage(code)}
          />
          <bdi>{languages[code].label}</bdi>
          <Check size={20} aria-hidden className={styles.mark} />
        </label>
      ))}
    </fieldset>
  );
}
