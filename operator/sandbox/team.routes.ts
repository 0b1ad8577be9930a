import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { type LastMove, lastMoves, type Place, places } from '#operator/agents/places.ts';
import { moveMember } from '#operator/agents/moves.ts';
import type { OperatorContext } from '#operator/core/context.ts';
import { html, type Html } from './html.ts';
import { dayInWords, page, parse, refuseOnPages, send, timeElement } from './page.ts';

const account = v.pipe(v.string(), v.trim(), v.minLength(1, 'An account is missing.'), v.maxLength(128));
const moveRequest = v.object({ account, superior: account });

/** Shows who stands below whom, and puts members under another superior (TEAM-11). */
export function teamRoutes(context: OperatorContext, head: Html) {
  return async (server: FastifyInstance) => {
    server.setErrorHandler(refuseOnPages(head, { path: '/sandbox/team', title: 'the team' }));

    server.get('/sandbox/team', async (_request, reply) =>
      send(reply, teamPage(head, await places(context), await lastMoves(context))),
    );

    server.post('/sandbox/team', async (request, reply) => {
      await moveMember(context, parse(moveRequest, request.body));
      return reply.redirect('/sandbox/team', 303);
    });
  };
}

const teamPage = (head: Html, line: readonly Place[], moves: readonly LastMove[]) =>
  page(
    head,
    'Team',
    html` <section aria-labelledby="move">
        <h2 id="move">Put a member under another superior</h2>
        <p>
          It begins at the merchant's next midnight, with everybody below. The days before keep the old line.
          The clock on the <a href="/sandbox">first page</a> goes there.
        </p>
        <form method="post" action="/sandbox/team">
          <label>Account <input name="account" required maxlength="128" autocomplete="off" /></label>
          <label>New superior <input name="superior" required maxlength="128" autocomplete="off" /></label>
          <button>Move</button>
        </form>
      </section>
      <section aria-labelledby="moves">
        <h2 id="moves">Latest moves</h2>
        ${
          moves.length === 0
            ? html`<p>Nobody has been moved.</p>`
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
        <h2 id="line">Who stands below whom today</h2>
        <div class="scroll">
          <table>
            <thead>
              <tr>
                <th scope="col">Account</th>
                <th scope="col">Type</th>
                <th scope="col">Superior today</th>
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
