import * as v from 'valibot';
import { orAbsent, text } from './fields.ts';
import { envelopeSettings, humanCheckSettings } from './system.ts';

/** Those of locales/languages.ts. */
const languageCode = v.picklist(['CN', 'EN', 'TH', 'VI', 'TY', 'AR']);

/** The colours of src/theme/tokens.css. */
const colourTokens =
  'bg s1 s2 s3 line line-strong text text2 text3 accent accent-high on-accent accent-text link focus ok warn err fav hot on-hot new on-new jackpot on-jackpot live on-live'.split(
    ' ',
  );

const colours = v.record(v.picklist(colourTokens), v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/i)));

const host = String.raw`[\w-]+(\.[\w-]+)*`;
/** By http it is reached from this machine alone: a network on the way could read and change what is sent. */
const loopback = String.raw`localhost|127(\.\d+){3}|\[::1\]`;
/** A dot alone or two would lead to another path than the one that is written. */
const segment = String.raw`(?!\.\.?(\/|$))[\w.-]+`;

/** Numbers of hosts and ports can be well-formed and impossible. */
const isAddress = v.check((text: string) => URL.canParse(text, 'https://site.example/'), 'no address');

/** The path of a file beside the configuration, or its https address. */
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
 * What makes the one build a merchant's (KIT-01): config.json beside index.html, or the element `config` of the page. What
 * is left out is as built in; what the operator's settings say counts more.
 */
export const configuration = v.pipe(
  v.strictObject({
    /** For editors: docs/config.schema.json. */
    $schema: v.optional(v.string()),
    /** Of every call, until the settings name one. */
    merchantCode: v.optional(v.pipe(text(64), v.nonEmpty()), 'ARAW'),
    /**
     * Where the operator answers, without a slash at the end: by https, or by http on this very machine; empty where it has
     * the page's origin.
     */
    apiBaseUrl: v.optional(apiBaseUrl, ''),
    /** Below which the app is found, with a slash at both ends. */
    basePath: v.optional(basePath, '/'),
    name: v.optional(v.pipe(text(64), v.nonEmpty()), 'Araw'),
    /** Square; without one the built-in mark shows. */
    logo: v.optional(file),
    icons: v.optional(
      v.strictObject({
        /** Of the browser's tab: SVG, or PNG of 32 pixels. */
        tab: file,
        /** PNG of 180 pixels, without transparency. */
        touch: file,
        /** PNG of 192 pixels. */
        small: file,
        /** PNG of 512 pixels, with room for masks. */
        large: file,
      }),
    ),
    /** In place of those of the theme: #rrggbb by token. */
    colours: v.optional(
      v.strictObject({ dark: v.optional(colours, {}), light: v.optional(colours, {}) }),
      {},
    ),
    /** Until the player chooses. */
    theme: v.optional(v.picklist(['dark', 'light']), 'dark'),
    /** Until the player chooses, where the settings name none. */
    defaultLanguage: v.optional(languageCode),
    /** Those that the player may choose from. */
    languages: v.optional(v.pipe(v.array(languageCode), v.nonEmpty()), languageCode.options),
    /** How credentials travel, where the settings name no key. */
    envelope: orAbsent('envelope', envelopeSettings),
    /** What stands in front of a request for a code, where the settings do not say; nothing without it. */
    humanCheck: orAbsent('humanCheck', humanCheckSettings),
    /** White-label flags that the system status leaves out. */
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

/** The text of a config.json. */
export const configurationFile = v.pipe(v.string(), v.parseJson(), isNoList, configuration);
