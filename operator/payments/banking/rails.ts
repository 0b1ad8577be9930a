import { sql } from 'drizzle-orm';
import type { Database } from '#operator/core/context.ts';
import type { PaymentRules } from '#operator/database/tables/system.tables.ts';
import { momentsOf } from '#operator/records/range.ts';
import { type PayoutKind, payoutKinds } from '@araw/contract/cashier/payoutAccounts';
import { dayAfter } from '@araw/contract/values/dates';
import { bankingDayFrom } from './bankingDays.ts';
import type { Switches } from '@araw/contract/protection/protectionProfiles';
import { isServed } from './servedKinds.ts';

/** A payout's rail. Amounts are centavos before the fee. */
export interface Rail {
  code: string;
  kind: PayoutKind;
  name: string;
  least: number;
  most: number;
  /** Usual duration. */
  minutes: number;
  bankingDaysOnly: boolean;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * 60;

/** ₱50,000 per transfer; PESONet takes larger ones. */
const instaPayMost = 5_000_000;
/** Payouts before the cut-off arrive on the same banking day, in the evening. Hours after midnight. */
const pesoNet = { cutOff: 15, arrival: 18 };

const everyRail: readonly Omit<Rail, 'least'>[] = [
  {
    code: 'eWallet:instaPay',
    kind: 'eWallet',
    name: 'InstaPay',
    most: instaPayMost,
    minutes: 30,
    bankingDaysOnly: false,
  },
  {
    code: 'bank:instaPay',
    kind: 'bank',
    name: 'InstaPay',
    most: instaPayMost,
    minutes: 30,
    bankingDaysOnly: false,
  },
  {
    code: 'bank:pesoNet',
    kind: 'bank',
    name: 'PESONet',
    most: Number.MAX_SAFE_INTEGER,
    minutes: day,
    bankingDaysOnly: true,
  },
  {
    code: 'crypto:tron',
    kind: 'crypto',
    name: 'TRC-20',
    most: Number.MAX_SAFE_INTEGER,
    minutes: 60,
    bankingDaysOnly: false,
  },
];

/** The merchant's rails within its limits, each with the narrowest limits. */
export const railsOf = (
  { withdrawal: { least, most, fees } }: Pick<PaymentRules, 'withdrawal'>,
  switches: Pick<Switches, 'refusedMethods'>,
): Rail[] =>
  payoutKinds
    .filter((kind) => isServed(kind, switches))
    .flatMap((kind) => {
      // Something has to arrive after the fee.
      let from = Math.max(least, fees[kind].flat + 1);
      return everyRail
        .filter((rail) => rail.kind === kind)
        .flatMap((rail) => {
          const narrowed = { ...rail, least: from, most: Math.min(most, rail.most) };
          from = Math.max(from, rail.most + 1);
          return narrowed.least <= narrowed.most ? [narrowed] : [];
        });
    });

/** The merchant day of a moment, and the start of the next one. */
export async function dayOf(
  database: Database,
  at: number,
): Promise<{ today: string; resetsAt: number; timeZone: string }> {
  const [found] = await database
    .select({
      today: sql<string>`merchant_day(${at})`,
      resetsAt: sql`merchant_midnight((merchant_day(${at})::date + 1)::text)`.mapWith(Number),
      timeZone: sql<string>`merchant_time_zone()`,
    })
    .from(sql`(select 1) as one`);
  if (!found) throw new Error('The database tells no day');
  return found;
}

/** Arrival of a payout requested now. */
export async function arrivalOf(
  database: Database,
  { bankingDaysOnly, minutes }: Rail,
  now: number,
): Promise<number> {
  if (!bankingDaysOnly) return now + minutes * minute;
  let { today: date } = await dayOf(database, now);
  const { begins } = await momentsOf(database, { from: date, to: date });
  if (now >= begins + pesoNet.cutOff * hour) date = dayAfter(date, 1);
  date = bankingDayFrom(date);
  const { begins: arrivalDay } = await momentsOf(database, { from: date, to: date });
  return arrivalDay + pesoNet.arrival * hour;
}
