import { and, eq, isNull } from 'drizzle-orm';
import type { Caller, OperatorContext } from '#operator/core/context.ts';
import { Refusal } from '#packages/server/http/refusal.ts';
import { accounts } from '#operator/database/tables/accounts.tables.ts';
import type { Merchant } from '#operator/system/merchants.ts';
import type { Account } from '../identity/finding.ts';
import { forgetDevices } from '../guards/knownDevices.ts';
import { fits } from '../rules.ts';
import { endOtherSessions } from '../identity/sessions.ts';
import { tell } from '../identity/telling.ts';

/** The rule is the one of registration (PASS-02). */
export function checkNewPassword({ registerSettings }: Merchant, password: string, confirmed: string) {
  const refuse = (field: string) => new Refusal('fieldInvalid', { value: { field } });
  const rule = registerSettings.fields.password;
  if (password === '' || (rule && !fits(rule, password))) throw refuse('newPassword');
  if (password !== confirmed) throw refuse('confirmNewPassword');
}

/** Ends every session but the one that is kept, forgets every device but its own, and tells the player. How many ended. */
export async function setPassword(
  { database, clock }: OperatorContext,
  account: Account,
  passwordHash: string,
  keptSession: Caller['sessionId'],
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
  await tell(database, account, now, {
    subject: 'Your password was changed',
    body:
      'The password of your account was changed, and you were logged out everywhere else. If that was not you, ' +
      'contact customer service at once.',
  });
  return ended;
}
