import type { accounts } from './en/accounts.ts';
import type { agents } from './en/agents.ts';
import type { announcements } from './en/announcements.ts';
import type { benefits } from './en/benefits.ts';
import type { betDetail } from './en/betDetail.ts';
import type { customerService } from './en/customerService.ts';
import type { deposit } from './en/deposit.ts';
import type { envelopes } from './en/envelopes.ts';
import type { games } from './en/games.ts';
import type { install } from './en/install.ts';
import type { invitation } from './en/invitation.ts';
import type { mall } from './en/mall.ts';
import type { missions } from './en/missions.ts';
import type { pages } from './en/pages.ts';
import type { paymentPassword } from './en/paymentPassword.ts';
import type { payments } from './en/payments.ts';
import type { payoutAccounts } from './en/payoutAccounts.ts';
import type { promotion } from './en/promotion.ts';
import type { protection } from './en/protection.ts';
import type { ranks } from './en/ranks.ts';
import type { records } from './en/records.ts';
import type { rewards } from './en/rewards.ts';
import type { shell } from './en/shell.ts';
import type { transfers } from './en/transfers.ts';
import type { withdrawal } from './en/withdrawal.ts';

/** The forms that a language's numbers ask for: the cardinal categories of its `Intl.PluralRules`. */
interface Forms
  extends
    Record<'CN' | 'TH' | 'VI' | 'JA' | 'MY' | 'ID' | 'KM' | 'KO' | 'MS' | 'TW' | 'LO', 'other'>,
    Record<'TY' | 'HI' | 'TA' | 'UR' | 'TR' | 'BN' | 'FA' | 'NE' | 'DE' | 'SI', 'one' | 'other'>,
    Record<'ES' | 'PT' | 'FR' | 'IT', 'one' | 'many' | 'other'>,
    Record<'RU' | 'UK' | 'PL', 'one' | 'few' | 'many' | 'other'> {
  AR: 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
}

/** The keys of an English file, with a language's own forms in place of `_one` and `_other`. */
type Shape<T, Form extends string> = {
  [
    Key in keyof T as Key extends `${infer Counted}_${'one' | 'other'}` ? `${Counted}_${Form}` : Key
  ]: T[Key] extends string ? string : Shape<T[Key], Form>;
};

export interface EnglishTexts {
  shell: typeof shell;
  accounts: typeof accounts;
  agents: typeof agents;
  announcements: typeof announcements;
  benefits: typeof benefits;
  betDetail: typeof betDetail;
  customerService: typeof customerService;
  deposit: typeof deposit;
  envelopes: typeof envelopes;
  games: typeof games;
  install: typeof install;
  invitation: typeof invitation;
  mall: typeof mall;
  missions: typeof missions;
  pages: typeof pages;
  paymentPassword: typeof paymentPassword;
  payments: typeof payments;
  payoutAccounts: typeof payoutAccounts;
  promotion: typeof promotion;
  protection: typeof protection;
  ranks: typeof ranks;
  records: typeof records;
  rewards: typeof rewards;
  transfers: typeof transfers;
  withdrawal: typeof withdrawal;
}

/** What a language must hold, by part: every key of the English file of that name. */
export type Messages<Code extends keyof Forms> = Shape<EnglishTexts, Forms[Code]>;

/** The shell's texts come with the first load or the language; every other part with its screens. */
export type Part = keyof EnglishTexts;
