import { desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { Refusal } from '#operator/core/context.ts';
import { sandboxPayouts, sandboxSessions } from '#operator/database/sandboxProvider.tables.ts';
import { type Hook, hooks, type SandboxProviderContext } from '#operator/sandboxProvider/deliveries.ts';
import {
  bounceRefund,
  confirm,
  movePayment,
  movePayout,
  pay,
  type Payment,
  paymentsOf,
  plan,
  type PlannedCall,
  planOf,
  plans,
  repeat,
  type Session,
} from '#operator/sandboxProvider/sandboxProvider.ts';
import { changeSecret } from '#operator/sandboxProvider/signing.ts';
import { html, type Html } from './html.ts';
import { page, parse, send } from './page.ts';

const hook = v.optional(v.picklist(hooks), 'once');
const amount = v.pipe(
  v.string(),
  v.regex(/^\d{1,9}(\.\d{1,2})?$/),
  v.transform((pesos) => Math.round(Number(pesos) * 100)),
);

const payRequest = v.object({
  act: v.picklist(['pay', 'payTwice', 'pend', 'fail', 'confirm']),
  amount,
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

const hookLabels: Record<Hook, string> = {
  once: 'arrives',
  twice: 'arrives twice',
  late: 'arrives late, after others',
  lost: 'is lost',
};

/** The pages of the provider that the sandbox plays: everything that a payment can come to, by hand (CASH-14). */
export function paymentsRoutes(provider: SandboxProviderContext, head: Html) {
  const { database } = provider;

  const sessionOf = async (id: string): Promise<Session> => {
    const [session] = await database.select().from(sandboxSessions).where(eq(sandboxSessions.id, id));
    if (!session) throw new Refusal('notFound');
    return session;
  };

  return async (server: FastifyInstance) => {
    server.get('/sandbox/payments', async (_request, reply) =>
      send(reply, await paymentsPage(head, provider)),
    );

    server.get<{ Params: { session: string } }>('/sandbox/pay/:session', async (request, reply) => {
      const session = await sessionOf(request.params.session);
      return send(reply, payPage(head, session, await paymentsOf(database, session.reference)));
    });

    server.post<{ Params: { session: string } }>('/sandbox/pay/:session', async (request, reply) => {
      const { id, reference } = await sessionOf(request.params.session);
      const asked = parse(payRequest, request.body);
      const paying = { amount: asked.amount, hook: asked.hook };
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
      await movePayout(provider, asked.reference, asked.act, asked.hook);
      return reply.redirect('/sandbox/payments', 303);
    });

    server.post('/sandbox/payments/plan', async (request, reply) => {
      const { call, outcome } = parse(planRequest, request.body);
      const known = (plans[call] as readonly string[]).includes(outcome);
      if (!known) throw new Refusal('requestInvalid');
      await plan(provider, call, outcome as never);
      return reply.redirect('/sandbox/payments', 303);
    });

    server.post('/sandbox/payments/secret', async (_request, reply) => {
      changeSecret(provider.secrets);
      return reply.redirect('/sandbox/payments', 303);
    });
  };
}

const pesos = (centavos: number) => (centavos / 100).toFixed(2);

const hookField = html`<label
  >The webhook
  <select name="hook">
    ${hooks.map((one) => html`<option value="${one}">${hookLabels[one]}</option>`)}
  </select></label
>`;

function payPage(head: Html, session: Session, payments: readonly Payment[]): Html {
  const { id, method, kind, reference, amount: asked, voided, returnAddress } = session;
  return page(
    head,
    `Pay with ${method}`,
    html`<p>
        This stands for ${method}: nobody pays anything. It asks for ₱${pesos(asked)} under
        <code>${reference}</code>${voided ? ', and was closed unpaid' : ''}.
      </p>
      <form method="post" action="/sandbox/pay/${id}">
        <label>Amount <input name="amount" inputmode="decimal" value="${pesos(asked)}" /></label>
        ${hookField}
        <button name="act" value="pay">Pay</button>
        <button name="act" value="payTwice">Pay twice</button>
        <button name="act" value="pend">Begin to pay</button>
        <button name="act" value="fail" class="danger">Fail</button>
        ${kind === 'crypto' ? html`<button name="act" value="confirm">10 confirmations</button>` : ''}
      </form>
      <p><a href="${returnAddress}">Back to the app</a></p>
      ${payments.map((payment) => paymentForm(id, payment))}
      <p><a href="/sandbox/payments">All payments and payouts</a></p>`,
    { navigation: false },
  );
}

const nextOf: Record<Payment['rank'], readonly (readonly [act: string, label: string])[]> = {
  pending: [
    ['paid', 'Is made'],
    ['failed', 'Fails'],
  ],
  failed: [],
  paid: [['reversed', 'Take it back']],
  refunded: [['bounceRefund', 'The refund comes back']],
  reversed: [],
};

const paymentForm = (session: string, { id, rank, amount: paid }: Payment) =>
  html`<form method="post" action="/sandbox/pay/${session}/payment">
    <p><code>${id}</code>: ₱${pesos(paid)}, ${rank}</p>
    <input type="hidden" name="payment" value="${id}" />
    ${hookField}
    ${nextOf[rank].map(([act, label]) => html`<button name="act" value="${act}">${label}</button> `)}
    <button name="act" value="repeat">Tell it again</button>
  </form>`;

const shown = 20;

const planLabels: Record<PlannedCall, string> = {
  create: 'Opening an order',
  refund: 'A refund',
  payOut: 'A payout',
};

async function paymentsPage(head: Html, { database }: SandboxProviderContext): Promise<Html> {
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
  const calls = Object.keys(plans) as PlannedCall[];
  const planned = await Promise.all(
    calls.map(async (call) => ({ call, outcome: await planOf(database, call) })),
  );
  return page(
    head,
    'Payments',
    html`<section aria-labelledby="sessions">
        <h2 id="sessions">Orders at the provider</h2>
        ${sessions.length === 0 ? html`<p>Nobody has made a deposit order yet.</p>` : ''}
        <ul>
          ${sessions.map(
            ({ id, method, reference, amount: asked }) =>
              html`<li>
                <a href="/sandbox/pay/${id}">${method}, ₱${pesos(asked)}</a> <code>${reference}</code>
              </li>`,
          )}
        </ul>
      </section>
      <section aria-labelledby="payouts">
        <h2 id="payouts">Payouts</h2>
        ${payouts.length === 0 ? html`<p>Nothing was paid out yet.</p>` : ''}
        ${payouts.map(
          ({ reference, institution, amount: paid, state }) =>
            html`<form method="post" action="/sandbox/payout">
              <p><code>${reference}</code>: ₱${pesos(paid)} to ${institution}, ${state}</p>
              <input type="hidden" name="reference" value="${reference}" />
              ${hookField}
              <button name="act" value="paid">Is made</button>
              <button name="act" value="failed">Fails</button>
              <button name="act" value="bounced">Comes back</button>
            </form>`,
        )}
      </section>
      <section aria-labelledby="plans">
        <h2 id="plans">What becomes of the next calls</h2>
        ${planned.map(
          ({ call, outcome }) =>
            html`<form method="post" action="/sandbox/payments/plan">
              <p>${planLabels[call]}: ${outcome}</p>
              <input type="hidden" name="call" value="${call}" />
              ${plans[call].map((one) => html`<button name="outcome" value="${one}">${one}</button> `)}
            </form>`,
        )}
      </section>
      <section aria-labelledby="secret">
        <h2 id="secret">Secret of the webhooks</h2>
        <form method="post" action="/sandbox/payments/secret">
          <button>Sign by another one</button>
        </form>
      </section>`,
  );
}
