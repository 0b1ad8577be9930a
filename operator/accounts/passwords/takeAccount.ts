import { and, eq, isNull } from 'drizzle-orm';
import { recordAcceptance, refuseOtherTerms } from '#operator/content/terms.ts';
import type { Caller, OperatorContext } from '#operator/core/context.ts';
import { Refusal } from '@araw/server/http/refusal';
import { accounts, consents, openedAccounts } from '#operator/database/tables/accounts.tables.ts';
import { merchantOf, minimumAgeOf } from '#operator/system/merchants.ts';
import { isOldEnough } from '@araw/contract/values/birthDate';
import type { ParsedRequest } from '@araw/contract/calls/calls';
import { merchantDayOf } from '@araw/contract/values/dates';
import { recordDeclaration, refuseUndeclared } from '../declarations.ts';
import type { Account } from '../identity/finding.ts';
import type { RefuseExcluded } from '../identity/newcomer.ts';
import { checkNewPassword } from './newPassword.ts';
import { hashPassword } from '../secrets.ts';

const waiting = (accountId: number) =>
  and(eq(openedAccounts.accountId, accountId), isNull(openedAccounts.takenAt));

/** Whether an agent opened the account and the member hasn't activated it yet. */
export const waitsForHolder = async (
  { database }: Pick<OperatorContext, 'database'>,
  accountId: number,
): Promise<boolean> => (await database.$count(openedAccounts, waiting(accountId))) > 0;

/** Checks what activation needs beyond the first password: the member's own password, age, terms and declaration (TEAM-08). */
export async function checkTaking(
  context: OperatorContext,
  request: ParsedRequest<'takeAccount'>,
): Promise<void> {
  const merchant = await merchantOf(context);
  const { password, newPassword, confirmNewPassword, termsVersion, birthDate } = request;
  const minimumAge = minimumAgeOf(merchant);
  await refuseOtherTerms(context, termsVersion);
  refuseUndeclared(merchant, request);
  checkNewPassword(merchant, newPassword, confirmNewPassword);
  if (newPassword === password) throw new Refusal('passwordUnchanged', { value: { field: 'newPassword' } });
  const isAdult = merchant.registerSettings.birthDateAsked
    ? isOldEnough(birthDate, { today: merchantDayOf(context.clock.now()), minimumAge })
    : birthDate === '';
  if (!isAdult) throw new Refusal('birthDateInvalid', { value: { field: 'birthDate' } });
}

/** Makes an account the member's own, once. Throws Refusal `conflict` if someone else was faster, and as `refuse` does. */
export async function takeOver(
  context: OperatorContext,
  account: Account,
  { ip }: Caller,
  request: ParsedRequest<'takeAccount'>,
  refuse: RefuseExcluded,
): Promise<void> {
  const { newPassword, termsVersion, birthDate, registerMethod, registerUrl, domain, deviceToken } = request;
  const minimumAge = minimumAgeOf(await merchantOf(context));
  const passwordHash = await hashPassword(newPassword);
  const at = context.clock.now();
  await context.database.transaction(async (transaction) => {
    const { id: accountId, mobile, email, payeeName } = account;
    const newcomer = { accountId, mobile, email, payeeName, birthDate, deviceToken };
    await refuse({ ...context, database: transaction }, newcomer);
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
    await recordAcceptance(transaction, { accountId: account.id, version: termsVersion, at });
    await transaction.insert(consents).values({
      accountId: account.id,
      minimumAge,
      at,
      ip,
      registerMethod,
      registerUrl,
      domain,
    });
    await recordDeclaration(transaction, context, account.id, request);
  });
}
