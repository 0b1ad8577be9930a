import { asc, eq, gt, gte, or } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import type { OperatorContext } from '#operator/core/context.ts';
import { Refusal } from '#packages/server/http/refusal.ts';
import { accounts } from '#operator/database/tables/accounts.tables.ts';
import { memberRestrictions, paymentMethods } from '#operator/database/tables/deposits.tables.ts';
import { writePesos } from '#operator/payments/amounts.ts';
import { proclaimedUntil } from '#operator/payments/banking/holidays.ts';
import { nothingWaits, ownLimitAt } from '#operator/payments/ownLimit/ownLimit.ts';
import { badge, selectField, textField } from './fields.ts';
import { html, type Html } from './html.ts';
import { inManila, page, parse, refuseOnPages, send, timeElement } from './page.ts';

const hour = 3_600_000;
const wholeHours = /^\d{0,5}$/;
const wholePesos = /^\d{0,9}$/;
const hoursProblem = 'Type whole hours, 99,999 at most, or nothing.';
const onOff = v.optional(v.picklist(['on', 'off']), 'off');
const typed = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(64)), '');

const memberRequest = v.object({
  name: v.pipe(v.string(), v.trim(), v.maxLength(64)),
  excludedHours: typed,
  depositsClosed: onOff,
  inReview: onOff,
  identityVerified: onOff,
  ownLimit: typed,
});
type MemberRequest = v.InferOutput<typeof memberRequest>;

const methodRequest = v.object({
  code: v.pipe(v.string(), v.maxLength(64)),
  act: v.picklist(['open', 'close']),
  hours: typed,
});
const pageQuery = v.object({
  done: v.optional(v.string()),
  /** Whose restrictions the form shows. */
  member: v.optional(v.pipe(v.string(), v.maxLength(64))),
});

const notices: Readonly<Record<string, string>> = {
  member: 'The member was set.',
  method: 'The way to pay was set.',
};

interface View {
  notice?: string | undefined;
  member?: Partial<MemberRequest>;
  memberProblem?: { field: 'name' | 'excludedHours' | 'ownLimit'; problem: string };
  /** Of the way to pay with this code. */
  hoursProblem?: { code: string; hours: string };
}

/** What the operator decides about a member's money, and which ways to pay are open (CASH-01, CASH-15). */
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

    /** All of it as it is sent: what is left out ends. */
    server.post('/sandbox/cashier/member', async ({ body }, reply) => {
      const asked = parse(memberRequest, body);
      const { database, clock } = context;
      const { name, excludedHours, ownLimit } = asked;
      const refuse = (status: number, memberProblem: NonNullable<View['memberProblem']>) =>
        show(reply.code(status), { member: asked, memberProblem });
      if (!wholeHours.test(excludedHours)) {
        return refuse(400, { field: 'excludedHours', problem: hoursProblem });
      }
      if (!wholePesos.test(ownLimit)) {
        return refuse(400, {
          field: 'ownLimit',
          problem: 'Type whole pesos, 999,999,999 at most, or nothing.',
        });
      }
      const [account] = await database.select().from(accounts).where(eq(accounts.name, name));
      if (!account) return refuse(404, { field: 'name', problem: `There is no member ${name}.` });
      const now = clock.now();
      const values = {
        selfExcludedUntil: excludedHours === '' ? null : now + Number(excludedHours) * hour,
        depositsClosed: asked.depositsClosed === 'on',
        inReview: asked.inReview === 'on',
        identityVerifiedAt: asked.identityVerified === 'on' ? now : null,
        ownLimit: ownLimit === '' ? null : Number(ownLimit) * 100,
        ...nothingWaits,
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
      if (changed.length === 0) throw new Refusal('notFound', { message: `There is no way to pay ${code}.` });
      return reply.redirect('/sandbox/cashier?done=method', 303);
    });
  };
}

type Restrictions = typeof memberRestrictions.$inferSelect;

/** A member's restrictions as the form sends them; the hours that are left are rounded up. */
async function standing({ database, clock }: OperatorContext, name: string): Promise<Partial<MemberRequest>> {
  const [found] = await database
    .select({ restrictions: memberRestrictions })
    .from(memberRestrictions)
    .innerJoin(accounts, eq(accounts.id, memberRestrictions.accountId))
    .where(eq(accounts.name, name));
  if (!found) return { name };
  const { selfExcludedUntil, depositsClosed, inReview, identityVerifiedAt } = found.restrictions;
  const { limit } = ownLimitAt(clock.now(), found.restrictions);
  const left = (selfExcludedUntil ?? 0) - clock.now();
  const switched = (on: boolean) => (on ? 'on' : 'off');
  return {
    name,
    excludedHours: left > 0 ? String(Math.ceil(left / hour)) : '',
    depositsClosed: switched(depositsClosed),
    inReview: switched(inReview),
    identityVerified: switched(identityVerifiedAt !== null),
    ownLimit: limit === null ? '' : String(Math.floor(limit / 100)),
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
        gt(memberRestrictions.selfExcludedUntil, now),
        eq(memberRestrictions.depositsClosed, true),
        eq(memberRestrictions.inReview, true),
        gt(memberRestrictions.identityVerifiedAt, 0),
        gte(memberRestrictions.ownLimit, 0),
      ),
    )
    .orderBy(asc(accounts.name));
  const restricted = found
    .map(({ name, restrictions }) => ({ name, words: inWords(restrictions, now) }))
    // An own limit may have ended since.
    .filter(({ words }) => words.length > 0);
  const methods = await database.select().from(paymentMethods).orderBy(asc(paymentMethods.position));
  return html`${view.notice === undefined ? '' : html`<p role="status">${view.notice}</p>`}
    <p>
      Bounds, fees, reviews and what is asked of everybody are
      <a href="/sandbox/settings#cashier">settings</a>.
    </p>
    <section aria-labelledby="member">
      <h2 id="member">A member</h2>
      <p>What is set here takes the place of all that was set for the member before.</p>
      ${memberForm(view)}
    </section>
    <section aria-labelledby="restricted">
      <h2 id="restricted">Members with something set</h2>
      ${
        restricted.length === 0
          ? html`<p>Nothing is set for any member.</p>`
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
      <h2 id="methods">Ways to pay</h2>
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
      label: 'User name',
      value: member.name,
      attributes: html`required maxlength="64" autocapitalize="none" autocomplete="off" spellcheck="false"`,
      problem: problemOf('name'),
    })}
    ${textField({
      id: 'excludedHours',
      name: 'excludedHours',
      label: 'Self-excluded (hours)',
      hint: 'From now on; empty: not self-excluded.',
      value: member.excludedHours,
      attributes: html`inputmode="numeric" autocomplete="off"`,
      problem: problemOf('excludedHours'),
    })}
    ${textField({
      id: 'ownLimit',
      name: 'ownLimit',
      label: 'Own limit a day, in pesos',
      hint: 'Empty: no limit.',
      value: member.ownLimit,
      attributes: html`inputmode="numeric" autocomplete="off"`,
      problem: problemOf('ownLimit'),
    })}
    ${choice('depositsClosed', 'Deposits closed')} ${choice('inReview', 'In review')}
    ${choice('identityVerified', 'Identity verified')}
    <div class="actions"><button>Set the member</button></div>
  </form>`;
}

type Method = typeof paymentMethods.$inferSelect;

function methodForm(
  { code, name, open: isSet, opensAt }: Method,
  { hoursProblem: wrong }: View,
  now: number,
): Html {
  // It opens by itself.
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

function inWords(restrictions: Restrictions, now: number): string[] {
  const { selfExcludedUntil, depositsClosed, inReview, identityVerifiedAt } = restrictions;
  const { limit, next } = ownLimitAt(now, restrictions);
  return [
    (selfExcludedUntil ?? 0) > now && `self-excluded until ${inManila(selfExcludedUntil ?? 0)}`,
    depositsClosed && 'deposits closed',
    inReview && 'in review',
    identityVerifiedAt !== null && 'identity verified',
    limit !== null && `own limit ${writePesos(limit)} a day`,
    next !== null &&
      `own limit ${next.limit === null ? 'ends' : `${writePesos(next.limit)} a day`} from ${inManila(next.at)}`,
  ].filter((words) => words !== false);
}
