import { desc, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import type { Database } from '#operator/core/context.ts';
import { Refusal } from '@araw/server/http/refusal';
import { paymentMethods } from '#operator/database/tables/deposits.tables.ts';
import { sandboxPayouts, sandboxSessions } from '#operator/database/tables/sandboxProvider.tables.ts';
import { centavosOf, inPesos, writePesos } from '#operator/core/amounts.ts';
import { institutionOf } from '#operator/payments/payoutAccounts/institutions.ts';
import { type Hook, hooks, type SandboxProviderContext } from '#operator/sandboxProvider/deliveries.ts';
import {
  bookActs,
  bounceRefund,
  confirm,
  movePayment,
  movePayout,
  pay,
  type Payment,
  paymentsOf,
  type Payout,
  plan,
  type PlannedCall,
  planOf,
  plans,
  repeat,
  type Session,
  spoilBook,
} from '#operator/sandboxProvider/sandboxProvider.ts';
import { changeSecret } from '#operator/sandboxProvider/signing.ts';
import { badge, selectField, textField } from './fields.ts';
import { html, type Html } from './html.ts';
import { rankBadge } from './orderWords.ts';
import { page, parse, refuseOnPages, send, timeElement } from './page.ts';

const hook = v.optional(v.picklist(hooks), 'once');
const pesos = /^\d{1,9}(\.\d{1,2})?$/;
const amountProblem = 'Type the amount in pesos, with at most two decimals.';
const typed = v.pipe(v.string(), v.trim(), v.maxLength(64));

const payRequest = v.object({
  act: v.picklist(['pay', 'payTwice', 'pend', 'fail', 'confirm']),
  amount: typed,
  hook,
});
const paymentRequest = v.object({
  payment: v.pipe(v.string(), v.maxLength(64)),
  act: v.picklist(['paid', 'failed', 'reversed', 'repeat', 'bounceRefund']),
  hook,
});
const payoutRequest = v.object({
  reference: v.pipe(v.string(), v.maxLength(64)),
  act: v.picklist(['paid', 'failed', 'bounced']),
  hook,
});
const planRequest = v.object({ call: v.picklist(['create', 'refund', 'payOut']), outcome: v.string() });
const bookRequest = v.object({
  act: v.picklist(bookActs),
  reference: typed,
  amount: v.optional(typed, ''),
});
type BookRequest = v.InferOutput<typeof bookRequest>;
const pageQuery = v.object({ done: v.optional(v.string()) });

const hookLabels: Record<Hook, string> = {
  once: 'arrives',
  twice: 'arrives twice',
  late: 'arrives late, after others',
  lost: 'is lost',
};

/** Pages of the sandbox provider, for causing any outcome of a payment by hand (CASH-14). */
export function paymentsRoutes(provider: SandboxProviderContext, head: Html) {
  const { database } = provider;

  const sessionOf = async (id: string): Promise<Session> => {
    const [session] = await database.select().from(sandboxSessions).where(eq(sandboxSessions.id, id));
    if (!session) throw new Refusal('notFound');
    return session;
  };

  return async (server: FastifyInstance) => {
    server.setErrorHandler(refuseOnPages(head, { path: '/sandbox/payments', title: 'the payments' }));

    const showPayments = async (reply: FastifyReply, view: PaymentsView) =>
      send(reply, page(head, 'Payments', await paymentsPage(provider, view)));

    const showSession = async (reply: FastifyReply, session: Session, unfit?: string) => {
      const made = await paymentsOf(database, session.reference);
      const title = `Pay with ${await methodName(database, session.method)}`;
      return send(reply, page(head, title, payPage(session, made, { title, unfit }), { navigation: false }));
    };

    server.get('/sandbox/payments', async ({ query }, reply) => {
      const { done = '' } = parse(pageQuery, query);
      return showPayments(reply, { notice: Object.hasOwn(notices, done) ? notices[done] : undefined });
    });

    server.get<{ Params: { session: string } }>('/sandbox/pay/:session', async (request, reply) =>
      showSession(reply, await sessionOf(request.params.session)),
    );

    server.post<{ Params: { session: string } }>('/sandbox/pay/:session', async (request, reply) => {
      const session = await sessionOf(request.params.session);
      const { id, reference } = session;
      const asked = parse(payRequest, request.body);
      if (!pesos.test(asked.amount)) return showSession(reply.code(400), session, asked.amount);
      const paying = { amount: centavosOf(asked.amount), hook: asked.hook };
      if (asked.act === 'confirm') await confirm(provider, reference, 10);
      if (asked.act === 'pend') await pay(provider, reference, { ...paying, rank: 'pending' });
      if (asked.act === 'fail') await pay(provider, reference, { ...paying, rank: 'failed' });
      if (asked.act === 'pay' || asked.act === 'payTwice') await pay(provider, reference, paying);
      if (asked.act === 'payTwice') await pay(provider, reference, paying);
      return reply.redirect(`/sandbox/pay/${id}`, 303);
    });

    server.post<{ Params: { session: string } }>('/sandbox/pay/:session/payment', async (request, reply) => {
      const { id, reference } = await sessionOf(request.params.session);
      const asked = parse(paymentRequest, request.body);
      const own = await paymentsOf(database, reference);
      if (!own.some((payment) => payment.id === asked.payment)) throw new Refusal('notFound');
      if (asked.act === 'repeat') await repeat(provider, asked.payment);
      else if (asked.act === 'bounceRefund') await bounceRefund(provider, asked.payment);
      else await movePayment(provider, asked.payment, asked.act, asked.hook);
      return reply.redirect(`/sandbox/pay/${id}`, 303);
    });

    server.post('/sandbox/payout', async (request, reply) => {
      const asked = parse(payoutRequest, request.body);
      const known = eq(sandboxPayouts.reference, asked.reference);
      if ((await database.$count(sandboxPayouts, known)) === 0) throw new Refusal('notFound');
      await movePayout(provider, asked.reference, asked.act, asked.hook);
      return reply.redirect('/sandbox/payments?done=payout', 303);
    });

    server.post('/sandbox/payments/plan', async (request, reply) => {
      const { call, outcome } = parse(planRequest, request.body);
      const known = (plans[call] as readonly string[]).includes(outcome);
      if (!known) throw new Refusal('requestInvalid');
      await plan(provider, call, outcome as never);
      return reply.redirect('/sandbox/payments?done=plan', 303);
    });

    server.post('/sandbox/payments/secret', async (_request, reply) => {
      changeSecret(provider.secrets);
      return reply.redirect('/sandbox/payments?done=secret', 303);
    });

    server.post('/sandbox/payments/book', async (request, reply) => {
      const asked = parse(bookRequest, request.body);
      const refuse = (field: 'reference' | 'amount', problem: string) =>
        showPayments(reply.code(400), { book: { ...asked, field, problem } });
      if (asked.reference === '') return refuse('reference', 'Enter a reference.');
      if (asked.act !== 'strike' && !pesos.test(asked.amount)) return refuse('amount', amountProblem);
      const { act, reference } = asked;
      if (!(await spoilBook(provider, { act, reference, amount: centavosOf(asked.amount) }))) {
        return refuse('reference', 'No payment in the book has this reference.');
      }
      return reply.redirect('/sandbox/payments?done=book', 303);
    });
  };
}

const notices: Readonly<Record<string, string>> = {
  payout: 'Payout updated.',
  plan: 'Next calls set.',
  secret: 'Webhooks now use a new secret. The old one is accepted until the next change.',
  book: "The provider's book was changed without notice.",
};

async function methodName(database: Database, code: string): Promise<string> {
  const [method] = await database
    .select({ name: paymentMethods.name })
    .from(paymentMethods)
    .where(eq(paymentMethods.code, code));
  return method?.name ?? code;
}

/** `of` makes its id unique on the page. */
const hookField = (of: string) =>
  selectField({
    id: `hook-${of}`,
    name: 'hook',
    label: 'The webhook',
    choices: hooks.map((one) => [one, hookLabels[one]] as const),
  });

function payPage(
  { id, kind, reference, amount: asked, voided, returnAddress }: Session,
  payments: readonly Payment[],
  { title, unfit }: { title: string; unfit: string | undefined },
): Html {
  return html`<p>
      The sandbox plays the provider: no real money. It asks for <b>${writePesos(asked)}</b> under
      <code>${reference}</code>. ${voided ? badge('closed unpaid', 'warn') : ''}
    </p>
    <section aria-labelledby="paying">
      <h2 id="paying">Make a payment</h2>
      <form method="post" action="/sandbox/pay/${id}" aria-label="${title}">
        ${textField({
          id: 'amount',
          name: 'amount',
          label: 'Amount (₱)',
          value: unfit ?? inPesos(asked).toFixed(2),
          attributes: html`inputmode="decimal" autocomplete="off"`,
          problem: unfit === undefined ? undefined : amountProblem,
        })}
        ${hookField('new')}
        <div class="actions">
          <button name="act" value="pay" class="main">Pay</button>
          <button name="act" value="payTwice">Pay twice</button>
          <button name="act" value="pend">Start payment</button>
          <button name="act" value="fail" class="danger">Fail</button>
          ${kind === 'crypto' ? html`<button name="act" value="confirm">10 confirmations</button>` : ''}
        </div>
      </form>
    </section>
    ${
      payments.length === 0
        ? ''
        : html`<section aria-labelledby="made">
            <h2 id="made">Payments so far</h2>
            ${payments.map((payment) => paymentForm(id, payment))}
          </section>`
    }
    <p class="ways">
      <a href="${returnAddress}">Back to the app</a> <a href="/sandbox/payments">All payments and payouts</a>
    </p>`;
}

const nextOf: Record<Payment['rank'], readonly (readonly [act: string, label: string])[]> = {
  pending: [
    ['paid', 'Complete'],
    ['failed', 'Fails'],
  ],
  failed: [],
  paid: [['reversed', 'Reverse it']],
  refunded: [['bounceRefund', 'Bounce the refund']],
  reversed: [],
};

const paymentForm = (session: string, { id, rank, amount: paid, createdAt }: Payment) =>
  html`<article class="case" aria-labelledby="payment-${id}">
    <header>
      <h3 id="payment-${id}">${timeElement(createdAt)}</h3>
      ${rankBadge(rank)} <b class="amount">${writePesos(paid)}</b>
    </header>
    <p><code>${id}</code></p>
    <form method="post" action="/sandbox/pay/${session}/payment" aria-label="Payment ${id}">
      <input type="hidden" name="payment" value="${id}" />
      ${hookField(id)}
      <div class="actions">
        ${nextOf[rank].map(([act, label]) => html`<button name="act" value="${act}">${label}</button> `)}
        <button name="act" value="repeat">Send it again</button>
      </div>
    </form>
  </article>`;

const shown = 20;

const planLabels: Record<PlannedCall, string> = {
  create: 'Opening an order',
  refund: 'A refund',
  payOut: 'A payout',
};

const outcomeLabels: Record<(typeof plans)[PlannedCall][number], string> = {
  done: 'is done',
  lost: 'is done, its answer is lost',
  refused: 'is refused',
  failed: 'fails',
  paid: 'is made',
  underWay: 'stays under way',
  bouncedBeforePaid: 'comes back unpaid',
  bouncedAfterPaid: 'is made and comes back',
};

const bookLabels: Record<(typeof bookActs)[number], string> = {
  enter: 'Enter a payment',
  change: 'Change its amount',
  strike: 'Delete it',
};

interface PaymentsView {
  notice?: string | undefined;
  book?: BookRequest & { field: 'reference' | 'amount'; problem: string };
}

async function paymentsPage(
  { database }: SandboxProviderContext,
  { notice, book }: PaymentsView,
): Promise<Html> {
  const sessions = await database
    .select()
    .from(sandboxSessions)
    .orderBy(desc(sandboxSessions.createdAt))
    .limit(shown);
  const payouts = await database
    .select()
    .from(sandboxPayouts)
    .orderBy(desc(sandboxPayouts.createdAt))
    .limit(shown);
  const methods = await database
    .select({ code: paymentMethods.code, name: paymentMethods.name })
    .from(paymentMethods);
  const calls = Object.keys(plans) as PlannedCall[];
  const planned = await Promise.all(
    calls.map(async (call) => ({ call, outcome: await planOf(database, call) })),
  );
  return html`${notice === undefined ? '' : html`<p role="status">${notice}</p>`}
    <p>The provider's view, played by the sandbox. The newest ${shown} of each type.</p>
    <section aria-labelledby="sessions">
      <h2 id="sessions">Orders at the provider</h2>
      ${
        sessions.length === 0
          ? html`<p>No cash-in orders yet.</p>`
          : html`<ul class="rows">
              ${sessions.map(
                ({ id, method, reference, amount: asked, createdAt }) =>
                  html`<li>
                    <a href="/sandbox/pay/${id}"
                      >${methods.find(({ code }) => code === method)?.name ?? method}, ${writePesos(asked)}</a
                    >
                    <code>${reference}</code> <small>${timeElement(createdAt)}</small>
                  </li>`,
              )}
            </ul>`
      }
    </section>
    <section aria-labelledby="payouts">
      <h2 id="payouts">Payouts</h2>
      ${payouts.length === 0 ? html`<p>No payouts yet.</p>` : payouts.map(payoutCard)}
    </section>
    <section aria-labelledby="plans">
      <h2 id="plans">Outcome of the next calls</h2>
      ${planned.map(
        ({ call, outcome }) =>
          html`<form method="post" action="/sandbox/payments/plan" aria-labelledby="plan-${call}">
            <h3 id="plan-${call}">${planLabels[call]}</h3>
            <input type="hidden" name="call" value="${call}" />
            <div class="actions">
              ${plans[call].map(
                (one) =>
                  html`<button name="outcome" value="${one}" aria-pressed="${String(one === outcome)}">
                    ${outcomeLabels[one]}
                  </button> `,
              )}
            </div>
          </form>`,
      )}
    </section>
    <section aria-labelledby="book">
      <h2 id="book">The provider's book</h2>
      <p>
        Makes it differ from ours without notice. The
        <a href="/sandbox/reconciliation">reconciliation</a> has to find it.
      </p>
      <form method="post" action="/sandbox/payments/book" aria-labelledby="book">
        ${textField({
          id: 'reference',
          name: 'reference',
          label: 'Reference',
          hint: 'The number of an order, or any other.',
          value: book?.reference,
          attributes: html`required maxlength="64" autocomplete="off"`,
          problem: book?.field === 'reference' ? book.problem : undefined,
        })}
        ${textField({
          id: 'bookAmount',
          name: 'amount',
          label: 'Amount (₱)',
          hint: 'Not to strike it out.',
          value: book?.amount,
          attributes: html`inputmode="decimal" autocomplete="off"`,
          problem: book?.field === 'amount' ? book.problem : undefined,
        })}
        <div class="actions">
          ${bookActs.map((act) => html`<button name="act" value="${act}">${bookLabels[act]}</button> `)}
        </div>
      </form>
    </section>
    <section aria-labelledby="secret">
      <h2 id="secret">Webhook secret</h2>
      <form method="post" action="/sandbox/payments/secret">
        <button>Use a new secret</button>
      </form>
    </section>`;
}

const payoutActs: Record<Payout['state'], readonly (readonly [act: string, label: string])[]> = {
  underWay: [
    ['paid', 'Complete'],
    ['failed', 'Fails'],
    ['bounced', 'Bounce'],
  ],
  paid: [['bounced', 'Bounce']],
  failed: [],
  bounced: [],
};

const payoutCard = ({ reference, institution, amount: paid, state, createdAt }: Payout) =>
  html`<article class="case" aria-labelledby="payout-${reference}">
    <header>
      <h3 id="payout-${reference}">${reference}</h3>
      ${rankBadge(state)} <b class="amount">${writePesos(paid)}</b>
    </header>
    <p>To ${institutionOf(institution)?.name ?? institution}, ${timeElement(createdAt)}</p>
    ${
      payoutActs[state].length === 0
        ? ''
        : html`<form method="post" action="/sandbox/payout" aria-label="Payout ${reference}">
            <input type="hidden" name="reference" value="${reference}" />
            ${hookField(reference)}
            <div class="actions">
              ${payoutActs[state].map(([act, label]) => html`<button name="act" value="${act}">${label}</button> `)}
            </div>
          </form>`
    }
  </article>`;
