import type { accounts } from './en/accounts.ts';
import type { agents } from './en/agents.ts';
import type { betDetail } from './en/betDetail.ts';
import type { cashier } from './en/cashier.ts';
import type { install } from './en/install.ts';
import type { games } from './en/games.ts';
import type { growth } from './en/growth.ts';
import type { announcements } from './en/announcements.ts';
import type { customerService } from './en/customerService.ts';
import type { pages } from './en/pages.ts';
import type { records } from './en/records.ts';
import type { shell } from './en/shell.ts';

/** The forms that a language's numbers ask for: the cardinal categories of its `Intl.PluralRules`. */
interface Forms {
  CN: 'other';
  TH: 'other';
  VI: 'other';
  TY: 'one' | 'other';
  AR: 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
}

/** The keys of an English file, with a language's own forms in place of `_one` and `_other`. */
type Shape<T, Form extends string> = {
  [
    Key in keyof T as Key extends `${infer Counted}_${'one' | 'other'}` ? `${Counted}_${Form}` : Key
  ]: T[Key] extends string ? string : Shape<T[Key], Form>;
};

interface EnglishTexts {
  shell: typeof shell;
  accounts: typeof accounts;
  games: typeof games;
  announcements: typeof announcements;
  customerService: typeof customerService;
  agents: typeof agents;
  betDetail: typeof betDetail;
  cashier: typeof cashier;
  install: typeof install;
  growth: typeof growth;
  pages: typeof pages;
  records: typeof records;
}

/** What a language must hold, by part: every key of the English file of that name. */
export type Messages<Code extends keyof Forms> = Shape<EnglishTexts, Forms[Code]>;

/** The shell's texts come with the first load or the language; every other part with its screens. */
export type Part = keyof EnglishTexts;
