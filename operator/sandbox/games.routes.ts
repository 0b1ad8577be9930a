import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { findAccount } from '#operator/accounts/identity/finding.ts';
import type { OperatorContext } from '#operator/core/context.ts';
import { Refusal } from '@araw/server/http/refusal';
import { accounts } from '#operator/database/tables/accounts.tables.ts';
import { games } from '#operator/database/tables/games.tables.ts';
import { type Obstacle, obstacles, setObstacle } from '#operator/games/obstacles.ts';
import { jackpotNumbers } from '#operator/rules/jackpot.ts';
import { drawsOf, instantKinds, rulesOf } from '#operator/rules/rules.ts';
import { html, type Html } from './html.ts';
import { parse } from './page.ts';

const labels: Record<Obstacle, string> = {
  maintenance: 'The game is under maintenance',
  vendorMaintenance: 'Its vendor is under maintenance',
  region: "Its vendor doesn't serve the region",
  exclusion: "The account isn't allowed to play it",
  noFrames: 'Its vendor forbids frames, so it opens in its own window',
  minimum: 'The game requires more balance than anyone has',
};

const gameAndAccount = {
  gameId: v.pipe(v.string(), v.trim(), v.maxLength(64)),
  account: v.pipe(v.string(), v.trim(), v.maxLength(64)),
};
const obstacleRequest = v.object({
  ...gameAndAccount,
  obstacle: v.picklist(obstacles),
  on: v.picklist(['true', 'false']),
});
const numbersRequest = v.object({
  ...gameAndAccount,
  numbers: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(500),
    v.regex(/^\d+(?:[\s,]+\d+)*$/, 'Whole numbers, separated by spaces or commas.'),
    v.transform((text) => text.split(/[\s,]+/).map(Number)),
  ),
});

/** Makes games refuse to start, for one reason at a time, and sets the numbers of their next round. */
export function gamesRoutes(context: OperatorContext) {
  return async (server: FastifyInstance) => {
    server.post('/sandbox/obstacle', async (sent, reply) => {
      const { on, ...change } = parse(obstacleRequest, sent.body);
      await setObstacle(context, { ...change, on: on === 'true' });
      return reply.redirect('/sandbox?done=obstacle', 303);
    });

    server.post('/sandbox/numbers', async (sent, reply) => {
      await setNextNumbers(context, parse(numbersRequest, sent.body));
      return reply.redirect('/sandbox?done=numbers', 303);
    });
  };
}

/** Throws Refusal `notFound`, and `requestInvalid` for numbers that the game can't draw. */
async function setNextNumbers(
  context: OperatorContext,
  { account, gameId, numbers }: v.InferOutput<typeof numbersRequest>,
) {
  const { database, setNumbers } = context;
  const player = await findAccount(context, eq(accounts.name, account));
  const [game] = await database
    .select({ kind: games.kind, classify: games.classify })
    .from(games)
    .where(eq(games.gameId, gameId));
  if (!setNumbers || !player || !game) throw new Refusal('notFound');
  const draws = drawsOf({ ...game, fun: false });
  const fit =
    numbers.length === draws.length && draws.every((size, index) => (numbers[index] ?? size) < size);
  if (!fit) {
    throw new Refusal('requestInvalid', {
      message: `This game draws ${draws.length} numbers: ${rangesOf(draws)}.`,
    });
  }
  setNumbers.set(player.id, gameId, numbers);
}

/** Combines neighbours of equal size: five reels are "5 × 0 to 13". */
function rangesOf(draws: readonly number[]): string {
  const runs: { size: number; count: number }[] = [];
  for (const size of draws) {
    const last = runs.at(-1);
    if (last?.size === size) last.count += 1;
    else runs.push({ size, count: 1 });
  }
  return runs.map(({ size, count }) => `${count} × 0 to ${size - 1}`).join(', ');
}

/** Excludes games with too many draws to type. */
const writable = instantKinds.filter((kind) => rulesOf(kind).draws.length <= 10);

export const numbersForm = ({ setNumbers }: OperatorContext): Html =>
  html`<section aria-labelledby="numbers">
    <h2 id="numbers">Numbers for the next round</h2>
    <p>
      In place of its random numbers one round takes these; bets and winnings are real. Only the sandbox can
      do that. ${writable.map((kind) => `${kind}: ${rangesOf(rulesOf(kind).draws)}`).join('; ')}. Games of the
      jackpot draw one more, 0 to ${jackpotNumbers - 1}: below the pesos of the stake it wins the pot.
    </p>
    <form method="post" action="/sandbox/numbers">
      <label>Game id <input name="gameId" value="JL-001" required /></label>
      <label>Account <input name="account" value="maria" required /></label>
      <label>Numbers <input name="numbers" value="1 1 2 4 13" required /></label>
      <button>Set the next round</button>
    </form>
    <p>${setNumbers?.waiting() ?? 0} rounds have their numbers set.</p>
  </section>`;

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
