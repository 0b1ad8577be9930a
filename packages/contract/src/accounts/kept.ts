import * as v from 'valibot';
import { orElse, text, timestamp, whole, words } from '../values/fields.ts';

// A module of its own, so that the first visit loads no other account schemas.

/** Session info stored under MC_SESSION_INFO (SES-01). */
export const sessionInfo = v.object({
  token: v.pipe(v.string(), v.minLength(1), v.maxLength(8192)),
  merchantCode: text(64),
  userName: text(128),
  type: whole(-1, 9999),
  firstTimeLogin: v.optional(v.boolean(), false),
});

/**
 * Besides the member type: whether the player may play (PROT-04). `until` is the end of a break or exclusion, or, for
 * `returning`, of the 24 hours; null for `playing` and `over`.
 */
export const standing = v.object({
  state: v.picklist(['playing', 'onBreak', 'excluded', 'over', 'returning']),
  until: v.nullable(timestamp),
});

export const memberInfo = v.object({
  id: text(64),
  account: text(128),
  nickname: words(128),
  type: whole(-1, 9999),
  regDate: timestamp,
  toUpline: v.optional(v.boolean(), false),
  /** Null if the operator doesn't say: the app then assumes that the player may play (PROT-04). */
  standing: v.optional(orElse('standing', v.nullable(standing), null), null),
  clubLabel: v.optional(orElse('clubLabel', v.nullable(v.object({ labelName: text(64) })), null), null),
});
