import { createHash } from 'node:crypto';
import { and, asc, eq, getTableColumns, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Account } from '#operator/accounts/identity/finding.ts';
import { fits } from '#operator/accounts/rules.ts';
import type { Caller, Database, OperatorContext } from '#operator/core/context.ts';
import { refuseExcludedNewcomer, refuseExcludedPayee } from '#operator/protection/exclusion/registering.ts';
import { Refusal } from '@araw/server/http/refusal';
import { languageKey } from '#operator/core/languages.ts';
import { fromOf, logSecurity } from '@araw/server/log/securityLog';
import { accounts } from '#operator/database/tables/accounts.tables.ts';
import {
  payoutAccounts,
  withdrawalOrders,
  type WithdrawalState,
} from '#operator/database/tables/withdrawals.tables.ts';
import { isDone, once } from '#operator/ledger/idempotency.ts';
import { type Merchant, merchantOf, switchesIn } from '#operator/system/merchants.ts';
import type { HandlerValue, ParsedRequest } from '@araw/contract/calls/calls';
import type { PayoutAccount } from '@araw/contract/cashier/payoutAccounts';
import { isPlainText } from '@araw/contract/values/plainText';
import { readPersonName } from '@araw/contract/values/typedText';
import { institutionOf, institutions } from './institutions.ts';
import { recoveredAt, requirePaymentPassword } from '../paymentPassword/paymentPassword.ts';
import { tellInInbox } from '../saying.ts';
import { isServed, refuseUnserved } from '../banking/servedKinds.ts';

const mostAccounts = 5;
const hour = 3_600_000;
/** Minimum waiting time for new accounts after the payment password was recovered. */
export const waitAfterRecovery = 24 * hour;

const longestHolder = 64;

interface Who {
  caller: Caller;
  account: Account;
}

type Row = typeof payoutAccounts.$inferSelect;
type UsedRow = Row & { inUse: boolean };

/** States of orders that may still be paid. */
export const openStates = [
  'requested',
  'inReview',
  'approved',
  'paying',
] as const satisfies WithdrawalState[];

/** The player's view of a number. */
const masked = (number: string) => `•••• ${number.slice(-4)}`;

/** GCash •••• 4567 */
export const accountTitle = ({ institution, number }: Pick<Row, 'institution' | 'number'>): string =>
  `${institutionOf(institution)?.name ?? institution} ${masked(number)}`;

export const accountToWire = (row: UsedRow): PayoutAccount => {
  const { id, kind, institution, number, holder, isDefault, usableAt, inReview, inUse } = row;
  return {
    id,
    kind,
    institution,
    name: institutionOf(institution)?.name ?? institution,
    icon: '',
    number: masked(number),
    holder,
    isDefault,
    usableAt,
    inReview,
    inUse,
  };
};

const isLiveOf = (accountId: number) =>
  and(eq(payoutAccounts.accountId, accountId), isNull(payoutAccounts.removedAt));

const selectUsed = (database: Database) =>
  database
    .select({
      ...getTableColumns(payoutAccounts),
      inUse: sql<boolean>`exists (${database
        .select({ one: sql`1` })
        .from(withdrawalOrders)
        .where(
          and(
            eq(withdrawalOrders.payoutAccountId, payoutAccounts.id),
            inArray(withdrawalOrders.state, [...openStates]),
          ),
        )})`,
    })
    .from(payoutAccounts)
    .$dynamic();

/** The default first, then in order of creation. */
export const accountsOf = (database: Database, accountId: number): Promise<UsedRow[]> =>
  selectUsed(database)
    .where(isLiveOf(accountId))
    .orderBy(sql`${payoutAccounts.isDefault} desc`, asc(payoutAccounts.createdAt), asc(payoutAccounts.id));

/** For orders; includes removed accounts. */
export async function accountsById(
  database: Database,
  ids: readonly string[],
): Promise<Map<string, UsedRow>> {
  const rows = await selectUsed(database).where(inArray(payoutAccounts.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

export async function payoutAccountsPage(
  context: OperatorContext,
  { id, payeeName }: Account,
  language: string,
): Promise<HandlerValue<'payoutAccounts'>> {
  const merchant = await merchantOf(context);
  const switches = switchesIn(merchant);
  const key = languageKey(language);
  return {
    list: (await accountsOf(context.database, id)).map(accountToWire),
    most: mostAccounts,
    holder: payeeName,
    institutions: institutions
      .filter(({ kind }) => isServed(kind, switches))
      .map(({ code, kind, name, pattern, hint }) => ({
        code,
        kind,
        name,
        icon: '',
        pattern,
        hint: hint(key),
      })),
    waitingHours: merchant.payments.accountWaitingHours,
  };
}

/**
 * Adds an account, once per key. Refuses with `fieldInvalid` an invalid institution, number or holder; with
 * `switchedOff` a kind that the merchant doesn't pay to; with `alreadyTaken` a duplicate; with `conflict` a sixth one;
 * and like `requirePaymentPassword`.
 */
export async function addPayoutAccount(
  context: OperatorContext,
  { caller, account }: Who,
  {
    key,
    institution: code,
    number: typed,
    holder,
    makeDefault,
    paymentPassword,
  }: ParsedRequest<'addPayoutAccount'>,
): Promise<PayoutAccount> {
  const institution = institutionOf(code);
  if (!institution) throw refuseField('institution');
  const number = institution.read(typed);
  if (number === null) throw refuseField('number');
  const request = { accountId: account.id, call: 'payoutAccount', key } as const;
  if (!(await isDone(context.database, request)))
    await requirePaymentPassword(context, account, paymentPassword);
  let isNew = false;
  const added = await context.database.transaction(async (transaction) => {
    await lockMember(transaction, account.id);
    const within = { ...context, database: transaction };
    return once(context, transaction, { ...request, body: { code, number, holder, makeDefault } }, () => {
      isNew = true;
      return keepAccount(within, account.id, { code, kind: institution.kind, number, holder, makeDefault });
    });
  });
  if (isNew)
    logSecurity(context.log, { security: 'payoutAccountAdded', account: account.id, ...fromOf(caller) });
  return added;
}

interface NewAccount extends Pick<Row, 'kind' | 'number' | 'holder'> {
  code: string;
  makeDefault: boolean;
}

async function keepAccount(
  context: OperatorContext,
  accountId: number,
  { code, kind, number, holder: given, makeDefault }: NewAccount,
): Promise<PayoutAccount> {
  const { database, clock } = context;
  const now = clock.now();
  const merchant = await merchantOf(context);
  refuseUnserved(kind, switchesIn(merchant));
  const holder = await holderOf(context, accountId, given, merchant);
  const numberDigest = createHash('sha256').update(`${code}:${number}`).digest('hex');
  // Of two members adding the same number concurrently, the later one has to see the other's.
  await database.execute(sql`select pg_advisory_xact_lock(hashtextextended(${numberDigest}, 0))`);
  const live = await accountsOf(database, accountId);
  if (live.some((one) => one.numberDigest === numberDigest))
    throw new Refusal('alreadyTaken', { value: { field: 'number' } });
  if (live.length >= mostAccounts) throw new Refusal('conflict', { value: { most: mostAccounts } });
  await refuseExcludedPayee(context, accountId, numberDigest);
  const inReview = await usesAnother(database, accountId, numberDigest);
  const usableAt = await usableFrom(context, accountId, merchant);
  const isDefault = makeDefault || live.length === 0;
  if (isDefault) await clearDefault(database, accountId);
  const [added] = await database
    .insert(payoutAccounts)
    .values({
      accountId,
      kind,
      institution: code,
      number,
      numberDigest,
      holder,
      isDefault,
      inReview,
      usableAt,
      createdAt: now,
    })
    .returning();
  if (!added) throw new Error('The account was not kept');
  const message = inReview || usableAt > now ? 'payoutAccounts.addedLater' : 'payoutAccounts.added';
  await tellInInbox(context, accountId, { message, values: { account: accountTitle(added) } });
  return accountToWire({ ...added, inUse: false });
}

/** The member's payee name: given once, then fixed. Refuses the name and birth date of an excluded player (PROT-04). */
async function holderOf(
  context: OperatorContext,
  accountId: number,
  given: string,
  { registerSettings }: Merchant,
): Promise<string> {
  const { database } = context;
  const [account] = await database
    .select({ payeeName: accounts.payeeName, birthDate: accounts.birthDate })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  const kept = account?.payeeName ?? '';
  const typed = readPersonName(given);
  if (kept !== '') {
    if (typed !== '' && typed !== readPersonName(kept)) throw refuseField('holder');
    return kept;
  }
  const rule = registerSettings.fields.payeeName;
  const length = Array.from(typed).length;
  const isName = length >= 2 && length <= longestHolder && isPlainText(typed) && !/[<>\d]/.test(typed);
  if (!isName || (rule && !fits(rule, typed))) throw refuseField('holder');
  const birthDate = account?.birthDate ?? null;
  await refuseExcludedNewcomer(context, { accountId, payeeName: typed, birthDate });
  await database.update(accounts).set({ payeeName: typed }).where(eq(accounts.id, accountId));
  return typed;
}

const usesAnother = async (database: Database, accountId: number, numberDigest: string): Promise<boolean> =>
  (await database.$count(
    payoutAccounts,
    and(
      eq(payoutAccounts.numberDigest, numberDigest),
      ne(payoutAccounts.accountId, accountId),
      isNull(payoutAccounts.removedAt),
    ),
  )) > 0;

async function usableFrom(
  { database, clock }: OperatorContext,
  accountId: number,
  { payments }: Merchant,
): Promise<number> {
  const now = clock.now();
  const recovered = await recoveredAt(database, accountId);
  return Math.max(
    now + payments.accountWaitingHours * hour,
    recovered === null ? now : recovered + waitAfterRecovery,
  );
}

const clearDefault = (database: Database, accountId: number) =>
  database
    .update(payoutAccounts)
    .set({ isDefault: false })
    .where(and(isLiveOf(accountId), payoutAccounts.isDefault));

/** Makes an account the default; repeating it changes nothing. Refuses with `notFound` someone else's. */
export function setDefaultAccount(context: OperatorContext, accountId: number, id: string): Promise<void> {
  return context.database.transaction(async (transaction) => {
    await lockMember(transaction, accountId);
    const own = await ownAccountRow(transaction, accountId, id);
    if (own.removedAt !== null) throw new Refusal('notFound');
    if (own.isDefault) return;
    await clearDefault(transaction, accountId);
    await transaction.update(payoutAccounts).set({ isDefault: true }).where(eq(payoutAccounts.id, own.id));
    await tell({ ...context, database: transaction }, own, 'chosen');
  });
}

/**
 * Removes an account; repeating it changes nothing. Refuses with `conflict` one used by an open withdrawal, with
 * `notFound` someone else's, and like `requirePaymentPassword`.
 */
export async function removePayoutAccount(
  context: OperatorContext,
  { caller, account }: Who,
  { id, paymentPassword }: ParsedRequest<'removePayoutAccount'>,
): Promise<void> {
  const known = await ownAccountRow(context.database, account.id, id);
  if (known.removedAt !== null) return;
  await requirePaymentPassword(context, account, paymentPassword);
  const removed = await context.database.transaction(async (transaction) => {
    await lockMember(transaction, account.id);
    // Wait for a withdrawal in progress, so that the check below sees it.
    await transaction.select().from(payoutAccounts).where(eq(payoutAccounts.id, known.id)).for('update');
    const own = await ownAccountRow(transaction, account.id, id);
    if (own.removedAt !== null) return false;
    if (own.inUse) throw new Refusal('conflict', { value: { inUse: true } });
    await transaction
      .update(payoutAccounts)
      .set({ removedAt: context.clock.now(), isDefault: false })
      .where(eq(payoutAccounts.id, own.id));
    const [next] = own.isDefault ? await accountsOf(transaction, account.id) : [];
    if (next)
      await transaction.update(payoutAccounts).set({ isDefault: true }).where(eq(payoutAccounts.id, next.id));
    await tell({ ...context, database: transaction }, own, 'removed');
    return true;
  });
  if (removed)
    logSecurity(context.log, { security: 'payoutAccountRemoved', account: account.id, ...fromOf(caller) });
}

/** A reviewer confirms that the account is the member's own. */
export function approvePayoutAccount(context: OperatorContext, id: string): Promise<void> {
  return context.database.transaction(async (transaction) => {
    const [approved] = await transaction
      .update(payoutAccounts)
      .set({ inReview: false })
      .where(and(eq(payoutAccounts.id, id), payoutAccounts.inReview, isNull(payoutAccounts.removedAt)))
      .returning();
    if (approved) await tell({ ...context, database: transaction }, approved, 'approved');
  });
}

const tell = (
  context: Pick<OperatorContext, 'database' | 'clock'>,
  row: Row,
  word: 'approved' | 'chosen' | 'removed',
): Promise<void> =>
  tellInInbox(context, row.accountId, {
    message: `payoutAccounts.${word}`,
    values: { account: accountTitle(row) },
  });

/** Serialises changes of a member's accounts. */
const lockMember = (transaction: Database, accountId: number) =>
  transaction
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for('no key update');

/** Includes removed ones. */
async function ownAccountRow(database: Database, accountId: number, id: string): Promise<UsedRow> {
  const [own] = isUuid(id)
    ? await selectUsed(database).where(
        and(eq(payoutAccounts.id, id), eq(payoutAccounts.accountId, accountId)),
      )
    : [];
  if (!own) throw new Refusal('notFound');
  return own;
}

/** Check first: the database raises an error when comparing other text with an id. */
export const isUuid = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

const refuseField = (field: 'institution' | 'number' | 'holder') =>
  new Refusal('fieldInvalid', { value: { field } });
