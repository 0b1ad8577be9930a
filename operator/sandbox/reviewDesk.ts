import { and, asc, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { Database } from '#operator/core/context.ts';
import { accounts } from '#operator/database/tables/accounts.tables.ts';
import {
  depositSteps,
  paymentMethods,
  payments,
  receipts,
} from '#operator/database/tables/deposits.tables.ts';
import { type OrderKind, reviewers } from '#operator/database/tables/reviews.tables.ts';
import { payoutAccounts, withdrawalSteps } from '#operator/database/tables/withdrawals.tables.ts';
import { writePesos } from '#operator/core/amounts.ts';
import {
  auditPayments,
  isPaymentsSound,
  type PaymentsAudit,
} from '#operator/payments/reconciliation/auditPayments.ts';
import type { PaymentsContext } from '#operator/payments/provider/context.ts';
import { institutionOf } from '#operator/payments/payoutAccounts/institutions.ts';
import { type Decision, decisions, reviewQueue } from '#operator/payments/reviews/reviews.ts';
import { merchantOf } from '#operator/system/merchants.ts';
import { depositTable, moveOf, withdrawalTable } from '@araw/contract/values/stateTables';
import { badge, facts, reviewerFields, textField } from './fields.ts';
import { html, type Html } from './html.ts';
import { decisionWords, depositWords, rankBadge, stepBy, withdrawalWords } from './orderWords.ts';
import { timeElement } from './page.ts';

type Queue = Awaited<ReturnType<typeof reviewQueue>>;
type Deposit = Queue['deposits'][number];
type Withdrawal = Queue['withdrawals'][number];

/** An invalid field of a decision, with the error shown next to it. */
export interface Unfit {
  orderId: string;
  reviewer: string;
  reason: string;
  foundId: string;
  foundAmount: string;
  field: 'reviewer' | 'reason' | 'foundId' | 'foundAmount';
  problem: string;
}

export interface DeskView {
  /** The last reviewer in this browser. */
  reviewer?: string | undefined;
  /** Result of the last action. */
  notice?: Html | undefined;
  unfit?: Unfit | undefined;
}

export const namesOfReviewers = async (database: Database): Promise<string[]> =>
  (await database.select({ name: reviewers.name }).from(reviewers).orderBy(asc(reviewers.name))).map(
    ({ name }) => name,
  );

/** An order that awaits a decision, with everything needed for it. */
interface Case {
  kind: OrderKind;
  id: string;
  version: number;
  number: string;
  state: string;
  /** Centavos that a decision would move. */
  amount: number;
  facts: readonly (readonly [string, Html | string])[];
  evidence: readonly Html[];
  history: readonly { at: number; to: string; by: string; reason: string }[];
  votes: Deposit['votes'];
  offered: readonly Decision[];
  /** Whether to offer entering a payment that the provider hasn't reported. */
  takesFound: boolean;
}

export async function reviewDesk(context: PaymentsContext, view: DeskView): Promise<Html> {
  const { database } = context;
  const queue = await reviewQueue(context);
  const deposits = await depositCases(database, queue.deposits);
  const withdrawals = await withdrawalCases(database, queue.withdrawals);
  const { secondReviewFrom } = (await merchantOf(context)).payments.withdrawal;
  const desk = { ...view, known: await namesOfReviewers(database), secondReviewFrom };
  return html`${view.notice ?? ''} ${booksOf(await auditPayments(database))}
    <p>
      Longest wait first. From ${writePesos(secondReviewFrom)}, two reviewers have to agree. Reviewers can't
      decide on their own account or their circle's.
    </p>
    <section aria-labelledby="deposits">
      <h2 id="deposits">Deposits</h2>
      ${deposits.length === 0 ? html`<p>No deposit waits.</p>` : deposits.map((one) => card(one, desk))}
    </section>
    <section aria-labelledby="withdrawals">
      <h2 id="withdrawals">Withdrawals</h2>
      ${
        withdrawals.length === 0
          ? html`<p>No withdrawal waits.</p>`
          : withdrawals.map((one) => card(one, desk))
      }
    </section>`;
}

function booksOf(audit: PaymentsAudit): Html {
  const { suspense, wrongCredits, wrongWithdrawals } = audit;
  return html`<p class="books">
    Money that comes and goes:
    ${
      isPaymentsSound(audit)
        ? badge('in balance', 'ok')
        : html`${badge('out of balance', 'err')} suspense has ${writePesos(suspense)} beyond what nobody has
          decided about, ${wrongCredits} deposits differ from their credits, ${wrongWithdrawals} withdrawals
          from their holds and payouts.`
    }
    <a href="/sandbox/reconciliation">Compare with the provider</a>
  </p>`;
}

function card(one: Case, desk: DeskView & { known: readonly string[]; secondReviewFrom: number }): Html {
  const { id, number, state, amount, history, votes, evidence } = one;
  const takesTwo = amount >= desk.secondReviewFrom;
  return html`<article class="case" aria-labelledby="order-${id}">
    <header>
      <h3 id="order-${id}">${number}</h3>
      ${badge(state, 'warn')} ${takesTwo ? badge('takes two reviewers') : ''}
      <b class="amount">${writePesos(amount)}</b>
    </header>
    ${facts(one.facts)}
    <h4>Evidence</h4>
    ${
      evidence.length === 0
        ? html`<p>Neither a payment nor a receipt has come.</p>`
        : html`<ul class="evidence">
            ${evidence.map((line) => html`<li>${line}</li>`)}
          </ul>`
    }
    <details>
      <summary>Steps so far</summary>
      <ol class="steps">
        ${history.map(
          ({ at, to, by, reason }) =>
            html`<li>${timeElement(at)}: ${to}, by ${by}${reason === '' ? '' : ` (${reason})`}</li>`,
        )}
      </ol>
    </details>
    ${
      votes.length === 0
        ? ''
        : html`<ul class="votes">
            ${votes.map(
              ({ reviewer, decision, reason, at, foundAmount }) =>
                html`<li>
                  <b>${reviewer}</b> wants it
                  ${decisionWords[decision as Decision].wanted}${foundAmount === null ? '' : ` with ${writePesos(foundAmount)}`}:
                  ${reason} <small>${timeElement(at)}</small>
                </li>`,
            )}
          </ul>`
    }
    ${form(one, desk)}
  </article>`;
}

function form(
  { kind, id, version, amount, number, offered, takesFound }: Case,
  { known, reviewer, unfit }: DeskView & { known: readonly string[] },
): Html {
  const typed = unfit?.orderId === id ? unfit : undefined;
  const problemOf = (field: Unfit['field']) => (typed?.field === field ? typed.problem : undefined);
  const labelOf = (decision: Decision) =>
    decision === 'close' || (decision === 'credit' && takesFound)
      ? decisionWords[decision].button
      : `${decisionWords[decision].button} ${writePesos(amount)}`;
  return html`<form method="post" action="/sandbox/reviews" aria-label="Decide on ${number}">
    <input type="hidden" name="kind" value="${kind}" />
    <input type="hidden" name="order" value="${id}" />
    <input type="hidden" name="version" value="${version}" />
    ${reviewerFields({
      of: id,
      known,
      reviewer: typed?.reviewer ?? reviewer,
      reason: typed?.reason,
      hint:
        kind === 'withdrawal'
          ? 'The player reads it when the withdrawal is rejected.'
          : 'It stays with the order.',
      problemOf,
    })}
    ${
      takesFound
        ? html`${textField({
            id: `foundId-${id}`,
            name: 'foundId',
            label: 'Payment found',
            hint: "The provider's reference; only for crediting.",
            value: typed?.foundId,
            attributes: html`maxlength="64" autocomplete="off"`,
            problem: problemOf('foundId'),
          })}
          ${textField({
            id: `foundAmount-${id}`,
            name: 'foundAmount',
            label: 'Amount found (₱)',
            value: typed?.foundAmount,
            attributes: html`inputmode="decimal" autocomplete="off"`,
            problem: problemOf('foundAmount'),
          })}`
        : ''
    }
    <div class="actions">
      ${offered.map(
        (decision) =>
          html`<button
            name="decision"
            value="${decision}"
            class="${decision === 'reject' || decision === 'close' ? 'danger' : ''}"
          >
            ${labelOf(decision)}
          </button> `,
      )}
    </div>
  </form>`;
}

async function depositCases(database: Database, queue: readonly Deposit[]): Promise<Case[]> {
  if (queue.length === 0) return [];
  const ids = queue.map(({ order }) => order.id);
  const names = await playersOf(
    database,
    queue.map(({ order }) => order.accountId),
  );
  const methods = await database
    .select({ code: paymentMethods.code, name: paymentMethods.name })
    .from(paymentMethods);
  const paid = await database
    .select()
    .from(payments)
    .where(inArray(payments.orderId, ids))
    .orderBy(asc(payments.at), asc(payments.paymentId));
  const sent = await database
    .select({
      id: receipts.id,
      orderId: receipts.orderId,
      name: receipts.name,
      type: receipts.type,
      size: receipts.size,
    })
    .from(receipts)
    .where(inArray(receipts.orderId, ids))
    .orderBy(asc(receipts.createdAt), asc(receipts.id));
  const steps = await database
    .select()
    .from(depositSteps)
    .where(and(inArray(depositSteps.orderId, ids), ne(depositSteps.from, depositSteps.to)))
    .orderBy(asc(depositSteps.no));
  return queue.map(({ order, votes }) => {
    const { id, number, version, state, amount, fee, methodCode, accountId, createdAt, payerReference } =
      order;
    const own = paid.filter(({ orderId }) => orderId === id);
    const suspended = own
      .filter(({ booked }) => booked === 'suspense')
      .reduce((sum, one) => sum + one.amount, 0);
    const isOffered = (decision: (typeof decisions.deposit)[number]) =>
      moveOf(depositTable, state, decision).result === 'moved' &&
      (decision === 'return' ? suspended > 0 : decision !== 'close' || suspended === 0);
    return {
      kind: 'deposit',
      id,
      version,
      number,
      state: depositWords[state],
      amount: suspended || amount,
      facts: [
        ['Player', names.get(accountId) ?? ''],
        ['Payment method', methods.find(({ code }) => code === methodCode)?.name ?? methodCode],
        ['Requested', amountText(amount + fee)],
        ...(fee > 0 ? [['Fee', amountText(fee)] as const] : []),
        ['Arrived', amountText(suspended)],
        ['Made', timeElement(createdAt)],
      ],
      evidence: [
        ...own.map(
          (payment) =>
            html`<b class="amount">${writePesos(payment.amount)}</b> ${rankBadge(payment.rank)}
              ${payment.amount === amount + fee ? '' : badge('another amount than asked for', 'warn')}
              <code>${payment.paymentId}</code>`,
        ),
        ...(payerReference === ''
          ? []
          : [html`The payer’s reference number: <code>${payerReference}</code>`]),
        ...sent.filter(({ orderId }) => orderId === id).map(receiptLink),
      ],
      history: steps
        .filter(({ orderId }) => orderId === id)
        .map(({ at, to, actor, by, reason }) => ({
          at,
          to: depositWords[to],
          by: by === '' ? stepBy(actor) : by,
          reason,
        })),
      votes,
      offered: decisions.deposit.filter(isOffered),
      takesFound: suspended === 0,
    };
  });
}

const receiptLink = ({ id, name, type, size }: { id: string; name: string; type: string; size: number }) => {
  const address = `/sandbox/reviews/receipts/${id}`;
  return html`<a href="${address}">Receipt ${name}</a>
    <small>${Math.ceil(size / 1024)} KB</small>
    ${type === 'application/pdf' ? '' : html`<img src="${address}" alt="Receipt ${name}" loading="lazy" />`}`;
};

async function withdrawalCases(database: Database, queue: readonly Withdrawal[]): Promise<Case[]> {
  if (queue.length === 0) return [];
  const ids = queue.map(({ order }) => order.id);
  const members = queue.map(({ order }) => order.accountId);
  const names = await playersOf(database, members);
  const accountIds = queue.map(({ order }) => order.payoutAccountId);
  const targets = await database.select().from(payoutAccounts).where(inArray(payoutAccounts.id, accountIds));
  const digests = targets.map(({ numberDigest }) => numberDigest);
  const sharing = await database
    .select({ digest: payoutAccounts.numberDigest, accountId: payoutAccounts.accountId, name: accounts.name })
    .from(payoutAccounts)
    .innerJoin(accounts, eq(accounts.id, payoutAccounts.accountId))
    .where(and(inArray(payoutAccounts.numberDigest, digests), isNull(payoutAccounts.removedAt)))
    .orderBy(asc(accounts.name));
  const steps = await database
    .select()
    .from(withdrawalSteps)
    .where(and(inArray(withdrawalSteps.orderId, ids), eq(withdrawalSteps.result, 'moved')))
    .orderBy(asc(withdrawalSteps.no));
  return queue.map(({ order, votes }) => {
    const { id, number, version, state, gross, fee, accountId, payoutAccountId, createdAt, arrivesAt } =
      order;
    const target = targets.find((one) => one.id === payoutAccountId);
    const others = sharing
      .filter((one) => one.digest === target?.numberDigest && one.accountId !== accountId)
      .map(({ name }) => name);
    return {
      kind: 'withdrawal',
      id,
      version,
      number,
      state: withdrawalWords[state],
      amount: gross,
      facts: [
        ['Player', names.get(accountId) ?? ''],
        ['Fee', amountText(fee)],
        ['Arrives', amountText(gross - fee)],
        ['Made', timeElement(createdAt)],
        ['Promised by', timeElement(arrivesAt)],
      ],
      evidence: target
        ? [
            html`To ${institutionOf(target.institution)?.name ?? target.institution}
              <code>${target.number}</code> of ${target.holder}`,
            ...(target.inReview ? [html`${badge('account in review', 'warn')} ${sharedWith(others)}`] : []),
          ]
        : [],
      history: steps
        .filter(({ orderId }) => orderId === id)
        .map(({ at, to, by, reason }) => ({ at, to: withdrawalWords[to], by: stepBy(by), reason })),
      votes,
      offered: decisions.withdrawal.filter(
        (decision) => moveOf(withdrawalTable, state, decision).result === 'moved',
      ),
      takesFound: false,
    };
  });
}

/** Other reviewers of it. */
const sharedWith = (others: readonly string[]) =>
  others.length === 0 ? 'another member has used it' : `${others.join(', ')} uses it, too`;

const amountText = (centavos: number) => html`<span class="amount">${writePesos(centavos)}</span>`;

async function playersOf(database: Database, ids: number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await database
    .select({ id: accounts.id, name: accounts.name })
    .from(accounts)
    .where(inArray(accounts.id, ids));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
