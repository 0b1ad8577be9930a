import { boolean, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { HandlerValue } from '#services/contract/calls.ts';
import type { FieldRule, RegisterSettings } from '#services/contract/member.ts';
import type { ConsolidatedSettings } from '#services/contract/system.ts';

/** The settings that an operator keeps for a merchant; keys and time are added when they are read. */
export type MerchantSettings = Omit<ConsolidatedSettings, 'now' | 'sealing' | 'sandbox'> & {
  sealingScheme: ConsolidatedSettings['sealing']['scheme'];
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
}

export const defaultTurnover: TurnoverRules = { weights: {}, depositFactor: 100, lapseBelow: 100 };

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
  maintenance: boolean().notNull().default(false),
  regionRestriction: boolean('region_restriction').notNull().default(false),
});
