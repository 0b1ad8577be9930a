import { boolean, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { RegisterSettings } from '#services/contract/member.ts';
import type { HandlerValue } from '#services/contract/calls.ts';
import type { ConsolidatedSettings } from '#services/contract/system.ts';

/** The settings that an operator keeps for a merchant; keys and time are added when they are read. */
export type MerchantSettings = Omit<ConsolidatedSettings, 'now' | 'sealing' | 'sandbox'> & {
  sealingScheme: ConsolidatedSettings['sealing']['scheme'];
  countryDialingCode: string;
  country: string;
};

/** The one merchant that this operator serves, by code. */
export const merchants = pgTable('merchants', {
  code: text().primaryKey(),
  whitelabel: jsonb().$type<Record<string, boolean>>().notNull(),
  settings: jsonb().$type<MerchantSettings>().notNull(),
  registerSettings: jsonb('register_settings').$type<RegisterSettings>().notNull(),
  info: jsonb()
    .$type<Omit<HandlerValue<'systemStatus'>['info'], 'whitelabel' | 'resources' | 'customerService'>>()
    .notNull(),
  maintenance: boolean().notNull().default(false),
  regionRestriction: boolean('region_restriction').notNull().default(false),
});
