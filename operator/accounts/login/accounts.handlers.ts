import { standingOf } from '../identity/standing.ts';
import type { SQL } from 'drizzle-orm';
import { type Caller, type Handlers, type OperatorContext, signedIn } from '#operator/core/context.ts';
import { Refusal } from '@araw/server/http/refusal';
import { fromOf, logSecurity } from '@araw/server/log/securityLog';
import { funBalanceOf } from '#operator/ledger/funWallet.ts';
import { balanceOf } from '#operator/ledger/ledger.ts';
import { type Merchant, merchantOf } from '#operator/system/merchants.ts';
import type { ErrorCode } from '@araw/contract/calls/answer';
import type { ParsedRequest } from '@araw/contract/calls/calls';
import { isRealAccount } from '@araw/contract/calls/roles';
import { readCode } from '@araw/contract/values/typedCode';
import { readName } from '@araw/contract/values/typedText';
import { createCaptcha, useCaptcha } from '../guards/captchas.ts';
import { checkCode, useCode } from '../codes/codes.ts';
import { isDisabled } from '../disabled.ts';
import {
  type Account,
  bearerOf,
  findAccount,
  holderOf,
  linkOf,
  openAccount,
  ownAccount,
  phoneOf,
} from '../identity/finding.ts';
import { type Identity, readIdToken, useIdToken } from '../identity/identity.ts';
import type { RefuseExcluded } from '../identity/newcomer.ts';
import { type Requester, requesterOf } from '../guards/knownDevices.ts';
import { levelNow } from '../levelNames.ts';
import { beginAttempt, forgetFailures, loginLimits, takeBackAttempt } from '../guards/loginGuard.ts';
import { refuseForeignPhone, requireFlag } from '../merchantSwitches.ts';
import { readMobileNumber, requireMobileNumber } from '../mobileNumbers.ts';
import { verifyPassword } from '../secrets.ts';
import { endSession, startSession } from '../identity/sessions.ts';
import { checkTaking, takeOver, waitsForHolder } from '../passwords/takeAccount.ts';
import { createTrialAccount } from './trials.ts';

export const accountsHandlers = {
  async logIn(request, caller, context) {
    switch (request.type) {
      case 'username':
        return logInByPassword(request, caller, context);
      case 'sms':
        return logInByCode(request, caller, context);
      case 'firebase':
        return logInByIdentity(request, caller, context);
    }
  },

  async logInFreePlay(_request, caller, context) {
    return startTrial(context, caller);
  },

  async createTrial(_request, caller, context) {
    return startTrial(context, caller);
  },

  async createTrialByGet(_request, caller, context) {
    return startTrial(context, caller);
  },

  async testPlay(_request, caller, context) {
    return startTrial(context, caller);
  },

  async logOut(_request, caller, context) {
    if (caller.sessionId !== null) await endSession(context, caller.sessionId, 'loggedOut');
    if (caller.account)
      logSecurity(context.log, { security: 'loggedOut', account: caller.account.id, ...fromOf(caller) });
    return {};
  },

  async captcha(_request, _caller, context) {
    return createCaptcha(context);
  },

  async memberInfo(_request, caller, context) {
    const account = await ownAccount(context, caller);
    const level = await levelNow(context, account.id);
    return {
      id: String(account.id),
      account: account.name,
      nickname: account.nickname,
      type: account.type,
      regDate: account.registeredAt,
      toUpline: account.toUpline,
      standing: await standingOf(context, account.id),
      clubLabel: level === null ? null : { labelName: level },
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

export const takeAccountHandlers = (refuse: RefuseExcluded) =>
  ({
    async takeAccount(request, caller, context) {
      return takeAccount(request, caller, context, refuse);
    },
  }) satisfies Partial<Handlers>;

type LogIn = ParsedRequest<'logIn'>;

async function logInByPassword(request: LogIn, caller: Caller, context: OperatorContext) {
  const merchant = await merchantOf(context);
  const name = readName(request.username);
  const which = bearerOf(merchant, name);
  const requester = await requesterOf(context, caller, { account: which, deviceToken: request.deviceToken });
  const who = { merchantCode: merchant.code, name };
  return guarded(context, request, { who, which, requester }, async () => {
    const account = await findAccount(context, which);
    const matches = await verifyPassword(account?.passwordHash ?? null, request.password);
    if (!account || !matches) throw new Refusal('credentialsWrong');
    return { account, open: () => openAccount(context, account, caller, request.deviceToken) };
  });
}

/** Logs the member in to an account that an agent opened, and sets their own password (TEAM-08). */
async function takeAccount(
  request: ParsedRequest<'takeAccount'>,
  caller: Caller,
  context: OperatorContext,
  refuse: RefuseExcluded,
) {
  await checkTaking(context, request);
  const merchant = await merchantOf(context);
  const name = readName(request.username);
  const which = bearerOf(merchant, name);
  const requester = await requesterOf(context, caller, { account: which, deviceToken: request.deviceToken });
  const who = { merchantCode: merchant.code, name };
  return guarded(context, request, { who, which, requester, isTaking: true }, async () => {
    const account = await findAccount(context, which);
    const matches = await verifyPassword(account?.passwordHash ?? null, request.password);
    if (!account || !matches) throw new Refusal('credentialsWrong');
    const open = async () => {
      await takeOver(context, account, caller, request, refuse);
      return openAccount(context, account, caller, request.deviceToken);
    };
    return { account, open };
  });
}

/** An unknown number gets the same answer as a wrong code (LOGIN-01, SMS-01). */
async function logInByCode(request: LogIn, caller: Caller, context: OperatorContext) {
  const merchant = await merchantOf(context);
  requireFlag(merchant, 'MOBILEVERCODELOGIN3');
  refuseForeignPhone(merchant, 'operator');
  const { username, password: code, countryDialingCode = merchant.settings.countryDialingCode } = request;
  const number = requireMobileNumber({ mobileNo: username, countryDialingCode }, merchant);
  const whose = { account: holderOf(merchant, number), deviceToken: request.deviceToken };
  const requester = await requesterOf(context, caller, whose);
  const who = { merchantCode: merchant.code, name: number.e164 };
  return guarded(context, request, { who, which: whose.account, requester }, async () => {
    const codeId = await checkCode(context, requester, {
      purpose: 'login',
      target: number.e164,
      code: readCode(code),
    });
    const account = await findAccount(context, whose.account);
    if (!account) throw new Refusal('codeWrong');
    const open = async () => {
      await useCode(context.database, context.clock, codeId);
      return openAccount(context, account, caller, request.deviceToken);
    };
    return { account, open };
  });
}

const socialFlags = { facebook: 'FACEBOOKLOGIN3', google: 'GOOGLELOGIN3' } as const;

/** `userDisabled` with `{ unlinked: true }`: the identity is verified but not linked to an account. */
async function logInByIdentity(request: LogIn, caller: Caller, context: OperatorContext) {
  const merchant = await merchantOf(context);
  const identity = await readIdToken(context, request.firebaseIdToken ?? '');
  const byPhone = identity.channel === 'phone';
  if (byPhone !== (request.firebaseChannel === 'sms')) throw new Refusal('noPermission');
  if (identity.channel === 'phone') {
    requireFlag(merchant, 'MOBILEVERCODELOGIN3');
    refuseForeignPhone(merchant, 'provider');
  } else requireFlag(merchant, socialFlags[identity.channel]);
  if (byPhone) requireSamePhone(identity, request, merchant);
  const account = await findAccount(
    context,
    byPhone ? phoneOf(merchant, identity) : linkOf(merchant, identity),
  );
  if (!account) throw new Refusal('userDisabled', { value: { unlinked: true } });
  refuseClosed(account, context);
  await useIdToken(context, identity);
  return openAccount(context, account, caller, request.deviceToken);
}

/** The number in the form has to be the verified one. */
function requireSamePhone(
  identity: Identity,
  { firebaseMobileNo, countryDialingCode }: LogIn,
  merchant: Merchant,
) {
  if (firebaseMobileNo === undefined) return;
  const dialingCode = countryDialingCode ?? merchant.settings.countryDialingCode;
  if (readMobileNumber(firebaseMobileNo, dialingCode, merchant)?.e164 !== identity.phone)
    throw new Refusal('codeWrong');
}

/**
 * Makes one attempt within the limits of name and caller. A refusal says whether a captcha is required from now on; only
 * `credentialsWrong` and `codeWrong` count as failures.
 */
async function guarded<Value>(
  context: OperatorContext,
  { captcha, captchaId }: Pick<LogIn, 'captcha' | 'captchaId'>,
  {
    who,
    which,
    requester,
    isTaking = false,
  }: {
    who: { merchantCode: string; name: string };
    which: SQL;
    requester: Requester;
    /** Only accounts that await activation. */
    isTaking?: boolean;
  },
  check: () => Promise<{ account: Account; open: () => Promise<Value> }>,
): Promise<Value> {
  const attempt = await beginAttempt(context, who, requester);
  const about = async () => (await findAccount(context, which))?.id;
  const captchaDue = attempt.failures >= loginLimits.captchaFrom;
  const refuseUncounted = async (code: ErrorCode, retryAfter?: number): Promise<never> => {
    await takeBackAttempt(context, attempt);
    throw new Refusal(code, { retryAfter, value: { captcha: captchaDue }, account: await about() });
  };
  if (attempt.refusal) await refuseUncounted(attempt.refusal.code, attempt.refusal.retryAfter);
  if (captchaDue && !(await useCaptcha(context, captchaId, captcha))) await refuseUncounted('captchaWrong');
  try {
    const { account, open } = await check();
    // Reveal a closed account only to callers who know the password or own the number.
    if (account.locked) return await refuseUncounted('accountLocked');
    if (isDisabled(account, context)) return await refuseUncounted('userDisabled');
    if ((await waitsForHolder(context, account.id)) !== isTaking)
      return await refuseUncounted(isTaking ? 'conflict' : 'firstPassword');
    const value = await open();
    await forgetFailures(context, who, requester);
    return value;
  } catch (error) {
    if (!(error instanceof Refusal) || !['credentialsWrong', 'codeWrong'].includes(error.code)) throw error;
    const captchaNext = attempt.failures + 1 >= loginLimits.captchaFrom;
    throw new Refusal(error.code, { value: { captcha: captchaNext }, account: await about() });
  }
}

function refuseClosed(account: Account, context: OperatorContext) {
  if (account.locked) throw new Refusal('accountLocked', { account: account.id });
  if (isDisabled(account, context)) throw new Refusal('userDisabled', { account: account.id });
}

async function startTrial(context: OperatorContext, caller: Caller) {
  const account = await createTrialAccount(context);
  const token = await startSession(context, account, caller);
  logSecurity(context.log, { security: 'trialCreated', account: account.id, ...fromOf(caller) });
  return { token, userName: account.name, customerType: account.type };
}
