import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fromPromise } from 'xstate';
import { loadTextsIn, shownLanguage } from '#locales/i18n.ts';
import { languageOfferMachine } from '#machines/languageOffer/languageOffer.machine.ts';
import { type LanguageCode, languageOfBrowser, languages } from '@araw/contract/calls/languages';
import type { Configuration } from '@araw/contract/calls/configuration';
import { Button } from '#screens/ui/buttons/Button.tsx';
import type { AppStorage } from '#services/kept/storage.ts';
import { useChart } from '#src/app/hooks/useChart.ts';
import { useStored } from '#src/app/hooks/useStored.ts';
import { useServices } from '#src/app/services.ts';
import styles from './Offers.module.css';

/** The browser's language, if the site offers it but shows another, and the visitor hasn't chosen one. */
function languageToOffer(storage: AppStorage, configuration: Configuration): LanguageCode | null {
  if (storage.read('language') !== '') return null;
  const language = languageOfBrowser(navigator.languages, configuration);
  return language === undefined || language === shownLanguage() ? null : language;
}

/** Offers a first visit the browser's language, in that language (LANG-02). */
export function LanguageOffer({ free }: { free: boolean }) {
  const { i18n } = useTranslation();
  const { storage, configuration, chooseLanguage } = useServices();
  const [language] = useState(() => languageToOffer(storage, configuration));
  const [chosen] = useStored('language');
  const [snapshot, send] = useChart(
    languageOfferMachine,
    {
      actors: {
        loadTexts: fromPromise<void, { language: LanguageCode | null }>(
          async ({ input: { language: wanted } }) => {
            if (wanted) await loadTextsIn(wanted, 'accounts');
          },
        ),
      },
      actions: {
        switchLanguage: () => void (language && chooseLanguage(language)),
        keepLanguage: () => void chooseLanguage(shownLanguage()),
      },
    },
    { input: { language } },
  );
  useEffect(() => {
    if (chosen !== '') send({ type: 'language.chosen' });
  }, [send, chosen]);

  if (!language || !free || !snapshot.hasTag('offered')) return null;
  const { htmlLang, dir } = languages[language];
  const offered = i18n.getFixedT(htmlLang);
  return (
    <aside className={styles.offer} lang={htmlLang} dir={dir} aria-label={offered('languages.offer')}>
      <p className={styles.text}>{offered('languages.offer')}</p>
      <Button small onClick={() => send({ type: 'offer.declined' })}>
        {offered('languages.keep')}
      </Button>
      <Button small look="primary" onClick={() => send({ type: 'language.switched' })}>
        {offered('languages.switch')}
      </Button>
    </aside>
  );
}
