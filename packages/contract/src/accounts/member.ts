import * as v from 'valibot';
import {
  address,
  dialingCode,
  orElse,
  pesos,
  rows,
  text,
  textOrNone,
  timestamp,
  words,
} from '../values/fields.ts';
import type { memberInfo } from './kept.ts';
import { paymentPassword } from '../cashier/payoutAccounts.ts';
import type { registerFields } from './registerFields.ts';
import { deviceToken, notBarred } from './session.ts';
import { oneTimeCode, typedText, typedWords } from '../values/typedFields.ts';
import { registerReaders } from './typedRegistration.ts';
import { readAccount, readEmail, readMobile } from '../values/typedContact.ts';

export type MemberInfo = v.InferOutput<typeof memberInfo>;

export const wallet = v.object({
  sumBalance: pesos,
  currencySymbol: v.optional(text(8), '₱'),
});
export type Wallet = v.InferOutput<typeof wallet>;

/** Each value is the id of a contract that awaits a decision (AGENT-05), '' for none. */
export const memberFunds = v.object({
  dailysalreqtype: words(64),
  divtypecompperiodreq: words(64),
  contracthoursalreq: words(64),
});

const contacts = ['email', 'mobile'] as const;
export type Contact = (typeof contacts)[number];

const proofWays = ['password', 'email', 'sms'] as const;
/** Proves the player and not only the session: the password, or a code to a verified address. */
export type ProofWay = (typeof proofWays)[number];

/** `editable` names the fields that the operator lets the player change. */
export const profile = v.object({
  account: text(128),
  nickname: textOrNone(64),
  payeeName: textOrNone(128),
  email: textOrNone(255),
  /** Only a verified address can reset the password. */
  emailProved: v.optional(v.boolean(), true),
  /** Middle digits hidden, such as 0917•••4567. */
  mobile: textOrNone(32),
  mobileProved: v.optional(v.boolean(), true),
  regDate: timestamp,
  editable: rows('editable', v.picklist(['nickname', 'email', 'mobile', 'headIcon'])),
  /** The ways this player can prove who they are when a change requires it. */
  ownerProofs: v.optional(rows('ownerProofs', v.picklist(proofWays)), ['password']),
  /** New addresses in this session that await their code; numbers in E.164. */
  changing: v.optional(rows('changing', v.object({ contact: v.picklist(contacts), address: text(255) })), []),
});
export type Profile = v.InferOutput<typeof profile>;

/** Device and place in the operator's words, '' when unknown; a country may be its ISO 3166 code. */
const whereFrom = { device: textOrNone(128), ip: textOrNone(64), place: textOrNone(128) };

/** Newest first. */
export const loginRecord = v.object({ at: timestamp, ...whereFrom });

/** Newest first; `current` is the calling session. */
export const activeSession = v.object({
  id: text(64),
  createdAt: timestamp,
  lastSeenAt: timestamp,
  current: v.boolean(),
  ...whereFrom,
});

/** `icon` is the address of the shown one of `choices`; setHeadIcon picks another (MEM-09). */
export const headIcon = v.object({ icon: textOrNone(64), choices: rows('choices', address) });

export type RegisterField = (typeof registerFields)[number];

/** `pattern` is an operator's regular expression, `message` its own wording. */
export const fieldRule = v.object({
  enabled: v.optional(v.boolean(), false),
  required: v.optional(v.boolean(), false),
  pattern: words(500),
  message: words(500),
});
export type FieldRule = v.InferOutput<typeof fieldRule>;

/** For login fields that the operator sets no rule for. */
const anyText: FieldRule = { enabled: true, required: true, pattern: '', message: '' };
const loginRule = orElse('loginRules', fieldRule, anyText);
const loginRules = {
  loginUsername: loginRule,
  loginPassword: loginRule,
  loginMobileNum: loginRule,
  verificationCode: loginRule,
};

export const registerSettings = v.object({
  fields: orElse('fields', v.record(v.string(), fieldRule), {}),
  /** The shared login rules (LOGIN-11). */
  loginRules: orElse('loginRules', v.object(loginRules), {
    loginUsername: anyText,
    loginPassword: anyText,
    loginMobileNum: anyText,
    verificationCode: anyText,
  }),
  usernameRegistration: orElse('usernameRegistration', v.boolean(), true),
  mobileRegistration: orElse('mobileRegistration', v.boolean(), false),
  mobileVerification: orElse('mobileVerification', v.boolean(), false),
  affiliateEnabled: orElse('affiliateEnabled', v.boolean(), false),
  captchaEnabled: orElse('captchaEnabled', v.boolean(), false),
  birthDateAsked: v.optional(v.boolean(), false),
  dialingCodes: rows('dialingCodes', v.object({ country: textOrNone(2), code: dialingCode })),
});
export type RegisterSettings = v.InferOutput<typeof registerSettings>;

const registerText = words(255);
const typedField = (field: keyof typeof registerReaders) => typedWords(registerReaders[field], 255);

/** REG-10. The operator checks every field again against its own settings and refuses unknown fields. */
export const registerRequest = v.strictObject({
  username: typedField('username'),
  password: words(1024),
  confirmPassword: words(1024),
  affiliateCode: typedField('affiliateCode'),
  paymentPassword: words(1024),
  recommenderId: typedField('recommenderId'),
  nickname: typedField('nickname'),
  payeeName: typedField('payeeName'),
  email: typedField('email'),
  mobileNum: typedField('mobileNum'),
  idNumber: typedField('idNumber'),
  qqNum: typedField('qqNum'),
  facebook: typedField('facebook'),
  wechat: typedField('wechat'),
  line: typedField('line'),
  whatsapp: typedField('whatsapp'),
  zalo: typedField('zalo'),
  captcha: typedField('captcha'),
  captchaId: registerText,
  verificationCode: typedField('verificationCode'),
  /** YYYY-MM-DD. */
  birthDate: typedField('birthDate'),
  type: v.literal(0),
  countryDialingCode: v.optional(text(8), '63'),
  registerUrl: text(255),
  registerMethod: v.picklist(['APP', 'H5', 'WEBCLIP', 'PWA']),
  domain: text(255),
  agreed: v.literal(true),
  notBarred,
  /** The version of the terms that the player agreed to (REG-14). */
  termsVersion: words(32),
  firebaseChannel: v.optional(v.literal('sms')),
  /** Phone number: replaces verificationCode. Social account: logs in to this account from now on. */
  firebaseIdToken: v.optional(text(4096)),
  deviceToken,
});

export const changePasswordRequest = v.object({
  oldPassword: text(1024),
  newPassword: text(1024),
  confirmNewPassword: text(1024),
});

/**
 * Answer to a human check (SMS-02), by provider:
 * ```
 * proofOfWork   { altcha: base64(JSON { challenge, solution }) } of altcha-lib, for the challenge of humanChallenge
 * geetest       { lot_number, captcha_output, pass_token, gen_time } as GeeTest v4 gives them
 * none          {}
 * ```
 * Missing, wrong, late and used answers are refused with `humanCheckFailed`. A refusal with the value `{ challenge }`
 * asks for a longer check instead of `tooManyRequests`: the next request carries `altcha` for that challenge, whichever
 * provider is configured.
 */
const humanCheck = v.optional(v.record(v.string(), text(8192)), {});

/** SMS-03: login sends mobileNo, some screens mobileNum. */
export const smsRequest = v.object({
  mobileNo: v.optional(typedText(readMobile, 20)),
  mobileNum: v.optional(typedText(readMobile, 20)),
  countryDialingCode: text(8),
  humanCheck,
  deviceToken,
});

export const ownerProof = v.variant('by', [
  v.object({ by: v.literal('password'), password: text(1024) }),
  v.object({ by: v.picklist(['email', 'sms']), code: oneTimeCode }),
]);
export type OwnerProof = v.InferOutput<typeof ownerProof>;

/** Setting the first one takes the login password or a code (CASH-11). */
export const setPaymentPasswordRequest = v.object({ proof: ownerProof, paymentPassword });
export const changePaymentPasswordRequest = v.object({ oldPassword: paymentPassword, paymentPassword });
/** Takes only a fresh code. */
export const recoverPaymentPasswordRequest = v.object({
  proof: v.object({ by: v.picklist(['email', 'sms']), code: oneTimeCode }),
  paymentPassword,
});

/** Sends a code to one of the player's own addresses, as proof of who they are. */
export const ownCodeRequest = v.object({ by: v.picklist(['email', 'sms']), humanCheck });

/**
 * First half of a change of address: sends a code to the new one. A session that has just given `proof` for the same
 * address may omit it to have the code sent again.
 */
export const newEmailRequest = v.object({
  email: typedText(readEmail, 255),
  proof: v.optional(ownerProof),
  humanCheck,
});
export const newMobileRequest = v.object({
  mobileNum: typedText(readMobile, 20),
  countryDialingCode: text(8),
  proof: v.optional(ownerProof),
  humanCheck,
});

/** Second half: the code from the new address makes it effective. */
export const confirmContactRequest = v.object({ contact: v.picklist(contacts), code: oneTimeCode });

/** `account` is the one the code was requested for: e-mail address, username or mobile number. */
export const passwordVerificationRequest = v.object({
  account: typedText(readAccount, 128),
  channel: v.picklist(['email', 'sms']),
  code: oneTimeCode,
  newPassword: text(1024),
  confirmNewPassword: text(1024),
  deviceToken,
});

/** `account` is an e-mail address or username. */
export const mailCodeRequest = v.object({ account: typedText(readAccount, 255), humanCheck, deviceToken });

/** When the next code can be requested (SMS-05). */
export const smsValue = v.object({ expirationTime: timestamp });
