import * as v from 'valibot';
import { orAbsent, text } from '../values/fields.ts';
import { languageCodes } from './languages.ts';
import { envelopeSettings, humanCheckSettings } from './system.ts';

const languageCode = v.picklist(languageCodes);

/** The colours of src/theme/tokens.css. */
const colourTokens =
  'bg s1 s2 s3 line line-strong text text2 text3 accent accent-high on-accent accent-text link focus ok warn err fav hot on-hot new on-new jackpot on-jackpot live on-live'.split(
    ' ',
  );

const colours = v.record(v.picklist(colourTokens), v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/i)));

const host = String.raw`[\w-]+(\.[\w-]+)*`;
/** Plain http only for this machine: elsewhere the network could read and change the traffic. */
const loopback = String.raw`localhost|127(\.\d+){3}|\[::1\]`;
/** `.` and `..` would resolve to a different path than the one written. */
const segment = String.raw`(?!\.\.?(\/|$))[\w.-]+`;

/** The pattern also matches impossible hosts and ports. */
const isAddress = v.check((text: string) => URL.canParse(text, 'https://site.example/'), 'no address');

/** Path of a file beside the configuration, or an https address. */
const file = v.pipe(
  v.string(),
  v.maxLength(512),
  v.regex(new RegExp(String.raw`^(https:\/\/${host}(:\d+)?\/)?(\w[\w-]*[./])*[\w-]+$`)),
  isAddress,
);

const apiBaseUrl = v.pipe(
  v.string(),
  v.regex(new RegExp(String.raw`^((https:\/\/${host}|http:\/\/(${loopback}))(:\d+)?(\/${segment})*)?$`)),
  isAddress,
);

const basePath = v.pipe(v.string(), v.regex(new RegExp(String.raw`^\/(${segment}\/)*$`)));

/**
 * Turns the one build into a merchant's (KIT-01): config.json beside index.html, or the page's element `config`.
 * Missing values keep the built-in ones; the operator's settings take precedence.
 */
export const configuration = v.pipe(
  v.strictObject({
    /** For editors: docs/config.schema.json. */
    $schema: v.optional(v.string()),
    /** Sent with every call until the settings name one. */
    merchantCode: v.optional(v.pipe(text(64), v.nonEmpty()), 'ARAW'),
    /**
     * Where the operator answers, without a trailing slash: https, or http on this machine; empty for the page's own
     * origin.
     */
    apiBaseUrl: v.optional(apiBaseUrl, ''),
    /** Path that the app is served under, with a slash at both ends. */
    basePath: v.optional(basePath, '/'),
    name: v.optional(v.pipe(text(64), v.nonEmpty()), 'Araw'),
    /** Square; the default is the built-in mark. */
    logo: v.optional(file),
    icons: v.optional(
      v.strictObject({
        /** For the browser tab: SVG, or PNG of 32 pixels. */
        tab: file,
        /** PNG of 180 pixels, opaque. */
        touch: file,
        /** PNG of 192 pixels. */
        small: file,
        /** PNG of 512 pixels, with a safe zone for masks. */
        large: file,
      }),
    ),
    /** Override the theme's: #rrggbb by token. */
    colours: v.optional(
      v.strictObject({ dark: v.optional(colours, {}), light: v.optional(colours, {}) }),
      {},
    ),
    /** Until the player chooses. */
    theme: v.optional(v.picklist(['dark', 'light']), 'dark'),
    /** Until the player chooses, unless the settings name one. */
    defaultLanguage: v.optional(languageCode),
    /** The ones offered to the player. */
    languages: v.optional(v.pipe(v.array(languageCode), v.nonEmpty()), languageCode.options),
    /** How credentials travel if the settings name no key. */
    envelope: orAbsent('envelope', envelopeSettings),
    /** The check before a code is sent, if the settings don't name one; absent means none. */
    humanCheck: orAbsent('humanCheck', humanCheckSettings),
    /** Shown in browsers that are too old for the app, which cannot ask the operator there. */
    customerService: v.optional(
      v.strictObject({
        /** Formatted for people: +63 2 5550 0100. */
        phone: v.optional(v.pipe(v.string(), v.regex(/^\+?\d[\d ()-]{4,30}$/))),
        email: v.optional(v.pipe(v.string(), v.maxLength(254), v.regex(/^[^\s@]+@[^\s@]+$/))),
      }),
    ),
    /** White-label flags missing from the system status. */
    features: v.optional(v.record(v.string(), v.boolean()), {}),
  }),
  v.forward(
    v.check(
      ({ defaultLanguage, languages }) => languages.includes(defaultLanguage ?? 'CN'),
      'the default language is not among the languages',
    ),
    ['defaultLanguage'],
  ),
);
export type Configuration = v.InferOutput<typeof configuration>;

const isNoList = v.check((given: unknown) => !Array.isArray(given), 'not an object');

export const configurationFile = v.pipe(v.string(), v.parseJson(), isNoList, configuration);
