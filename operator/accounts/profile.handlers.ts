import { eq } from 'drizzle-orm';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { type Handlers, Refusal } from '#operator/context.ts';
import { merchantOf } from '#operator/system/merchants.ts';
import { isRealAccount } from '#services/contract/roles.ts';
import { accounts } from './accounts.tables.ts';
import { deviceNames } from './devices.ts';
import { type Account, ownAccount } from './finding.ts';
import { headIconChoices, headIconOf, keptHeadIcon } from './headIcons.ts';
import { forgetDeviceOf } from './knownDevices.ts';
import { tell } from './passwords.handlers.ts';
import { isEmail, isPlainText, refuseField } from './registrationRules.ts';
import { fits } from './rules.ts';
import { endSession, liveSessionsOf, type SessionRow, sessionsOf } from './sessions.ts';

const loginsShown = 20;
const longestNickname = 32;

export const profileHandlers = {
  async profile(_request, caller, context) {
    const account = await ownAccount(context, caller);
    const { name, nickname, payeeName, email, mobile, registeredAt } = account;
    return {
      account: name,
      nickname,
      payeeName,
      email,
      mobile: masked(mobile),
      regDate: registeredAt,
      editable: editableBy(account),
    };
  },

  async updateProfile({ nickname: typed }, caller, context) {
    const { registerSettings } = await merchantOf(context);
    const account = await ownAccount(context, caller);
    const nickname = typed.trim();
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

  async updateEmail({ email: typed }, caller, context) {
    const { registerSettings } = await merchantOf(context);
    const account = await ownAccount(context, caller);
    const email = typed.trim();
    if (!isEmail(email, registerSettings.fields.email)) throw refuseField('email');
    const now = context.clock.now();
    try {
      await context.database.transaction(async (transaction) => {
        await transaction.update(accounts).set({ email }).where(eq(accounts.id, account.id));
        // To the old address, whose holder would otherwise lose the account unnoticed.
        if (email.toLowerCase() !== account.email.toLowerCase())
          await tell(transaction, account, now, {
            subject: 'Your e-mail address was changed',
            body:
              'Your account has another e-mail address from now on. If that was not you, contact customer ' +
              'service at once.',
          });
      });
    } catch (error) {
      throw isTaken(error) ? new Refusal('alreadyTaken', { value: { field: 'email' } }) : error;
    }
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
    return { list: logins.map((session) => ({ at: session.createdAt, ...whereFrom(session) })) };
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
        ...whereFrom(session),
      })),
    };
  },

  /** A session of somebody else is answered like one that there is not. */
  async endMemberSession({ id }, caller, context) {
    const account = await ownAccount(context, caller);
    const own = (await liveSessionsOf(context, account.id)).find((session) => String(session.id) === id);
    if (!own) throw new Refusal('notFound');
    await forgetDeviceOf(context.database, own.id, caller.sessionId);
    await endSession(context, own.id, 'endedByPlayer');
    return {};
  },
} satisfies Partial<Handlers>;

type Editable = 'nickname' | 'email' | 'headIcon';

/** As the role table has it: an e-mail address resets a password, of which free and trial players have no use. */
const editableBy = ({ type }: Pick<Account, 'type'>): Editable[] =>
  isRealAccount(type) ? ['nickname', 'email', 'headIcon'] : ['nickname', 'headIcon'];

/** 0917•••4567 for +639174564567; other countries' numbers keep their last four digits. */
function masked(mobile: string): string {
  if (mobile === '') return '';
  const start = mobile.startsWith('+63') ? `0${mobile.slice(3, 6)}` : mobile.slice(0, 3);
  return `${start}•••${mobile.slice(-4)}`;
}

const whereFrom = ({ userAgent, ip, country }: SessionRow) => ({
  device: deviceNames(userAgent),
  ip,
  place: country ?? '',
});

function isTaken(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : undefined;
  return cause !== undefined && 'constraint' in cause && cause.constraint === 'accounts_email';
}
