import { desc, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import { Refusal } from '@araw/server/http/refusal';
import { fromOf, logSecurity } from '@araw/server/log/securityLog';
import { depositOrders, depositSteps } from '#operator/database/tables/deposits.tables.ts';
import { type OrderKind, orderKinds } from '#operator/database/tables/reviews.tables.ts';
import { withdrawalOrders, withdrawalSteps } from '#operator/database/tables/withdrawals.tables.ts';
import { sendReceipt } from '#operator/http/receiptAnswer.ts';
import { statusOf } from '@araw/server/http/refusals';
import { centavosOf } from '#operator/core/amounts.ts';
import type { PaymentsContext } from '#operator/payments/provider/context.ts';
import { readSentReceipt } from '#operator/payments/receipts/receipts.ts';
import { decisions, review } from '#operator/payments/reviews/reviews.ts';
import { html, type Html } from './html.ts';
import { decisionWords, depositWords, stepBy, withdrawalWords } from './orderWords.ts';
import { inManila, page, parse, refuseOnPages, sendWithPictures } from './page.ts';
import { type DeskView, reviewDesk, type Unfit } from './reviewDesk.ts';

const everyDecision = [...decisions.deposit, ...decisions.withdrawal] as const;
const name = v.pipe(v.string(), v.maxLength(64));
const uuid = v.pipe(v.string(), v.uuid());

const reviewRequest = v.object({
  kind: v.picklist(orderKinds),
  order: uuid,
  version: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)),
  decision: v.picklist(everyDecision),
  reviewer: name,
  reason: v.pipe(v.string(), v.trim(), v.maxLength(200)),
  foundId: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(64)), ''),
  foundAmount: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(16)), ''),
});
type ReviewRequest = v.InferOutput<typeof reviewRequest>;

const deskQuery = v.object({
  reviewer: v.optional(name),
  kind: v.optional(v.picklist(orderKinds)),
  order: v.optional(uuid),
  decision: v.optional(v.picklist(everyDecision)),
  reviewed: v.optional(v.picklist(['decided', 'awaitsSecond'])),
});

const pesos = /^\d{1,9}(\.\d{1,2})?$/;

/** The reviewers' desk (CASH-14, CASH-20). */
export function reviewsRoutes(context: PaymentsContext, head: Html) {
  const show = async (reply: FastifyReply, view: DeskView) =>
    sendWithPictures(reply, page(head, 'Reviews', await reviewDesk(context, view)));

  return async (server: FastifyInstance) => {
    server.setErrorHandler(refuseOnPages(head, { path: '/sandbox/reviews', title: 'the reviews' }));

    server.get('/sandbox/reviews', async (request, reply) => {
      const { reviewer, ...done } = parse(deskQuery, request.query);
      return show(reply, { reviewer, notice: await noticeOf(context, { reviewer, ...done }) });
    });

    server.post('/sandbox/reviews', async ({ body }, reply) => {
      const asked = parse(reviewRequest, body);
      const { order: orderId, kind, decision, reviewer } = asked;
      const unfit = problemOf(asked);
      if (unfit) return show(reply.code(400), { reviewer, unfit: unfitOf(asked, unfit) });
      try {
        const reviewed = await review(context, { ...asked, orderId, ...foundOf(asked) });
        const done = new URLSearchParams({ reviewer, kind, order: orderId, decision, reviewed });
        return await reply.redirect(`/sandbox/reviews?${done}`, 303);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        if (error.code === 'noPermission') {
          const refused = unfitOf(asked, { field: 'reviewer', problem: error.message });
          return await show(reply.code(statusOf(error.code)), { reviewer, unfit: refused });
        }
        if (error.code !== 'conflict') throw error;
        return await show(reply.code(statusOf(error.code)), await conflictView(context, asked));
      }
    });

    server.get<{ Params: { id: string } }>('/sandbox/reviews/receipts/:id', async (request, reply) => {
      const receipt = await readSentReceipt(context, request.params.id);
      const call = request.routeOptions.url ?? '';
      const from = fromOf({ ip: request.ip, requestId: request.id });
      logSecurity(context.log, { security: 'reviewerLooked', account: receipt.accountId, call, ...from });
      return sendReceipt(reply, receipt);
    });
  };
}

type Problem = Pick<Unfit, 'field' | 'problem'>;

/** A person's omission or typing error. Throws Refusal `requestInvalid` for anything that the desk's forms never send. */
function problemOf({
  kind,
  decision,
  reviewer,
  reason,
  foundId,
  foundAmount,
}: ReviewRequest): Problem | null {
  const known: readonly string[] = decisions[kind];
  if (!known.includes(decision)) {
    throw new Refusal('requestInvalid', {
      message: `A ${kind} can't be ${decisionWords[decision].wanted}.`,
    });
  }
  if (reviewer === '') return { field: 'reviewer', problem: 'Choose a reviewer.' };
  if (reason === '') return { field: 'reason', problem: 'Enter a reason.' };
  if (decision !== 'credit' || foundId + foundAmount === '') return null;
  if (foundId === '') return { field: 'foundId', problem: "Enter the provider's payment reference." };
  if (!pesos.test(foundAmount) || centavosOf(foundAmount) === 0) {
    return { field: 'foundAmount', problem: 'Type the amount in pesos, with at most two decimals.' };
  }
  return null;
}

const foundOf = ({ decision, foundId, foundAmount }: ReviewRequest) =>
  decision === 'credit' && foundId !== '' ? { found: { id: foundId, amount: centavosOf(foundAmount) } } : {};

const unfitOf = (
  { order: orderId, reviewer, reason, foundId, foundAmount }: ReviewRequest,
  problem: Problem,
): Unfit => ({ orderId, reviewer, reason, foundId, foundAmount, ...problem });

/** Describes a decision's result from the order itself. */
async function noticeOf(
  { database }: PaymentsContext,
  { reviewer = '', kind, order, decision, reviewed }: v.InferOutput<typeof deskQuery>,
): Promise<Html | undefined> {
  if (!kind || !order || !decision || !reviewed) return undefined;
  const now = await orderNow(database, kind, order);
  if (!now) return undefined;
  const { wanted } = decisionWords[decision];
  return reviewed === 'decided'
    ? html`<p role="status">${now.number} was decided: it is ${wanted}.</p>`
    : html`<p role="status">
        ${reviewer} wants ${now.number} ${wanted}. It waits for another reviewer who wants the same.
      </p>`;
}

/** Explains a conflict: the order has changed, or its money doesn't allow the decision. */
async function conflictView({ database }: PaymentsContext, asked: ReviewRequest): Promise<DeskView> {
  const { kind, order, version, decision, reviewer } = asked;
  const now = await orderNow(database, kind, order);
  if (!now) throw new Refusal('notFound');
  if (now.version === version && decision === 'credit') {
    const problem =
      asked.foundId === ''
        ? 'No payment has arrived to credit. Enter the payment you found.'
        : "This payment is already known, or doesn't exceed the fee.";
    return { reviewer, unfit: unfitOf(asked, { field: 'foundId', problem }) };
  }
  const { number, state, last } = now;
  const notice = html`<p role="alert">
    ${number} has moved on. It is now:
    <b>${state}</b
    >${last ? `, by ${last.by} on ${inManila(last.at)}` : ''}${last?.reason ? ` (${last.reason})` : ''}. Your
    decision was not carried out.
  </p>`;
  return { reviewer, notice };
}

/** Null for a missing one. */
async function orderNow(database: PaymentsContext['database'], kind: OrderKind, id: string) {
  if (kind === 'deposit') {
    const [order] = await database.select().from(depositOrders).where(eq(depositOrders.id, id));
    if (!order) return null;
    const [last] = await database
      .select()
      .from(depositSteps)
      .where(eq(depositSteps.orderId, id))
      .orderBy(desc(depositSteps.no))
      .limit(1);
    const { number, version, state } = order;
    const by = last && { at: last.at, by: last.by || stepBy(last.actor), reason: last.reason };
    return { number, version, state: depositWords[state], last: by };
  }
  const [order] = await database.select().from(withdrawalOrders).where(eq(withdrawalOrders.id, id));
  if (!order) return null;
  const [last] = await database
    .select()
    .from(withdrawalSteps)
    .where(eq(withdrawalSteps.orderId, id))
    .orderBy(desc(withdrawalSteps.no))
    .limit(1);
  const { number, version, state } = order;
  const by = last && { at: last.at, by: stepBy(last.by), reason: last.reason };
  return { number, version, state: withdrawalWords[state], last: by };
}
