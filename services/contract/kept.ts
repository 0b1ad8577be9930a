import * as v from 'valibot';
import { orElse, text, timestamp, whole, words } from './fields.ts';

// By themselves, so that the first visit loads no other schema of accounts with them.

/** Session info kept under MC_SESSION_INFO (SES-01). */
export const sessionInfo = v.object({
  token: v.pipe(v.string(), v.minLength(1), v.maxLength(8192)),
  merchantCode: text(64),
  userName: text(128),
  type: whole(-1, 9999),
  firstTimeLogin: v.optional(v.boolean(), false),
});

export const memberInfo = v.object({
  id: text(64),
  account: text(128),
  nickname: words(128),
  type: whole(-1, 9999),
  regDate: timestamp,
  toUpline: v.optional(v.boolean(), false),
  clubLabel: v.optional(orElse('clubLabel', v.nullable(v.object({ labelName: text(64) })), null), null),
});
