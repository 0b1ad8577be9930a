import type { LanguageCode } from '@araw/contract/calls/languages';
import { ar } from './names/ar.ts';
import { bn } from './names/bn.ts';
import { cn } from './names/cn.ts';
import { de } from './names/de.ts';
import { en } from './names/en.ts';
import { es } from './names/es.ts';
import { fa } from './names/fa.ts';
import { fr } from './names/fr.ts';
import { hi } from './names/hi.ts';
import { id } from './names/id.ts';
import { it } from './names/it.ts';
import { ja } from './names/ja.ts';
import { km } from './names/km.ts';
import { ko } from './names/ko.ts';
import { lo } from './names/lo.ts';
import { ms } from './names/ms.ts';
import { my } from './names/my.ts';
import { ne } from './names/ne.ts';
import { pl } from './names/pl.ts';
import { pt } from './names/pt.ts';
import { ru } from './names/ru.ts';
import { si } from './names/si.ts';
import { ta } from './names/ta.ts';
import { th } from './names/th.ts';
import { tr } from './names/tr.ts';
import { tw } from './names/tw.ts';
import { ty } from './names/ty.ts';
import { uk } from './names/uk.ts';
import { ur } from './names/ur.ts';
import { vi } from './names/vi.ts';
import type { GameNames } from './names/names.ts';

/** The words of the demo games' names, in every language (LANG-02). */
export const gameNames: Record<LanguageCode, GameNames> = {
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
