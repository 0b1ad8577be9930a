import * as v from 'valibot';
import { address, dialingCode, orElse, pesos, rows, text, textOrNone, timestamp, words } from './fields.ts';
import type { memberInfo } from './kept.ts';
import { paymentPassword } from './payoutAccounts.ts';
import type { registerFields } from './registerFields.ts';
import { deviceToken } from './session.ts';

export type MemberInfo = v.InferOutput<typeof memberInfo>;

export const wallet = v.object({
  sumBalance: pesos,
  currencySymbol: v.optional(text(8), '₱'),
});
export type Wallet = v.InferOutput<typeof wallet>;

/** A non-empty flag means that this contract waits to be decided (AGENT-05): here it is the contract's id. */
export const memberFunds = v.object({
  dailysalreqtype: words(64),
  divtypecompperiodreq: words(64),
  contracthoursalreq: words(64),
});

const contacts = ['email', 'mobile'] as const;
export type Contact = (typeof contacts)[number];

const proofWays = ['password', 'email', 'sms'] as const;
/** How a player shows that it is them and not their session alone: by the password, or by a code to a proved address. */
export type ProofWay = (typeof proofWays)[number];

/** What the account details show; `editable` names what the operator lets the player change. */
export const profile = v.object({
  account: text(128),
  nickname: textOrNone(64),
  payeeName: textOrNone(128),
  email: textOrNone(255),
  /** Whether its holder has proved it; only then it resets the password. */
  emailProved: v.optional(v.boolean(), true),
  /** With its middle digits hidden, such as 0917•••4567. */
  mobile: textOrNone(32),
  mobileProved: v.optional(v.boolean(), true),
  regDate: timestamp,
  editable: rows('editable', v.picklist(['nickname', 'email', 'mobile', 'headIcon'])),
  /** By what the player can prove who they are, where a change asks for it. */
  ownerProofs: v.optional(rows('ownerProofs', v.picklist(proofWays)), ['password']),
  /** New addresses that wait for their code in this session; of a number E.164. */
  changing: v.optional(rows('changing', v.object({ contact: v.picklist(contacts), address: text(255) })), []),
});
export type Profile = v.InferOutput<typeof profile>;

/** A device and a place in the operator's words, empty when unknown; a country may come as its ISO 3166 code. */
const whereFrom = { device: textOrNone(128), ip: textOrNone(64), place: textOrNone(128) };

/** Newest first. */
export const loginRecord = v.object({ at: timestamp, ...whereFrom });

/** Newest first; `current` is the session that asks. */
export const activeSession = v.object({
  id: text(64),
  createdAt: timestamp,
  lastSeenAt: timestamp,
  current: v.boolean(),
  ...whereFrom,
});

/** `icon` is the address of the one of `choices` that is shown; setHeadIcon takes another of them (MEM-09). */
export const headIcon = v.object({ icon: textOrNone(64), choices: rows('choices', address) });

export type RegisterField = (typeof registerFields)[number];

/** How a field is checked: `pattern` is an operator's regular expression, `message` its own wording. */
export const fieldRule = v.object({
  enabled: v.optional(v.boolean(), false),
  required: v.optional(v.boolean(), false),
  pattern: words(500),
  message: words(500),
});
export type FieldRule = v.InferOutput<typeof fieldRule>;

/** Of a field of the log-in without a rule of the operator's own. */
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

/** REG-10. The operator checks every field again by its own settings and refuses fields that it does not know. */
export const registerRequest = v.strictObject({
  username: registerText,
  password: words(1024),
  confirmPassword: words(1024),
  affiliateCode: registerText,
  paymentPassword: words(1024),
  recommenderId: registerText,
  nickname: registerText,
  payeeName: registerText,
  email: registerText,
  mobileNum: registerText,
  idNumber: registerText,
  qqNum: registerText,
  facebook: registerText,
  wechat: registerText,
  line: registerText,
  whatsapp: registerText,
  zalo: registerText,
  captcha: registerText,
  captchaId: registerText,
  verificationCode: registerText,
  /** YYYY-MM-DD. */
  birthDate: registerText,
  type: v.literal(0),
  countryDialingCode: v.optional(text(8), '63'),
  registerUrl: text(255),
  registerMethod: v.picklist(['APP', 'H5', 'WEBCLIP', 'PWA']),
  domain: text(255),
  agreed: v.literal(true),
  /** The version of the terms that was agreed to (REG-14). */
  termsVersion: words(32),
  firebaseChannel: v.optional(v.literal('sms')),
  /** Of a phone number: instead of verificationCode. Of a social account: it logs in to this account from now on. */
  firebaseIdToken: v.optional(text(4096)),
  deviceToken,
});

export const changePasswordRequest = v.object({
  oldPassword: text(1024),
  newPassword: text(1024),
  confirmNewPassword: text(1024),
});

/**
 * What a human check has brought (SMS-02), by provider:
 * ```
 * proofOfWork   { altcha: base64(JSON { challenge, solution }) } of altcha-lib, for the challenge of humanChallenge
 * geetest       { lot_number, captcha_output, pass_token, gen_time } as GeeTest v4 gives them
 * none          {}
 * ```
 * Missing, wrong, late and used ones are refused with `humanCheckFailed`. With `{ challenge }` as its value it asks for
 * a longer check, in place of `tooManyRequests`: the next request brings `altcha` for that challenge, whoever the
 * provider is.
 */
const humanCheck = v.optional(v.record(v.string(), text(8192)), {});

/** SMS-03: login sends mobileNo, some screens mobileNum. */
export const smsRequest = v.object({
  mobileNo: v.optional(text(20)),
  mobileNum: v.optional(text(20)),
  countryDialingCode: text(8),
  humanCheck,
  deviceToken,
});

const oneTimeCode = v.pipe(v.string(), v.regex(/^\d{0,10}$/));

const ownerProof = v.variant('by', [
  v.object({ by: v.literal('password'), password: text(1024) }),
  v.object({ by: v.picklist(['email', 'sms']), code: oneTimeCode }),
]);
export type OwnerProof = v.InferOutput<typeof ownerProof>;

/** The first one is set by the log-in password or a code (CASH-11). */
export const setPaymentPasswordRequest = v.object({ proof: ownerProof, paymentPassword });
export const changePaymentPasswordRequest = v.object({ oldPassword: paymentPassword, paymentPassword });
/** By a fresh code alone. */
export const recoverPaymentPasswordRequest = v.object({
  proof: v.object({ by: v.picklist(['email', 'sms']), code: oneTimeCode }),
  paymentPassword,
});

/** A code to an address of the player's own, by which they prove who they are. */
export const ownCodeRequest = v.object({ by: v.picklist(['email', 'sms']), humanCheck });

/**
 * First half of a change of address: a code goes to the new one. `proof` may be left out by the session that has
 * just given it for the same address, to have the code sent again.
 */
export const newEmailRequest = v.object({ email: text(255), proof: v.optional(ownerProof), humanCheck });
export const newMobileRequest = v.object({
  mobileNum: text(20),
  countryDialingCode: text(8),
  proof: v.optional(ownerProof),
  humanCheck,
});

/** Second half: with the code from the new address it counts. */
export const confirmContactRequest = v.object({ contact: v.picklist(contacts), code: oneTimeCode });

/** `account` is what the code was requested for: the e-mail address or username, or the mobile number. */
export const passwordVerificationRequest = v.object({
  account: text(128),
  channel: v.picklist(['email', 'sms']),
  code: oneTimeCode,
  newPassword: text(1024),
  confirmNewPassword: text(1024),
  deviceToken,
});

/** `account` is an e-mail address or username. */
export const mailCodeRequest = v.object({ account: text(255), humanCheck, deviceToken });

/** When the next code may be requested (SMS-05). */
export const smsValue = v.object({ expirationTime: timestamp });
