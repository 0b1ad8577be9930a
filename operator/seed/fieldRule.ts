import type { StoredRule } from '#operator/database/tables/system.tables.ts';
import { say, translated, type Values } from '#operator/words/say.ts';
import type { TextKey } from '#operator/words/texts.ts';

/** A rule that accepts any text, with these changes. */
export const fieldRule = (given: Partial<StoredRule> = {}): StoredRule => ({
  enabled: true,
  required: false,
  pattern: '',
  message: '',
  ...given,
});

/** A rule's message, in every language. */
export const said = (key: TextKey, values?: Values) => ({
  message: say(key, 'EN', values),
  translations: translated((language) => say(key, language, values)),
});
