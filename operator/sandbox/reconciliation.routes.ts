import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import { Refusal } from '@araw/server/http/refusal';
import { statusOf } from '@araw/server/http/refusals';
import { writePesos } from '#operator/core/amounts.ts';
import type { PaymentsContext } from '#operator/payments/provider/context.ts';
import { dayOf } from '#operator/payments/banking/rails.ts';
import {
  correctDifference,
  type Difference,
  reconcile,
  type Report,
} from '#operator/payments/reconciliation/reconciliation.ts';
import { isDay } from '@araw/contract/values/dates';
import { badge, facts, reviewerFields, selectField, textField } from './fields.ts';
import { html, type Html } from './html.ts';
import { dayInWords, page, parse, refuseOnPages, send } from './page.ts';
import { namesOfReviewers } from './reviewDesk.ts';

const name = v.pipe(v.string(), v.maxLength(64));

const reportQuery = v.object({
  provider: v.optional(name),
  day: v.optional(v.pipe(v.string(), v.maxLength(16))),
  reviewer: v.optional(name),
  done: v.optional(v.literal('corrected')),
});

const correctionRequest = v.object({
  provider: name,
  day: v.pipe(v.string(), v.check(isDay, 'There is no such day.')),
  difference: v.pipe(v.string(), v.maxLength(255)),
  reviewer: name,
  reason: v.pipe(v.string(), v.trim(), v.maxLength(200)),
});

/** A correction's error, shown next to its field. */
interface Unfit {
  difference: string;
  reviewer: string;
  reason: string;
  field: 'reviewer' | 'reason';
  problem: string;
}

interface View {
  provider?: string | undefined;
  day?: string | undefined;
  reviewer?: string | undefined;
  notice?: Html | undefined;
  unfit?: Unfit | undefined;
}

/** Compares a provider's daily statement with the operator's books (CASH-19). */
export function reconciliationRoutes(context: PaymentsContext, head: Html) {
  const show = async (reply: FastifyReply, view: View) =>
    send(reply, page(head, 'Reconciliation', await comparison(context, reply, view)));

  return async (server: FastifyInstance) => {
    server.setErrorHandler(
      refuseOnPages(head, { path: '/sandbox/reconciliation', title: 'the reconciliation' }),
    );

    server.get('/sandbox/reconciliation', async ({ query }, reply) => {
      const { done, ...asked } = parse(reportQuery, query);
      const notice =
        done && html`<p role="status">The difference was corrected with its own transaction.</p>`;
      return show(reply, { ...asked, notice });
    });

    server.post('/sandbox/reconciliation', async ({ body }, reply) => {
      const wanted = parse(correctionRequest, body);
      const { provider, day, reviewer, reason } = wanted;
      if (!context.providers.has(provider)) throw new Refusal('notFound');
      const again = (status: number, problem: Pick<Unfit, 'field' | 'problem'>) =>
        show(reply.code(status), { provider, day, unfit: { ...wanted, ...problem } });
      if (reason === '') return again(400, { field: 'reason', problem: 'Enter a reason.' });
      try {
        await correctDifference(context, wanted);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        if (error.code === 'noPermission') {
          return await again(statusOf(error.code), {
            field: 'reviewer',
            problem: "There's no such reviewer.",
          });
        }
        if (error.code !== 'conflict') throw error;
        const notice = html`<p role="alert">
          This was already corrected. See the report for who and why. Nothing was moved twice.
        </p>`;
        return await show(reply.code(statusOf(error.code)), { provider, day, reviewer, notice });
      }
      const back = new URLSearchParams({ provider, day, reviewer, done: 'corrected' });
      return reply.redirect(`/sandbox/reconciliation?${back}`, 303);
    });
  };
}

async function comparison(context: PaymentsContext, reply: FastifyReply, view: View): Promise<Html> {
  const { today } = await dayOf(context.database, context.clock.now());
  const names = [...context.providers.keys()];
  const { provider = names[0] ?? '', day = today } = view;
  const problem = isDay(day) ? undefined : "There's no such day. Choose another one.";
  const isKnown = names.includes(provider);
  if (problem !== undefined || !isKnown) reply.code(400);
  const choice = html`<form method="get" action="/sandbox/reconciliation" aria-label="Which day">
    ${selectField({
      id: 'provider',
      name: 'provider',
      label: 'Provider',
      choices: names.map((one) => [one, one] as const),
      chosen: provider,
      problem: isKnown ? undefined : 'There is no such provider: choose another one.',
    })}
    ${textField({
      id: 'day',
      name: 'day',
      label: 'Day (Manila)',
      value: isDay(day) ? day : '',
      attributes: html`type="date" required`,
      problem,
    })}
    <div class="actions"><button>Compare</button></div>
  </form>`;
  if (problem !== undefined || !isKnown) return choice;
  const report = await reconcile(context, provider, day);
  const known = await namesOfReviewers(context.database);
  return html`${view.notice ?? ''} ${choice} ${verdict(report)} ${sums(report)}
  ${
    report.differences.length === 0
      ? ''
      : html`<section aria-labelledby="differences">
          <h2 id="differences">Differences</h2>
          ${report.differences.map((one, at) => card(report, one, { at, known, ...view }))}
        </section>`
  }`;
}

const isMoney = ({ kind }: Difference) => kind !== 'openTooLong';

function verdict({ provider, day, matched, inTransit, differences }: Report): Html {
  const open = differences.filter((one) => isMoney(one) && one.correction === null).length;
  const late = differences.filter((one) => !isMoney(one)).length;
  return html`<p class="books">
    ${
      open === 0
        ? html`${badge('in balance', 'ok')} Clearing and ${provider} agree on ${dayInWords(day)}.`
        : html`${badge(counted(open, 'difference is open', 'differences are open'), 'err')} Clearing and
          ${provider} do not agree on ${dayInWords(day)}.`
    }
    ${late === 0 ? '' : badge(counted(late, 'order is open for more than a day', 'orders are open for more than a day'), 'warn')}
    ${counted(matched, 'line agrees', 'lines agree')}; ${counted(inTransit, 'was', 'were')} told on the day
    before or after.
  </p>`;
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

function sums({ provider, here, there }: Report): Html {
  const gap = {
    opening: here.opening - there.opening,
    movements: here.movements - there.movements,
    closing: here.closing - there.closing,
  };
  const rows = [
    ['Clearing, here', here],
    [`Book of ${provider}`, there],
    ['Difference', gap],
  ] as const;
  return html`<div class="scroll" tabindex="0" role="group" aria-label="Sums of both books">
    <table>
      <thead>
        <tr>
          <th scope="col">Book</th>
          <th scope="col" class="number">Opening</th>
          <th scope="col" class="number">Movements</th>
          <th scope="col" class="number">Closing</th>
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ([label, { opening, movements, closing }]) =>
            html`<tr>
              <th scope="row">${label}</th>
              ${[opening, movements, closing].map(
                (centavos) => html`<td class="number">${writePesos(centavos)}</td>`,
              )}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

const kinds: Readonly<Record<Difference['kind'], { title: string; about: string }>> = {
  onlyHere: { title: 'Only here', about: "In clearing but not in the provider's book." },
  onlyThere: { title: 'Only at the provider', about: 'No order has this reference.' },
  otherAmount: { title: 'Different amount', about: 'In both books, with different amounts.' },
  otherState: {
    title: 'Different state',
    about: 'The provider is further along with this order than clearing.',
  },
  openTooLong: {
    title: 'Open for more than a day',
    about: 'Not settled yet. No money is missing.',
  },
};

interface Around {
  at: number;
  known: readonly string[];
  reviewer?: string | undefined;
  unfit?: Unfit | undefined;
}

function card(report: Report, difference: Difference, around: Around): Html {
  const { kind, reference, here, there, correction } = difference;
  const { title, about } = kinds[kind];
  const amountOf = (centavos: number | null) =>
    html`<span class="amount">${centavos === null ? 'not there' : writePesos(centavos)}</span>`;
  return html`<article class="case" aria-labelledby="difference-${around.at}">
    <header>
      <h3 id="difference-${around.at}">${title}: ${reference}</h3>
      ${correction ? badge('put right', 'ok') : badge('open', isMoney(difference) ? 'err' : 'warn')}
    </header>
    <p>${about}</p>
    ${facts(
      isMoney(difference)
        ? [
            ['Here', amountOf(here)],
            ['At the provider', amountOf(there)],
          ]
        : [['Amount', amountOf(here)]],
    )}
    ${correction ? madeBy(correction) : isMoney(difference) ? form(report, difference, around) : orderLink}
  </article>`;
}

const orderLink = html`<p>
  <a href="/sandbox/reviews">Decide it at the desk</a>, or wait for its provider.
</p>`;

const madeBy = ({ reviewer, reason, amount }: NonNullable<Difference['correction']>) =>
  html`<p><b>${reviewer}</b> has moved ${movementOf(amount)}: ${reason}</p>`;

/** What clearing lacks goes to suspense; a surplus comes from there. */
const movementOf = (centavos: number): string =>
  `${writePesos(Math.abs(centavos))} ${centavos > 0 ? 'into suspense' : 'out of suspense'}`;

function form(
  { provider, day }: Report,
  { id, here, there }: Difference,
  { at, known, reviewer, unfit }: Around,
): Html {
  const typed = unfit?.difference === id ? unfit : undefined;
  return html`<form
    method="post"
    action="/sandbox/reconciliation"
    aria-label="Put difference ${at + 1} right"
  >
    <input type="hidden" name="provider" value="${provider}" />
    <input type="hidden" name="day" value="${day}" />
    <input type="hidden" name="difference" value="${id}" />
    ${reviewerFields({
      of: at,
      known,
      reviewer: typed?.reviewer ?? reviewer,
      reason: typed?.reason,
      hint: 'It stays with the movement; neither is edited later.',
      problemOf: (field) => (typed?.field === field ? typed.problem : undefined),
    })}
    <div class="actions"><button>Move ${movementOf((there ?? 0) - (here ?? 0))}</button></div>
  </form>`;
}
