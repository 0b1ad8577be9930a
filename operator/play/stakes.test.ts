import fastify from 'fastify';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSession, startSession } from '#operator/accounts/identity/sessions.ts';
import { Refusal } from '@araw/server/http/refusal';
import type { GameKind, InstantKind } from '#operator/database/tables/games.tables.ts';
import { merchants } from '#operator/database/tables/system.tables.ts';
import { seedCatalogue } from '#operator/games/data/seedCatalogue.ts';
import { gamesHandlers } from '#operator/games/games.handlers.ts';
import { seedGames } from '#operator/games/games.seed.ts';
import { playRoutes } from '#operator/http/play.routes.ts';
import { defaultRateLimits } from '#operator/http/rateLimit.ts';
import { openingBalance } from '#operator/ledger/ledger.ts';
import { paytables } from '#operator/rules/lottery.ts';
import { pricesOf } from '#operator/rules/matches.ts';
import { hasBook, instantKinds, rulesOf } from '#operator/rules/rules.ts';
import { fightPricesOf } from '#operator/rules/sabong.ts';
import { prizesOf, type SixKind, sixKinds } from '#operator/rules/sixNumbers.ts';
import { parseStake, stakesOf } from '#operator/rules/stakes.ts';
import { merchant } from '#operator/seed/merchant.ts';
import { createTestContext, type TestContext } from '#operator/testing/context.ts';
import { createTestAccounts } from '#operator/testing/database.ts';
import { everyDraw } from '#operator/testing/everyDraw.ts';
import { calls } from '@araw/contract/calls/calls';
import { covers, type GameType, gameTypes, minBets } from '@araw/contract/games/gameCodes';
import { firstOf } from '@araw/testing/shortRun';
import { createLaunch } from './launch.ts';

const catalogue = seedCatalogue();
type Game = (typeof catalogue)[number];

/** Games with more draws are not enumerated: their payouts are those explained. */
const enumerable = 600_000;

/** Every possible payout of a round, in hundredths of the stake. */
function payoutsOf(kind: InstantKind): number[] {
  const { choices, draws, settle, explanation } = rulesOf(kind);
  if (kind === 'bingo') {
    // Too many draws to enumerate: any number of lines, with or without the corners.
    const { line, corners } = explanation as { line: number; corners: number };
    return Array.from({ length: 13 }, (_, lines) => [lines * line, lines * line + corners])
      .flat()
      .map((times) => Math.round(times * 100));
  }
  if (draws.reduce((many, size) => many * size, 1) > enumerable) {
    const { prizes = [], push = 0 } = explanation as { prizes?: { times: number }[]; push?: number };
    return [
      0,
      push * 100,
      ...prizes.map(({ times }) => times * 100),
      ...choices.map(({ hundredths }) => hundredths),
    ];
  }
  const picks = choices.length > 0 ? choices.map(({ id }) => id) : [null];
  const paid = new Set<number>();
  for (const drawn of everyDraw(draws)) for (const pick of picks) paid.add(settle(drawn, pick).hundredths);
  return [...paid];
}

const bookPayouts = {
  digits: Object.values(paytables).flatMap(({ digits, side }) => [digits, side]),
  matches: Array.from({ length: 500 }, (_, match) => pricesOf(match, match % 2 === 0))
    .flat()
    .map(({ hundredths }) => hundredths),
  ...(Object.fromEntries(
    sixKinds.map((kind) => [kind, prizesOf(kind).map(({ times }) => times * 100)]),
  ) as Record<SixKind, number[]>),
  sabong: Array.from({ length: 500 }, (_, fight) => fightPricesOf(fight))
    .flat()
    .map(({ hundredths }) => hundredths),
};

function refusalOf(game: Game, given: number): string | null {
  try {
    parseStake(game, given);
    return null;
  } catch (error) {
    return error instanceof Refusal ? error.code : 'thrown';
  }
}

describe('the stakes in the whole catalogue', () => {
  const payouts = new Map<GameKind, number[]>(instantKinds.map((kind) => [kind, payoutsOf(kind)]));

  it('[LIST-03] the smallest stake a game offers is the one in its record', () => {
    expect(catalogue.filter((game) => stakesOf(game)[0] !== game.minBet).map(({ gameId }) => gameId)).toEqual(
      [],
    );
  });

  it('[LIST-03] every offered stake is accepted, and a centavo below the smallest is refused', () => {
    const wrong = catalogue.filter(
      (game) =>
        stakesOf(game).some((stake) => refusalOf(game, stake / 100) !== null) ||
        refusalOf(game, (game.minBet - 1) / 100) !== 'requestInvalid',
    );
    expect(wrong.map(({ gameId }) => gameId)).toEqual([]);
  });

  it('[BAL-02] each stake times each payout, for fun and in the ledger, is whole centavos', () => {
    const broken = catalogue.flatMap((game) => {
      const book = hasBook(game.kind) ? bookPayouts[game.kind] : [];
      const paid = [...(payouts.get(game.kind) ?? []), ...book];
      return stakesOf(game).flatMap((stake) =>
        paid.some((hundredths) => (stake * hundredths) % 100 !== 0) ? [`${game.gameId} ${stake}`] : [],
      );
    });
    expect(broken).toEqual([]);
  });

  it.each(instantKinds)('%s is played for the smallest stakes its payouts allow', (kind) => {
    const { unit } = rulesOf(kind);
    const paid = payouts.get(kind) ?? [];
    const fits = (stake: number) => paid.every((hundredths) => (stake * hundredths) % 100 === 0);
    const smallest = Array.from({ length: 100 }, (_, index) => index + 1).find(fits);
    expect(unit).toBe(smallest);
  });

  it('the jackpot share is whole centavos too', () => {
    const stakes = catalogue.filter(({ classify }) => classify === 'JP').flatMap(stakesOf);
    expect(stakes.length).toBeGreaterThan(100);
    expect(stakes.filter((stake) => stake % 100 !== 0)).toEqual([]);
  });
});

describe('the stakes on the pages', () => {
  let context: TestContext;
  const server = fastify();

  beforeAll(async () => {
    context = await createTestContext();
    await context.database.insert(merchants).values(merchant);
    await seedGames(context);
    await server.register(
      playRoutes(context, { ...defaultRateLimits, perIp: 1_000_000, perAccount: 1_000_000 }),
    );
  });
  afterAll(async () => {
    await server.close();
    await context.close();
  });

  async function post(path: string, body: object, token = '') {
    const response = await server.inject({
      method: 'POST',
      url: `/play/api/${path}`,
      headers: { ...(token && { authorization: token }) },
      payload: body,
    });
    return { status: response.statusCode, value: response.json<{ value: never }>().value };
  }

  /** The first game for each way to play with each smallest stake. */
  const samples = [
    ...new Map(catalogue.map((game) => [`${game.kind} ${game.classify === 'JP'} ${game.minBet}`, game])),
  ];

  it.each(firstOf(samples, 10))(
    '[LIST-03] %s: its smallest stake is accepted, a centavo less is not',
    async (_, game) => {
      const [id = 0] = await createTestAccounts(context.database, 1);
      await openingBalance(context.database, id, 100_000, context.clock.now());
      const login = await startSession(
        context,
        { id },
        { ip: '127.0.0.1', userAgent: 'test', sessionId: null },
      );
      const { sessionId } = await openSession(context, login);
      const isBook = hasBook(game.kind);
      const path = await createLaunch(context, {
        account: { id, type: 0 },
        sessionId,
        game,
        book: isBook ? { roomId: '' } : undefined,
        fun: false,
        language: 'en',
        css: '',
      });
      const code = new URLSearchParams(path.split('?')[1]).get('code');
      const opened: {
        token: string;
        stakes: number[];
        events: { id: string; choices: { id: string }[] }[];
        choices: { id: string }[];
      } = (await post(isBook ? 'book/open' : 'open', { code })).value;
      expect(opened.stakes[0]).toBe(game.minBet / 100);
      const event = opened.events?.[0];
      const bet = (stake: number) =>
        post(
          isBook ? 'book/place' : 'bet',
          {
            ...(event && { event: event.id }),
            choice: (event ?? opened).choices[0]?.id ?? '1-2-3-4-5-6',
            stake,
            idempotencyKey: `stake-of-centavos-${Math.round(stake * 100)}`,
          },
          opened.token,
        );
      expect((await bet(game.minBet / 100)).status).toBe(200);
      expect((await bet((game.minBet - 1) / 100)).status).toBe(400);
    },
  );

  async function listed(gameType: GameType, minBet: string) {
    const caller = { account: null, sessionId: null, ip: '', userAgent: '', requestId: '' };
    const asked = {
      merchant: 'ARAW',
      platform: 'html5',
      language: 'EN',
      clientType: 2,
      gameType,
      minBet,
    };
    const found: string[] = [];
    for (let pageNo = 1, pages = 1; pageNo <= pages; pageNo++) {
      const request = v.parse(calls.gameList.request, { ...asked, minLine: '', pageNo, pageSize: 100 });
      const { games, totalPages } = await gamesHandlers.gameList(request, caller, context);
      found.push(...(games ?? []).map(({ gameId }) => gameId));
      pages = totalPages ?? 1;
    }
    return found;
  }

  it.each(minBets.slice(1))(
    '[LIST-03] the list for ₱%s has the games that accept it and no others',
    async (minBet) => {
      const suits = (game: Game) => stakesOf(game)[0] === Math.round(Number(minBet) * 100);
      for (const gameType of gameTypes) {
        const ofType = catalogue.filter((game) => covers(gameType).includes(game.gameType));
        expect(await listed(gameType, minBet)).toEqual(ofType.filter(suits).map(({ gameId }) => gameId));
      }
    },
  );
});
