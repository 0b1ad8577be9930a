import { asc, eq, gt, or } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import type { OperatorContext } from '#operator/core/context.ts';
import { Refusal } from '@araw/server/http/refusal';
import { accounts } from '#operator/database/tables/accounts.tables.ts';
import { memberRestrictions, paymentMethods } from '#operator/database/tables/deposits.tables.ts';
import { proclaimedUntil } from '#operator/payments/banking/holidays.ts';
import { badge, selectField, textField } from './fields.ts';
import { html, type Html } from './html.ts';
import { page, parse, refuseOnPages, send, timeElement } from './page.ts';

const hour = 3_600_000;
const hoursProblem = 'Type whole hours up to 99,999, or nothing.';
const wholeHours = /^\d{0,5}$/;
const onOff = v.optional(v.picklist(['on', 'off']), 'off');
const typed = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(64)), '');

const memberRequest = v.object({
  name: v.pipe(v.string(), v.trim(), v.maxLength(64)),
  depositsClosed: onOff,
  inReview: onOff,
  identityVerified: onOff,
});
type MemberRequest = v.InferOutput<typeof memberRequest>;

const methodRequest = v.object({
  code: v.pipe(v.string(), v.maxLength(64)),
  act: v.picklist(['open', 'close']),
  hours: typed,
});
const pageQuery = v.object({
  done: v.optional(v.string()),
  /** The member whose restrictions the form shows. */
  member: v.optional(v.pipe(v.string(), v.maxLength(64))),
});

const notices: Readonly<Record<string, string>> = {
  member: 'Member saved.',
  method: 'Payment method saved.',
};

interface View {
  notice?: string | undefined;
  member?: Partial<MemberRequest>;
  memberProblem?: { field: 'name'; problem: string };
  /** For the payment method with this code. */
  hoursProblem?: { code: string; hours: string };
}

/** The operator's decisions about a member's money, and its open payment methods (CASH-01, CASH-15). */
export function cashierRoutes(context: OperatorContext, head: Html) {
  const show = async (reply: FastifyReply, view: View) =>
    send(reply, page(head, 'Cashier', await cashierPage(context, view)));

  return async (server: FastifyInstance) => {
    server.setErrorHandler(refuseOnPages(head, { path: '/sandbox/cashier', title: 'the cashier' }));

    server.get('/sandbox/cashier', async ({ query }, reply) => {
      const { done = '', member } = parse(pageQuery, query);
      const notice = Object.hasOwn(notices, done) ? notices[done] : undefined;
      return show(reply, { notice, ...(member && { member: await standing(context, member) }) });
    });

    /** Replaces everything: omitted restrictions end. */
    server.post('/sandbox/cashier/member', async ({ body }, reply) => {
      const asked = parse(memberRequest, body);
      const { database, clock } = context;
      const { name } = asked;
      const [account] = await database.select().from(accounts).where(eq(accounts.name, name));
      if (!account) {
        const problem = `There is no member ${name}.`;
        return show(reply.code(404), { member: asked, memberProblem: { field: 'name', problem } });
      }
      const now = clock.now();
      const values = {
        depositsClosed: asked.depositsClosed === 'on',
        inReview: asked.inReview === 'on',
        identityVerifiedAt: asked.identityVerified === 'on' ? now : null,
      };
      await database
        .insert(memberRestrictions)
        .values({ accountId: account.id, ...values })
        .onConflictDoUpdate({ target: memberRestrictions.accountId, set: values });
      return reply.redirect('/sandbox/cashier?done=member', 303);
    });

    server.post('/sandbox/cashier/method', async ({ body }, reply) => {
      const { code, act, hours } = parse(methodRequest, body);
      if (!wholeHours.test(hours)) return show(reply.code(400), { hoursProblem: { code, hours } });
      const { database, clock } = context;
      const changed = await database
        .update(paymentMethods)
        .set({
          open: act === 'open',
          opensAt: act === 'open' || hours === '' ? null : clock.now() + Number(hours) * hour,
        })
        .where(eq(paymentMethods.code, code))
        .returning({ code: paymentMethods.code });
      if (changed.length === 0)
        throw new Refusal('notFound', { message: `There's no payment method ${code}.` });
      return reply.redirect('/sandbox/cashier?done=method', 303);
    });
  };
}

type Restrictions = typeof memberRestrictions.$inferSelect;

/** A member's restrictions in the form's format. */
async function standing({ database }: OperatorContext, name: string): Promise<Partial<MemberRequest>> {
  const [found] = await database
    .select({ restrictions: memberRestrictions })
    .from(memberRestrictions)
    .innerJoin(accounts, eq(accounts.id, memberRestrictions.accountId))
    .where(eq(accounts.name, name));
  if (!found) return { name };
  const { depositsClosed, inReview, identityVerifiedAt } = found.restrictions;
  const switched = (on: boolean) => (on ? 'on' : 'off');
  return {
    name,
    depositsClosed: switched(depositsClosed),
    inReview: switched(inReview),
    identityVerified: switched(identityVerifiedAt !== null),
  };
}

const noYes = [
  ['off', 'no'],
  ['on', 'yes'],
] as const;

async function cashierPage({ database, clock }: OperatorContext, view: View): Promise<Html> {
  const now = clock.now();
  const found = await database
    .select({ name: accounts.name, restrictions: memberRestrictions })
    .from(memberRestrictions)
    .innerJoin(accounts, eq(accounts.id, memberRestrictions.accountId))
    .where(
      or(
        eq(memberRestrictions.depositsClosed, true),
        eq(memberRestrictions.inReview, true),
        gt(memberRestrictions.identityVerifiedAt, 0),
      ),
    )
    .orderBy(asc(accounts.name));
  const restricted = found.map(({ name, restrictions }) => ({ name, words: inWords(restrictions) }));
  const methods = await database.select().from(paymentMethods).orderBy(asc(paymentMethods.position));
  return html`${view.notice === undefined ? '' : html`<p role="status">${view.notice}</p>`}
    <p>
      Bounds, fees, reviews and what is asked of everybody are
      <a href="/sandbox/settings#cashier">settings</a>.
    </p>
    <section aria-labelledby="member">
      <h2 id="member">A member</h2>
      <p>
        This replaces everything set for the member before. Breaks and exclusions are on
        <a href="/sandbox/protection">player protection</a>.
      </p>
      ${memberForm(view)}
    </section>
    <section aria-labelledby="restricted">
      <h2 id="restricted">Members with restrictions</h2>
      ${
        restricted.length === 0
          ? html`<p>No members have restrictions.</p>`
          : html`<ul class="rows">
              ${restricted.map(
                ({ name, words }) =>
                  html`<li>
                    <b>${name}</b>
                    ${words.map((word) => badge(word))}
                    <a href="/sandbox/cashier?member=${encodeURIComponent(name)}#member">Change ${name}</a>
                  </li>`,
              )}
            </ul>`
      }
    </section>
    <section aria-labelledby="methods">
      <h2 id="methods">Payment methods</h2>
      <p>
        PESONet keeps the regular holidays; Eid’l Fitr and Eid’l Adha, which are proclaimed each year, are
        known to the end of ${String(proclaimedUntil)}.
      </p>
      ${methods.map((method) => methodForm(method, view, now))}
    </section>`;
}

function memberForm({ member = {}, memberProblem }: View): Html {
  const problemOf = (field: NonNullable<View['memberProblem']>['field']) =>
    memberProblem?.field === field ? memberProblem.problem : undefined;
  const choice = (name: 'depositsClosed' | 'inReview' | 'identityVerified', label: string) =>
    selectField({ id: name, name, label, choices: noYes, chosen: member[name] });
  return html`<form method="post" action="/sandbox/cashier/member" aria-labelledby="member">
    ${textField({
      id: 'name',
      name: 'name',
      label: 'Username',
      value: member.name,
      attributes: html`required maxlength="64" autocapitalize="none" autocomplete="off" spellcheck="false"`,
      problem: problemOf('name'),
    })}
    ${choice('depositsClosed', 'Cash-ins closed')} ${choice('inReview', 'In review')}
    ${choice('identityVerified', 'Identity verified')}
    <div class="actions"><button>Save member</button></div>
  </form>`;
}

type Method = typeof paymentMethods.$inferSelect;

function methodForm(
  { code, name, open: isSet, opensAt }: Method,
  { hoursProblem: wrong }: View,
  now: number,
): Html {
  // It opens automatically.
  const open = isSet || (opensAt !== null && opensAt <= now);
  return html`<form method="post" action="/sandbox/cashier/method" aria-label="${name}" class="row">
    <p>
      <b>${name}</b> ${open ? badge('open', 'ok') : badge('closed', 'err')}
      ${open ? '' : opensAt === null ? 'nobody knows when it opens' : html`opens on ${timeElement(opensAt)}`}
    </p>
    <input type="hidden" name="code" value="${code}" />
    ${
      open
        ? html`${textField({
              id: `hours-${code}`,
              name: 'hours',
              label: 'Opens in (hours)',
              hint: 'Empty: nobody knows.',
              value: wrong?.code === code ? wrong.hours : '',
              attributes: html`inputmode="numeric" autocomplete="off"`,
              problem: wrong?.code === code ? hoursProblem : undefined,
            })} <button name="act" value="close" class="danger" aria-label="Close ${name}">Close</button>`
        : html`<button name="act" value="open" aria-label="Open ${name}">Open</button>`
    }
  </form>`;
}

function inWords({ depositsClosed, inReview, identityVerifiedAt }: Restrictions): string[] {
  return [
    depositsClosed && 'deposits closed',
    inReview && 'in review',
    identityVerifiedAt !== null && 'identity verified',
  ].filter((words) => words !== false);
}
