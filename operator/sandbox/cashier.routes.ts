import { asc, eq, gt, gte, or } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { type OperatorContext, Refusal } from '#operator/core/context.ts';
import { accounts } from '#operator/database/accounts.tables.ts';
import { memberRestrictions, paymentMethods } from '#operator/database/deposits.tables.ts';
import { holidaysKnownUntil } from '#operator/payments/data/holidays.ts';
import { html, type Html } from './html.ts';
import { inManila, page, parse, send } from './page.ts';

const hour = 3_600_000;
const hours = v.pipe(
  v.string(),
  v.regex(/^\d{0,5}$/),
  v.transform((typed) => (typed === '' ? null : Number(typed) * hour)),
);
const pesos = v.pipe(
  v.string(),
  v.regex(/^\d{0,9}$/),
  v.transform((typed) => (typed === '' ? null : Number(typed) * 100)),
);
const onOff = v.optional(v.picklist(['on', 'off']), 'off');

const memberRequest = v.object({
  name: v.pipe(v.string(), v.trim(), v.maxLength(64)),
  excludedHours: v.optional(hours, ''),
  depositsClosed: onOff,
  inReview: onOff,
  identityVerified: onOff,
  ownLimit: v.optional(pesos, ''),
});
const methodRequest = v.object({
  code: v.pipe(v.string(), v.maxLength(64)),
  act: v.picklist(['open', 'close']),
  hours: v.optional(hours, ''),
});
const doneQuery = v.object({ done: v.picklist(['member', 'method']) });

const notices = { member: 'The member was set.', method: 'The way to pay was set.' };

/** What the operator decides about a member's money, and which ways to pay are open (CASH-01, CASH-15). */
export function cashierRoutes(context: OperatorContext, head: Html) {
  return async (server: FastifyInstance) => {
    server.get('/sandbox/cashier', async ({ query }, reply) => {
      const done = v.safeParse(doneQuery, query);
      return send(reply, await cashierPage(head, context, done.success ? notices[done.output.done] : null));
    });

    /** All of it as it is sent: what is left out ends. */
    server.post('/sandbox/cashier/member', async ({ body }, reply) => {
      const asked = parse(memberRequest, body);
      const { database, clock } = context;
      const [account] = await database.select().from(accounts).where(eq(accounts.name, asked.name));
      if (!account) throw new Refusal('notFound', { message: `There is no member ${asked.name}.` });
      const now = clock.now();
      const values = {
        selfExcludedUntil: asked.excludedHours === null ? null : now + asked.excludedHours,
        depositsClosed: asked.depositsClosed === 'on',
        inReview: asked.inReview === 'on',
        identityVerifiedAt: asked.identityVerified === 'on' ? now : null,
        ownLimit: asked.ownLimit,
      };
      await database
        .insert(memberRestrictions)
        .values({ accountId: account.id, ...values })
        .onConflictDoUpdate({ target: memberRestrictions.accountId, set: values });
      return reply.redirect('/sandbox/cashier?done=member', 303);
    });

    server.post('/sandbox/cashier/method', async ({ body }, reply) => {
      const { code, act, hours: after } = parse(methodRequest, body);
      const { database, clock } = context;
      const changed = await database
        .update(paymentMethods)
        .set({
          open: act === 'open',
          opensAt: act === 'open' || after === null ? null : clock.now() + after,
        })
        .where(eq(paymentMethods.code, code))
        .returning({ code: paymentMethods.code });
      if (changed.length === 0) throw new Refusal('notFound', { message: `There is no way to pay ${code}.` });
      return reply.redirect('/sandbox/cashier?done=method', 303);
    });
  };
}

const choice = (name: string, label: string) =>
  html`<label
    >${label}
    <select name="${name}">
      <option value="off">no</option>
      <option value="on">yes</option>
    </select></label
  >`;

async function cashierPage(head: Html, { database, clock }: OperatorContext, notice: string | null) {
  const now = clock.now();
  const restricted = await database
    .select({ name: accounts.name, restrictions: memberRestrictions })
    .from(memberRestrictions)
    .innerJoin(accounts, eq(accounts.id, memberRestrictions.accountId))
    .where(
      or(
        gt(memberRestrictions.selfExcludedUntil, now),
        eq(memberRestrictions.depositsClosed, true),
        eq(memberRestrictions.inReview, true),
        gt(memberRestrictions.identityVerifiedAt, 0),
        gte(memberRestrictions.ownLimit, 0),
      ),
    )
    .orderBy(asc(accounts.name));
  const methods = await database.select().from(paymentMethods).orderBy(asc(paymentMethods.position));
  return page(
    head,
    'Cashier',
    html` ${notice === null ? '' : html`<p role="status">${notice}</p>`}
      <p>
        Bounds, fees, reviews and what is asked of everybody are
        <a href="/sandbox/settings#cashier">settings</a>.
      </p>
      <section aria-labelledby="member">
        <h2 id="member">A member</h2>
        <p>What is set here takes the place of all that was set for the member before.</p>
        <form method="post" action="/sandbox/cashier/member">
          <label>User name <input name="name" required maxlength="64" /></label>
          <label
            >Self-excluded for so many hours; empty for not <input name="excludedHours" inputmode="numeric"
          /></label>
          ${choice('depositsClosed', 'Deposits closed')} ${choice('inReview', 'In review')}
          ${choice('identityVerified', 'Identity verified')}
          <label
            >Own limit a day in pesos; empty for none <input name="ownLimit" inputmode="numeric"
          /></label>
          <button>Set the member</button>
        </form>
        <ul>
          ${restricted.map(({ name, restrictions }) => html`<li><code>${name}</code>: ${inWords(restrictions, now)}</li>`)}
        </ul>
      </section>
      <section aria-labelledby="methods">
        <h2 id="methods">Ways to pay</h2>
        <p>
          PESONet keeps the regular holidays, which are known until ${holidaysKnownUntil}; after that Monday
          to Friday count as banking days.
        </p>
        ${methods.map(
          ({ code, name, open, opensAt }) =>
            html`<form method="post" action="/sandbox/cashier/method" aria-label="${name}">
              <p>
                ${name}:
                ${open ? 'open' : opensAt === null ? 'closed' : `closed, opens at ${inManila(opensAt)}`}
              </p>
              <input type="hidden" name="code" value="${code}" />
              ${
                open
                  ? html`<label
                        >Opens after so many hours; empty where nobody knows
                        <input name="hours" inputmode="numeric"
                      /></label>
                      <button name="act" value="close">Close</button>`
                  : html`<button name="act" value="open">Open</button>`
              }
            </form>`,
        )}
      </section>`,
  );
}

function inWords(
  {
    selfExcludedUntil,
    depositsClosed,
    inReview,
    identityVerifiedAt,
    ownLimit,
  }: typeof memberRestrictions.$inferSelect,
  now: number,
): string {
  return [
    (selfExcludedUntil ?? 0) > now && `self-excluded until ${inManila(selfExcludedUntil ?? 0)}`,
    depositsClosed && 'deposits closed',
    inReview && 'in review',
    identityVerifiedAt !== null && 'identity verified',
    ownLimit !== null && `own limit ₱${(ownLimit / 100).toFixed(2)} a day`,
  ]
    .filter(Boolean)
    .join(', ');
}
