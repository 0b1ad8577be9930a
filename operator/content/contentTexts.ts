import { translated } from '#operator/words/say.ts';
import type { LanguageCode } from '@araw/contract/calls/languages';
import { ar } from './texts/ar.ts';
import { bn } from './texts/bn.ts';
import { cn } from './texts/cn.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';
import { fa } from './texts/fa.ts';
import { fr } from './texts/fr.ts';
import { hi } from './texts/hi.ts';
import { id } from './texts/id.ts';
import { it } from './texts/it.ts';
import { ja } from './texts/ja.ts';
import { km } from './texts/km.ts';
import { ko } from './texts/ko.ts';
import { lo } from './texts/lo.ts';
import { ms } from './texts/ms.ts';
import { my } from './texts/my.ts';
import { ne } from './texts/ne.ts';
import { pl } from './texts/pl.ts';
import { pt } from './texts/pt.ts';
import { ru } from './texts/ru.ts';
import { si } from './texts/si.ts';
import { ta } from './texts/ta.ts';
import { th } from './texts/th.ts';
import { tr } from './texts/tr.ts';
import { tw } from './texts/tw.ts';
import { ty } from './texts/ty.ts';
import { uk } from './texts/uk.ts';
import { ur } from './texts/ur.ts';
import { vi } from './texts/vi.ts';
import type { ContentTexts } from './texts/texts.ts';

/** The first help, terms, announcements, banners and goods, in every language (LANG-02). */
export const contentTexts: Record<LanguageCode, ContentTexts> = {
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

/** Texts as a row keeps them: in English, with their translations. */
export const storedTexts = <Texts extends Readonly<Record<string, string>>>(
  textsOf: (texts: ContentTexts) => Texts,
) => ({
  ...textsOf(contentTexts.EN),
  translations: translated((language) => textsOf(contentTexts[language])),
});
