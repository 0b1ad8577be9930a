import { and, eq, isNull } from 'drizzle-orm';
import { registerTermsVersion } from '#operator/content/terms.ts';
import type { Caller, OperatorContext } from '#operator/core/context.ts';
import { Refusal } from '#packages/server/http/refusal.ts';
import { accounts, consents, openedAccounts } from '#operator/database/tables/accounts.tables.ts';
import { merchantOf } from '#operator/system/merchants.ts';
import { isOldEnough } from '#services/contract/birthDate.ts';
import type { ParsedRequest } from '#services/contract/calls.ts';
import { merchantDayOf } from '#services/contract/dates.ts';
import type { Account } from '../identity/finding.ts';
import { checkNewPassword } from './newPassword.ts';
import { hashPassword } from '../secrets.ts';

const waiting = (accountId: number) =>
  and(eq(openedAccounts.accountId, accountId), isNull(openedAccounts.takenAt));

/** Whether an agent opened the account and its holder has not taken it over yet. */
export const waitsForHolder = async (
  { database }: Pick<OperatorContext, 'database'>,
  accountId: number,
): Promise<boolean> => (await database.$count(openedAccounts, waiting(accountId))) > 0;

/** Refuses what the account's first password does not come to: its holder's own password, age and terms (TEAM-08). */
export async function checkTaking(
  context: OperatorContext,
  request: ParsedRequest<'takeAccount'>,
): Promise<void> {
  const merchant = await merchantOf(context);
  const { password, newPassword, confirmNewPassword, termsVersion, birthDate } = request;
  const { minimumAge } = merchant.settings;
  if (termsVersion !== registerTermsVersion) throw new Refusal('termsOutdated');
  checkNewPassword(merchant, newPassword, confirmNewPassword);
  if (newPassword === password) throw new Refusal('passwordUnchanged', { value: { field: 'newPassword' } });
  const isAdult = merchant.registerSettings.birthDateAsked
    ? isOldEnough(birthDate, { today: merchantDayOf(context.clock.now()), minimumAge })
    : birthDate === '';
  if (!isAdult) throw new Refusal('birthDateInvalid', { value: { field: 'birthDate' } });
}

/** Makes an opened account its holder's own, once. Throws Refusal `conflict` where another has been faster. */
export async function takeOver(
  context: OperatorContext,
  account: Account,
  { ip }: Caller,
  { newPassword, termsVersion, birthDate, registerMethod, registerUrl, domain }: ParsedRequest<'takeAccount'>,
): Promise<void> {
  const { minimumAge } = (await merchantOf(context)).settings;
  const passwordHash = await hashPassword(newPassword);
  const at = context.clock.now();
  await context.database.transaction(async (transaction) => {
    const taken = await transaction
      .update(openedAccounts)
      .set({ takenAt: at })
      .where(waiting(account.id))
      .returning({ id: openedAccounts.accountId });
    if (taken.length === 0) throw new Refusal('conflict');
    await transaction
      .update(accounts)
      .set({ passwordHash, birthDate: birthDate === '' ? null : birthDate })
      .where(eq(accounts.id, account.id));
    await transaction.insert(consents).values({
      accountId: account.id,
      termsVersion,
      minimumAge,
      at,
      ip,
      registerMethod,
      registerUrl,
      domain,
    });
  });
}
