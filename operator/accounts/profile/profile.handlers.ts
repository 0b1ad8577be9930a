import { eq } from 'drizzle-orm';
import type { Handlers } from '#operator/core/context.ts';
import { Refusal } from '@araw/server/http/refusal';
import { logSessionsEnded } from '@araw/server/log/securityLog';
import { accounts } from '#operator/database/tables/accounts.tables.ts';
import { type Merchant, merchantOf } from '#operator/system/merchants.ts';
import { isPlainText } from '@araw/contract/values/plainText';
import { readLine } from '@araw/contract/values/typedText';
import { isRealAccount } from '@araw/contract/calls/roles';
import { openChangesOf } from '../contacts/contactChange.ts';
import { type Account, ownAccount } from '../identity/finding.ts';
import { headIconChoices, headIconOf, keptHeadIcon } from './headIcons.ts';
import { forgetDeviceOf } from '../guards/knownDevices.ts';
import { maskedNumber } from '../masking.ts';
import { phoneProver } from '../merchantSwitches.ts';
import { ownerProofsOf } from '../passwords/reauthentication.ts';
import { refuseField } from '../registrationRules.ts';
import { fits } from '../rules.ts';
import { endSession, liveSessionsOf, sessionsOf, whereFrom } from '../identity/sessions.ts';

const loginsShown = 20;
const longestNickname = 32;

export const profileHandlers = {
  async profile(_request, caller, context) {
    const account = await ownAccount(context, caller);
    const { name, nickname, payeeName, email, emailVerifiedAt, mobile, mobileVerifiedAt } = account;
    const merchant = await merchantOf(context);
    return {
      account: name,
      nickname,
      payeeName,
      email,
      emailProved: emailVerifiedAt !== null,
      mobile: maskedNumber(mobile),
      mobileProved: mobileVerifiedAt !== null,
      regDate: account.registeredAt,
      editable: editableBy(account, merchant),
      ownerProofs: ownerProofsOf(account, merchant),
      changing: await openChangesOf(context, caller),
    };
  },

  async updateProfile({ nickname: typed }, caller, context) {
    const { registerSettings } = await merchantOf(context);
    const account = await ownAccount(context, caller);
    const nickname = readLine(typed);
    const rule = registerSettings.fields.nickname;
    const isFine =
      nickname === '' ||
      (isPlainText(nickname) &&
        Array.from(nickname).length <= longestNickname &&
        (!rule || fits(rule, nickname)));
    if (!isFine) throw refuseField('nickname');
    await context.database.update(accounts).set({ nickname }).where(eq(accounts.id, account.id));
    return {};
  },

  async headIcon(_request, caller, context) {
    const { headIcon } = await ownAccount(context, caller);
    return { icon: headIconOf(headIcon), choices: [...headIconChoices] };
  },

  async setHeadIcon({ icon }, caller, context) {
    const account = await ownAccount(context, caller);
    const headIcon = keptHeadIcon(icon);
    if (headIcon === null) throw new Refusal('fieldInvalid', { value: { field: 'icon' } });
    await context.database.update(accounts).set({ headIcon }).where(eq(accounts.id, account.id));
    return {};
  },

  async loginHistory(_request, caller, context) {
    const { id } = await ownAccount(context, caller);
    const logins = await sessionsOf(context, id, loginsShown);
    return {
      list: logins.map((session) => ({ at: session.createdAt, ip: session.ip, ...whereFrom(session) })),
    };
  },

  async activeSessions(_request, caller, context) {
    const { id } = await ownAccount(context, caller);
    const open = await liveSessionsOf(context, id);
    return {
      list: open.map((session) => ({
        id: String(session.id),
        createdAt: session.createdAt,
        lastSeenAt: session.lastSeenAt,
        current: session.id === caller.sessionId,
        ip: session.ip,
        ...whereFrom(session),
      })),
    };
  },

  /** Another player's session gets the same answer as a non-existent one. */
  async endMemberSession({ id }, caller, context) {
    const account = await ownAccount(context, caller);
    const own = (await liveSessionsOf(context, account.id)).find((session) => String(session.id) === id);
    if (!own) throw new Refusal('notFound');
    await forgetDeviceOf(context.database, own.id, caller.sessionId);
    await endSession(context, own.id, 'endedByPlayer');
    logSessionsEnded(context.log, caller, { account: account.id, sessions: 1, reason: 'endedByPlayer' });
    return {};
  },
} satisfies Partial<Handlers>;

type Editable = 'nickname' | 'email' | 'mobile' | 'headIcon';

/** From the role table: addresses are for resetting a password, which free and trial players don't have. */
function editableBy(account: Account, merchant: Merchant): Editable[] {
  const mayChangeContacts = isRealAccount(account.type) && ownerProofsOf(account, merchant).length > 0;
  return [
    'nickname',
    ...(mayChangeContacts ? (['email'] as const) : []),
    ...(mayChangeContacts && phoneProver(merchant) === 'operator' ? (['mobile'] as const) : []),
    'headIcon',
  ];
}
