import { desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { OperatorContext } from '#operator/core/context.ts';
import { accounts } from '#operator/database/tables/accounts.tables.ts';
import { sportsTickets } from '#operator/database/tables/sports.tables.ts';
import { correctTicket } from '#operator/sports/tickets.ts';
import { html, type Html } from './html.ts';
import { parse } from './page.ts';

const corrections = ['won', 'lost', 'refunded', 'voided'] as const;
const correctionRequest = v.object({ id: v.pipe(v.string(), v.uuid()), to: v.picklist(corrections) });

/** Refunds, voids and resettles tickets. */
export function ticketsRoutes(context: OperatorContext) {
  return async (server: FastifyInstance) => {
    server.post('/sandbox/ticket', async (sent, reply) => {
      const { id, to } = parse(correctionRequest, sent.body);
      await correctTicket(context, id, to);
      return reply.redirect('/sandbox?done=ticket', 303);
    });
  };
}

const shown = 10;

/** The latest tickets of all players. */
export async function ticketsForm({ database }: OperatorContext): Promise<Html> {
  const tickets = await database
    .select({ ticket: sportsTickets, account: accounts.name })
    .from(sportsTickets)
    .innerJoin(accounts, eq(accounts.id, sportsTickets.accountId))
    .orderBy(desc(sportsTickets.placedAt), desc(sportsTickets.id))
    .limit(shown);
  const correctionsOf = (status: string) =>
    corrections.filter((to) => to !== status && (status !== 'open' || to === 'refunded' || to === 'voided'));
  return html`<section aria-labelledby="tickets">
    <h2 id="tickets">Tickets on matches and fights</h2>
    <p>A ticket that is settled again corrects its money and what counts of it, on today's date.</p>
    ${
      tickets.length === 0
        ? html`<p>No bets on matches yet.</p>`
        : html`<div class="scroll">
            <table>
              <thead>
                <tr>
                  <th scope="col">Account</th>
                  <th scope="col">Match and side</th>
                  <th scope="col">Stake</th>
                  <th scope="col">Status</th>
                  <th scope="col">Change to</th>
                </tr>
              </thead>
              <tbody>
                ${tickets.map(
                  ({ account, ticket: { id, match, side, stake, status } }) =>
                    html`<tr>
                      <td><code>${account}</code></td>
                      <td>${match} ${side}</td>
                      <td>₱${(stake / 100).toFixed(2)}</td>
                      <td>${status}</td>
                      <td>
                        <form method="post" action="/sandbox/ticket">
                          <input type="hidden" name="id" value="${id}" />
                          ${correctionsOf(status).map((to) => html`<button name="to" value="${to}">${to}</button> `)}
                        </form>
                      </td>
                    </tr>`,
                )}
              </tbody>
            </table>
          </div>`
    }
  </section>`;
}
