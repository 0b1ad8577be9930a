import { type LanguageCode, languages } from '@araw/contract/calls/languages';
import { languageNames } from '@araw/contract/calls/languageNames';

/** Ignores case and accents: `espanol` finds Español. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim();

/** Gives a language's name in another language, or its tag if the browser lacks the name. */
function namesIn(htmlLang: string) {
  const names = new Intl.DisplayNames([htmlLang], { type: 'language' });
  return (code: LanguageCode) => names.of(languages[code].htmlLang) ?? '';
}

/**
 * The offered languages with a name in which a word starts with the typed text; all if nothing is typed. Names are
 * in the language itself, in English and in the one shown (`htmlLang`). Sorted by the languages' own names.
 */
export function matchingLanguages(
  offered: readonly LanguageCode[],
  typed: string,
  htmlLang: string,
): LanguageCode[] {
  const wanted = plain(typed);
  const naming = [(code: LanguageCode) => languageNames[code], namesIn('en'), namesIn(htmlLang)];
  const matches = (code: LanguageCode) =>
    naming
      .map((nameOf) => nameOf(code))
      .some((name) => plain(name).startsWith(wanted) || plain(name).includes(` ${wanted}`));
  const { compare } = new Intl.Collator('en');
  return offered.filter(matches).toSorted((one, other) => compare(languageNames[one], languageNames[other]));
}
