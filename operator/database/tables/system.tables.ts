import { boolean, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { HandlerValue } from '@araw/contract/calls/calls';
import type { FieldRule, RegisterSettings } from '@araw/contract/accounts/member';
import type { ConsolidatedSettings, HumanCheckSettings, SealingSettings } from '@araw/contract/calls/system';

/** A merchant's stored settings; keys and time are added when reading. */
export type MerchantSettings = Omit<ConsolidatedSettings, 'now' | 'sealing' | 'sandbox' | 'humanCheck'> & {
  sealingScheme: SealingSettings['scheme'];
  humanCheck: HumanCheckSettings;
  countryDialingCode: string;
  country: string;
};

/** `message` is in English; `translations` by language. */
export type StoredRule = FieldRule & { translations?: Readonly<Record<string, string>> };

/** Fields of registration and login, with texts in all languages. */
export type StoredRegisterSettings = Omit<RegisterSettings, 'fields' | 'loginRules'> & {
  fields: Record<string, StoredRule>;
  loginRules: Record<keyof RegisterSettings['loginRules'], StoredRule>;
};

/** The merchant's rules for turnover (CASH-17, CASH-18). */
export interface TurnoverRules {
  /** Weight of a valid bet by game type, in hundredths; default: 100. */
  weights: Readonly<Record<string, number>>;
  /** Turnover of a deposit as a multiple, in hundredths. */
  depositFactor: number;
  /** Centavos, including open bets, below which requirements end. */
  lapseBelow: number;
}

export const defaultTurnover: TurnoverRules = {
  weights: {},
  depositFactor: 100,
  lapseBelow: 100,
};

/** The merchant's rules for deposits and withdrawals; amounts in centavos (CASH-01…21). */
export interface PaymentRules {
  /** Limits of a deposit, before those of the method. */
  deposit: { least: number; most: number; mostOpen: number; quoteMinutes: number };
  withdrawal: {
    least: number;
    most: number;
    timesADay: number;
    sumADay: number;
    /** By kind of payout account: a fixed fee, and a share in hundredths of a percent. */
    fees: Readonly<Record<'bank' | 'eWallet' | 'crypto', { flat: number; share: number }>>;
    /** Gross amounts that need one reviewer, and two. */
    reviewFrom: number;
    secondReviewFrom: number;
    quoteMinutes: number;
  };
  /** Before a payout account's first use. */
  accountWaitingHours: number;
  /** Requirements before the first deposit (CASH-15). */
  demands: readonly ('email' | 'mobile' | 'payeeName' | 'identity')[];
}

export const defaultPayments: PaymentRules = {
  deposit: { least: 10_000, most: 5_000_000, mostOpen: 3, quoteMinutes: 10 },
  withdrawal: {
    least: 20_000,
    most: 5_000_000,
    timesADay: 3,
    sumADay: 10_000_000,
    fees: {
      bank: { flat: 1_500, share: 0 },
      eWallet: { flat: 1_500, share: 0 },
      crypto: { flat: 5_000, share: 0 },
    },
    reviewFrom: 500_000,
    secondReviewFrom: 2_000_000,
    quoteMinutes: 10,
  },
  accountWaitingHours: 0,
  demands: [],
};

/** The merchant's rules for envelope rains (TEAM-07). */
export interface EnvelopeRules {
  /** Smallest share in centavos. */
  least: number;
}

export const defaultEnvelopes: EnvelopeRules = { least: 100 };

/** The merchant's rules for the points mall (BEN-14). */
export interface MallRules {
  /** Days to keep an address after its order has ended. */
  addressDays: number;
}

export const defaultMall: MallRules = { addressDays: 30 };

/** The merchant's rules for member rebates (BEN-09, TEAM-12). */
export interface RebateRules {
  /** First day of rates given by the line, YYYY-MM-DD; null uses the level's rates. */
  byLineFrom: string | null;
}

export const defaultRebates: RebateRules = { byLineFrom: null };

/** The merchant that this operator serves, by code. */
export const merchants = pgTable('merchants', {
  code: text().primaryKey(),
  whitelabel: jsonb().$type<Record<string, boolean>>().notNull(),
  settings: jsonb().$type<MerchantSettings>().notNull(),
  registerSettings: jsonb('register_settings').$type<StoredRegisterSettings>().notNull(),
  info: jsonb()
    .$type<
      Omit<HandlerValue<'systemStatus'>['info'], 'whitelabel' | 'resources' | 'customerService' | 'timeZone'>
    >()
    .notNull(),
  /** IANA name; defines the merchant's days (REC-07). */
  timeZone: text('time_zone').notNull().default('Asia/Manila'),
  turnover: jsonb().$type<TurnoverRules>().notNull().default(defaultTurnover),
  payments: jsonb().$type<PaymentRules>().notNull().default(defaultPayments),
  envelopes: jsonb().$type<EnvelopeRules>().notNull().default(defaultEnvelopes),
  mall: jsonb().$type<MallRules>().notNull().default(defaultMall),
  rebates: jsonb().$type<RebateRules>().notNull().default(defaultRebates),
  maintenance: boolean().notNull().default(false),
  regionRestriction: boolean('region_restriction').notNull().default(false),
});
