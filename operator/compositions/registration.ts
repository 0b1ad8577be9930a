import { dayNow } from '#operator/core/merchantDay.ts';
import { refuseExcludedNewcomer } from '#operator/protection/exclusion/registering.ts';
import { and, eq, or, sql } from 'drizzle-orm';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { recordAcceptance, refuseOtherTerms } from '#operator/content/terms.ts';
import type { Caller, Database, OperatorContext } from '#operator/core/context.ts';
import { Refusal } from '@araw/server/http/refusal';
import { accounts, consents, identityLinks } from '#operator/database/tables/accounts.tables.ts';
import { type Merchant, merchantOf, minimumAgeOf } from '#operator/system/merchants.ts';
import { isRealAccount } from '@araw/contract/calls/roles';
import { lockMembers } from '#operator/agents/rebateRates.ts';
import { findCode, type FoundCode, joinByCode } from '#operator/agents/affiliates.ts';
import { recordDeclaration, refuseUndeclared } from '#operator/accounts/declarations.ts';
import { useCaptcha } from '#operator/accounts/guards/captchas.ts';
import { checkCode, useCode } from '#operator/accounts/codes/codes.ts';
import { addresseeOf, findAccount, openAccount } from '#operator/accounts/identity/finding.ts';
import { type Identity, readIdToken, useIdToken } from '#operator/accounts/identity/identity.ts';
import { requesterOf } from '#operator/accounts/guards/knownDevices.ts';
import { inviterOfCode, recordReferral } from '#operator/agents/referralCodes.ts';
import { phoneProver, refuseForeignPhone } from '#operator/accounts/merchantSwitches.ts';
import { type MobileNumber, readMobileNumber } from '#operator/accounts/mobileNumbers.ts';
import { lookOf } from '#operator/accounts/names.ts';
import {
  checkRegistration,
  refuseField,
  type Registration,
  type RegistrationMethod,
} from '#operator/accounts/registrationRules.ts';
import { fits } from '#operator/accounts/rules.ts';
import { hashPassword } from '#operator/accounts/secrets.ts';

const plainMember = 0;

/**
 * Registers a player and logs them in, atomically (REG-10). Checks every field again against the merchant's settings,
 * whatever the form did; the refusal names the field in `value`.
 */
export async function registerAccount(
  context: OperatorContext,
  caller: Caller,
  given: Registration,
  method: RegistrationMethod,
) {
  const merchant = await merchantOf(context);
  const { registerSettings: settings } = merchant;
  const minimumAge = minimumAgeOf(merchant);
  const open = method === 'mobile' ? settings.mobileRegistration : settings.usernameRegistration;
  if (!open) throw new Refusal('switchedOff', { message: `registration by ${method} is off` });
  await refuseOtherTerms(context, given.termsVersion);
  refuseUndeclared(merchant, given);

  const registration = checkRegistration(given, settings, {
    method,
    today: await dayNow(context),
    minimumAge,
  });
  const number = readNumber(registration, merchant);
  const { invitation, inviterId } = await findInviter(context, merchant, registration);
  const recommenderId = inviterId ?? (await findRecommender(context, merchant, registration));
  const identity = registration.firebaseIdToken
    ? await readIdToken(context, registration.firebaseIdToken)
    : null;
  // Use the captcha up before anything that guessers could learn from: codes, and which names are free.
  if (settings.captchaEnabled && !(await useCaptcha(context, registration.captchaId, registration.captcha)))
    throw refuseField('captcha');
  const proof = await proveNumber(context, merchant, caller, { registration, identity, number });

  const [passwordHash, paymentPasswordHash] = await Promise.all([
    hashUnlessEmpty(registration.password),
    hashUnlessEmpty(registration.paymentPassword),
  ]);
  const account = await namingTaken(method, () =>
    context.database.transaction(async (transaction) => {
      const within = { ...context, database: transaction };
      // The link may be deleted meanwhile, and its agent's rates may drop.
      if (invitation) await lockMembers(transaction, [invitation.agentId]);
      const inviting = invitation && (await findInviter(within, merchant, registration)).invitation;
      await refuseProvedEmail(within, merchant, registration);
      await refuseExcludedNewcomer(within, {
        mobile: number?.e164 ?? '',
        email: registration.email,
        payeeName: registration.payeeName,
        birthDate: registration.birthDate || null,
        deviceToken: given.deviceToken,
      });
      if (proof.codeId) await useCode(transaction, context.clock, proof.codeId);
      if (identity) await useIdToken(within, identity);
      const created = await insertAccount(within, {
        ...columnsOf(registration, merchant, method, number),
        mobileVerifiedAt: proof.proved ? context.clock.now() : null,
        passwordHash,
        paymentPasswordHash,
        type: inviting?.memberType ?? plainMember,
        uplineId: inviting?.agentId ?? null,
        recommenderId,
      });
      if (inviting) await joinByCode(within, created.id, inviting);
      await recordConsent(within, created.id, caller, registration, minimumAge);
      await recordDeclaration(transaction, context, created.id, registration);
      const today = await dayNow(within);
      if (inviterId !== null) await recordReferral(within, created.id, inviterId, today);
      if (identity && identity.channel !== 'phone') await link(within, merchant, created.id, identity);
      return created;
    }),
  );
  return openAccount(context, account, caller, given.deviceToken);
}

function readNumber(
  { mobileNum, countryDialingCode }: Registration,
  merchant: Merchant,
): MobileNumber | null {
  if (mobileNum === '') return null;
  const number = readMobileNumber(mobileNum, countryDialingCode, merchant);
  const rule = merchant.registerSettings.fields.mobileNum;
  if (!number || (rule && !fits(rule, number.national))) throw refuseField('mobileNum');
  return number;
}

/** Several people may type an unverified address; a verified one belongs to its account. */
async function refuseProvedEmail(context: OperatorContext, merchant: Merchant, { email }: Registration) {
  if (email !== '' && (await findAccount(context, addresseeOf(merchant, email))))
    throw new Refusal('alreadyTaken', { value: { field: 'email' } });
}

/** The code's owner: an agent, whose line the new player joins, or a member who invited a friend (BEN-06). */
async function findInviter(
  context: OperatorContext,
  merchant: Merchant,
  { affiliateCode: code, domain }: Registration,
): Promise<{ invitation: FoundCode | null; inviterId: number | null }> {
  if (code === '') return { invitation: null, inviterId: null };
  const invitation = await findCode(context, merchant, { code, domain });
  if (invitation) return { invitation, inviterId: null };
  const inviterId = await inviterOfCode(context, merchant, code);
  if (inviterId === null) throw refuseField('affiliateCode');
  return { invitation: null, inviterId };
}

/** A player of the merchant, by number or name. */
async function findRecommender(
  { database }: OperatorContext,
  { code }: Merchant,
  { recommenderId }: Registration,
) {
  if (recommenderId === '') return null;
  const isId = /^\d{1,9}$/.test(recommenderId);
  const [found] = await database
    .select({ id: accounts.id, type: accounts.type })
    .from(accounts)
    .where(
      and(
        eq(accounts.merchantCode, code),
        or(
          eq(sql`lower(${accounts.name})`, recommenderId.toLowerCase()),
          isId ? eq(accounts.id, Number(recommenderId)) : undefined,
        ),
      ),
    )
    .limit(1);
  if (!found || !isRealAccount(found.type)) throw refuseField('recommenderId');
  return found.id;
}

interface NumberProof {
  proved: boolean;
  /** The code that verified it, to be used up. */
  codeId?: string;
}

/** With one of the operator's codes or a provider's token (REG-05, REG-10). */
async function proveNumber(
  context: OperatorContext,
  merchant: Merchant,
  caller: Caller,
  {
    registration,
    identity,
    number,
  }: { registration: Registration; identity: Identity | null; number: MobileNumber | null },
): Promise<NumberProof> {
  const { verificationCode, firebaseChannel } = registration;
  if (firebaseChannel === 'sms') {
    refuseForeignPhone(merchant, 'provider');
    if (identity?.channel !== 'phone' || !number || identity.phone !== number.e164)
      throw refuseField('verificationCode');
    return { proved: true };
  }
  if (verificationCode === '' || !number) return { proved: false };
  if (phoneProver(merchant) === 'provider') throw refuseField('verificationCode');
  const asked = { purpose: 'register', target: number.e164, code: verificationCode } as const;
  const requester = await requesterOf(context, caller, {});
  const codeId = await checkCode(context, requester, asked).catch((error: unknown) => {
    throw error instanceof Refusal ? refuseField('verificationCode') : error;
  });
  return { proved: true, codeId };
}

const hashUnlessEmpty = async (password: string) => (password === '' ? null : hashPassword(password));

const detailFields = ['idNumber', 'qqNum', 'facebook', 'wechat', 'line', 'whatsapp', 'zalo'] as const;

function columnsOf(
  registration: Registration,
  { code }: Merchant,
  method: RegistrationMethod,
  number: MobileNumber | null,
) {
  const name = method === 'mobile' ? (number?.e164.slice(1) ?? '') : registration.username;
  const { nickname, payeeName, email, birthDate } = registration;
  return {
    merchantCode: code,
    name,
    nameLook: lookOf(name),
    nickname,
    payeeName,
    email,
    mobile: number?.e164 ?? '',
    birthDate: birthDate === '' ? null : birthDate,
    details: Object.fromEntries(
      detailFields.map((field) => [field, registration[field]]).filter(([, text]) => text !== ''),
    ) as Record<string, string>,
  };
}

async function insertAccount(
  { database, clock }: OperatorContext,
  columns: Omit<typeof accounts.$inferInsert, 'registeredAt'>,
) {
  const [account] = await database
    .insert(accounts)
    .values({ ...columns, registeredAt: clock.now() })
    .returning({ id: accounts.id, name: accounts.name, type: accounts.type });
  if (!account) throw new Error('the account was not stored');
  return account;
}

async function recordConsent(
  { database, clock }: OperatorContext,
  accountId: number,
  { ip }: Caller,
  { termsVersion, registerMethod, registerUrl, domain }: Registration,
  minimumAge: number,
) {
  const at = clock.now();
  await recordAcceptance(database, { accountId, version: termsVersion, at });
  await database.insert(consents).values({
    accountId,
    minimumAge,
    at,
    ip,
    registerMethod,
    registerUrl,
    domain,
  });
}

const link = (
  { database }: { database: Database },
  { code }: Merchant,
  accountId: number,
  identity: Identity,
) =>
  database
    .insert(identityLinks)
    .values({ merchantCode: code, accountId, issuer: identity.issuer, subject: identity.subject });

/** Only the database can decide whether a name is free: one of two concurrent registrations finds it taken. */
async function namingTaken<Value>(
  method: RegistrationMethod,
  register: () => Promise<Value>,
): Promise<Value> {
  try {
    return await register();
  } catch (error) {
    throw takenBy(error, method) ?? error;
  }
}

function takenBy(error: unknown, method: RegistrationMethod): Refusal | null {
  const cause = error instanceof DrizzleQueryError ? error.cause : undefined;
  const constraint = cause && 'constraint' in cause ? cause.constraint : undefined;
  const taken = (field: keyof Registration) => new Refusal('alreadyTaken', { value: { field } });
  switch (constraint) {
    case 'accounts_name':
    case 'accounts_name_look':
      if (method === 'mobile') return taken('mobileNum');
      return new Refusal('usernameTaken', { value: { field: 'username' } });
    case 'accounts_mobile':
      return taken('mobileNum');
    case 'identity_links_subject':
      return taken('firebaseIdToken');
    default:
      return null;
  }
}
