import { and, eq, isNull } from 'drizzle-orm';
import { type Caller, type Handlers, type OperatorContext, Refusal } from '#operator/core/context.ts';
import { fromOf, logSecurity, logSessionsEnded } from '#operator/core/securityLog.ts';
import { accounts } from '#operator/database/accounts.tables.ts';
import { type Merchant, merchantOf } from '#operator/system/merchants.ts';
import { mailTarget } from './codes.handlers.ts';
import { checkCode, useCode } from './codes.ts';
import { type Account, findAccount, holderOf, mailedOf, ownAccount } from './finding.ts';
import { forgetDevices, requesterOf } from './knownDevices.ts';
import { forgetFailures } from './loginGuard.ts';
import { requireFlag } from './merchantSwitches.ts';
import { requireMobileNumber } from './mobileNumbers.ts';
import { requirePassword } from './reauthentication.ts';
import { fits } from './rules.ts';
import { hashPassword, verifyPassword } from './secrets.ts';
import { endOtherSessions } from './sessions.ts';
import { tell } from './telling.ts';

export const passwordsHandlers = {
  async changePassword({ oldPassword, newPassword, confirmNewPassword }, caller, context) {
    const merchant = await merchantOf(context);
    const account = await ownAccount(context, caller);
    checkNewPassword(merchant, newPassword, confirmNewPassword);
    await requirePassword(context, { caller, account }, oldPassword, 'oldPassword');
    if (newPassword === oldPassword)
      throw new Refusal('passwordUnchanged', { value: { field: 'newPassword' } });
    const passwordHash = await hashPassword(newPassword);
    const sessions = await context.database.transaction((transaction) =>
      setPassword({ ...context, database: transaction }, account, passwordHash, caller.sessionId),
    );
    logSecurity(context.log, { security: 'passwordChanged', account: account.id, ...fromOf(caller) });
    logSessionsEnded(context.log, caller, { account: account.id, sessions, reason: 'passwordChanged' });
    return {};
  },

  /** Nothing tells whether there is an account before its code does (PASS-06). */
  async verifyPasswordCode(request, caller, context) {
    const merchant = await merchantOf(context);
    requireFlag(merchant, 'PASSWORDCHANGEBYMAIL3');
    checkNewPassword(merchant, request.newPassword, request.confirmNewPassword);
    const { target, which } = whoseCode(merchant, request);
    const { code, deviceToken } = request;
    const requester = await requesterOf(context, caller, { account: which, deviceToken });
    const codeId = await checkCode(context, requester, { purpose: 'password', target, code });
    const account = await findAccount(context, which);
    if (!account) throw new Refusal('codeWrong');
    if (await verifyPassword(account.passwordHash, request.newPassword))
      throw new Refusal('passwordUnchanged', { value: { field: 'newPassword' } });
    const passwordHash = await hashPassword(request.newPassword);
    const sessions = await context.database.transaction(async (transaction) => {
      await useCode(transaction, context.clock, codeId);
      return setPassword({ ...context, database: transaction }, account, passwordHash, null);
    });
    logSecurity(context.log, { security: 'passwordReset', account: account.id, ...fromOf(caller) });
    logSessionsEnded(context.log, caller, { account: account.id, sessions, reason: 'passwordChanged' });
    await forgetFailures(context, { merchantCode: account.merchantCode, name: account.name });
    return {};
  },
} satisfies Partial<Handlers>;

function whoseCode(merchant: Merchant, { account, channel }: { account: string; channel: 'email' | 'sms' }) {
  if (channel === 'email') {
    const target = mailTarget(account);
    return { target, which: mailedOf(merchant, target) };
  }
  const { countryDialingCode } = merchant.settings;
  const number = requireMobileNumber({ mobileNo: account, countryDialingCode }, merchant);
  return { target: number.e164, which: holderOf(merchant, number) };
}

/** The rule is the one of registration (PASS-02). */
function checkNewPassword({ registerSettings }: Merchant, password: string, confirmed: string) {
  const refuse = (field: string) => new Refusal('fieldInvalid', { value: { field } });
  const rule = registerSettings.fields.password;
  if (password === '' || (rule && !fits(rule, password))) throw refuse('newPassword');
  if (password !== confirmed) throw refuse('confirmNewPassword');
}

/** Ends every session but the one that is kept, forgets every device but its own, and tells the player. How many ended. */
async function setPassword(
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
