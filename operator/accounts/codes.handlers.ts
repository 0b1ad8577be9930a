import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { type Handlers, Refusal } from '#operator/context.ts';
import { type Merchant, merchantOf } from '#operator/system/merchants.ts';
import { accounts } from './accounts.tables.ts';
import { sendCode } from './codes.ts';
import { createHumanChallenge, requireHumanCheck } from './humanCheck.ts';
import { type MobileNumber, requireMobileNumber } from './mobileNumbers.ts';

/** What the flags of the merchant switch on (LOGIN-01, LOGIN-10). */
export function requireFlag(
  { whitelabel }: Merchant,
  flag: 'MOBILEVERCODELOGIN3' | 'PASSWORDCHANGEBYMAIL3',
): void {
  if (!whitelabel[flag]) throw new Refusal('noPermission', { message: `${flag} is off` });
}

/** Who logs in and resets the password by this number. */
export const holderOf = ({ code }: Merchant, { e164 }: MobileNumber) =>
  and(eq(accounts.merchantCode, code), eq(accounts.mobile, e164), isNotNull(accounts.mobileVerifiedAt));

/** Who is meant by an e-mail address or username; at most one, because no username holds an @. */
export const ownerOf = ({ code }: Merchant, name: string) =>
  and(
    eq(accounts.merchantCode, code),
    name.includes('@')
      ? eq(sql`lower(${accounts.email})`, name.toLowerCase())
      : eq(sql`lower(${accounts.name})`, name.toLowerCase()),
  );

/** What a password code by mail is bound to: the text as it was typed, whether or not it stands for an account. */
export const mailTarget = (account: string) => account.trim().toLowerCase();

export const codesHandlers = {
  async humanChallenge(_request, _caller, context) {
    return { challenge: { ...(await createHumanChallenge(context)) } };
  },

  async sendLoginCode(request, caller, context) {
    const merchant = await merchantOf(context);
    requireFlag(merchant, 'MOBILEVERCODELOGIN3');
    const number = requireMobileNumber(request, merchant);
    await requireHumanCheck(context, request.humanCheck);
    const { expirationTime } = await sendCode(context, caller, {
      purpose: 'login',
      channel: 'sms',
      target: number.e164,
      account: holderOf(merchant, number),
    });
    return { expirationTime };
  },

  async sendRegisterCode(request, caller, context) {
    const merchant = await merchantOf(context);
    const { mobileRegistration, mobileVerification } = merchant.registerSettings;
    if (!mobileRegistration && !mobileVerification) throw new Refusal('noPermission');
    const number = requireMobileNumber(request, merchant);
    await requireHumanCheck(context, request.humanCheck);
    const { expirationTime } = await sendCode(context, caller, {
      purpose: 'register',
      channel: 'sms',
      target: number.e164,
    });
    return { expirationTime };
  },

  async forgotBySms(request, caller, context) {
    const merchant = await merchantOf(context);
    requireFlag(merchant, 'PASSWORDCHANGEBYMAIL3');
    const number = requireMobileNumber(request, merchant);
    await requireHumanCheck(context, request.humanCheck);
    const { expirationTime } = await sendCode(context, caller, {
      purpose: 'password',
      channel: 'sms',
      target: number.e164,
      account: holderOf(merchant, number),
    });
    return { expirationTime };
  },

  async forgotByEmail({ account }, caller, context) {
    const merchant = await merchantOf(context);
    requireFlag(merchant, 'PASSWORDCHANGEBYMAIL3');
    const target = mailTarget(account);
    if (target === '') throw new Refusal('fieldInvalid', { value: { field: 'account' } });
    const { expirationTime } = await sendCode(context, caller, {
      purpose: 'password',
      channel: 'mail',
      target,
      account: ownerOf(merchant, target),
    });
    return { expirationTime };
  },
} satisfies Partial<Handlers>;
