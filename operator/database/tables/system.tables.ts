import { boolean, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { HandlerValue } from '#services/contract/calls.ts';
import type { FieldRule, RegisterSettings } from '#services/contract/member.ts';
import type { ConsolidatedSettings, HumanCheckSettings, SealingSettings } from '#services/contract/system.ts';

/** The settings that an operator keeps for a merchant; keys and time are added when they are read. */
export type MerchantSettings = Omit<ConsolidatedSettings, 'now' | 'sealing' | 'sandbox' | 'humanCheck'> & {
  sealingScheme: SealingSettings['scheme'];
  humanCheck: HumanCheckSettings;
  countryDialingCode: string;
  country: string;
};

/** `message` is in English; the others by language. */
export type StoredRule = FieldRule & { translations?: Readonly<Record<string, string>> };

/** What the operator asks at registration and login, with its words in all of its languages. */
export type StoredRegisterSettings = Omit<RegisterSettings, 'fields' | 'loginRules'> & {
  fields: Record<string, StoredRule>;
  loginRules: Record<keyof RegisterSettings['loginRules'], StoredRule>;
};

/** What the merchant has decided about betting money (CASH-17, CASH-18). */
export interface TurnoverRules {
  /** What a valid bet counts for turnover, in hundredths, by game type; 100 where none is named. */
  weights: Readonly<Record<string, number>>;
  /** Turnover that a deposit asks for, in hundredths of its amount. */
  depositFactor: number;
  /** Centavos: with less than that, open bets included, nothing is asked for any more. */
  lapseBelow: number;
  /** Whether deposits may ask for turnover at all, and the highest factor that is allowed (CASH-21). */
  onDeposits: boolean;
  mostFactor: number;
}

export const defaultTurnover: TurnoverRules = {
  weights: {},
  depositFactor: 100,
  lapseBelow: 100,
  onDeposits: true,
  mostFactor: 9_999,
};

/** What the merchant has decided about money that comes and goes; amounts in centavos (CASH-01…21). */
export interface PaymentRules {
  /** Bounds of a deposit, before those of the method. */
  deposit: { least: number; most: number; mostOpen: number; quoteMinutes: number };
  withdrawal: {
    least: number;
    most: number;
    timesADay: number;
    sumADay: number;
    /** By the kind of payout account: a flat fee, and a share in hundredths of a per cent. */
    fees: Readonly<Record<'bank' | 'eWallet' | 'crypto', { flat: number; share: number }>>;
    mayCancel: boolean;
    /** From this gross amount on a reviewer decides, from the second one on two. */
    reviewFrom: number;
    secondReviewFrom: number;
    quoteMinutes: number;
  };
  /** Before a payout account can be used for the first time. */
  accountWaitingHours: number;
  /** What a member has to bring before the first deposit (CASH-15). */
  demands: readonly ('email' | 'mobile' | 'payeeName' | 'identity')[];
  /** Transfers between members (CASH-13, CASH-21). */
  uplineTransfer: boolean;
  /** Whether a member's last way to pay is offered first (CASH-21). */
  rememberMethod: boolean;
  /** Whether crypto is taken and paid out (CASH-21). */
  crypto: boolean;
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
    mayCancel: true,
    reviewFrom: 500_000,
    secondReviewFrom: 2_000_000,
    quoteMinutes: 10,
  },
  accountWaitingHours: 0,
  demands: [],
  uplineTransfer: true,
  rememberMethod: true,
  crypto: false,
};

/** What the merchant has decided about envelope rains (TEAM-07). */
export interface EnvelopeRules {
  /** Centavos of the smallest share. */
  least: number;
}

export const defaultEnvelopes: EnvelopeRules = { least: 100 };

/** What the merchant has decided about the points mall (BEN-14). */
export interface MallRules {
  /** For so many days after an order has ended its address is kept. */
  addressDays: number;
}

export const defaultMall: MallRules = { addressDays: 30 };

/** What the merchant has decided about rebates of members (BEN-09, TEAM-12). */
export interface RebateRules {
  /** The day from which on members earn the rate that their line gave them, YYYY-MM-DD; null for their level's. */
  byLineFrom: string | null;
}

export const defaultRebates: RebateRules = { byLineFrom: null };

/** The one merchant that this operator serves, by code. */
export const merchants = pgTable('merchants', {
  code: text().primaryKey(),
  whitelabel: jsonb().$type<Record<string, boolean>>().notNull(),
  settings: jsonb().$type<MerchantSettings>().notNull(),
  registerSettings: jsonb('register_settings').$type<StoredRegisterSettings>().notNull(),
  info: jsonb()
    .$type<Omit<HandlerValue<'systemStatus'>['info'], 'whitelabel' | 'resources' | 'customerService'>>()
    .notNull(),
  /** IANA name; its days are the merchant's (REC-07). */
  timeZone: text('time_zone').notNull().default('Asia/Manila'),
  turnover: jsonb().$type<TurnoverRules>().notNull().default(defaultTurnover),
  payments: jsonb().$type<PaymentRules>().notNull().default(defaultPayments),
  envelopes: jsonb().$type<EnvelopeRules>().notNull().default(defaultEnvelopes),
  mall: jsonb().$type<MallRules>().notNull().default(defaultMall),
  rebates: jsonb().$type<RebateRules>().notNull().default(defaultRebates),
  maintenance: boolean().notNull().default(false),
  regionRestriction: boolean('region_restriction').notNull().default(false),
});
