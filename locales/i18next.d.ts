import 'i18next';
import type { accounts } from './en/accounts.ts';
import type { agents } from './en/agents.ts';
import type { betDetail } from './en/betDetail.ts';
import type { cashier } from './en/cashier.ts';
import type { install } from './en/install.ts';
import type { games } from './en/games.ts';
import type { growth } from './en/growth.ts';
import type { pages } from './en/pages.ts';
import type { announcements } from './en/announcements.ts';
import type { customerService } from './en/customerService.ts';
import type { records } from './en/records.ts';
import type { shell } from './en/shell.ts';

/** A text with plural forms is called by its key without `_one` and `_other`, and not without a `count`. */
type Callable<T> = {
  [
    Key in keyof T as Key extends `${string}_one`
      ? never
      : Key extends `${infer Counted}_other`
        ? Counted
        : Key
  ]: T[Key] extends string ? T[Key] : Callable<T[Key]>;
};

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: {
      translation: Callable<
        typeof shell &
          typeof accounts &
          typeof games &
          typeof announcements &
          typeof customerService &
          typeof agents &
          typeof betDetail &
          typeof cashier &
          typeof install &
          typeof growth &
          typeof pages &
          typeof records
      >;
    };
  }
}
