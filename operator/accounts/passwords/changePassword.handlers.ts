import type { Handlers } from '#operator/core/context.ts';
import { Refusal } from '@araw/server/http/refusal';
import { fromOf, logSecurity, logSessionsEnded } from '@araw/server/log/securityLog';
import { merchantOf } from '#operator/system/merchants.ts';
import { ownAccount } from '../identity/finding.ts';
import { checkNewPassword, setPassword } from './newPassword.ts';
import { requirePassword } from './reauthentication.ts';
import { hashPassword } from '../secrets.ts';

export const changePasswordHandlers = {
  async changePassword({ oldPassword, newPassword, confirmNewPassword }, caller, context) {
    const merchant = await merchantOf(context);
    const account = await ownAccount(context, caller);
    checkNewPassword(merchant, newPassword, confirmNewPassword);
    await requirePassword(context, { caller, account }, oldPassword, 'oldPassword');
    if (newPassword === oldPassword)
      throw new Refusal('passwordUnchanged', { value: { field: 'newPassword' } });
    const passwordHash = await hashPassword(newPassword);
    const sessions = await context.database.transaction((transaction) =>
      setPassword({ ...context, database: transaction }, account, passwordHash, caller),
    );
    logSecurity(context.log, { security: 'passwordChanged', account: account.id, ...fromOf(caller) });
    logSessionsEnded(context.log, caller, { account: account.id, sessions, reason: 'passwordChanged' });
    return {};
  },
} satisfies Partial<Handlers>;
