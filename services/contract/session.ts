import * as v from 'valibot';
import { text, textOrNone, whole, words } from './fields.ts';
import type { sessionInfo } from './kept.ts';

export type SessionInfo = v.InferOutput<typeof sessionInfo>;

/**
 * Tells the operator that this device has logged in to the account before, so that what strangers guess and ask for
 * does not keep its player out. It opens nothing. Each login answers another one in place of the one it was sent.
 */
export const deviceToken = v.optional(text(64));

export const loginRequest = v.object({
  username: text(128),
  password: text(1024),
  captcha: v.optional(v.pipe(v.string(), v.regex(/^\d{0,6}$/)), ''),
  captchaId: words(64),
  type: v.picklist(['username', 'sms', 'firebase']),
  countryDialingCode: v.optional(text(8)),
  firebaseChannel: v.optional(v.literal('sms')),
  firebaseIdToken: v.optional(text(4096)),
  firebaseMobileNo: v.optional(text(20)),
  deviceToken,
});

/** What an agent opened becomes its holder's own (TEAM-08); `password` is the first one, which the agent chose. */
export const takeAccountRequest = v.object({
  username: text(128),
  password: text(1024),
  newPassword: text(1024),
  confirmNewPassword: text(1024),
  /** YYYY-MM-DD, where the merchant asks for it. */
  birthDate: words(32),
  agreed: v.literal(true),
  /** The version of the terms that was agreed to (REG-14). */
  termsVersion: text(32),
  captcha: v.optional(v.pipe(v.string(), v.regex(/^\d{0,6}$/)), ''),
  captchaId: words(64),
  registerUrl: text(255),
  registerMethod: v.picklist(['APP', 'H5', 'WEBCLIP', 'PWA']),
  domain: text(255),
  deviceToken,
});

export const loginValue = v.object({
  token: v.pipe(v.string(), v.minLength(1)),
  userName: text(128),
  type: whole(-1, 9999),
  firstTimeLogin: v.optional(v.boolean(), false),
  /** Of real accounts. */
  deviceToken,
});

/** The `value` of a refused login: whether a captcha is asked from now on (LOGIN-03). */
export const loginRefusal = v.object({ captcha: v.optional(v.boolean(), false) });

export const trialAccount = v.object({
  token: v.pipe(v.string(), v.minLength(1)),
  userName: text(128),
  customerType: whole(-1, 9999),
});

/** A PNG, JPEG or GIF by its first bytes, base64; without the prefix `data:` from here on. */
const base64Picture = v.pipe(
  v.string(),
  v.maxLength(500_000),
  v.regex(/^(data:image\/(png|jpeg|gif);base64,)?(iVBORw0KGgo|\/9j\/|R0lGOD)[A-Za-z0-9+/=]+$/),
  v.transform((given) => given.replace(/^data:.*?,/, '')),
);

/** The picture alone, as the specification has it (NET-11), or with what names it when its digits are sent back. */
export const captchaImage = v.pipe(
  v.union([base64Picture, v.object({ captchaId: textOrNone(64), image: base64Picture })]),
  v.transform((given) => (typeof given === 'string' ? { captchaId: '', image: given } : given)),
);
