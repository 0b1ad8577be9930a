import { isDeepStrictEqual } from 'node:util';
import { desc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { newestCaptchaAnswer } from '#operator/accounts/captchas.ts';
import { Refusal, type OperatorContext } from '#operator/context.ts';
import { readOperatorFile } from '#operator/files.ts';
import { requireOwnPage } from '#operator/http/ownPages.ts';
import { sendRefusal } from '#operator/http/refusals.ts';
import { fromOf, logSecurity } from '#operator/securityLog.ts';
import { auditLedger } from '#operator/ledger/ledger.ts';
import { outbox } from '#operator/messages/messages.tables.ts';
import {
  registerVariantNames,
  type RegisterVariant,
  registerVariants,
} from '#operator/seed/registerVariants.ts';
import {
  merchantOf,
  setFlag,
  setPhoneProvider,
  setPopups,
  setRegisterSettings,
  setSiteSwitch,
} from '#operator/system/merchants.ts';
import type { RegisterSettings } from '#services/contract/member.ts';
import { readAtlas } from './atlas.ts';
import { downloadsRoutes } from './downloads.routes.ts';
import { html } from './html.ts';
import { gamesRoutes, numbersForm, obstacleForm } from './games.routes.ts';
import { chatRoutes } from './chat.routes.ts';
import { identityRoutes } from './identity.routes.ts';
import { messageForm, messagesRoutes } from './messages.routes.ts';
import { page, parse, send } from './page.ts';

export interface DemoAccount {
  name: string;
  password: string;
  /** What it is good for. */
  about: string;
}

/** What the pages need of the operator around them. */
export interface SandboxControls {
  demoAccounts: readonly DemoAccount[];
  /** Where `npm run atlas` writes its page; without it there is none to link to. */
  atlasFile?: string;
  /** Throws everything away and seeds anew. */
  reset(): Promise<void>;
}

const switchNames = ['maintenance', 'regionRestriction'] as const;
type SwitchName = (typeof switchNames)[number];

const minute = 60_000;
const steps = [
  { label: '+1 minute', by: minute },
  { label: '+10 minutes', by: 10 * minute },
  { label: '+1 hour', by: 60 * minute },
  { label: '+1 day', by: 24 * 60 * minute },
  { label: '+7 days', by: 7 * 24 * 60 * minute },
  { label: 'Back to real time', by: 0 },
];

const switchLabels: Record<SwitchName, string> = {
  maintenance: 'Maintenance',
  regionRestriction: 'Region restriction',
};

const channelLabels = { sms: 'SMS', mail: 'Mail' };

const notices: Record<string, string> = {
  clock: 'The clock was set.',
  switch: 'The switch was set.',
  withdrawal: 'What was announced here is withdrawn.',
  flag: 'The flag was set.',
  message: 'The messages were sent.',
  obstacle: 'The game was set.',
  numbers: 'The numbers wait for the next round.',
  registerVariant: 'Registration was set up anew.',
  reset: 'Everything is as seeded. Sessions of before have ended.',
};

const clockRequest = v.object({
  by: v.pipe(v.string(), v.regex(/^\d{1,12}$/), v.transform(Number), v.maxValue(366 * 24 * 60 * minute)),
});
const switchRequest = v.object({ name: v.picklist(switchNames), on: v.picklist(['true', 'false']) });
const flagRequest = v.object({ name: v.string(), on: v.picklist(['true', 'false']) });
const onRequest = v.object({ on: v.picklist(['true', 'false']) });
const variantRequest = v.object({ variant: v.picklist(registerVariantNames) });
const resetRequest = v.object({ sure: v.literal('yes') });

/** Pages to try the operator with. Mount them in the sandbox only: whoever reaches them can change everything. */
export function sandboxRoutes(context: OperatorContext, controls: SandboxControls) {
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
      });
      // A form of another site must not move the clock or wipe the data.
      if (request.method === 'POST') requireOwnPage(request);
    });

    server.addHook('onResponse', async (request, { statusCode: status }) => {
      const call = request.routeOptions.url ?? '';
      // A player's talk changes nothing of the operator.
      if (request.method !== 'POST' || call.startsWith('/sandbox/chat/')) return;
      const from = fromOf({ ip: request.ip, requestId: request.id });
      logSecurity(context.log, { security: 'sandboxUsed', call, status, ...from });
    });

    const styles = readOperatorFile('sandbox/sandbox.css');
    server.get('/sandbox/sandbox.css', async (_request, reply) =>
      reply.type('text/css; charset=utf-8').send(styles),
    );

    server.get('/sandbox', async (request, reply) => {
      const done = v.safeParse(v.object({ done: v.string() }), request.query);
      return send(
        reply,
        await indexPage(context, controls, done.success ? notices[done.output.done] : undefined),
      );
    });

    server.get('/sandbox/atlas', async (_request, reply) => {
      const atlas = await readAtlas(controls.atlasFile);
      if (!atlas) return send(reply.code(404), page('Flow atlas', atlasMissing));
      return reply
        .type('text/html; charset=utf-8')
        .header('Content-Security-Policy', atlas.contentSecurityPolicy)
        .send(atlas.html);
    });

    server.get('/sandbox/outbox', async (_request, reply) => send(reply, await outboxPage(context)));

    server.post('/sandbox/clock', async (request, reply) => {
      context.clock.shift(parse(clockRequest, request.body).by);
      return reply.redirect('/sandbox?done=clock', 303);
    });

    server.post('/sandbox/switch', async (request, reply) => {
      const { name, on } = parse(switchRequest, request.body);
      await setSiteSwitch(context, name, on === 'true');
      return reply.redirect('/sandbox?done=switch', 303);
    });

    server.post('/sandbox/flag', async (request, reply) => {
      const { name, on } = parse(flagRequest, request.body);
      if (!(await setFlag(context, name, on === 'true'))) throw new Refusal('notFound');
      return reply.redirect('/sandbox?done=flag', 303);
    });

    server.post('/sandbox/phoneProvider', async (request, reply) => {
      await setPhoneProvider(context, parse(onRequest, request.body).on === 'true');
      return reply.redirect('/sandbox?done=switch', 303);
    });

    server.post('/sandbox/popups', async (request, reply) => {
      await setPopups(context, parse(onRequest, request.body).on === 'true');
      return reply.redirect('/sandbox?done=switch', 303);
    });

    server.post('/sandbox/registerVariant', async (request, reply) => {
      const { variant } = parse(variantRequest, request.body);
      await setRegisterSettings(context, registerVariants[variant].settings);
      return reply.redirect('/sandbox?done=registerVariant', 303);
    });

    await server.register(identityRoutes(context));
    await server.register(gamesRoutes(context));
    await server.register(messagesRoutes(context));
    await server.register(chatRoutes(context));
    await server.register(downloadsRoutes);

    server.post('/sandbox/reset', async (request, reply) => {
      parse(resetRequest, request.body);
      await controls.reset();
      return reply.redirect('/sandbox?done=reset', 303);
    });
  };
}

async function indexPage(context: OperatorContext, controls: SandboxControls, notice: string | undefined) {
  const now = context.clock.now();
  const ahead = Math.round((now - Date.now()) / minute);
  const audit = await auditLedger(context.database);
  const captcha = await newestCaptchaAnswer(context);
  const atlas = await readAtlas(controls.atlasFile);
  const merchant = await merchantOf(context);
  const current = variantOf(merchant.registerSettings);
  const phoneProvider = merchant.settings.identity?.phone ?? false;
  const popups = merchant.settings.popup.A || merchant.settings.popup.B;
  const sound = audit.total === 0 && audit.wrongBalances === 0;
  return page(
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
                <th scope="col">User name</th>
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
      </section>
      <section aria-labelledby="captcha">
        <h2 id="captcha">Captcha</h2>
        <p>
          ${captcha === null ? 'No captcha waits for its answer.' : html`The newest captcha reads <b>${captcha}</b>.`}
        </p>
      </section>
      <section aria-labelledby="switches">
        <h2 id="switches">Switches</h2>
        ${switchNames
          .map((name) => ({ name, on: merchant[name] }))
          .map(
            ({ name, on }) =>
              html` <form method="post" action="/sandbox/switch">
                <input type="hidden" name="name" value="${name}" />
                <button name="on" value="${String(!on)}" aria-pressed="${String(on)}">
                  ${switchLabels[name]}: ${on ? 'on' : 'off'}
                </button>
              </form>`,
          )}
        <form method="post" action="/sandbox/popups">
          <button name="on" value="${String(!popups)}" aria-pressed="${String(popups)}">
            Announcement popups: ${popups ? 'on' : 'off'}
          </button>
        </form>
      </section>
      ${messageForm} ${obstacleForm} ${numbersForm(context)}
      <section aria-labelledby="registration">
        <h2 id="registration">Registration</h2>
        <form method="post" action="/sandbox/registerVariant">
          ${registerVariantNames.map(
            (variant) =>
              html`<button name="variant" value="${variant}" aria-pressed="${String(variant === current)}">
                ${registerVariants[variant].about}
              </button> `,
          )}
        </form>
        <form method="post" action="/sandbox/phoneProvider">
          <button name="on" value="${String(!phoneProvider)}" aria-pressed="${String(phoneProvider)}">
            Numbers proved by the identity provider: ${phoneProvider ? 'on' : 'off'}
          </button>
        </form>
      </section>
      <section aria-labelledby="flags">
        <h2 id="flags">White-label flags</h2>
        <div class="flags">
          ${Object.entries(merchant.whitelabel).map(
            ([name, on]) =>
              html`<form method="post" action="/sandbox/flag">
                <input type="hidden" name="name" value="${name}" />
                <button name="on" value="${String(!on)}" aria-pressed="${String(on)}">${name}</button>
              </form> `,
          )}
        </div>
      </section>
      <section aria-labelledby="ledger">
        <h2 id="ledger">Ledger</h2>
        <p>
          ${audit.transactions} transactions, ${sound ? 'in balance' : html`<b>out of balance</b>`}: all
          postings sum to ${audit.total}, ${audit.wrongBalances} balances differ from their postings.
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
        <p>Throws away everything that happened and seeds the data anew. Everybody is logged out.</p>
        <form method="post" action="/sandbox/reset">
          <label><input type="checkbox" name="sure" value="yes" required /> I am sure</label>
          <button class="danger">Reset to seed</button>
        </form>
      </section>`,
  );
}

const atlasMissing = html`<p>The charts are not drawn yet: <code>npm run atlas</code> draws them.</p>`;

/** The variant that stands; undefined for settings that are none of them. */
const variantOf = (settings: RegisterSettings): RegisterVariant | undefined =>
  registerVariantNames.find((name) => isDeepStrictEqual(registerVariants[name].settings, settings));

async function outboxPage({ database }: OperatorContext) {
  const messages = await database.select().from(outbox).orderBy(desc(outbox.id)).limit(100);
  return page(
    'Outbox',
    html` <p>
        SMS and mail that the operator would have sent, newest first. <a href="/sandbox/outbox">Refresh</a>
      </p>
      ${messages.length === 0 ? html`<p>Nothing was sent yet.</p>` : ''}
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

const manila = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Asia/Manila',
});
const inManila = (time: number) => `${manila.format(time)} (Manila)`;

function duration(minutes: number) {
  const days = Math.floor(minutes / 1440);
  const hours = Math.floor((minutes % 1440) / 60);
  return [days && `${days} d`, hours && `${hours} h`, minutes % 60 && `${minutes % 60} min`]
    .filter(Boolean)
    .join(' ');
}
