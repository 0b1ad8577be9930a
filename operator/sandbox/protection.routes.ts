import { desc, eq, gt, ne } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { standingAt } from '#operator/accounts/identity/standing.ts';
import { maskedName } from '#operator/accounts/masking.ts';
import type { OperatorContext } from '#operator/core/context.ts';
import { accounts } from '#operator/database/tables/accounts.tables.ts';
import { playerProtections, protectionSteps } from '#operator/database/tables/protection.tables.ts';
import { merchantOf, switchesIn } from '#operator/system/merchants.ts';
import { switches, switchNames } from '@araw/contract/protection/protectionProfiles';
import type { Standing } from '@araw/contract/calls/roles';
import { languageKey } from '#operator/core/languages.ts';
import { firstTermsVersion, publishedTerms, publishTerms, termsVersionOf } from '#operator/content/terms.ts';
import * as v from 'valibot';
import { badge, textField } from './fields.ts';
import { html, type Html } from './html.ts';
import { offersSection, sendWrittenOffer } from './offers.ts';
import { page, parse, refuseOnPages, send, timeElement } from './page.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** Clock jumps through the tables. */
const jumps = [
  ['an hour: reality check', hour],
  ['24 hours: waits and short breaks', day],
  ['7 days: confirmations lapse', 7 * day],
  ['31 days: longest break, month’s end', 31 * day],
  ['184 days: shortest exclusion, reviews', 184 * day],
] as const;

const standingWords: Record<Exclude<Standing, 'playing'>, string> = {
  onBreak: 'on a break',
  excluded: 'self-excluded',
  over: 'exclusion over, still shut',
  returning: 'return asked',
};

const mostSteps = 100;

const written = v.pipe(v.string(), v.trim(), v.maxLength(1_000));
const publication = v.object({
  version: v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^[\w.-]{1,32}$/, 'A version has letters, digits, dots and dashes.'),
  ),
  EN: v.pipe(written, v.nonEmpty('Say in English what changes.')),
  TL: written,
  days: v.pipe(v.string(), v.regex(/^\d{1,3}$/, 'Days are a whole number.'), v.transform(Number)),
});

/** Player protection: the profile, members on a break or excluded, offers by consent, and the clock for the tables (PROT-01…04, PROT-12, PROT-13, PROT-15). */
export function protectionRoutes(context: OperatorContext, head: Html) {
  return async (server: FastifyInstance) => {
    server.setErrorHandler(
      refuseOnPages(head, { path: '/sandbox/protection', title: 'protection of players' }),
    );

    server.get('/sandbox/protection', async (_request, reply) =>
      send(reply, page(head, 'Protection', await protectionPage(context))),
    );

    server.post('/sandbox/protection/terms', async ({ body }, reply) => {
      const { version, EN, TL, days } = parse(publication, body);
      await publishTerms(context, {
        version,
        effectiveFrom: context.clock.now() + days * day,
        change: { EN, ...(TL !== '' && { [languageKey('TL')]: TL }) },
      });
      return reply.redirect('/sandbox/protection#terms', 303);
    });

    server.post('/sandbox/protection/offer', async ({ body }, reply) => {
      await sendWrittenOffer(context, body);
      return reply.redirect('/sandbox/protection#offers', 303);
    });
  };
}

async function protectionPage(context: OperatorContext): Promise<Html> {
  const merchant = await merchantOf(context);
  return html`<section aria-labelledby="profile">
      <h2 id="profile">Profile</h2>
      <p>
        Players are protected by <b>${merchant.settings.protection.profile}</b>;
        <a href="/sandbox/settings#protectionProfile">choose another one</a>. What the operator says beside it
        can only tighten it.
      </p>
      ${switchTable(merchant)}
    </section>
    ${clockForms()} ${await termsSection(context)} ${await offersSection(context)} ${await outOfPlay(context)}
    ${await latestSteps(context)}`;
}

function switchTable(merchant: Awaited<ReturnType<typeof merchantOf>>): Html {
  const held = switchesIn(merchant);
  const written = (value: unknown) => JSON.stringify(value);
  return html`<table>
    <thead>
      <tr>
        <th scope="col">Switch</th>
        <th scope="col">Value</th>
        <th scope="col">Clause</th>
      </tr>
    </thead>
    <tbody>
      ${switchNames.map(
        (name) =>
          html`<tr>
            <th scope="row"><code>${name}</code></th>
            <td>${written(held[name])}</td>
            <td>${switches[name].clause}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

const clockForms = () =>
  html`<section aria-labelledby="clock">
    <h2 id="clock">Move the clock on by</h2>
    <form method="post" action="/sandbox/clock" class="actions">
      ${jumps.map(([words, by]) => html`<button name="by" value="${String(by)}">${words}</button> `)}
    </form>
  </section>`;

async function termsSection(context: OperatorContext): Promise<Html> {
  const inForce = await termsVersionOf(context);
  const published = await publishedTerms(context);
  return html`<section aria-labelledby="terms">
    <h2 id="terms">Terms</h2>
    <p>
      Version <b>${inForce}</b> is in force. Players who haven't accepted it can't bet or cash in; they can
      withdraw, see their records and get help.
    </p>
    <ul class="rows">
      ${published.map(
        ({ version, effectiveFrom, change }) =>
          html`<li><b>${version}</b> from ${timeElement(effectiveFrom)}: ${change.EN}</li>`,
      )}
      <li><b>${firstTermsVersion}</b> the first one, accepted at registration</li>
    </ul>
    <form method="post" action="/sandbox/protection/terms">
      ${textField({ id: 'version', name: 'version', label: 'New version', attributes: html`required maxlength="32"` })}
      ${textField({ id: 'en', name: 'EN', label: 'What changes', attributes: html`required maxlength="1000"` })}
      ${textField({ id: 'tl', name: 'TL', label: 'The same in Tagalog, if you like', attributes: html`maxlength="1000"` })}
      ${textField({ id: 'days', name: 'days', label: 'Days until it applies', value: '0', attributes: html`required inputmode="numeric" maxlength="3"` })}
      <button>Publish</button>
    </form>
  </section>`;
}

/** Customer service's view: names are masked, and nothing can be ended here. */
async function outOfPlay({ database, clock }: OperatorContext): Promise<Html> {
  const now = clock.now();
  const kept = await database
    .select({
      name: accounts.name,
      standing: playerProtections.standing,
      until: playerProtections.until,
    })
    .from(playerProtections)
    .innerJoin(accounts, eq(accounts.id, playerProtections.accountId))
    .where(ne(playerProtections.standing, 'playing'))
    .orderBy(accounts.name);
  const out = kept.map(({ name, ...one }) => ({ name, ...standingAt(now, one) }));
  const rows = out.flatMap(({ name, state, until }) =>
    state === 'playing'
      ? []
      : html`<li>
          <b>${maskedName(name)}</b> ${badge(standingWords[state], 'warn')}
          ${until === null ? '' : html`until ${timeElement(until)}`}
        </li>`,
  );
  return html`<section aria-labelledby="out">
    <h2 id="out">Out of play</h2>
    <p>
      Nobody ends a break or an exclusion early, customer service included: the player has asked for it to
      hold whatever they ask later. They can see their records, withdraw and get help meanwhile.
    </p>
    ${
      rows.length === 0
        ? html`<p>Nobody is out of play.</p>`
        : html`<ul class="rows">
            ${rows}
          </ul>`
    }
  </section>`;
}

async function latestSteps({ database }: OperatorContext): Promise<Html> {
  const steps = await database
    .select({ name: accounts.name, step: protectionSteps })
    .from(protectionSteps)
    .innerJoin(accounts, eq(accounts.id, protectionSteps.accountId))
    .where(gt(protectionSteps.id, 0))
    .orderBy(desc(protectionSteps.id))
    .limit(mostSteps);
  return html`<section aria-labelledby="steps">
    <h2 id="steps">What has happened</h2>
    ${
      steps.length === 0
        ? html`<p>Nothing yet.</p>`
        : html`<ul class="rows">
            ${steps.map(
              ({ name, step: { about, event, from, to, at } }) =>
                html`<li>
                  ${timeElement(at)} <b>${maskedName(name)}</b> <code>${about}</code> ${event}: ${from} →
                  ${to}
                </li>`,
            )}
          </ul>`
    }
  </section>`;
}
