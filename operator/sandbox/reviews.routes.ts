import { inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { Refusal } from '#operator/core/context.ts';
import { accounts } from '#operator/database/accounts.tables.ts';
import { payments, receipts } from '#operator/database/deposits.tables.ts';
import { orderKinds, reviewers } from '#operator/database/reviews.tables.ts';
import { payoutAccounts } from '#operator/database/withdrawals.tables.ts';
import { writePesos } from '#operator/payments/amounts.ts';
import { auditPayments, isPaymentsSound } from '#operator/payments/auditPayments.ts';
import type { PaymentsContext } from '#operator/payments/context.ts';
import { correctDifference, type Difference, reconcile } from '#operator/payments/reconciliation.ts';
import { dayOf } from '#operator/payments/rails.ts';
import { decisions, review, reviewQueue } from '#operator/payments/reviews.ts';
import { sendRefusal, statusOf } from '#operator/http/refusals.ts';
import { html, type Html } from './html.ts';
import { page, parse, send } from './page.ts';

const name = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64));
const reason = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(200));
const uuid = v.pipe(v.string(), v.uuid());

const reviewRequest = v.object({
  kind: v.picklist(orderKinds),
  order: uuid,
  version: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)),
  decision: v.picklist([...decisions.deposit, ...decisions.withdrawal]),
  reviewer: name,
  reason,
});

const date = v.pipe(v.string(), v.isoDate());
const correctionRequest = v.object({
  provider: name,
  day: date,
  difference: v.pipe(v.string(), v.maxLength(255)),
  reviewer: name,
  reason,
});

/** The desk of the reviewers, and what a provider's statement says of a day (CASH-14, CASH-19, CASH-20). */
export function reviewsRoutes(context: PaymentsContext, head: Html) {
  return async (server: FastifyInstance) => {
    // Who decides reads pages.
    server.setErrorHandler((error, request, reply) => {
      if (!(error instanceof Refusal)) return sendRefusal(error, request, reply);
      const back = request.url.startsWith('/sandbox/reconciliation')
        ? html`<a href="/sandbox/reconciliation">Back to the reconciliation</a>`
        : html`<a href="/sandbox/reviews">Back to the reviews</a>`;
      const content = html`<p role="alert">${wordsOf(error)}</p>
        <p>${back}</p>`;
      return send(reply.code(statusOf(error.code)), page(head, 'Nothing was decided', content));
    });

    server.get('/sandbox/reviews', async (_request, reply) => {
      send(reply, page(head, 'Reviews', await desk(context)));
      return reply;
    });

    server.post('/sandbox/reviews', async ({ body }, reply) => {
      const { order: orderId, ...wanted } = parse(reviewRequest, body);
      const known: readonly string[] = decisions[wanted.kind];
      if (!known.includes(wanted.decision)) throw new Refusal('requestInvalid');
      await review(context, { orderId, ...wanted });
      return reply.redirect('/sandbox/reviews', 303);
    });

    server.get('/sandbox/reconciliation', async ({ query }, reply) => {
      const asked = parse(v.object({ provider: v.optional(name), day: v.optional(date) }), query);
      const [first = ''] = context.providers.keys();
      const provider = asked.provider ?? first;
      const day = asked.day ?? (await dayOf(context.database, context.clock.now())).today;
      send(reply, page(head, 'Reconciliation', await statementOf(context, provider, day)));
      return reply;
    });

    server.post('/sandbox/reconciliation', async ({ body }, reply) => {
      const wanted = parse(correctionRequest, body);
      await correctDifference(context, wanted);
      const back = new URLSearchParams({ provider: wanted.provider, day: wanted.day });
      return reply.redirect(`/sandbox/reconciliation?${back}`, 303);
    });
  };
}

function wordsOf({ code, message }: Refusal): string {
  if (code === 'conflict') return 'It has moved on since: look at it as it is now.';
  if (code === 'requestInvalid') return 'A decision takes a reviewer and a reason.';
  if (code === 'notFound') return 'It is not there.';
  return message;
}

async function desk(context: PaymentsContext): Promise<Html> {
  const { database } = context;
  const { deposits, withdrawals } = await reviewQueue(context);
  const names = await namesOf(
    context,
    [...deposits, ...withdrawals].map(({ order }) => order.accountId),
  );
  const depositIds = deposits.map(({ order }) => order.id);
  const paid =
    depositIds.length === 0
      ? []
      : await database.select().from(payments).where(inArray(payments.orderId, depositIds));
  const shown =
    depositIds.length === 0
      ? []
      : await database
          .select({ orderId: receipts.orderId, name: receipts.name, size: receipts.size })
          .from(receipts)
          .where(inArray(receipts.orderId, depositIds));
  const accountIds = withdrawals.map(({ order }) => order.payoutAccountId);
  const targets =
    accountIds.length === 0
      ? []
      : await database.select().from(payoutAccounts).where(inArray(payoutAccounts.id, accountIds));
  const known = await database.select().from(reviewers);
  const audit = await auditPayments(database);
  const formOf = (kind: 'deposit' | 'withdrawal', { id, version }: { id: string; version: number }) =>
    html`<form method="post" action="/sandbox/reviews">
      <input type="hidden" name="kind" value="${kind}" />
      <input type="hidden" name="order" value="${id}" />
      <input type="hidden" name="version" value="${version}" />
      <label
        >Reviewer
        <select name="reviewer">
          ${known.map((one) => html`<option>${one.name}</option>`)}
        </select></label
      >
      <label>Reason <input name="reason" required maxlength="200" /></label>
      ${decisions[kind].map((decision) => html`<button name="decision" value="${decision}">${decision}</button> `)}
    </form>`;
  const votesOf = (votes: { reviewer: string; decision: string; reason: string }[]) =>
    votes.map((vote) => html`<li>${vote.reviewer} wants ${vote.decision}: ${vote.reason}</li>`);
  return html`<p>
      Money that comes and goes: ${isPaymentsSound(audit) ? 'in balance' : JSON.stringify(audit)}.
      <a href="/sandbox/reconciliation">Reconciliation</a>
    </p>
    <section aria-labelledby="deposits">
      <h2 id="deposits">Deposits</h2>
      ${
        deposits.length === 0
          ? html`<p>No deposit waits.</p>`
          : html`<ul>
              ${deposits.map(
                ({ order, votes }) =>
                  html`<li>
                    <p>
                      <b>${order.number}</b>, ${names.get(order.accountId) ?? ''}, ${order.methodCode},
                      ${writePesos(order.amount)}, ${order.state}
                    </p>
                    <ul>
                      ${paid
                        .filter(({ orderId }) => orderId === order.id)
                        .map(
                          (payment) =>
                            html`<li>
                              Payment ${payment.paymentId}: ${writePesos(payment.amount)}, ${payment.rank},
                              ${payment.booked ?? 'not booked'}
                            </li>`,
                        )}
                      ${shown
                        .filter(({ orderId }) => orderId === order.id)
                        .map((receipt) => html`<li>Receipt ${receipt.name}, ${receipt.size} bytes</li>`)}
                      ${order.payerReference === '' ? '' : html`<li>Reference ${order.payerReference}</li>`}
                      ${votesOf(votes)}
                    </ul>
                    ${formOf('deposit', order)}
                  </li>`,
              )}
            </ul>`
      }
    </section>
    <section aria-labelledby="withdrawals">
      <h2 id="withdrawals">Withdrawals</h2>
      ${
        withdrawals.length === 0
          ? html`<p>No withdrawal waits.</p>`
          : html`<ul>
              ${withdrawals.map(({ order, votes }) => {
                const target = targets.find(({ id }) => id === order.payoutAccountId);
                return html`<li>
                  <p>
                    <b>${order.number}</b>, ${names.get(order.accountId) ?? ''}, ${writePesos(order.gross)},
                    ${order.state}, to ${target?.institution ?? ''} ${target?.number ?? ''}
                    (${target?.holder ?? ''}${target?.inReview ? ', also used by another member' : ''})
                  </p>
                  <ul>
                    ${votesOf(votes)}
                  </ul>
                  ${formOf('withdrawal', order)}
                </li>`;
              })}
            </ul>`
      }
    </section>`;
}

async function namesOf({ database }: PaymentsContext, ids: number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .select({ id: accounts.id, name: accounts.name })
    .from(accounts)
    .where(inArray(accounts.id, ids));
  return new Map(rows.map(({ id, name: one }) => [id, one]));
}

async function statementOf(context: PaymentsContext, provider: string, day: string): Promise<Html> {
  const report = await reconcile(context, provider, day);
  const known = await context.database.select().from(reviewers);
  const amountOf = (centavos: number | null) => (centavos === null ? 'none' : writePesos(centavos));
  return html`<form method="get" action="/sandbox/reconciliation">
      <label>
        Provider
        <select name="provider">
          ${[...context.providers.keys()].map(
            (one) => html`<option ${one === provider ? 'selected' : ''}>${one}</option>`,
          )}
        </select>
      </label>
      <label>Day <input type="date" name="day" value="${day}" /></label>
      <button>Compare</button>
    </form>
    <table>
      <thead>
        <tr>
          <th scope="col">Book</th>
          <th scope="col">Opening</th>
          <th scope="col">Movements</th>
          <th scope="col">Closing</th>
        </tr>
      </thead>
      <tbody>
        ${(['here', 'there'] as const).map(
          (side) =>
            html`<tr>
              <th scope="row">${side === 'here' ? 'Clearing' : provider}</th>
              <td>${writePesos(report[side].opening)}</td>
              <td>${writePesos(report[side].movements)}</td>
              <td>${writePesos(report[side].closing)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
    <p>${report.matched} lines agree, ${report.inTransit} were told on the next day.</p>
    ${
      report.differences.length === 0
        ? html`<p>No differences.</p>`
        : html`<ul>
            ${report.differences.map(
              (difference) =>
                html`<li>
                  ${difference.kind} ${difference.reference}: here ${amountOf(difference.here)}, there
                  ${amountOf(difference.there)}
                  ${
                    difference.correction
                      ? html`put right by ${difference.correction.reviewer}: ${difference.correction.reason}`
                      : correctionForm(report, difference, known)
                  }
                </li>`,
            )}
          </ul>`
    }`;
}

function correctionForm(
  { provider, day }: { provider: string; day: string },
  { id, kind }: Difference,
  known: { name: string }[],
): Html | '' {
  if (kind === 'openTooLong') return '';
  return html`<form method="post" action="/sandbox/reconciliation">
    <input type="hidden" name="provider" value="${provider}" />
    <input type="hidden" name="day" value="${day}" />
    <input type="hidden" name="difference" value="${id}" />
    <label
      >Reviewer
      <select name="reviewer">
        ${known.map((one) => html`<option>${one.name}</option>`)}
      </select></label
    >
    <label>Reason <input name="reason" required maxlength="200" /></label>
    <button>Put right</button>
  </form>`;
}
