import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { OperatorContext } from '#operator/context.ts';
import { type Obstacle, obstacles, setObstacle } from '#operator/games/obstacles.ts';
import { html, type Html } from './html.ts';
import { parse } from './page.ts';

const labels: Record<Obstacle, string> = {
  maintenance: 'The game is under maintenance',
  vendorMaintenance: 'Its vendor is under maintenance',
  region: 'Its vendor does not serve the region',
  exclusion: 'The account is not allowed to play it',
  noFrames: 'Its vendor forbids frames: it opens in a window of its own',
  minimum: 'The game asks for more balance than anybody has',
};

const request = v.object({
  gameId: v.pipe(v.string(), v.trim(), v.maxLength(64)),
  account: v.pipe(v.string(), v.trim(), v.maxLength(64)),
  obstacle: v.picklist(obstacles),
  on: v.picklist(['true', 'false']),
});

/** Lets games refuse to start, one reason at a time. */
export function gamesRoutes(context: OperatorContext) {
  return async (server: FastifyInstance) => {
    server.post('/sandbox/obstacle', async (sent, reply) => {
      const { on, ...change } = parse(request, sent.body);
      await setObstacle(context, { ...change, on: on === 'true' });
      return reply.redirect('/sandbox?done=obstacle', 303);
    });
  };
}

export const obstacleForm: Html = html`<section aria-labelledby="obstacles">
  <h2 id="obstacles">Games that refuse to start</h2>
  <form method="post" action="/sandbox/obstacle">
    <label>Game id <input name="gameId" value="JL-001" required /></label>
    <label>Account <input name="account" value="maria" required /></label>
    <label>
      Reason
      <select name="obstacle">
        ${obstacles.map((obstacle) => html`<option value="${obstacle}">${labels[obstacle]}</option>`)}
      </select>
    </label>
    <button name="on" value="true">Refuse</button>
    <button name="on" value="false">Allow again</button>
  </form>
</section>`;
