import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import type { OperatorContext } from '#operator/core/context.ts';
import { Refusal } from '@araw/server/http/refusal';
import { statusOf } from '@araw/server/http/refusals';
import { en } from '#operator/words/en.ts';
import { decideOnOrder, orderDecisions, orderQueue } from '#operator/mall/desk.ts';
import { arePointsSound, auditPoints } from '#operator/mall/pointsBook.ts';
import { addressFields } from '@araw/contract/rewards/deliveryAddress';
import { moveOf, goodsOrderTable } from '@araw/contract/values/stateTables';
import { badge, facts, selectField, textField } from './fields.ts';
import { html, type Html } from './html.ts';
import { page, parse, refuseOnPages, send, timeElement } from './page.ts';
import { namesOfReviewers } from './reviewDesk.ts';

const line = v.pipe(v.string(), v.trim(), v.maxLength(64));
const decisionRequest = v.object({
  id: v.pipe(v.string(), v.uuid()),
  state: v.picklist(['placed', 'packed', 'sent']),
  decision: v.picklist(orderDecisions),
  reviewer: line,
  parcel: v.optional(line, ''),
  reason: v.pipe(v.string(), v.trim(), v.maxLength(200)),
});
type Asked = v.InferOutput<typeof decisionRequest>;

type Field = 'reviewer' | 'parcel' | 'reason';

interface View {
  reviewer?: string | undefined;
  notice?: Html;
  unfit?: { asked: Asked; field: Field; problem: string };
}

const path = '/sandbox/orders';
const buttons = {
  pack: 'Pack',
  send: 'Send',
  deliver: 'Delivered',
  giveBack: 'Return the points',
} as const;
const doneWords = {
  pack: 'Packed.',
  send: 'On the way.',
  deliver: 'Delivered.',
  giveBack: 'Points returned.',
} as const;
const problems: Readonly<Record<string, string>> = {
  parcel: 'Enter the parcel number.',
  reason: 'Enter a reason.',
};
const doneQuery = v.object({
  reviewer: v.optional(line),
  decision: v.optional(v.picklist(orderDecisions)),
});

/** Packs, sends and delivers goods, showing addresses that nobody else sees (BEN-14). */
export function ordersRoutes(context: OperatorContext, head: Html) {
  const show = async (reply: FastifyReply, view: View) =>
    send(reply, page(head, 'Orders', await desk(context, view)));

  return async (server: FastifyInstance) => {
    server.setErrorHandler(refuseOnPages(head, { path, title: 'the orders' }));

    server.get(path, async ({ query }, reply) => {
      const { reviewer, decision } = parse(doneQuery, query);
      const notice = decision ? { notice: html`<p role="status">${doneWords[decision]}</p>` } : {};
      return show(reply, { reviewer, ...notice });
    });

    server.post(path, async ({ body }, reply) => {
      const asked = parse(decisionRequest, body);
      const { reviewer, decision } = asked;
      try {
        await decideOnOrder(context, asked);
        return await reply.redirect(`${path}?${new URLSearchParams({ reviewer, decision })}`, 303);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        const unfit = unfitOf(asked, error);
        if (unfit) return await show(reply.code(statusOf(error.code)), { reviewer, unfit });
        if (error.code !== 'conflict') throw error;
        const notice = html`<p role="alert">This has changed. Your decision wasn't applied.</p>`;
        return await show(reply.code(statusOf(error.code)), { reviewer, notice });
      }
    });
  };
}

function unfitOf(asked: Asked, { code, value, message }: Refusal): View['unfit'] {
  if (code === 'noPermission') return { asked, field: 'reviewer', problem: message };
  if (code !== 'fieldInvalid') return undefined;
  const { field } = value as { field: Field };
  return { asked, field, problem: problems[field] ?? message };
}

async function desk(context: OperatorContext, view: View): Promise<Html> {
  const queue = await orderQueue(context);
  const known = await namesOfReviewers(context.database);
  const isSound = arePointsSound(await auditPoints(context.database));
  return html`${view.notice ?? ''}
    <p>
      Longest wait first.
      ${isSound ? badge('The points book adds up', 'ok') : badge("The points book doesn't add up", 'err')}
    </p>
    ${queue.length === 0 ? html`<p>Nothing to review.</p>` : queue.map((one) => card(one, view, known))}`;
}

type Waiting = Awaited<ReturnType<typeof orderQueue>>[number];

function card({ order, player }: Waiting, view: View, known: string[]): Html {
  const { id, number, title, state, points, placedAt, address, parcel } = order;
  const typed = view.unfit?.asked.id === id ? view.unfit : undefined;
  const problemOf = (field: Field) => (typed?.field === field ? typed.problem : undefined);
  const isOffered = (decision: (typeof orderDecisions)[number]) =>
    moveOf(goodsOrderTable, state, decision).result === 'moved';
  return html`<article class="case" aria-labelledby="of-${id}">
    <header>
      <h3 id="of-${id}">${title.EN}</h3>
      ${badge(en.goodsOrderStates[state], 'warn')} <b class="amount">${points} points</b>
    </header>
    ${facts([
      ['Order', number],
      ['Player', player],
      ['Since', timeElement(placedAt)],
      ...(parcel === '' ? [] : [['Parcel', parcel] as const]),
      [
        'Address',
        address
          ? html`<address>${addressFields.map((field) => html`${address[field]}<br />`)}</address>`
          : '',
      ],
    ])}
    <form method="post" action="${path}" aria-label="Decide on ${number} of ${player}">
      <input type="hidden" name="id" value="${id}" />
      <input type="hidden" name="state" value="${state}" />
      ${selectField({
        id: `reviewer-${id}`,
        name: 'reviewer',
        label: 'Reviewer',
        choices: known.map((name) => [name, name] as const),
        chosen: view.reviewer,
        problem: problemOf('reviewer'),
      })}
      ${
        state === 'packed'
          ? textField({
              id: `parcel-${id}`,
              name: 'parcel',
              label: 'Parcel number',
              value: typed?.asked.parcel,
              attributes: html`maxlength="64"`,
              problem: problemOf('parcel'),
            })
          : ''
      }
      ${textField({
        id: `reason-${id}`,
        name: 'reason',
        label: 'Reason',
        hint: 'The player sees it when the points are returned.',
        value: typed?.asked.reason,
        attributes: html`maxlength="200"`,
        problem: problemOf('reason'),
      })}
      <div class="actions">
        ${orderDecisions
          .filter(isOffered)
          .map(
            (decision) =>
              html`<button
                name="decision"
                value="${decision}"
                class="${decision === 'giveBack' ? 'danger' : ''}"
              >
                ${buttons[decision]}
              </button> `,
          )}
      </div>
    </form>
  </article>`;
}
