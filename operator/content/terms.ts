import { type Merchant } from '#operator/system/merchants.ts';
import type { HandlerValue } from '#services/contract/calls.ts';
import type { TermsKind } from '#services/contract/terms.ts';
import { arabicTerms } from './data/terms.ar.ts';
import { chineseTerms } from './data/terms.cn.ts';
import { englishTerms } from './data/terms.en.ts';
import { thaiTerms } from './data/terms.th.ts';
import { tagalogTerms } from './data/terms.ty.ts';
import { vietnameseTerms } from './data/terms.vi.ts';
import type { TermsText } from './data/termsText.ts';
import { filledFor } from './filling.ts';

/** Every change of a text is a new version; registrations keep the one that was agreed to. */
const versions: Record<TermsKind, { version: string; effectiveFrom: string }> = {
  register: { version: '2026-01', effectiveFrom: '2026-01-01' },
  userAgreement: { version: '2026-01', effectiveFrom: '2026-01-01' },
  login: { version: '2026-01', effectiveFrom: '2026-01-01' },
};

/** What a registration has to agree to (REG-14). */
export const registerTermsVersion = versions.register.version;

const texts: Record<string, TermsText> = {
  EN: englishTerms,
  CN: chineseTerms,
  TH: thaiTerms,
  VI: vietnameseTerms,
  TY: tagalogTerms,
  AR: arabicTerms,
};

/** The terms in the language, else in English, with the merchant's name and age in them. */
export function termsIn(language: string, kind: TermsKind, merchant: Merchant): HandlerValue<'terms'> {
  const text = (Object.hasOwn(texts, language) ? texts[language] : undefined) ?? englishTerms;
  const filled = filledFor(merchant);
  const sections = text[kind].map(({ heading, paragraphs }) => ({
    heading: filled(heading),
    paragraphs: paragraphs.map(filled),
  }));
  return { kind, ...versions[kind], sections };
}
