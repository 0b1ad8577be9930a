import { arabicHelp } from './help.ar.ts';
import { chineseHelp } from './help.cn.ts';
import { englishHelp } from './help.en.ts';
import { thaiHelp } from './help.th.ts';
import { tagalogHelp } from './help.ty.ts';
import { vietnameseHelp } from './help.vi.ts';

/** English first; the others translate it topic by topic. */
export const seedHelp = {
  EN: englishHelp,
  CN: chineseHelp,
  TH: thaiHelp,
  VI: vietnameseHelp,
  TY: tagalogHelp,
  AR: arabicHelp,
};
