import { languages } from '@araw/contract/calls/languages';
import { shownLanguage } from './i18n.ts';
import { ownWords } from './intl.ts';

/** `A, B or C`, in the shown language. */
export function oneOf(names: readonly string[]): string {
  const code = shownLanguage();
  const own = ownWords(code);
  if (!own) return new Intl.ListFormat(languages[code].htmlLang, { type: 'disjunction' }).format(names);
  const [last = '', ...before] = names.toReversed();
  return before.length === 0 ? last : `${before.toReversed().join(', ')}${own.orBefore}${last}`;
}
