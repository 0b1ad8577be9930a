import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shownLanguage } from '#locales/i18n.ts';
import type { LanguageCode } from '@araw/contract/calls/languages';

/** Milliseconds (LANG-04). */
const refreshDelay = 250;

/**
 * The language to fetch data in. It follows the shown language after a short delay: a player who tries several
 * languages causes one fetch of the page's data, not one for each (LANG-04).
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
