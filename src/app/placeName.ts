import { shownLanguage } from '#locales/i18n.ts';
import { languages } from '@araw/contract/calls/languages';

/** A country code's name in the shown language, or a place as the operator words it; empty if unknown. */
export function placeName(place: string): string {
  if (!/^[A-Z]{2}$/.test(place)) return place;
  const { htmlLang } = languages[shownLanguage()];
  return new Intl.DisplayNames([htmlLang], { type: 'region', fallback: 'none' }).of(place) ?? '';
}
