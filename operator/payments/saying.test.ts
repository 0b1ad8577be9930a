import { describe, expect, test } from 'vitest';
import { conditionWords } from './promotions/promotionWords.ts';
import { envelopeWords } from './envelopes/envelopeWords.ts';
import type { CountedWords } from './message.ts';
import { say } from './saying.ts';

const tags = { EN: 'en', CN: 'zh', TH: 'th', VI: 'vi', TY: 'fil', AR: 'ar' };

describe('[LANG-02] a text with a count', () => {
  const claim = (language: string) => (count: number) => say(conditionWords.claim, language, { count });

  test('is said in the form of its number', () => {
    expect([1, 2, 1_000].map(claim('EN'))).toEqual([
      'Claim it within 1 day after it was given.',
      'Claim it within 2 days after it was given.',
      'Claim it within 1,000 days after it was given.',
    ]);
    expect([0, 1, 2, 3, 11, 100].map(claim('AR'))).toEqual([
      'استلمها خلال \u20680\u2069 يوم بعد منحها.',
      'استلمها خلال يوم واحد بعد منحها.',
      'استلمها خلال يومين بعد منحها.',
      'استلمها خلال \u20683\u2069 أيام بعد منحها.',
      'استلمها خلال \u206811\u2069 يومًا بعد منحها.',
      'استلمها خلال \u2068100\u2069 يوم بعد منحها.',
    ]);
  });

  test('is said in English where nobody has the language', () => {
    expect(claim('XX')(1)).toBe('Claim it within 1 day after it was given.');
  });

  test.each(Object.entries(tags))('in %s has the forms that its numbers ask for', (language, tag) => {
    const forms = (words: CountedWords) => Object.keys(words[language as keyof CountedWords]).toSorted();
    const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions();
    expect(forms(envelopeWords.emptied.text)).toEqual(pluralCategories.toSorted());
  });
});
