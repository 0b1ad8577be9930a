import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import type { OperatorContext } from '#operator/core/context.ts';
import { Refusal } from '@araw/server/http/refusal';
import type { ReferralSignal } from '#operator/database/tables/referrals.tables.ts';
import { statusOf } from '@araw/server/http/refusals';
import { decideReferral, referralDecisions, referralsInReview } from '#operator/rewards/referrals.ts';
import { badge, facts, reviewerFields } from './fields.ts';
import { html, type Html } from './html.ts';
import { page, parse, refuseOnPages, send, timeElement } from './page.ts';
import { namesOfReviewers } from './reviewDesk.ts';

const decisionRequest = v.object({
  friend: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)),
  decision: v.picklist(referralDecisions),
  reviewer: v.pipe(v.string(), v.maxLength(64)),
  reason: v.pipe(v.string(), v.trim(), v.maxLength(200)),
});
const doneQuery = v.object({
  reviewer: v.optional(v.pipe(v.string(), v.maxLength(64))),
  decision: v.optional(v.picklist(referralDecisions)),
});

type Waiting = Awaited<ReturnType<typeof referralsInReview>>[number];

interface View {
  reviewer?: string | undefined;
  notice?: Html;
  unfit?: { friend: number; reason: string; field: 'reviewer' | 'reason'; problem: string };
}

const path = '/sandbox/invitations';
const buttons = { allowed: 'Allow', refused: 'Refuse' } as const;
const doneWords = { allowed: 'Allowed.', refused: 'Refused.' } as const;
const signalWords: Record<ReferralSignal, string> = {
  person: 'name, number or e-mail address',
  payoutAccount: 'payout account',
  device: 'device',
};

/** Reviews friends who look like their inviter, or like another of the inviter's friends (BEN-06). */
export function invitationsRoutes(context: OperatorContext, head: Html) {
  const show = async (reply: FastifyReply, view: View) =>
    send(reply, page(head, 'Invitations', await desk(context, view)));

  return async (server: FastifyInstance) => {
    server.setErrorHandler(refuseOnPages(head, { path, title: 'the invitations' }));

    server.get(path, async ({ query }, reply) => {
      const { reviewer, decision } = parse(doneQuery, query);
      const notice = decision ? { notice: html`<p role="status">${doneWords[decision]}</p>` } : {};
      return show(reply, { reviewer, ...notice });
    });

    server.post(path, async ({ body }, reply) => {
      const { friend, decision, reviewer, reason } = parse(decisionRequest, body);
      if (reason === '') {
        const unfit = { friend, reason, field: 'reason', problem: 'Enter a reason.' } as const;
        return show(reply.code(400), { reviewer, unfit });
      }
      try {
        await decideReferral(context, friend, { decision, by: reviewer, reason });
        return await reply.redirect(`${path}?${new URLSearchParams({ reviewer, decision })}`, 303);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        const answer = reply.code(statusOf(error.code));
        if (error.code === 'noPermission') {
          const unfit = { friend, reason, field: 'reviewer', problem: error.message } as const;
          return await show(answer, { reviewer, unfit });
        }
        if (error.code !== 'conflict') throw error;
        const notice = html`<p role="alert">
          It does not wait any more. Your decision was not carried out.
        </p>`;
        return await show(answer, { reviewer, notice });
      }
    });
  };
}

async function desk({ database }: OperatorContext, view: View): Promise<Html> {
  const queue = await referralsInReview(database);
  const known = await namesOfReviewers(database);
  return html`${view.notice ?? ''}
    <p>
      Longest wait first. Neither the inviter nor the friend earns anything before the decision. Reviewers
      can't decide on their own account or their circle's.
    </p>
    ${queue.length === 0 ? html`<p>Nothing to review.</p>` : queue.map((one) => card(one, view, known))}`;
}

function card({ referral, friend, inviter }: Waiting, view: View, known: string[]): Html {
  const { accountId: id, joinedAt, endsAt, signals } = referral;
  const typed = view.unfit?.friend === id ? view.unfit : undefined;
  return html`<article class="case" aria-labelledby="of-${id}">
    <header>
      <h3 id="of-${id}">${friend}</h3>
      ${badge('waits for a decision', 'warn')}
    </header>
    ${facts([
      ['Invited by', inviter],
      ['Joined', timeElement(joinedAt)],
      ['Earns until', timeElement(endsAt)],
    ])}
    <h4>Evidence</h4>
    <ul class="evidence">
      ${signals.map(
        (signal) =>
          html`<li>Shares a ${signalWords[signal]} with ${inviter} or another of their friends.</li>`,
      )}
    </ul>
    <form method="post" action="${path}" aria-label="Decide on ${friend}">
      <input type="hidden" name="friend" value="${id}" />
      ${reviewerFields({
        of: id,
        known,
        reviewer: view.reviewer,
        reason: typed?.reason,
        hint: 'Kept with the invitation.',
        problemOf: (field) => (typed?.field === field ? typed.problem : undefined),
      })}
      <div class="actions">
        ${referralDecisions.map(
          (decision) =>
            html`<button
              name="decision"
              value="${decision}"
              class="${decision === 'refused' ? 'danger' : ''}"
            >
              ${buttons[decision]}
            </button> `,
        )}
      </div>
    </form>
  </article>`;
}
