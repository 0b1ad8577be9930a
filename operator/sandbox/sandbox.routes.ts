import { desc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { type Invitation, validInvitations } from '#operator/agents/affiliates.ts';
import { newestCaptchaAnswer } from '#operator/accounts/guards/captchas.ts';
import type { OperatorContext } from '#operator/core/context.ts';
import { fromOf, logSecurity } from '@araw/server/log/securityLog';
import { outbox } from '#operator/database/tables/outbox.tables.ts';
import { type BuiltPages, readPages } from '#operator/http/builtPages.ts';
import { requireOwnPage } from '#operator/http/ownPages.ts';
import { sendRefusal } from '@araw/server/http/refusals';
import { sandboxMark } from '@araw/server/http/sandboxMark';
import { auditLedger, isSound } from '#operator/ledger/audit.ts';
import { demoPaymentPassword } from '#operator/seed/demoAccounts.ts';
import { merchantOf, outdate } from '#operator/system/merchants.ts';
import { auditPayments } from '#operator/payments/reconciliation/auditPayments.ts';
import type { PaymentsContext } from '#operator/payments/provider/context.ts';
import type { SandboxProviderContext } from '#operator/sandboxProvider/deliveries.ts';
import { readAtlas } from './atlas.ts';
import { cashierRoutes } from './cashier.routes.ts';
import { chatRoutes } from './chat.routes.ts';
import { downloadsRoutes } from './downloads.routes.ts';
import { entries } from './entries.ts';
import { gamesRoutes, numbersForm, obstacleForm } from './games.routes.ts';
import { html, type Html } from './html.ts';
import { identityRoutes } from './identity.routes.ts';
import { messageForm, messagesRoutes } from './messages.routes.ts';
import { headOf, inManila, page, parse, send } from './page.ts';
import { reconciliationRoutes } from './reconciliation.routes.ts';
import { ordersRoutes } from './orders.routes.ts';
import { invitationsRoutes } from './invitations.routes.ts';
import { promotionsRoutes } from './promotions.routes.ts';
import { reviewsRoutes } from './reviews.routes.ts';
import { settingsRoutes } from './settings.routes.ts';
import { paymentsRoutes } from './payments.routes.ts';
import { settings } from './settings/settings.ts';
import { protectionRoutes } from './protection.routes.ts';
import { teamRoutes } from './team.routes.ts';
import { ticketsForm, ticketsRoutes } from './tickets.routes.ts';

export interface DemoAccount {
  name: string;
  password: string;
  /** Its purpose. */
  about: string;
}

/** What the pages need from the operator. */
export interface SandboxControls {
  demoAccounts: readonly DemoAccount[];
  /** Output of `npm run atlas`; without it there is no link to an atlas. */
  atlasFile?: string;
  /** Without it pages have no styles, and those with a script don't work. */
  pages?: BuiltPages;
  /** Deletes everything and seeds again. */
  reset(): Promise<void>;
  /** Without it there are no pages of payments. */
  provider?: SandboxProviderContext;
  /** Without it there is no reviewers' desk. */
  payments?: PaymentsContext;
}

const minute = 60_000;
const steps = [
  { label: '+1 minute', by: minute },
  { label: '+10 minutes', by: 10 * minute },
  { label: '+1 hour', by: 60 * minute },
  { label: '+1 day', by: 24 * 60 * minute },
  { label: '+7 days', by: 7 * 24 * 60 * minute },
  { label: 'Back to real time', by: 0 },
];

const channelLabels = { sms: 'SMS', mail: 'Mail' };

const notices: Record<string, string> = {
  clock: 'Clock set.',
  withdrawal: 'Announcements from here withdrawn.',
  message: 'Messages sent.',
  obstacle: 'Game set.',
  numbers: 'Numbers set for the next round.',
  ticket: 'Ticket changed.',
  reset: 'Everything was reset. Earlier sessions have ended.',
};

const clockRequest = v.object({
  by: v.pipe(v.string(), v.regex(/^\d{1,12}$/), v.transform(Number), v.maxValue(366 * 24 * 60 * minute)),
});
/** Pages without members' data. Each look at any other is logged, also where a form shows its desk again. */
const harmless: ReadonlySet<string> = new Set([
  '/sandbox/app/android',
  '/sandbox/app/araw.mobileconfig',
  '/sandbox/app/ios',
  '/sandbox/atlas',
  // Players' own.
  '/sandbox/chat',
  '/sandbox/identity',
  '/sandbox/identity/phone',
  '/sandbox/identity/phone/confirm',
  '/sandbox/pay/:session',
  '/sandbox/pay/:session/payment',
  // Logs its own, with the account.
  '/sandbox/reviews/receipts/:id',
  '/sandbox/settings',
  '/sandbox/settings.json',
  '/sandbox/settings/reset',
]);

const resetRequest = v.object({ sure: v.literal('yes') });

/** Pages for trying out the operator. Mount them only in the sandbox: everyone who reaches them can change everything. */
export function sandboxRoutes(context: OperatorContext, controls: SandboxControls) {
  const { pages = readPages() } = controls;
  const head = headOf(pages, 'sandbox.css');

  return async (server: FastifyInstance) => {
    server.setErrorHandler(sendRefusal);
    server.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    server.addHook('onRequest', async (request, reply) => {
      reply.headers({
        'Cache-Control': 'no-store',
        'Referrer-Policy': 'same-origin',
        'X-Robots-Tag': 'noindex',
        [sandboxMark.name]: sandboxMark.value,
      });
      // A form on another site must not move the clock or wipe the data.
      if (request.method === 'POST') requireOwnPage(request);
    });

    server.addHook('onResponse', async (request, reply) => {
      const status = reply.statusCode;
      const call = request.routeOptions.url ?? '';
      const from = fromOf({ ip: request.ip, requestId: request.id });
      const isPage = String(reply.getHeader('content-type')).startsWith('text/html');
      const isAnswered = isPage || (request.method === 'GET' && status === 200);
      // A path without a route has no page either.
      if (isAnswered && call !== '' && !harmless.has(call)) {
        logSecurity(context.log, { security: 'reviewerLooked', call, ...from });
      }
      // A player's chat doesn't change the operator.
      if (request.method !== 'POST' || call.startsWith('/sandbox/chat/')) return;
      logSecurity(context.log, { security: 'sandboxUsed', call, status, ...from });
    });

    server.get('/sandbox', async (request, reply) => {
      const done = v.safeParse(v.object({ done: v.string() }), request.query);
      const notice = done.success ? notices[done.output.done] : undefined;
      return send(reply, await indexPage(head, context, { controls, notice }));
    });

    server.get('/sandbox/atlas', async (_request, reply) => {
      const atlas = await readAtlas(controls.atlasFile);
      if (!atlas) return send(reply.code(404), page(head, 'Flow atlas', atlasMissing));
      return reply
        .type('text/html; charset=utf-8')
        .header('Content-Security-Policy', atlas.contentSecurityPolicy)
        .send(atlas.html);
    });

    server.get('/sandbox/outbox', async (_request, reply) => send(reply, await outboxPage(head, context)));

    server.post('/sandbox/clock', async (request, reply) => {
      context.clock.shift(parse(clockRequest, request.body).by);
      // A page within the next second would carry the time from before.
      outdate(context);
      return reply.redirect('/sandbox?done=clock', 303);
    });

    await server.register(settingsRoutes(context, head));
    await server.register(identityRoutes(context, pages));
    await server.register(gamesRoutes(context));
    await server.register(ticketsRoutes(context));
    await server.register(messagesRoutes(context));
    await server.register(chatRoutes(context, pages));
    await server.register(downloadsRoutes(head));
    await server.register(cashierRoutes(context, head));
    await server.register(teamRoutes(context, head));
    await server.register(protectionRoutes(context, head));
    await server.register(invitationsRoutes(context, head));
    await server.register(ordersRoutes(context, head));
    if (controls.provider) await server.register(paymentsRoutes(controls.provider, head));
    if (controls.payments) {
      await server.register(reviewsRoutes(controls.payments, head));
      await server.register(promotionsRoutes(controls.payments, head));
      await server.register(reconciliationRoutes(controls.payments, head));
    }

    server.post('/sandbox/reset', async (request, reply) => {
      parse(resetRequest, request.body);
      await controls.reset();
      return reply.redirect('/sandbox?done=reset', 303);
    });
  };
}

async function indexPage(
  head: Html,
  context: OperatorContext,
  { controls, notice }: { controls: SandboxControls; notice: string | undefined },
) {
  const now = context.clock.now();
  const ahead = Math.round((now - Date.now()) / minute);
  const audit = await auditLedger(context.database);
  const payments = await auditPayments(context.database);
  const captcha = await newestCaptchaAnswer(context);
  const atlas = await readAtlas(controls.atlasFile);
  const invitations = await validInvitations(context, await merchantOf(context));
  return page(
    head,
    'Sandbox',
    html` ${notice ? html`<p role="status">${notice}</p>` : ''}
      <section aria-labelledby="clock">
        <h2 id="clock">Clock</h2>
        <p>
          The operator's time is <b>${inManila(now)}</b>,
          ${ahead === 0 ? 'the real time' : `${duration(ahead)} ahead of the real time`}.
        </p>
        <form method="post" action="/sandbox/clock">
          ${steps.map(({ label, by }) => html`<button name="by" value="${by}">${label}</button> `)}
        </form>
      </section>
      <section aria-labelledby="accounts">
        <h2 id="accounts">Demo accounts</h2>
        <div class="scroll">
          <table>
            <thead>
              <tr>
                <th scope="col">Username</th>
                <th scope="col">Password</th>
                <th scope="col">What it shows</th>
              </tr>
            </thead>
            <tbody>
              ${controls.demoAccounts.map(
                ({ name, password, about }) =>
                  html`<tr>
                    <td><code>${name}</code></td>
                    <td><code>${password}</code></td>
                    <td>${about}</td>
                  </tr>`,
              )}
            </tbody>
          </table>
        </div>
        <p>
          If the demo has a history, <code>maria</code> and <code>ramon</code> have the payment PIN
          <code>${demoPaymentPassword}</code>.
        </p>
      </section>
      ${entriesTable} ${invitationList(invitations)}
      <section aria-labelledby="captcha">
        <h2 id="captcha">Captcha</h2>
        <p>
          ${captcha === null ? 'No captcha waits for its answer.' : html`The newest captcha reads <b>${captcha}</b>.`}
        </p>
      </section>
      ${messageForm} ${obstacleForm} ${numbersForm(context)} ${await ticketsForm(context)}
      <section aria-labelledby="ledger">
        <h2 id="ledger">Ledger</h2>
        <p>
          ${audit.transactions} transactions, ${isSound(audit) ? 'in balance' : html`<b>out of balance</b>`}:
          all postings sum to ${audit.total}, ${audit.wrongBalances} balances differ from their postings,
          ${audit.wrongHolds} from their holds, ${audit.wrongDaySums} from their sums by day.
        </p>
        <p>
          Deposits: suspense differs by ${payments.suspense} from what nobody has decided about,
          ${payments.wrongCredits} orders from their credits, ${payments.wrongWithdrawals} withdrawals from
          their holds and payouts.
        </p>
      </section>
      <section aria-labelledby="atlas">
        <h2 id="atlas">Flow atlas</h2>
        ${
          atlas
            ? html`<p>
                <a href="/sandbox/atlas">Every flow as a chart</a>, with its rules and the paths through it.
              </p>`
            : atlasMissing
        }
      </section>
      <section aria-labelledby="reset">
        <h2 id="reset">Start over</h2>
        <p>Deletes everything and loads the seed data again. Everyone is logged out.</p>
        <form method="post" action="/sandbox/reset">
          <label><input type="checkbox" name="sure" value="yes" required /> I'm sure</label>
          <button class="danger">Reset to seed</button>
        </form>
      </section>`,
  );
}

const entriesTable = html`<section aria-labelledby="entries">
  <h2 id="entries">Who sees each entry</h2>
  <div class="scroll">
    <table>
      <thead>
        <tr>
          <th scope="col">Page</th>
          <th scope="col">Entry</th>
          <th scope="col">Log in as</th>
          <th scope="col">Needs</th>
        </tr>
      </thead>
      <tbody>
        ${entries.map(
          ({ page: shownOn, entry, seenBy, needs }) =>
            html`<tr>
              <td><a href="${shownOn}">${shownOn}</a></td>
              <td>${entry}</td>
              <td>${seenBy.join(', ')}</td>
              <td>${needs ? html`<a href="/sandbox/settings#${needs}">${settings[needs].label}</a>` : ''}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>
</section>`;

const invitationList = (invitations: readonly Invitation[]) =>
  html`<section aria-labelledby="invitations">
    <h2 id="invitations">Invitation codes</h2>
    ${invitations.length === 0 ? html`<p>No valid codes.</p>` : ''}
    <ul>
      ${invitations.map(
        ({ code, agent, domain }) =>
          html`<li>
            <code>${code}</code> of ${agent}${domain ? `, on ${domain} alone` : ''}:
            <a href="/m/register?affiliateCode=${code}">register by its link</a>
          </li>`,
      )}
    </ul>
    <p>As a recommender, any player works, such as <code>maria</code>.</p>
  </section>`;

const atlasMissing = html`<p>The charts haven't been drawn yet: <code>npm run atlas</code> draws them.</p>`;

async function outboxPage(head: Html, { database }: OperatorContext) {
  const messages = await database.select().from(outbox).orderBy(desc(outbox.id)).limit(100);
  return page(
    head,
    'Outbox',
    html` <p>
        SMS and mail the operator would have sent, newest first. <a href="/sandbox/outbox">Refresh</a>
      </p>
      ${messages.length === 0 ? html`<p>Nothing sent yet.</p>` : ''}
      ${messages.map(
        ({ id, channel, recipient, subject, body, sentAt }) =>
          html` <article aria-labelledby="message-${id}">
            <h2 id="message-${id}">${channelLabels[channel]} to ${recipient}</h2>
            <p>${inManila(sentAt)}</p>
            ${subject ? html`<p>${subject}</p>` : ''}
            <pre>${body}</pre>
          </article>`,
      )}`,
  );
}

function duration(minutes: number) {
  const days = Math.floor(minutes / 1440);
  const hours = Math.floor((minutes % 1440) / 60);
  return [days && `${days} d`, hours && `${hours} h`, minutes % 60 && `${minutes % 60} min`]
    .filter(Boolean)
    .join(' ');
}
