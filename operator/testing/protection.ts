import type { OperatorContext } from '#operator/core/context.ts';
import { playerLimits, playerProtections } from '#operator/database/tables/protection.tables.ts';
import { changeMerchant } from '#operator/system/merchants.ts';
import type { LimitKind, LimitPeriod } from '@araw/contract/protection/limits';
import type { ProfileName, Switches } from '@araw/contract/protection/protectionProfiles';

type WithDatabase = Pick<OperatorContext, 'database'>;

/** Sets switches on top of the profile that forbids nothing, or of another one. */
export const setSwitches = (
  context: WithDatabase,
  values: Partial<Switches>,
  profile: ProfileName = 'spec',
): Promise<void> =>
  changeMerchant(context, ({ settings }) => ({
    settings: {
      ...settings,
      protection: { profile, tightened: { ...settings.protection.tightened, ...values } },
    },
  }));

/** Only the profile. */
export const setProfile = (context: WithDatabase, profile: ProfileName): Promise<void> =>
  changeMerchant(context, ({ settings }) => ({
    settings: { ...settings, protection: { profile, tightened: {} } },
  }));

/** As when the player had taken it, without a password; null for a player who plays. */
export async function putOnBreak(
  { database }: WithDatabase,
  accountId: number,
  until: number | null,
): Promise<void> {
  const values =
    until === null ? { standing: 'playing' as const, until } : { standing: 'onBreak' as const, until };
  await database
    .insert(playerProtections)
    .values({ accountId, ...values })
    .onConflictDoUpdate({ target: playerProtections.accountId, set: values });
}

/** A limit that holds, in centavos or minutes. */
export async function putLimit(
  { database }: WithDatabase,
  accountId: number,
  { amount, kind = 'deposit', period = 'day' }: { amount: number; kind?: LimitKind; period?: LimitPeriod },
): Promise<void> {
  await database.insert(playerProtections).values({ accountId }).onConflictDoNothing();
  await database
    .insert(playerLimits)
    .values({ accountId, kind, period, amount })
    .onConflictDoUpdate({
      target: [playerLimits.accountId, playerLimits.kind, playerLimits.period],
      set: { amount, state: 'active', nextAmount: null, readyAt: null, lapsesAt: null },
    });
}
