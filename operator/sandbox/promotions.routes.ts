import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import { Refusal } from '@araw/server/http/refusal';
import { textIn } from '#operator/core/languages.ts';
import { statusOf } from '@araw/server/http/refusals';
import { writePesos } from '#operator/core/amounts.ts';
import type { PaymentsContext } from '#operator/payments/provider/context.ts';
import { en } from '#operator/words/en.ts';
import {
  type PromotionDecision,
  promotionDecisions,
  promotionQueue,
  reviewPromotion,
} from '#operator/rewards/promotions/promotionReviews.ts';
import { cellOf, promotionTable } from '@araw/contract/values/stateTables';
import { badge, facts, reviewerFields } from './fields.ts';
import { html, type Html } from './html.ts';
import { page, parse, refuseOnPages, sendWithPictures, timeElement } from './page.ts';
import { namesOfReviewers } from './reviewDesk.ts';

const decisionRequest = v.object({
  id: v.pipe(v.string(), v.uuid()),
  state: v.picklist(['applying', 'process']),
  decision: v.picklist(promotionDecisions),
  reviewer: v.pipe(v.string(), v.maxLength(64)),
  reason: v.pipe(v.string(), v.trim(), v.maxLength(200)),
});

type Waiting = Awaited<ReturnType<typeof promotionQueue>>[number];

interface View {
  reviewer?: string | undefined;
  notice?: Html;
  unfit?: { id: string; reason: string; field: 'reviewer' | 'reason'; problem: string };
}

const path = '/sandbox/promotions';
const buttons = { take: 'Take', refuse: 'Refuse', issue: 'Issue' } as const;
const sharedWords = { payee: 'payee', phone: 'phone', account: 'payout account' } as const;
const doneQuery = v.object({
  reviewer: v.optional(v.pipe(v.string(), v.maxLength(64))),
  decision: v.optional(v.picklist(promotionDecisions)),
});
const doneWords = { take: 'Taken.', refuse: 'Refused.', issue: 'Issued.' } as const;

/** Reviews applications, and members who may be the same person (BEN-02, BEN-11). */
export function promotionsRoutes(context: PaymentsContext, head: Html) {
  const show = async (reply: FastifyReply, view: View) =>
    sendWithPictures(reply, page(head, 'Promotions', await desk(context, view)));

  return async (server: FastifyInstance) => {
    server.setErrorHandler(refuseOnPages(head, { path, title: 'the promotions' }));

    server.get(path, async (request, reply) => {
      const { reviewer, decision } = parse(doneQuery, request.query);
      const notice = decision ? { notice: html`<p role="status">${doneWords[decision]}</p>` } : {};
      return show(reply, { reviewer, ...notice });
    });

    server.post(path, async ({ body }, reply) => {
      const asked = parse(decisionRequest, body);
      const { id, reviewer, reason, decision } = asked;
      if (reason === '') {
        const unfit = { id, reason, field: 'reason', problem: 'Enter a reason.' } as const;
        return show(reply.code(400), { reviewer, unfit });
      }
      try {
        await reviewPromotion(context, asked);
        return await reply.redirect(`${path}?${new URLSearchParams({ reviewer, decision })}`, 303);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        if (error.code === 'noPermission') {
          const unfit = { id, reason, field: 'reviewer', problem: error.message } as const;
          return await show(reply.code(statusOf(error.code)), { reviewer, unfit });
        }
        if (error.code !== 'conflict') throw error;
        const notice = html`<p role="alert">
          This has changed, or there's nothing to issue. Your decision wasn't applied.
        </p>`;
        return await show(reply.code(statusOf(error.code)), { reviewer, notice });
      }
    });
  };
}

async function desk(context: PaymentsContext, view: View): Promise<Html> {
  const queue = await promotionQueue(context);
  const known = await namesOfReviewers(context.database);
  return html`${view.notice ?? ''}
    <p>Longest wait first. The player sees the reason for a refusal.</p>
    ${queue.length === 0 ? html`<p>Nothing to review.</p>` : queue.map((one) => card(one, view, known))}`;
}

function card({ own, player, terms, application, alike }: Waiting, view: View, known: string[]): Html {
  const { EN, ...others } = terms.title;
  const title = textIn('EN', EN, others);
  const typed = view.unfit?.id === own.id ? view.unfit : undefined;
  const isOffered = (decision: PromotionDecision) => cellOf(promotionTable, own.state, decision) !== '=';
  return html`<article class="case" aria-labelledby="of-${own.id}">
    <header>
      <h3 id="of-${own.id}">${title}</h3>
      ${badge(en.promotionStates[own.state], 'warn')} <b class="amount">${writePesos(terms.most)}</b>
    </header>
    ${facts([
      ['Player', player],
      ['Since', timeElement(own.changedAt)],
      ...(application ? [['Try', `${application.no} of ${terms.tries}`] as const] : []),
    ])}
    <h4>Evidence</h4>
    <ul class="evidence">
      ${application && application.comment !== '' ? html`<li>${application.comment}</li>` : ''}
      ${(application?.pictures ?? []).map(
        ({ id, name }) =>
          html`<li><img src="/sandbox/reviews/receipts/${id}" alt="Picture ${name}" loading="lazy" /></li>`,
      )}
      ${alike.map(
        ({ name, by }) =>
          html`<li>
            ${badge('may be the same person', 'warn')} ${name} shares
            ${by.map((one) => sharedWords[one]).join(', ')}
          </li>`,
      )}
    </ul>
    <form method="post" action="${path}" aria-label="Decide on ${title} of ${player}">
      <input type="hidden" name="id" value="${own.id}" />
      <input type="hidden" name="state" value="${own.state}" />
      ${reviewerFields({
        of: own.id,
        known,
        reviewer: view.reviewer,
        reason: typed?.reason,
        hint: 'The player reads it when it is refused.',
        problemOf: (field) => (typed?.field === field ? typed.problem : undefined),
      })}
      <div class="actions">
        ${promotionDecisions
          .filter(isOffered)
          .map(
            (decision) =>
              html`<button
                name="decision"
                value="${decision}"
                class="${decision === 'refuse' ? 'danger' : ''}"
              >
                ${buttons[decision]}
              </button> `,
          )}
      </div>
    </form>
  </article>`;
}
