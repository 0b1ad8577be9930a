import { createHash } from 'node:crypto';
import { and, asc, eq, getTableColumns, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Account } from '#operator/accounts/identity/finding.ts';
import { fits } from '#operator/accounts/rules.ts';
import type { Caller, Database, OperatorContext } from '#operator/core/context.ts';
import { Refusal } from '#packages/server/http/refusal.ts';
import { languageKey } from '#operator/core/languages.ts';
import { fromOf, logSecurity } from '#packages/server/log/securityLog.ts';
import { accounts } from '#operator/database/tables/accounts.tables.ts';
import {
  payoutAccounts,
  withdrawalOrders,
  type WithdrawalState,
} from '#operator/database/tables/withdrawals.tables.ts';
import { isDone, once } from '#operator/ledger/idempotency.ts';
import { type Merchant, merchantOf } from '#operator/system/merchants.ts';
import type { HandlerValue, ParsedRequest } from '#services/contract/calls.ts';
import type { PayoutAccount } from '#services/contract/payoutAccounts.ts';
import { isPlainText } from '#services/contract/plainText.ts';
import { accountWords } from './accountWords.ts';
import { institutionOf, institutions } from './institutions.ts';
import { recoveredAt, requirePaymentPassword } from '../paymentPassword/paymentPassword.ts';
import { say, tellInInbox } from '../saying.ts';
import { isServed, refuseUnserved } from '../banking/servedKinds.ts';

const mostAccounts = 5;
const hour = 3_600_000;
/** After a recovery of the payment password a new account waits at least until so much later. */
export const waitAfterRecovery = 24 * hour;

const longestHolder = 64;

interface Who {
  caller: Caller;
  account: Account;
}

type Row = typeof payoutAccounts.$inferSelect;
type UsedRow = Row & { inUse: boolean };

/** Of orders that may still be paid. */
export const openStates = [
  'requested',
  'inReview',
  'approved',
  'paying',
] as const satisfies WithdrawalState[];

/** What the player sees of a number. */
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

/** The default first, then in the order in which they came. */
export const accountsOf = (database: Database, accountId: number): Promise<UsedRow[]> =>
  selectUsed(database)
    .where(isLiveOf(accountId))
    .orderBy(sql`${payoutAccounts.isDefault} desc`, asc(payoutAccounts.createdAt), asc(payoutAccounts.id));

/** Of orders, also those that were removed since. */
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
  const { payments } = await merchantOf(context);
  const key = languageKey(language);
  return {
    list: (await accountsOf(context.database, id)).map(accountToWire),
    most: mostAccounts,
    holder: payeeName,
    institutions: institutions
      .filter(({ kind }) => isServed(kind, payments))
      .map(({ code, kind, name, pattern, hint }) => ({
        code,
        kind,
        name,
        icon: '',
        pattern,
        hint: say(hint, key),
      })),
    waitingHours: payments.accountWaitingHours,
  };
}

/**
 * Adds an account, once per key. Refuses with `fieldInvalid` what is no institution, number or holder, with `switchedOff`
 * a kind that the merchant does not pay to, with `alreadyTaken` one that is on the list, with `conflict` a sixth one, and as `requirePaymentPassword` does.
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
  refuseUnserved(kind, merchant.payments);
  const holder = await holderOf(database, accountId, given, merchant);
  const numberDigest = createHash('sha256').update(`${code}:${number}`).digest('hex');
  // Of two members that add the same number at once the later one sees the other's.
  await database.execute(sql`select pg_advisory_xact_lock(hashtextextended(${numberDigest}, 0))`);
  const live = await accountsOf(database, accountId);
  if (live.some((one) => one.numberDigest === numberDigest))
    throw new Refusal('alreadyTaken', { value: { field: 'number' } });
  if (live.length >= mostAccounts) throw new Refusal('conflict', { value: { most: mostAccounts } });
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
  const message = inReview || usableAt > now ? accountWords.addedLater : accountWords.added;
  await tellInInbox(context, accountId, { message, values: { account: accountTitle(added) } });
  return accountToWire({ ...added, inUse: false });
}

/** The member's payee name: what was given once, then nothing else. */
async function holderOf(
  database: Database,
  accountId: number,
  given: string,
  { registerSettings }: Merchant,
): Promise<string> {
  const [account] = await database
    .select({ payeeName: accounts.payeeName })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  const kept = account?.payeeName ?? '';
  const typed = given.trim();
  if (kept !== '') {
    if (typed !== '' && typed !== kept) throw refuseField('holder');
    return kept;
  }
  const rule = registerSettings.fields.payeeName;
  const length = Array.from(typed).length;
  const isName = length >= 2 && length <= longestHolder && isPlainText(typed) && !/[<>\d]/.test(typed);
  if (!isName || (rule && !fits(rule, typed))) throw refuseField('holder');
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

/** Puts an account first; one that stands first stays there. Refuses with `notFound` one of somebody else. */
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
 * Removes an account; one that is gone already stays so. Refuses with `conflict` one that an open withdrawal uses, with
 * `notFound` one of somebody else, and as `requirePaymentPassword` does.
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
    // A withdrawal that is just being made holds it until it is there to be seen.
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

/** A reviewer's word that the account is the member's own. */
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
  word: keyof typeof accountWords,
): Promise<void> =>
  tellInInbox(context, row.accountId, {
    message: accountWords[word],
    values: { account: accountTitle(row) },
  });

/** One change of a member's accounts after another. */
const lockMember = (transaction: Database, accountId: number) =>
  transaction
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for('no key update');

/** Also one that was removed. */
async function ownAccountRow(database: Database, accountId: number, id: string): Promise<UsedRow> {
  const [own] = isUuid(id)
    ? await selectUsed(database).where(
        and(eq(payoutAccounts.id, id), eq(payoutAccounts.accountId, accountId)),
      )
    : [];
  if (!own) throw new Refusal('notFound');
  return own;
}

/** The database refuses to compare anything else with an id. */
export const isUuid = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

const refuseField = (field: 'institution' | 'number' | 'holder') =>
  new Refusal('fieldInvalid', { value: { field } });
