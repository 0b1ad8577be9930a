import { describe, expect, test } from 'vitest';
import { merchant } from '#operator/seed/merchant.ts';
import type { Merchant } from '#operator/system/merchants.ts';
import { terms as termsSchema } from '#services/contract/terms.ts';
import * as v from 'valibot';
import { registerTermsVersion, termsIn } from './terms.ts';

const kinds = ['register', 'userAgreement', 'login'] as const;
const languages = ['EN', 'CN', 'TH', 'VI', 'TY', 'AR'];
const araw = { ...merchant, maintenance: false, regionRestriction: false } as Merchant;

describe('[REG-14] terms', () => {
  test.each(kinds.flatMap((kind) => languages.map((language) => [kind, language] as const)))(
    '%s in %s are whole, dated and of the merchant',
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

  test.each(languages.slice(1))('in %s are no English ones', (language) => {
    for (const kind of kinds) {
      const english = termsIn('EN', kind, araw).sections.map(({ heading }) => heading);
      const headings = termsIn(language, kind, araw).sections.map(({ heading }) => heading);
      expect(headings.filter((heading) => english.includes(heading))).toEqual([]);
    }
  });

  test.each([18, 21])('[REG-04] name the age of the merchant: %s', (minimumAge) => {
    const one = { ...araw, settings: { ...araw.settings, minimumAge } };
    for (const language of languages) {
      expect(JSON.stringify(termsIn(language, 'register', one))).toContain(String(minimumAge));
      expect(JSON.stringify(termsIn(language, 'login', one))).toContain(String(minimumAge));
    }
  });

  test.each(['', 'XX', '__proto__', 'constructor'])('in %j, which has none, are English', (language) => {
    expect(termsIn(language, 'register', araw)).toEqual(termsIn('EN', 'register', araw));
  });

  test('a registration agrees to the version that is shown', () => {
    expect(termsIn('EN', 'register', araw).version).toBe(registerTermsVersion);
  });
});
