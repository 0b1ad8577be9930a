import type { Handlers } from '#operator/core/context.ts';
import { Refusal } from '@araw/server/http/refusal';
import { fromOf, logSecurity, logSessionsEnded } from '@araw/server/log/securityLog';
import { type Merchant, merchantOf } from '#operator/system/merchants.ts';
import { mailTarget } from '../codes/codes.handlers.ts';
import { checkCode, useCode } from '../codes/codes.ts';
import { findAccount, holderOf, mailedOf } from '../identity/finding.ts';
import { requesterOf } from '../guards/knownDevices.ts';
import { forgetFailures } from '../guards/loginGuard.ts';
import { requireFlag } from '../merchantSwitches.ts';
import { requireMobileNumber } from '../mobileNumbers.ts';
import { checkNewPassword, setPassword } from './newPassword.ts';
import { hashPassword, verifyPassword } from '../secrets.ts';

export const forgotPasswordHandlers = {
  /** Don't reveal whether an account exists before its code does (PASS-06). */
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
      return setPassword({ ...context, database: transaction }, account, passwordHash, {
        ...caller,
        sessionId: null,
      });
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
