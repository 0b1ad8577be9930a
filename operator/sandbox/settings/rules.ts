import type { StoredRule } from '#operator/database/tables/system.tables.ts';
import { compilePattern } from '@araw/contract/values/patterns';
import { text } from './inputs.ts';
import type { SettingForm } from './setting.ts';

export const pattern = text(
  'Pattern',
  'a regular expression of at most 500 characters, or empty',
  (given) => {
    return given === '' || compilePattern(given) !== null;
  },
);
export const message = text('Message', 'at most 500 characters', (given) => given.length <= 500);

/** The rule with these texts; known texts keep the translations of the rule or the seed. */
export function ruled(
  { translations: _translations, ...rule }: StoredRule,
  form: SettingForm,
  known: readonly (StoredRule | undefined)[],
): StoredRule {
  const words = form.message ?? rule.message;
  const translations = known.find((other) => other?.message === words)?.translations;
  return {
    ...rule,
    pattern: form.pattern ?? rule.pattern,
    message: words,
    ...(translations && { translations }),
  };
}
