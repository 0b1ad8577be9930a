import { and, eq, isNull, sql } from 'drizzle-orm';
import { type Caller, type Handlers, type OperatorContext, Refusal, signedIn } from '#operator/context.ts';
import { balanceOf } from '#operator/ledger/ledger.ts';
import { funBalanceOf } from '#operator/play/funWallet.ts';
import { merchantOf } from '#operator/system/merchants.ts';
import type { ErrorCode } from '#services/contract/answer.ts';
import { isRealAccount } from '#services/contract/roles.ts';
import { accounts } from './accounts.tables.ts';
import { createCaptcha, useCaptcha } from './captchas.ts';
import { beginAttempt, forgetFailures, loginLimits, takeBackAttempt } from './loginGuard.ts';
import { verifyPassword } from './secrets.ts';
import { endSession, startSession } from './sessions.ts';
import { createTrialAccount } from './trials.ts';

export const accountsHandlers = {
  async logIn({ type, username, password, captcha, captchaId }, caller, context) {
    if (type !== 'username') throw new Refusal('noPermission', { message: `login by ${type} is off` });
    const { code: merchantCode } = await merchantOf(context);
    const who = { merchantCode, name: username.trim() };
    const attempt = await beginAttempt(context, who);
    const captchaDue = attempt.failures >= loginLimits.captchaFrom;
    const refuseUncounted = async (code: ErrorCode, retryAfter?: number): Promise<never> => {
      await takeBackAttempt(context, attempt);
      throw new Refusal(code, { retryAfter, value: { captcha: captchaDue } });
    };
    if (attempt.wait > 0) await refuseUncounted('accountLocked', attempt.wait);
    if (captchaDue && !(await useCaptcha(context, captchaId, captcha))) await refuseUncounted('captchaWrong');

    const account = await findAccount(context, who);
    const matches = await verifyPassword(account?.passwordHash ?? null, password);
    if (!account || !matches) {
      const captchaNext = attempt.failures + 1 >= loginLimits.captchaFrom;
      throw new Refusal('credentialsWrong', { value: { captcha: captchaNext } });
    }
    // Only who knows the password learns that the account is closed.
    if (account.locked) return refuseUncounted('accountLocked');
    if (account.disabled) return refuseUncounted('userDisabled');
    await forgetFailures(context, who);
    return openAccount(context, account, caller);
  },

  async logInFreePlay(_request, caller, context) {
    return startTrial(context, caller);
  },

  async createTrial(_request, caller, context) {
    return startTrial(context, caller);
  },

  async testPlay(_request, caller, context) {
    return startTrial(context, caller);
  },

  async logOut(_request, caller, context) {
    if (caller.sessionId !== null) await endSession(context, caller.sessionId, 'loggedOut');
    return {};
  },

  async captcha(_request, _caller, context) {
    return createCaptcha(context);
  },

  async checkUsername({ username }, _caller, context) {
    const { code: merchantCode } = await merchantOf(context);
    return { available: (await findAccount(context, { merchantCode, name: username.trim() })) === undefined };
  },

  async memberInfo(_request, caller, context) {
    const account = await ownAccount(context, caller);
    return {
      id: String(account.id),
      account: account.name,
      nickname: account.nickname,
      type: account.type,
      regDate: account.registeredAt,
      toUpline: account.toUpline,
      clubLabel: account.clubLabel === null ? null : { labelName: account.clubLabel },
    };
  },

  async memberFunds(_request, caller, context) {
    const account = await ownAccount(context, caller);
    return {
      dailysalreqtype: account.dailySalaryRequired,
      divtypecompperiodreq: account.dividendRequired,
      contracthoursalreq: account.hourlySalaryRequired,
    };
  },

  async wallet(_request, caller, context) {
    const { id, type } = signedIn(caller);
    const centavos = isRealAccount(type)
      ? await balanceOf(context.database, id)
      : await funBalanceOf(context.database, id);
    return { sumBalance: centavos / 100, currencySymbol: '₱' };
  },
} satisfies Partial<Handlers>;

type Account = typeof accounts.$inferSelect;

async function findAccount({ database }: OperatorContext, who: { merchantCode: string; name: string }) {
  const [account] = await database
    .select()
    .from(accounts)
    .where(
      and(
        eq(accounts.merchantCode, who.merchantCode),
        eq(sql`lower(${accounts.name})`, who.name.toLowerCase()),
      ),
    );
  return account;
}

async function ownAccount({ database }: OperatorContext, caller: Caller): Promise<Account> {
  const [account] = await database
    .select()
    .from(accounts)
    .where(eq(accounts.id, signedIn(caller).id));
  if (!account) throw new Refusal('userDisabled');
  return account;
}

async function openAccount(context: OperatorContext, account: Account, caller: Caller) {
  const token = await startSession(context, account, caller);
  const firstLogins = await context.database
    .update(accounts)
    .set({ firstLoginAt: context.clock.now() })
    .where(and(eq(accounts.id, account.id), isNull(accounts.firstLoginAt)))
    .returning({ id: accounts.id });
  const firstTimeLogin = firstLogins.length > 0;
  return { token, userName: account.name, type: account.type, firstTimeLogin };
}

async function startTrial(context: OperatorContext, caller: Caller) {
  const account = await createTrialAccount(context);
  const token = await startSession(context, account, caller);
  return { token, userName: account.name, customerType: account.type };
}
