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

/** The one merchant that this operator serves, by code. */
export const merchants = pgTable('merchants', {
  code: text().primaryKey(),
  whitelabel: jsonb().$type<Record<string, boolean>>().notNull(),
  settings: jsonb().$type<MerchantSettings>().notNull(),
  registerSettings: jsonb('register_settings').$type<StoredRegisterSettings>().notNull(),
  info: jsonb()
    .$type<Omit<HandlerValue<'systemStatus'>['info'], 'whitelabel' | 'resources' | 'customerService'>>()
    .notNull(),
  maintenance: boolean().notNull().default(false),
  regionRestriction: boolean('region_restriction').notNull().default(false),
});
