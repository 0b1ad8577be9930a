import * as v from 'valibot';
import {
  address,
  dialingCode,
  flag,
  orElse,
  rows,
  text,
  textOrNone,
  timestamp,
  whole,
  words,
} from '../values/fields.ts';
import { usualTimeZone } from '../values/timeZone.ts';

export const downloadLink = v.object({
  resourceType: v.picklist([
    'IOS',
    'Android',
    'MOBILECONFIG',
    'AppDownloadIcon',
    'AFFILIATELINK',
    'FACEBOOK',
    'INSTAGRAM',
    'TWITTER',
  ]),
  url: address,
});
export type DownloadLink = v.InferOutput<typeof downloadLink>;

export const customerServiceEntry = v.object({
  csType: v.picklist(['FACEBOOK', 'LIVECHAT', 'TELEGRAM']),
  title: textOrNone(128),
  /** Encrypted by the operator; docs/openapi.json describes how to open it. */
  path: text(2048),
});

export type CustomerServiceEntry = v.InferOutput<typeof customerServiceEntry>;

/** White-label flags by key, for example MOBILEVERCODELOGIN3. */
export const whitelabel = v.record(v.string(), v.fallback(flag, false));
export type Whitelabel = v.InferOutput<typeof whitelabel>;

export const mobileTemplate = v.object({
  app_background: v.optional(address, ''),
  app_desc: words(500),
  /** #rgb or #rrggbb; empty keeps the theme's. */
  app_desc_font_color: v.optional(
    v.fallback(v.pipe(v.string(), v.regex(/^(#([0-9a-f]{3}){1,2})?$/i)), ''),
    '',
  ),
  /** BOOT-07: '1' is the new member centre. */
  mem_cen: v.optional(v.fallback(flag, false), false),
  /** BOOT-07: '1' is the new deposit. */
  dep_func: v.optional(v.fallback(flag, false), false),
});

/** An optional part of status or settings; an unreadable one counts as missing. */
const partElse = <S extends v.GenericSchema>(name: string, part: S, otherwise: v.InferOutput<S>) =>
  v.optional(orElse(name, part, otherwise), otherwise as v.InferInput<S>);

const statusInfo = v.object({
  customerService: partElse('customerService', rows('customerService', customerServiceEntry), []),
  domainRoute: v.optional(address, ''),
  mobileTemplate: partElse('mobileTemplate', mobileTemplate, v.parse(mobileTemplate, {})),
  paths: partElse('paths', v.record(v.string(), text(2048)), {}),
  register: partElse('register', v.record(v.string(), v.unknown()), {}),
  resources: partElse('resources', rows('resources', downloadLink), []),
  whitelabel: partElse('whitelabel', whitelabel, {}),
  mainDomain: partElse('mainDomain', text(255), ''),
  imageCDNs: partElse('imageCDNs', rows('imageCDNs', text(255)), []),
  /** IANA name: the zone of every day and time that players see (REC-07). */
  timeZone: partElse('timeZone', text(64), usualTimeZone),
});

/** BOOT-05. */
export const systemStatus = v.object({
  info: orElse('info', statusInfo, v.parse(statusInfo, {})),
  location: partElse('location', v.object({ ip: words(64) }), { ip: '' }),
  maintenance: v.fallback(flag, false),
  regionRestriction: v.fallback(flag, false),
});
export type SystemStatus = v.InferOutput<typeof systemStatus>;

export const systemCountry = v.object({ country: text(2), countryDialingCode: dialingCode });

/** SPKI, base64; PEM lines are stripped. */
const publicKey = v.pipe(
  text(4096),
  v.transform((given) => given.replace(/-----[^-]+-----|\s/g, '')),
);

export const sealingSettings = v.object({
  scheme: v.picklist(['DES', 'AES-GCM']),
  keyId: text(64),
  publicKey,
  /** AES-GCM only: the DES key for pages without `crypto.subtle`; absent if the operator refuses DES. */
  withoutWebCrypto: v.optional(v.object({ keyId: text(64), publicKey })),
});
export type SealingSettings = v.InferOutput<typeof sealingSettings>;

/** Sealing of credentials if the settings name no key; `none` sends plain JSON, protected by TLS alone. */
export const envelopeSettings = v.variant('scheme', [
  v.object({ scheme: v.literal('none') }),
  sealingSettings,
]);
export type EnvelopeSettings = v.InferOutput<typeof envelopeSettings>;

/**
 * The provider that verifies social accounts, null for none (LOGIN-09). With `phone` it also verifies phone numbers,
 * instead of the operator's own codes (LOGIN-08).
 */
export const identitySettings = v.nullable(
  v.variant('provider', [
    /** The embedded operator's own provider; `url` is its page. */
    v.object({ provider: v.literal('sandbox'), url: address, phone: v.optional(v.boolean(), false) }),
    v.object({
      provider: v.literal('firebase'),
      config: v.record(v.string(), text(255)),
      phone: v.optional(v.boolean(), false),
    }),
  ]),
);
export type IdentitySettings = v.InferOutput<typeof identitySettings>;

/** The check before a code is sent (SMS-02). */
export const humanCheckSettings = v.variant('provider', [
  v.object({ provider: v.literal('none') }),
  v.object({ provider: v.literal('proofOfWork') }),
  v.object({ provider: v.literal('geetest'), captchaId: text(64) }),
]);
export type HumanCheckSettings = v.InferOutput<typeof humanCheckSettings>;

/** Licensee, regulator and help lines (PROT-09), in the operator's words. */
export const licence = v.object({
  licensee: textOrNone(128),
  number: textOrNone(64),
  /** Address of the entry in the regulator's register. */
  register: v.optional(address, ''),
  help: rows('help', v.object({ name: text(128), url: v.optional(address, ''), phone: textOrNone(32) })),
});
export type Licence = v.InferOutput<typeof licence>;

/**
 * The player protection profile, and the operator's stricter values; read by `switchesOf`. Defaults to the strict
 * profile (PROT-01).
 */
const protectionSettings = v.object({
  profile: text(16),
  tightened: v.optional(v.record(v.string(), v.unknown()), {}),
});

export const consolidatedSettings = v.object({
  merchantCode: text(64),
  trialMerchantCode: text(64),
  merchantName: text(64),
  /** Empty if the operator names none (LANG-03). */
  defaultLanguage: words(8),
  minimumAge: whole(18, 99),
  /** The operator's clock, for offsets. */
  now: timestamp,
  /** Null leaves it to config.json. */
  sealing: partElse('sealing', v.nullable(sealingSettings), null),
  /** BOOT-09: whether the popup opens automatically, and which popup types are on. */
  popup: v.object({ A: v.boolean(), B: v.boolean(), autoplay: v.boolean() }),
  demoTicker: v.boolean(),
  /** Limits on the length of feedback, in words (CS-04). */
  feedbackWords: v.object({ least: whole(0, 1000), most: whole(1, 10_000) }),
  identity: v.optional(identitySettings, null),
  /** Null leaves it to config.json; without either there is none. */
  humanCheck: partElse('humanCheck', v.nullable(humanCheckSettings), null),
  protection: partElse('protection', protectionSettings, { profile: 'strict', tightened: {} }),
  /** Null if the operator doesn't say (PROT-09). */
  licence: v.optional(orElse('licence', v.nullable(licence), null), null),
  /** True only where the sandbox pages exist. */
  sandbox: v.optional(v.boolean(), false),
});
export type ConsolidatedSettings = v.InferOutput<typeof consolidatedSettings>;
