import * as v from 'valibot';
import { day, rows, text, timestamp, words } from '../values/fields.ts';

/** Terms shown when registering, when using the site, and when logging in (REG-14). */
export const termsKind = v.picklist(['register', 'userAgreement', 'login']);
export type TermsKind = v.InferOutput<typeof termsKind>;

/** Without a version, the terms in force. One that never was in force is refused with `notFound`. */
export const termsRequest = v.object({
  kind: termsKind,
  language: v.optional(text(8), 'EN'),
  version: v.optional(text(32)),
});

export const terms = v.object({
  kind: termsKind,
  version: text(32),
  effectiveFrom: day,
  /** What is new in this version; empty for the first one. */
  change: words(1000),
  sections: v.array(v.object({ heading: text(255), paragraphs: v.array(text(4096)) })),
});

/** The terms in force and the player's acceptances (PROT-13). */
export const ownTerms = v.object({
  terms,
  /** Bets and cash-ins wait until the player accepts this version. */
  due: v.boolean(),
  /** Latest first. */
  accepted: rows('accepted', v.object({ version: text(32), at: timestamp })),
});
export type OwnTerms = v.InferOutput<typeof ownTerms>;

export const ownTermsRequest = v.object({ language: v.optional(text(8), 'EN') });
/** The version that the player has read: another one is refused with `termsOutdated`. */
export const acceptTermsRequest = v.object({ version: text(32), language: v.optional(text(8), 'EN') });
