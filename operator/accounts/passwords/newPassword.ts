import { and, eq, isNull } from 'drizzle-orm';
import type { Caller, OperatorContext } from '#operator/core/context.ts';
import { Refusal } from '@araw/server/http/refusal';
import { accounts } from '#operator/database/tables/accounts.tables.ts';
import type { Merchant } from '#operator/system/merchants.ts';
import type { Account } from '../identity/finding.ts';
import { forgetDevices } from '../guards/knownDevices.ts';
import { fits } from '../rules.ts';
import { endOtherSessions } from '../identity/sessions.ts';
import { tell } from '../identity/telling.ts';

/** Same rule as in registration (PASS-02). */
export function checkNewPassword({ registerSettings }: Merchant, password: string, confirmed: string) {
  const refuse = (field: string) => new Refusal('fieldInvalid', { value: { field } });
  const rule = registerSettings.fields.password;
  if (password === '' || (rule && !fits(rule, password))) throw refuse('newPassword');
  if (password !== confirmed) throw refuse('confirmNewPassword');
}

/**
 * Ends all sessions but the kept one, forgets all devices but its own, and notifies the player. Resolves with the
 * number ended.
 */
export async function setPassword(
  { database, clock }: OperatorContext,
  account: Account,
  passwordHash: string,
  { sessionId: keptSession, language }: Pick<Caller, 'sessionId' | 'language'>,
): Promise<number> {
  const now = clock.now();
  const unchanged =
    account.passwordHash === null
      ? isNull(accounts.passwordHash)
      : eq(accounts.passwordHash, account.passwordHash);
  const changed = await database
    .update(accounts)
    .set({ passwordHash })
    .where(and(eq(accounts.id, account.id), unchanged))
    .returning({ id: accounts.id });
  if (changed.length === 0) throw new Refusal('conflict');
  const ended = await endOtherSessions({ database, clock }, account.id, keptSession, 'passwordChanged');
  await forgetDevices(database, account.id, keptSession);
  await tell(database, account, now, { message: 'letters.passwordChanged', language });
  return ended;
}
