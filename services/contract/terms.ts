import * as v from 'valibot';
import { day, text } from './fields.ts';

/** Which terms: of registration, of use, of logging in (REG-14). */
export const termsKind = v.picklist(['register', 'userAgreement', 'login']);
export type TermsKind = v.InferOutput<typeof termsKind>;

export const terms = v.object({
  kind: termsKind,
  version: text(32),
  effectiveFrom: day,
  sections: v.array(v.object({ heading: text(255), paragraphs: v.array(text(4096)) })),
});
