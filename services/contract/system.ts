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
} from './fields.ts';

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
  /** Encrypted by the operator; opened as docs/openapi.json says. */
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

/** A part of status or settings that may be missing; one that cannot be read is as good as missing. */
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

/** SPKI, base64; PEM lines around it are taken off. */
const publicKey = v.pipe(
  text(4096),
  v.transform((given) => given.replace(/-----[^-]+-----|\s/g, '')),
);

export const sealingSettings = v.object({
  scheme: v.picklist(['DES', 'AES-GCM']),
  keyId: text(64),
  publicKey,
  /** With AES-GCM: the DES key for pages without `crypto.subtle`; absent when the operator refuses DES. */
  withoutWebCrypto: v.optional(v.object({ keyId: text(64), publicKey })),
});
export type SealingSettings = v.InferOutput<typeof sealingSettings>;

/** How bodies with credentials travel where the settings name no key: with `none` as JSON, which TLS alone protects. */
export const envelopeSettings = v.variant('scheme', [
  v.object({ scheme: v.literal('none') }),
  sealingSettings,
]);
export type EnvelopeSettings = v.InferOutput<typeof envelopeSettings>;

/**
 * Who proves social accounts, null when nobody does (LOGIN-09); with `phone`, phone numbers too, instead of the
 * operator's own codes (LOGIN-08).
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

/** What stands in front of a request for a code (SMS-02). */
export const humanCheckSettings = v.variant('provider', [
  v.object({ provider: v.literal('none') }),
  v.object({ provider: v.literal('proofOfWork') }),
  v.object({ provider: v.literal('geetest'), captchaId: text(64) }),
]);
export type HumanCheckSettings = v.InferOutput<typeof humanCheckSettings>;

export const consolidatedSettings = v.object({
  merchantCode: text(64),
  trialMerchantCode: text(64),
  merchantName: text(64),
  /** Empty when the operator names none (LANG-03). */
  defaultLanguage: words(8),
  minimumAge: whole(18, 99),
  /** The operator's clock, for offsets. */
  now: timestamp,
  /** Null where config.json says it, or nobody. */
  sealing: partElse('sealing', v.nullable(sealingSettings), null),
  /** BOOT-09: autoplay of the popup and which popup types are on. */
  popup: v.object({ A: v.boolean(), B: v.boolean(), autoplay: v.boolean() }),
  demoTicker: v.boolean(),
  /** Bounds of feedback in words (CS-04). */
  feedbackWords: v.object({ least: whole(0, 1000), most: whole(1, 10_000) }),
  identity: v.optional(identitySettings, null),
  /** Null where config.json says it; without either there is none. */
  humanCheck: partElse('humanCheck', v.nullable(humanCheckSettings), null),
  /** Present only where the sandbox pages exist. */
  sandbox: v.optional(v.boolean(), false),
});
export type ConsolidatedSettings = v.InferOutput<typeof consolidatedSettings>;
