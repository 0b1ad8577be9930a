import { describe, expect, test } from 'vitest';
import { merchant } from '#operator/seed/merchant.ts';
import type { Merchant } from '#operator/system/merchants.ts';
import { languageCodes } from '@araw/contract/calls/languages';
import { terms as termsSchema } from '@araw/contract/calls/terms';
import * as v from 'valibot';
import { firstTermsVersion, termsIn } from './terms.ts';

const kinds = ['register', 'userAgreement', 'login'] as const;
const araw = { ...merchant, maintenance: false, regionRestriction: false } as Merchant;

/** The same word in English and German, or in English and French. */
const sameWords = ['Codes', 'Invitations'];

describe('[REG-14] terms', () => {
  test.each(kinds.flatMap((kind) => languageCodes.map((language) => [kind, language] as const)))(
    '%s in %s are complete, dated and name the merchant',
    (kind, language) => {
      const given = termsIn(language, kind, araw);
      const english = termsIn('EN', kind, araw);
      expect(v.is(termsSchema, given)).toBe(true);
      expect([given.kind, given.version, given.effectiveFrom]).toEqual([kind, '2026-01', '2026-01-01']);
      expect(given.sections.map(({ paragraphs }) => paragraphs.length)).toEqual(
        english.sections.map(({ paragraphs }) => paragraphs.length),
      );
      const text = JSON.stringify(given.sections);
      expect(text).not.toMatch(/[{][a-z]+[}]/);
      expect(text).toContain('Araw');
    },
  );

  test.each(languageCodes.filter((code) => code !== 'EN'))(
    '[LANG-02] in %s are not in English',
    (language) => {
      for (const kind of kinds) {
        const english = termsIn('EN', kind, araw).sections.map(({ heading }) => heading);
        const headings = termsIn(language, kind, araw).sections.map(({ heading }) => heading);
        const same = headings.filter((heading) => english.includes(heading));
        expect(same.filter((heading) => !sameWords.includes(heading))).toEqual([]);
      }
    },
  );

  test.each([
    ['spec', 18, '18'],
    ['spec', 25, '25'],
    ['ph', 18, '21'],
    ['ph', 25, '25'],
  ] as const)(
    '[REG-04] [PROT-01] name the age from the profile %s and the merchant’s own %i: %s',
    (profile, minimumAge, age) => {
      const protection = { profile, tightened: {} };
      const one = { ...araw, settings: { ...araw.settings, minimumAge, protection } };
      for (const language of languageCodes) {
        expect(JSON.stringify(termsIn(language, 'register', one))).toContain(age);
        expect(JSON.stringify(termsIn(language, 'login', one))).toContain(age);
      }
    },
  );

  test.each(['', 'XX', '__proto__', 'constructor'])(
    'in %j, which has no version, are in English',
    (language) => {
      expect(termsIn(language, 'register', araw)).toEqual(termsIn('EN', 'register', araw));
    },
  );

  test('a registration agrees to the version shown', () => {
    expect(termsIn('EN', 'register', araw).version).toBe(firstTermsVersion);
  });
});
