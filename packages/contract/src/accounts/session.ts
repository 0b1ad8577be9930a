import * as v from 'valibot';
import { orElse, text, textOrNone, timestamp, whole, words } from '../values/fields.ts';
import type { sessionInfo } from './kept.ts';
import { captchaText, typedText, typedWords } from '../values/typedFields.ts';
import { readDay } from '../values/typedNumber.ts';
import { readName } from '../values/typedText.ts';

export type SessionInfo = v.InferOutput<typeof sessionInfo>;

/**
 * Proves that this device has logged in to the account before, so that a stranger's guesses and code requests do not
 * lock the player out. It grants nothing else. Each login replaces it with a new one.
 */
export const deviceToken = v.optional(text(64));

/** The player declares belonging to no group that is barred from playing; refused without it where the profile requires it. */
export const notBarred = v.optional(v.boolean(), false);

export const loginRequest = v.object({
  username: typedText(readName, 128),
  password: text(1024),
  captcha: v.optional(captchaText, ''),
  captchaId: words(64),
  type: v.picklist(['username', 'sms', 'firebase']),
  countryDialingCode: v.optional(text(8)),
  firebaseChannel: v.optional(v.literal('sms')),
  firebaseIdToken: v.optional(text(4096)),
  firebaseMobileNo: v.optional(text(20)),
  deviceToken,
});

/** Turns an account that an agent opened into the member's own (TEAM-08); `password` is the first one, set by the agent. */
export const takeAccountRequest = v.object({
  username: typedText(readName, 128),
  password: text(1024),
  newPassword: text(1024),
  confirmNewPassword: text(1024),
  /** YYYY-MM-DD, if the merchant requires it. */
  birthDate: typedWords(readDay, 32),
  agreed: v.literal(true),
  notBarred,
  /** The version of the terms that the player agreed to (REG-14). */
  termsVersion: text(32),
  captcha: v.optional(captchaText, ''),
  captchaId: words(64),
  registerUrl: text(255),
  registerMethod: v.picklist(['APP', 'H5', 'WEBCLIP', 'PWA']),
  domain: text(255),
  deviceToken,
});

/** `device` and `place` are empty where the operator doesn't know them; a place is an ISO 3166 code or the operator's words. */
const lastLogin = v.object({ at: timestamp, device: textOrNone(128), place: textOrNone(128) });
export type LastLogin = v.InferOutput<typeof lastLogin>;

export const loginValue = v.object({
  token: v.pipe(v.string(), v.minLength(1)),
  userName: text(128),
  type: whole(-1, 9999),
  firstTimeLogin: v.optional(v.boolean(), false),
  /** Only for real accounts. */
  deviceToken,
  /** The login before this one (PROT-08); null or left out at the first one. */
  lastLogin: v.optional(orElse('lastLogin', v.nullable(lastLogin), null), null),
});

/** The `value` of a refused login: whether a captcha is required from now on (LOGIN-03). */
export const loginRefusal = v.object({ captcha: v.optional(v.boolean(), false) });

export const trialAccount = v.object({
  token: v.pipe(v.string(), v.minLength(1)),
  userName: text(128),
  customerType: whole(-1, 9999),
});

/** PNG, JPEG or GIF by its first bytes, base64; the prefix `data:` is stripped. */
const base64Picture = v.pipe(
  v.string(),
  v.maxLength(500_000),
  v.regex(/^(data:image\/(png|jpeg|gif);base64,)?(iVBORw0KGgo|\/9j\/|R0lGOD)[A-Za-z0-9+/=]+$/),
  v.transform((given) => given.replace(/^data:.*?,/, '')),
);

/** The picture alone, as in the specification (NET-11), or with the id to send back with its digits. */
export const captchaImage = v.pipe(
  v.union([base64Picture, v.object({ captchaId: textOrNone(64), image: base64Picture })]),
  v.transform((given) => (typeof given === 'string' ? { captchaId: '', image: given } : given)),
);
