import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shownLanguage } from '#locales/i18n.ts';
import type { LanguageCode } from '#locales/languages.ts';

/** Milliseconds (LANG-04). */
const refreshDelay = 250;

/**
 * The language to read data in. It follows the one shown once the player has settled on it: a player who looks through the
 * languages has the page's data read once, not for each of them (LANG-04).
 */
export function useDataLanguage(): LanguageCode {
  useTranslation();
  const shown = shownLanguage();
  const [settled, settle] = useState(shown);
  useEffect(() => {
    if (shown === settled) return undefined;
    const timer = setTimeout(() => settle(shown), refreshDelay);
    return () => clearTimeout(timer);
  }, [shown, settled]);
  return settled;
}
