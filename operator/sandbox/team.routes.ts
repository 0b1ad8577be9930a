import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { type LastMove, lastMoves, type Place, places } from '#operator/agents/places.ts';
import { moveMember } from '#operator/agents/moves.ts';
import { offerByHouse } from '#operator/contracts/offers.ts';
import type { OperatorContext } from '#operator/core/context.ts';
import { contractKinds } from '@araw/contract/agents/agent';
import { contractTerms } from '@araw/contract/agents/agentContracts';
import { html, type Html } from './html.ts';
import { dayInWords, page, parse, refuseOnPages, send, timeElement } from './page.ts';

const account = v.pipe(v.string(), v.trim(), v.minLength(1, 'Enter an account.'), v.maxLength(128));
const moveRequest = v.object({ account, superior: account });
const offerRequest = v.object({
  account,
  kind: v.picklist(contractKinds),
  terms: v.pipe(v.string(), v.maxLength(2_000)),
});
const tiers = v.message(
  contractTerms,
  'Enter one to five tiers. Each is an amount, a member count and a rate, separated by commas.',
);

/** One tier per line: amount, active members, percent. */
const tiersIn = (text: string): unknown =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [amount, activeMembers, rate, ...more] = line
        .split(',')
        .map((part) => Number(part.trim() || NaN));
      return more.length > 0 ? null : { amount, activeMembers, rate };
    });
const kindWords = {
  dailySalary: 'Daily salary',
  dividend: 'Dividend',
  hourlySalary: 'Hourly salary',
} as const;

/** Shows the lines, and moves members to another superior (TEAM-11). */
export function teamRoutes(context: OperatorContext, head: Html) {
  return async (server: FastifyInstance) => {
    server.setErrorHandler(refuseOnPages(head, { path: '/sandbox/team', title: 'the team' }));

    server.get('/sandbox/team', async ({ query }, reply) => {
      const isOffered = parse(v.object({ offered: v.optional(v.literal('1')) }), query).offered !== undefined;
      return send(reply, teamPage(head, await places(context), await lastMoves(context), isOffered));
    });

    server.post('/sandbox/team', async (request, reply) => {
      await moveMember(context, parse(moveRequest, request.body));
      return reply.redirect('/sandbox/team', 303);
    });

    server.post('/sandbox/team/contracts', async (request, reply) => {
      const { terms, ...offer } = parse(offerRequest, request.body);
      await offerByHouse(context, { ...offer, terms: parse(tiers, tiersIn(terms)) });
      return reply.redirect('/sandbox/team?offered=1', 303);
    });
  };
}

const teamPage = (head: Html, line: readonly Place[], moves: readonly LastMove[], isOffered: boolean) =>
  page(
    head,
    'Team',
    html`${isOffered ? html`<p role="status">Offered. The agent decides.</p>` : ''}
      <section aria-labelledby="move">
        <h2 id="move">Move a member to another agent</h2>
        <p>
          It begins at the merchant's next midnight, with everybody below. The days before keep the old line.
          The clock on the <a href="/sandbox">first page</a> goes there.
        </p>
        <form method="post" action="/sandbox/team">
          <label>Account <input name="account" required maxlength="128" autocomplete="off" /></label>
          <label>New agent <input name="superior" required maxlength="128" autocomplete="off" /></label>
          <button>Move</button>
        </form>
      </section>
      <section aria-labelledby="offer">
        <h2 id="offer">Offer a contract to a top-level agent</h2>
        <p>The house pays it after each period closes (TEAM-13). The offer expires in 30 days.</p>
        <form method="post" action="/sandbox/team/contracts">
          <label>Agent <input name="account" required maxlength="128" autocomplete="off" /></label>
          <label
            >Kind
            <select name="kind">
              ${contractKinds.map((kind) => html`<option value="${kind}">${kindWords[kind]}</option>`)}
            </select></label
          >
          <label
            >Tiers, one a line: amount, active members, per cent
            <textarea name="terms" required rows="3" maxlength="2000"></textarea>
          </label>
          <button>Offer</button>
        </form>
      </section>
      <section aria-labelledby="moves">
        <h2 id="moves">Latest moves</h2>
        ${
          moves.length === 0
            ? html`<p>No moves yet.</p>`
            : html`<ul>
                ${moves.map(
                  ({ account: moved, from, to, fromDay, decidedAt }) =>
                    html`<li>
                      <code>${moved}</code> from ${from ?? 'no superior'} to ${to}, from
                      ${dayInWords(fromDay)} on, decided ${timeElement(decidedAt)}
                    </li>`,
                )}
              </ul>`
        }
      </section>
      <section aria-labelledby="line">
        <h2 id="line">Line today</h2>
        <div class="scroll">
          <table>
            <thead>
              <tr>
                <th scope="col">Account</th>
                <th scope="col">Type</th>
                <th scope="col">Agent today</th>
                <th scope="col">From the next midnight</th>
              </tr>
            </thead>
            <tbody>
              ${line.map(
                ({ account: name, type, superior, next }) =>
                  html`<tr>
                    <td><code>${name}</code></td>
                    <td>${type}</td>
                    <td>${superior ?? ''}</td>
                    <td>${next === superior ? '' : (next ?? '')}</td>
                  </tr>`,
              )}
            </tbody>
          </table>
        </div>
      </section>`,
  );
