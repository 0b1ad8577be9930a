import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { brotliCompressSync } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import * as v from 'valibot';
import { cancelInBook, placeInBook, readBook } from '#operator/compositions/book.ts';
import type { MadeBy } from '#operator/accounts/identity/sessions.ts';
import type { OperatorContext } from '#operator/core/context.ts';
import { Refusal } from '@araw/server/http/refusal';
import { catalogueOf } from '#operator/games/catalogue.ts';
import { jackpotOf } from '#operator/games/jackpot.ts';
import { funBalanceOf, refillFunWallet } from '#operator/ledger/funWallet.ts';
import { balanceOf } from '#operator/ledger/ledger.ts';
import { latestRounds, parseChoice, placeBet, type Round } from '#operator/play/bets.ts';
import { findOpenGame, openLaunch, type OpenGame } from '#operator/play/launch.ts';
import { endedSeeds, endSeeds, type RoundSeeds, seedsInUse, shownSeeds } from '#operator/play/seedPairs.ts';
import { feedsJackpot, jackpotNumbers, jackpotOpening, jackpotReturn } from '#operator/rules/jackpot.ts';
import { refuseOtherMode } from '#operator/rules/prizeMode.ts';
import { hasBook, rulesOf } from '#operator/rules/rules.ts';
import type { Choice } from '#operator/rules/types.ts';
import { parseStake, stakesOf } from '#operator/rules/stakes.ts';
import { closedNow, refuseWhileClosed } from '#operator/system/merchants.ts';
import { headers } from '@araw/contract/calls/answer';
import { type BuiltPages, readPages } from './builtPages.ts';
import { acceptsBrotli } from '@araw/server/http/compression';
import { acceptStrictJson } from './json.ts';
import { countNetwork, createRateLimiter, type RateLimits } from './rateLimit.ts';
import { sendRefusal } from '@araw/server/http/refusals';

/**
 * The app shows the page in a sandboxed frame with an opaque origin: scripts, styles and fonts must be open to every origin,
 * and calls get their authority from a token in a header, never from a cookie.
 */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

const openRequest = v.object({
  code: v.pipe(v.string(), v.maxLength(100)),
  /** From a lottery's address. */
  prizeMode: v.optional(v.pipe(v.string(), v.maxLength(16))),
});

const betRequest = v.object({
  stake: v.unknown(),
  choice: v.optional(v.unknown()),
  idempotencyKey: v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/)),
  seeds: v.optional(shownSeeds),
});

const endSeedsRequest = v.pick(shownSeeds, ['commitment']);

const bookBetRequest = v.object({
  event: v.pipe(v.string(), v.maxLength(32)),
  choice: v.pipe(v.string(), v.maxLength(32)),
  stake: v.unknown(),
  prizeMode: openRequest.entries.prizeMode,
  idempotencyKey: betRequest.entries.idempotencyKey,
});

const cancelRequest = v.object({ ticket: v.pipe(v.string(), v.maxLength(64)) });

const pageHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': contentSecurityPolicy,
  'Referrer-Policy': 'no-referrer',
  // For browsers without frame-ancestors.
  'X-Frame-Options': 'SAMEORIGIN',
  'Cache-Control': 'no-store',
};

const pagesByPath = {
  '/play/:gameId': 'play.html',
  '/play/verify': 'verify.html',
  '/play/book/:gameId': 'book.html',
  '/lotto-h5/:mui/:playType/games/:gameId': 'book.html',
};

/** The demo games: their pages, if built, and the pages' calls. */
export function playRoutes(
  context: OperatorContext,
  limits: Pick<RateLimits, 'perIp' | 'perAccount'>,
  pages: BuiltPages = readPages(),
) {
  const count = createRateLimiter(context.clock);

  return async (server: FastifyInstance) => {
    acceptStrictJson(server);
    server.setErrorHandler(sendRefusal);
    server.addHook('onRequest', async (request, reply) => {
      reply.headers({ 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' });
      countNetwork(count, { name: 'ip', ip: request.ip, limit: limits.perIp });
    });

    for (const [path, name] of Object.entries(pagesByPath)) {
      const page = pages.htmlOf(name);
      if (page !== null) servePage(server, path, page);
    }
    if (pages.assetsFolder) {
      await server.register(fastifyStatic, {
        root: pages.assetsFolder,
        prefix: '/play/assets/',
        decorateReply: false,
        wildcard: false,
        preCompressed: true,
        cacheControl: false,
        // Hashed by the build, so the content of a name never changes.
        setHeaders(reply) {
          reply.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
        },
      });
    }

    server.options('/play/api/*', async (_request, reply) =>
      reply
        .headers({
          'Access-Control-Allow-Methods': 'POST',
          'Access-Control-Allow-Headers': `Content-Type, ${headers.token}`,
          'Access-Control-Max-Age': '600',
        })
        .code(204)
        .send(),
    );

    server.post('/play/api/open', async (request, reply) => {
      await refuseWhileClosed(context);
      const { code } = parse(openRequest, request.body);
      const { token, game } = await openLaunch(context, code);
      refuseWaitingBets(game);
      return answer<'open'>(request, reply, { token, ...(await describeGame(context, game)) });
    });

    /** Keys and tickets are looked up even if the site is closed; anything new is refused after that. */
    const forWrites = async (): Promise<OperatorContext> => ({
      ...context,
      closed: await closedNow(context),
    });

    server.post('/play/api/bet', async (request, reply) => {
      const game = await openGameOf(context, request.headers.authorization);
      count(`account ${game.accountId}`, limits.perAccount);
      refuseWaitingBets(game);
      const { stake, choice, ...sent } = parse(betRequest, request.body);
      const bet = { stake: parseStake(game, stake), choice: parseChoice(game, choice), ...sent };
      const round = await placeBet(await forWrites(), game, bet);
      return answer<'bet'>(request, reply, {
        round: describeRound(round),
        balance: inPesos(round.balanceAfter),
        ...(feedsJackpot(game) && { jackpot: inPesos(await jackpotOf(context.database)) }),
      });
    });

    server.post('/play/api/jackpot', async (request, reply) => {
      const game = await openGameOf(context, request.headers.authorization, 'page');
      count(`account ${game.accountId}`, limits.perAccount);
      return answer<'jackpot'>(request, reply, { amount: inPesos(await jackpotOf(context.database)) });
    });

    server.post('/play/api/proofs', async (request, reply) => {
      await refuseWhileClosed(context);
      const game = await openGameOf(context, request.headers.authorization);
      count(`account ${game.accountId}`, limits.perAccount);
      return answer<'proofs'>(request, reply, await describeProofs(context, game));
    });

    server.post('/play/api/seeds/end', async (request, reply) => {
      await refuseWhileClosed(context);
      const game = await openGameOf(context, request.headers.authorization);
      count(`account ${game.accountId}`, limits.perAccount);
      await endSeeds(context, game, parse(endSeedsRequest, request.body).commitment);
      return answer<'seeds/end'>(request, reply, await describeProofs(context, game));
    });

    server.post('/play/api/book/open', async (request, reply) => {
      await refuseWhileClosed(context);
      const { code, prizeMode } = parse(openRequest, request.body);
      refuseOtherMode((await catalogueOf(context)).prizeMode, prizeMode);
      const { token, game } = await openLaunch(context, code);
      return answer<'book/open'>(request, reply, { token, ...(await readBook(context, game)) });
    });

    /** A call of the betting page: answers with the state afterwards, whatever it does. */
    const onBook = (
      call: 'state' | 'place' | 'cancel',
      act: (game: OpenGame, body: unknown) => Promise<void>,
      by: MadeBy = 'player',
    ) =>
      server.post(`/play/api/book/${call}`, async (request, reply) => {
        const game = await openGameOf(context, request.headers.authorization, by);
        count(`account ${game.accountId}`, limits.perAccount);
        await act(game, request.body);
        return answer<`book/${typeof call}`>(request, reply, await readBook(context, game));
      });
    onBook('state', () => refuseWhileClosed(context), 'page');
    onBook('place', async (game, body) => {
      const { stake, ...bet } = parse(bookBetRequest, body);
      await placeInBook(await forWrites(), game, { ...bet, stake: parseStake(game, stake) });
    });
    onBook('cancel', async (game, body) =>
      cancelInBook(await forWrites(), game, parse(cancelRequest, body).ticket),
    );
  };
}

/** Kept in memory, compressed once. */
function servePage(server: FastifyInstance, path: string, page: string) {
  const plain = Buffer.from(page);
  const packed = brotliCompressSync(plain);
  server.get(path, async (request, reply) => {
    reply.headers({ ...pageHeaders, Vary: 'Accept-Encoding' });
    return acceptsBrotli(request) ? reply.header('Content-Encoding', 'br').send(packed) : reply.send(plain);
  });
}

async function openGameOf(
  context: OperatorContext,
  token: string | undefined,
  by: MadeBy = 'player',
): Promise<OpenGame> {
  if (!token) throw new Refusal('notLoggedIn');
  return findOpenGame(context, token, by);
}

/** Only with play money are such games drawn immediately. Throws Refusal `notFound`. */
function refuseWaitingBets({ kind, fun }: OpenGame) {
  if (hasBook(kind) && !fun) throw new Refusal('notFound');
}

async function describeGame(context: OperatorContext, game: OpenGame) {
  if (game.fun) await refillFunWallet(context.database, game.accountId, game.minBet);
  const balance = await (game.fun ? funBalanceOf : balanceOf)(context.database, game.accountId);
  const rules = rulesOf(game.kind);
  const [lastRound] = await latestRounds(context, game, 1);
  return {
    name: game.gameName,
    fun: game.fun,
    balance: inPesos(balance),
    stakes: stakesOf(game).map(inPesos),
    kind: rules.kind,
    choices: rules.choices.map(describeChoice),
    explanation: rules.explanation,
    returnToPlayer: rules.returnToPlayer / 100,
    lastRound: lastRound ? describeRound(lastRound) : null,
    seeds: await seedsInUse(context, game),
    jackpot: game.classify === 'JP' ? await describeJackpot(context, game) : null,
  };
}

const describeChoice = ({ id, hundredths, returned }: Choice) => ({
  id,
  times: hundredths / 100,
  ...(returned !== undefined && { returned: returned / 100 }),
});

/** The page's data on the jackpot; amounts in pesos, payout shares in percent. */
async function describeJackpot({ database }: OperatorContext, game: OpenGame) {
  return {
    amount: inPesos(await jackpotOf(database)),
    isPlayedFor: feedsJackpot(game),
    opening: inPesos(jackpotOpening),
    numbers: jackpotNumbers,
    returns: { share: jackpotReturn.share / 100, opening: jackpotReturn.opening / 100 },
  };
}

const describeRound = ({ id, stake, payout, jackpotWon, choice, outcome, ...proof }: Round) => ({
  id,
  stake: inPesos(stake),
  payout: inPesos(payout),
  jackpotWon: inPesos(jackpotWon),
  choice,
  outcome,
  proof: proofOf(proof),
});

/** A round's proof: null if there is none; `seeds` is null for preset numbers. */
const proofOf = ({ drawn, ...seeds }: Pick<Round, 'drawn' | keyof RoundSeeds>) =>
  drawn && { ...drawn, seeds: seedsOf(seeds) };

/** Either all seeds are set or none. */
const seedsOf = ({ commitment, clientSeed, nonce }: Pick<Round, keyof RoundSeeds>) =>
  commitment === null || clientSeed === null || nonce === null ? null : { commitment, clientSeed, nonce };

const provenRounds = 10;

/** The seeds of the player's rounds, and the latest rounds with revealed server seeds. */
async function describeProofs(context: OperatorContext, game: OpenGame) {
  const ended = await endedSeeds(context, game);
  const rounds = await latestRounds(context, game, provenRounds);
  return {
    seeds: await seedsInUse(context, game),
    ended: ended && { commitment: ended.commitment, serverSeed: ended.serverSeed, rounds: ended.rounds },
    rounds: rounds.map(({ serverSeed, ...round }) => ({ ...describeRound(round), serverSeed })),
  };
}

const inPesos = (centavos: number) => centavos / 100;

type Book = Awaited<ReturnType<typeof readBook>>;
type Proofs = Awaited<ReturnType<typeof describeProofs>>;

/** Answers of the pages' calls, by path under /play/api. Amounts in pesos. */
export interface PlayAnswers {
  open: Awaited<ReturnType<typeof describeGame>> & { token: string };
  bet: { round: ReturnType<typeof describeRound>; balance: number; jackpot?: number };
  jackpot: { amount: number };
  proofs: Proofs;
  'seeds/end': Proofs;
  'book/open': Book & { token: string };
  'book/state': Book;
  'book/place': Book;
  'book/cancel': Book;
}

const answer = <Call extends keyof PlayAnswers>(
  request: FastifyRequest,
  reply: FastifyReply,
  value: PlayAnswers[Call],
) =>
  reply
    .headers({ [headers.requestId]: request.id, 'Cache-Control': 'no-store' })
    .send({ success: true, value });

function parse<S extends v.GenericSchema>(schema: S, given: unknown): v.InferOutput<S> {
  const parsed = v.safeParse(schema, given);
  if (parsed.success) return parsed.output;
  throw new Refusal('requestInvalid', { message: parsed.issues.map(({ message }) => message).join('; ') });
}
