import type { accounts } from './en/accounts.ts';
import type { agents } from './en/agents.ts';
import type { betDetail } from './en/betDetail.ts';
import type { cashier } from './en/cashier.ts';
import type { download } from './en/download.ts';
import type { games } from './en/games.ts';
import type { growth } from './en/growth.ts';
import type { announcements } from './en/announcements.ts';
import type { customerService } from './en/customerService.ts';
import type { pages } from './en/pages.ts';
import type { records } from './en/records.ts';
import type { shell } from './en/shell.ts';

type Shape<T> = { [Key in keyof T]: T[Key] extends string ? string : Shape<T[Key]> };

/** What a language must hold, by part: every key of the English file of that name. */
export interface Messages {
  shell: Shape<typeof shell>;
  accounts: Shape<typeof accounts>;
  games: Shape<typeof games>;
  announcements: Shape<typeof announcements>;
  customerService: Shape<typeof customerService>;
  agents: Shape<typeof agents>;
  betDetail: Shape<typeof betDetail>;
  cashier: Shape<typeof cashier>;
  download: Shape<typeof download>;
  growth: Shape<typeof growth>;
  pages: Shape<typeof pages>;
  records: Shape<typeof records>;
}

/** The shell's texts come with the first load or the language; every other part with its screens. */
export type Part = keyof Messages;
