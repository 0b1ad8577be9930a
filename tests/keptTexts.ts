import type { LanguageCode } from '@araw/contract/calls/languages';

const lists = import.meta.glob<string[]>('../docs/languages/kept/??.json', {
  eager: true,
  import: 'default',
});

/**
 * Texts of the app and the operator that translators deliberately left in English, because players use these words.
 * Add one only as a decision, never instead of a missing translation.
 */
export const keptIn = (code: LanguageCode): string[] =>
  lists[`../docs/languages/kept/${code.toLowerCase()}.json`] ?? [];
