import { isLanguageCode, type LanguageCode, languageCodes, languages } from '@araw/contract/calls/languages';
import { fillIn } from '#operator/core/languages.ts';
import { ar } from './ar.ts';
import { bn } from './bn.ts';
import { cn } from './cn.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fa } from './fa.ts';
import { fr } from './fr.ts';
import { hi } from './hi.ts';
import { id } from './id.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { km } from './km.ts';
import { ko } from './ko.ts';
import { lo } from './lo.ts';
import { ms } from './ms.ts';
import { my } from './my.ts';
import { ne } from './ne.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { ru } from './ru.ts';
import { si } from './si.ts';
import { ta } from './ta.ts';
import { th } from './th.ts';
import { tr } from './tr.ts';
import { tw } from './tw.ts';
import { ty } from './ty.ts';
import { uk } from './uk.ts';
import { ur } from './ur.ts';
import { vi } from './vi.ts';
import type { TextKey } from './texts.ts';

const texts: Record<LanguageCode, object> = {
  AR: ar,
  BN: bn,
  CN: cn,
  DE: de,
  EN: en,
  ES: es,
  FA: fa,
  FR: fr,
  HI: hi,
  ID: id,
  IT: it,
  JA: ja,
  KM: km,
  KO: ko,
  LO: lo,
  MS: ms,
  MY: my,
  NE: ne,
  PL: pl,
  PT: pt,
  RU: ru,
  SI: si,
  TA: ta,
  TH: th,
  TR: tr,
  TW: tw,
  TY: ty,
  UK: uk,
  UR: ur,
  VI: vi,
};

const byKey = (node: object, path = ''): [string, string][] =>
  Object.entries(node).flatMap(([key, value]: [string, string | object]) =>
    typeof value === 'string' ? [[path + key, value]] : byKey(value, `${path}${key}.`),
  );

const known = new Map(languageCodes.map((code) => [code, new Map(byKey(texts[code]))]));
const plurals = new Map(languageCodes.map((code) => [code, new Intl.PluralRules(languages[code].htmlLang)]));

/** Numbers are written like 1,800; `count` selects the plural form. */
export type Values = Readonly<Record<string, string | number>>;

/** The operator's own text in a language given by `languageKey`, or else in English (LANG-02). */
export function say(key: TextKey, language: string, values: Values = {}): string {
  const code = isLanguageCode(language) ? language : 'EN';
  const form = plurals.get(code)?.select(Number(values.count ?? 0));
  const text = known.get(code)?.get(key) ?? known.get(code)?.get(`${key}_${form}`);
  if (text === undefined) throw new Error(`There is no text ${key} in ${code}`);
  const written = Object.entries(values).map(([name, value]) => [name, value.toLocaleString('en')]);
  return fillIn(text, Object.fromEntries(written), code);
}

/** As stored beside the English original: the same in each other language, by its code. */
export const translated = <Text>(inLanguage: (language: LanguageCode) => Text): Record<string, Text> =>
  Object.fromEntries(
    languageCodes.filter((language) => language !== 'EN').map((language) => [language, inLanguage(language)]),
  );
