import { useTranslation } from 'react-i18next';
import { shownLanguage } from '#locales/i18n.ts';
import { languages, switcherLanguages } from '@araw/contract/calls/languages';
import './labels/labels.css';
import styles from './LanguageSwitcher.module.css';
import { switcherLabels } from './switcherLabels.ts';
import { useServices } from '#src/app/services.ts';

/** The switcher's languages side by side; a tap takes effect immediately (LANG-01). */
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
            {switcherLabels[code]}
          </button>
        ))}
    </fieldset>
  );
}
