import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { operatorSecret } from '#operator/accounts/operatorSecrets.ts';
import { openSession, startSession } from '#operator/accounts/identity/sessions.ts';
import { operatorSecrets } from '#operator/database/tables/accounts.tables.ts';
import type { GameKind } from '#operator/database/tables/games.tables.ts';
import { merchants } from '#operator/database/tables/system.tables.ts';
import { catalogueOf } from '#operator/games/catalogue.ts';
import { seedGames } from '#operator/games/games.seed.ts';
import { matchIn, matchNumbersAfter } from '#operator/games/schedule.ts';
import { readPages } from '#operator/http/builtPages.ts';
import { playRoutes } from '#operator/http/play.routes.ts';
import { defaultRateLimits } from '#operator/http/rateLimit.ts';
import { auditLedger } from '#operator/ledger/audit.ts';
import { balanceOf, openingBalance } from '#operator/ledger/ledger.ts';
import { createLaunch } from '#operator/play/launch.ts';
import { seedOf } from '#operator/rules/lottery.ts';
import { hasBook } from '#operator/rules/rules.ts';
import { drawSix, hundredthsOfWritten } from '#operator/rules/sixNumbers.ts';
import { merchant } from '#operator/seed/merchant.ts';
import { createTestContext, type TestContext } from '#operator/testing/context.ts';
import { createTestAccounts } from '#operator/testing/database.ts';
import { mapELotteries } from '#operator/testing/lottery.ts';
import { setSiteSwitch } from '#operator/testing/system.ts';
import type { GameType } from '@araw/contract/games/gameCodes';
import { assetsIn, builtPages } from '#tests/builtPages.ts';
import type { readBook } from '#operator/compositions/book.ts';

const pagesFolder = await builtPages();

let context: TestContext;
const server = fastify();
const opening = 100_000;

beforeAll(async () => {
  context = await createTestContext();
  await context.database.insert(merchants).values(merchant);
  await seedGames(context);
  const limits = { ...defaultRateLimits, perIp: 1_000_000 };
  await server.register(playRoutes(context, limits, readPages(pagesFolder)));
});
afterAll(async () => {
  await server.close();
  await context.close();
});
/** Separate days, so that no test bets on something another has ended. */
beforeEach(() => context.clock.shift(24 * 3_600_000));

let keys = 0;
const uniqueKey = () => `bet-of-this-test-${++keys}`;

interface Answer {
  status: number;
  success: boolean;
  code?: string;
  /** Present when `success`. */
  value: Awaited<ReturnType<typeof readBook>> & { token: string };
}

async function call(path: string, body: unknown, token = ''): Promise<Answer> {
  const response = await server.inject({
    method: 'POST',
    url: `/play/api/book/${path}`,
    headers: { 'content-type': 'application/json', ...(token && { authorization: token }) },
    payload: JSON.stringify(body),
  });
  return { ...response.json<Answer>(), status: response.statusCode };
}

async function launchPath(
  id: number,
  gameId: string,
  gameType: GameType,
  { fun = false }: { fun?: boolean } = {},
) {
  const login = await startSession(context, { id }, { ip: '127.0.0.1', userAgent: 'test', sessionId: null });
  const { sessionId } = await openSession(context, login);
  const found = (await catalogueOf(context)).byId.get(gameId);
  if (!found) throw new Error(`There is no game ${gameId}`);
  const game = { gameId, name: 'Game', kind: found.kind };
  const frame = { mui: 'mobile', playType: 'Tradition', prizeMode: 'Elott', merchant: 'ARAW' } as const;
  const book = gameType === 'LOTT' ? frame : { roomId: '' };
  const look = { language: 'en', css: '' } as const;
  return createLaunch(context, { account: { id, type: 0 }, sessionId, game, fun, book, ...look });
}

function codeIn(path: string) {
  const query = new URLSearchParams(path.split('?')[1]);
  return query.get('code') ?? query.get('token');
}

async function newPlayer(): Promise<number> {
  const [player = 0] = await createTestAccounts(context.database, 1);
  await openingBalance(context.database, player, opening, context.clock.now());
  return player;
}

async function open(gameId: string, gameType: GameType, who?: number) {
  const player = who ?? (await newPlayer());
  const path = await launchPath(player, gameId, gameType);
  const { value } = await call('open', { code: codeIn(path) });
  return { player, ...value };
}

describe('the betting page', () => {
  it('is served with the strict policy of games, without inline code, and small', async () => {
    // Thai has the longest texts.
    const assets = assetsIn(pagesFolder)('book.html', 'texts/th.ts');
    const files = await Promise.all(
      ['/play/book/G1', ...assets].map((url) => server.inject({ url, headers: { 'accept-encoding': 'br' } })),
    );
    const [page, game] = await Promise.all([server.inject('/play/book/G1'), server.inject('/play/G1')]);
    expect(page.headers['content-security-policy']).toBe(game.headers['content-security-policy']);
    expect(page.body).not.toMatch(/<script(?![^>]* src=)|<style| style=| on\w+=/);
    expect(new Set(files.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(files.reduce((bytes, { rawPayload }) => bytes + rawPayload.length, 0)).toBeLessThan(14_200);
  });

  it('[TILE-06] opens once with a code, only for real money; play money uses the round game', async () => {
    const [player = 0] = await createTestAccounts(context.database, 1);
    const path = await launchPath(player, 'SWL-001', 'LOTT');
    expect(path).toMatch(
      /^\/lotto-h5\/mobile\/Tradition\/games\/SWL-001\?token=[\w-]{43}&merchant=ARAW&prize_mode=Elott&language=en&css=$/,
    );
    expect((await server.inject(path)).headers['content-type']).toContain('text/html');
    const code = codeIn(path);
    expect((await call('open', { code })).status).toBe(200);
    expect(await call('open', { code })).toMatchObject({ status: 400, code: 'codeWrong' });
    const fun = await launchPath(player, 'SWL-001', 'LOTT', { fun: true });
    expect(fun).toMatch(/^\/play\/SWL-001\?/);
    expect(await call('open', { code: codeIn(fun) })).toMatchObject({ status: 404 });
    expect(await call('state', {})).toMatchObject({ status: 401, code: 'notLoggedIn' });
  });

  it('is for lotteries, matches and fights, each of which accepts bets with every vendor of its games', async () => {
    const kinds: GameKind[] = ['digits', 'six42', 'matches', 'sabong', 'slot', 'coin'];
    expect(kinds.filter(hasBook)).toEqual(['digits', 'six42', 'matches', 'sabong']);
    const { games } = await catalogueOf(context);
    const vendors = new Map(games.filter(({ kind }) => hasBook(kind)).map((game) => [game.vendor, game]));
    for (const { gameId, gameType } of vendors.values()) {
      expect([gameId, (await open(gameId, gameType)).events.length]).toEqual([
        gameId,
        expect.toSatisfy((count: number) => count > 0),
      ]);
    }
    expect([...vendors.keys()].toSorted()).toEqual(
      'AI AV DS88 EZL IA IMES KP LR SWL TCG_LOTTO_VN TF'.split(' '),
    );
  });

  it.each([
    ['SWL-001', 'LOTT'],
    ['LR-001', 'SPORTS'],
    ['DS88-001', 'COCKFIGHT'],
  ] as const)(
    'of %s is the only way to bet on it: nothing of it is drawn immediately',
    async (gameId, gameType) => {
      const { player, token } = await open(gameId, gameType);
      for (const choice of ['big', 'home', 'sun']) {
        const bet = { stake: 10, choice, idempotencyKey: uniqueKey() };
        expect(await call('../bet', bet, token)).toMatchObject({ status: 404, code: 'notFound' });
      }
      expect(await balanceOf(context.database, player)).toBe(opening);
    },
  );
});

/** The commitment of the draw open for bets. */
const commitmentIn = (opened: object) => ('commitment' in opened ? opened.commitment : undefined);

describe('a lottery bet', () => {
  it('is placed once per key, cancelled before the draw, and included in the state', async () => {
    const { player, token, events, ...opened } = await open('SWL-001', 'LOTT');
    const bet = { event: events[0]?.id, choice: '123', stake: 10, idempotencyKey: uniqueKey() };
    await call('place', bet, token);
    const { value } = await call('place', bet, token);
    const proof = { commitment: commitmentIn(opened), seed: null, winningNumbers: null, matches: null };
    expect(value).toMatchObject({
      balance: 990,
      tickets: [{ choice: '123', stake: 10, status: 'open', cancellable: true, proof }],
    });
    const cancelled = await call('cancel', { ticket: value.tickets[0]?.id }, token);
    expect(cancelled.value).toMatchObject({
      balance: 1000,
      tickets: [{ choice: '123', status: 'cancelled', cancellable: false }],
    });
    expect(await balanceOf(context.database, player)).toBe(opening);
  });

  it.each([
    ['Lott', 950, 1.85, ['EZL']],
    ['Elott', 900, 1.9, ['EZL', 'TCG_LOTTO_VN']],
    ['Elott', 900, 1.9, ['LOTT']],
  ] as const)('[TILE-06] in prize mode %s is settled once its draw has closed', async (...of) => {
    const [prizeMode, digits, side, eLotteries] = of;
    await mapELotteries(context, eLotteries);
    const { token, events, ...opened } = await open('SWL-001', 'LOTT');
    expect(opened).toMatchObject({
      prizeMode,
      paytables: expect.arrayContaining([{ mode: prizeMode, digits, side }]),
    });
    expect(events[0]).toMatchObject({ digitsTimes: digits, choices: Array(4).fill({ times: side }) });
    for (const choice of ['small', 'big']) {
      const bet = { event: events[0]?.id, choice, stake: 10, idempotencyKey: uniqueKey() };
      expect((await call('place', bet, token)).status).toBe(200);
    }
    context.clock.shift(10 * 60_000);
    const { value } = await call('state', {}, token);
    const won = value.tickets.filter(({ status }) => status === 'won');
    expect(won.map((ticket) => [ticket.won, ticket.cancellable])).toEqual([[10 * side, false]]);
    expect(value.balance).toBe(980 + 10 * side);
    const numero = events[0]?.id;
    const winningNumbers = expect.stringMatching(/^\d{3}$/);
    const seed = expect.stringMatching(/^[\da-f]{64}$/);
    const proof = { commitment: commitmentIn(opened), seed, winningNumbers, matches: true };
    expect(value.results[0]).toEqual({ numero, winningNumbers, proof });
    expect(value.tickets.map((ticket) => ticket.proof)).toEqual([proof, proof]);
    expect(await auditLedger(context.database)).toMatchObject({ total: 0, wrongBalances: 0 });
  });

  it('reports a draw made with a key other than the one at the time of the bet', async () => {
    const { token, events, ...opened } = await open('SWL-001', 'LOTT');
    const bet = { event: events[0]?.id, choice: 'small', stake: 10, idempotencyKey: uniqueKey() };
    await call('place', bet, token);
    await context.database
      .update(operatorSecrets)
      .set({ value: randomBytes(32).toString('base64url') })
      .where(eq(operatorSecrets.name, 'lottery'));
    context.clock.shift(10 * 60_000);
    const { value } = await call('state', {}, token);
    expect(value.tickets).toMatchObject([
      { proof: { commitment: commitmentIn(opened), seed: expect.any(String), matches: false } },
    ]);
  });

  it.each([
    [{ choice: '12' }, 'requestInvalid'],
    [{ stake: 3 }, 'requestInvalid'],
    [{ stake: -1 }, 'requestInvalid'],
    [{ idempotencyKey: 'short' }, 'requestInvalid'],
    [{ event: '20200101-0001' }, 'conflict'],
    [{ event: 'x' }, 'notFound'],
    [{ event: undefined }, 'requestInvalid'],
  ])('with %j is refused', async (changes, code) => {
    const { player, token, events } = await open('SWL-001', 'LOTT');
    const bet = { event: events[0]?.id, choice: '123', stake: 10, idempotencyKey: uniqueKey(), ...changes };
    expect(await call('place', bet, token)).toMatchObject({ success: false, code });
    expect(await balanceOf(context.database, player)).toBe(opening);
  });
});

describe('[NET-12] while the site is closed', () => {
  const whileClosed = async <Found>(ask: () => Promise<Found>) => {
    await setSiteSwitch(context, 'maintenance', true);
    const found = await ask();
    await setSiteSwitch(context, 'maintenance', false);
    return found;
  };

  it.each([
    ['draw', 'SWL-001', 'LOTT', '123'],
    ['match', 'LR-001', 'SPORTS', 'home'],
  ] as const)('an accepted bet on a %s is answered, and a new one is refused by its key', async (...of) => {
    const [, gameId, gameType, choice] = of;
    const { player, token, events } = await open(gameId, gameType);
    const bet = { event: events[0]?.id, choice, stake: 10, idempotencyKey: uniqueKey() };
    const first = await call('place', bet, token);
    const other = { ...bet, idempotencyKey: uniqueKey() };
    const [again, fresh, state] = await whileClosed(() =>
      Promise.all([
        Promise.all([call('place', bet, token), call('place', bet, token)]),
        call('place', other, token),
        call('state', {}, token),
      ]),
    );
    expect(again).toEqual([first, first]);
    expect(fresh).toMatchObject({
      status: 503,
      code: 'maintenance',
      value: { decided: other.idempotencyKey },
    });
    expect(state).toMatchObject({ status: 503, code: 'maintenance' });
    expect(state.value).toBeUndefined();
    expect(await balanceOf(context.database, player)).toBe(opening - 1000);
  });

  it('a cancelled ticket is reported as such, another is kept and refused by name', async () => {
    const { player, token, events } = await open('SWL-001', 'LOTT');
    const place = (choice: string) =>
      call('place', { event: events[0]?.id, choice, stake: 10, idempotencyKey: uniqueKey() }, token);
    await place('111');
    const tickets = (await place('222')).value.tickets;
    const [cancelled, kept] = [tickets[1]?.id, tickets[0]?.id];
    const first = await call('cancel', { ticket: cancelled }, token);
    const [again, refused, unknown] = await whileClosed(() =>
      Promise.all([cancelled, kept, 'x'].map((ticket) => call('cancel', { ticket }, token))),
    );
    expect(again).toEqual(first);
    expect(refused).toMatchObject({ status: 503, code: 'maintenance', value: { decided: kept } });
    expect(unknown).toMatchObject({ status: 503, code: 'maintenance', value: { decided: 'x' } });
    expect(await balanceOf(context.database, player)).toBe(opening - 1000);
  });

  it('a late bet, or one above the balance, is refused with its key', async () => {
    const { token, events } = await open('SWL-001', 'LOTT');
    const bet = { event: events[0]?.id, choice: '123', stake: 500, idempotencyKey: uniqueKey() };
    for (const idempotencyKey of [uniqueKey(), uniqueKey()])
      await call('place', { ...bet, idempotencyKey }, token);
    const value = { decided: bet.idempotencyKey };
    expect(await call('place', bet, token)).toMatchObject({ code: 'insufficientBalance', value });
    expect(await call('place', { ...bet, event: '20200101-0001' }, token)).toMatchObject({
      code: 'conflict',
      value,
    });
  });
});

describe('a bet on a match', () => {
  it('is placed on a side, stays open, and is settled at the end of the match', async () => {
    const { player, token, events } = await open('LR-001', 'SPORTS');
    const [first] = events;
    const match = matchIn(Number(first?.id), await catalogueOf(context));
    expect(first).toMatchObject({
      teams: [match?.homeTeam, match?.awayTeam],
      closesAt: match?.matchTime,
    });
    const choices = first?.choices ?? [];
    for (const { id } of choices) {
      const bet = { event: first?.id, choice: id, stake: 10, idempotencyKey: uniqueKey() };
      expect((await call('place', bet, token)).status).toBe(200);
    }
    const { value: before } = await call('state', {}, token);
    expect(before).toMatchObject({ balance: 1000 - 10 * choices.length, results: [] });
    const cancel = await call('cancel', { ticket: before.tickets[0]?.id }, token);
    expect(cancel).toMatchObject({ status: 409, code: 'conflict' });

    context.clock.shift((first?.closesAt ?? 0) + 90 * 60_000 - context.clock.now());
    const after = await open('LR-001', 'SPORTS', player);
    const won = after.tickets.filter(({ status }) => status === 'won');
    expect(won).toHaveLength(1);
    expect(choices.map(({ times }) => Math.round(times * 1000) / 100)).toContain(won[0]?.won);
    expect(after.balance).toBe(1000 - 10 * choices.length + (won[0]?.won ?? 0));
    expect(after.results).toMatchObject([{ teams: first && 'teams' in first ? first.teams : null }]);
    expect(await auditLedger(context.database)).toMatchObject({ total: 0, wrongBalances: 0 });
  });

  it.each([
    [{ choice: 'both' }, 'requestInvalid'],
    [{ event: '1e3' }, 'requestInvalid'],
    [{ event: '1' }, 'conflict'],
  ])('with %j is refused', async (changes, code) => {
    const { player, token } = await open('LR-001', 'SPORTS');
    const [match] = matchNumbersAfter(context.clock.now(), 'LR', 1);
    const bet = { event: `${match}`, choice: 'home', stake: 10, idempotencyKey: uniqueKey(), ...changes };
    expect(await call('place', bet, token)).toMatchObject({ success: false, code });
    expect(await balanceOf(context.database, player)).toBe(opening);
  });
});

describe('a bet on a fight', () => {
  it('is placed on meron, wala or a draw, and is settled five minutes after the fight started', async () => {
    const { player, token, events, kind } = await open('DS88-001', 'COCKFIGHT');
    const [first] = events;
    expect(kind).toBe('sabong');
    expect(events.map(({ closesAt }) => closesAt - context.clock.now())).toEqual([
      expect.toSatisfy((left: number) => left > 0 && left <= 10 * 60_000),
      events[0]!.closesAt - context.clock.now() + 10 * 60_000,
      events[0]!.closesAt - context.clock.now() + 20 * 60_000,
    ]);
    expect(first?.choices.map(({ id }) => id)).toEqual(['home', 'draw', 'away']);
    for (const choice of ['home', 'draw', 'away']) {
      const bet = { event: first?.id, choice, stake: 10, idempotencyKey: uniqueKey() };
      expect((await call('place', bet, token)).status).toBe(200);
    }
    context.clock.shift((first?.closesAt ?? 0) + 5 * 60_000 - 1 - context.clock.now());
    const { value: before } = await call('state', {}, token);
    expect(before).toMatchObject({ balance: 970, results: [] });
    context.clock.shift(1);
    const { value: after } = await call('state', {}, token);
    const won = after.tickets.filter(({ status }) => status === 'won');
    expect(won).toHaveLength(1);
    expect(after.balance).toBe(970 + (won[0]?.won ?? 0));
    expect(after.results).toEqual([
      { teams: first && 'teams' in first ? first.teams : null, winner: won[0]?.choice },
    ]);
    expect(await balanceOf(context.database, player)).toBe(Math.round(after.balance * 100));
    expect(await auditLedger(context.database)).toMatchObject({ total: 0, wrongBalances: 0 });
  });

  it('that has started is refused', async () => {
    const { player, token, events } = await open('DS88-001', 'COCKFIGHT');
    context.clock.shift((events[0]?.closesAt ?? 0) - context.clock.now());
    const bet = { event: events[0]?.id, choice: 'home', stake: 10, idempotencyKey: uniqueKey() };
    expect(await call('place', bet, token)).toMatchObject({ status: 409, code: 'conflict' });
    expect(await balanceOf(context.database, player)).toBe(opening);
  });
});

describe('a bet on six numbers', () => {
  const ofDraw = async (token: string) => (await call('state', {}, token)).value.results[0];

  it('[TILE-06] is placed, cancelled before the draw, and settled with the seed’s numbers', async () => {
    const { player, token, events, ...opened } = await open('SWL-002', 'LOTT');
    expect(opened).toMatchObject({ kind: 'sixNumbers', highest: 42, returnToPlayer: 8350 });
    expect(events).toMatchObject([{ choices: [], digitsTimes: null }]);
    const event = events[0]?.id;
    const first = { event, choice: '1-2-3-4-5-6', stake: 10, idempotencyKey: uniqueKey() };
    expect((await call('place', first, token)).value).toMatchObject({
      balance: 990,
      tickets: [{ choice: '1-2-3-4-5-6', stake: 10, status: 'open', cancellable: true }],
    });
    const { value } = await call('place', { ...first, idempotencyKey: uniqueKey() }, token);
    const cancelled = await call('cancel', { ticket: value.tickets[0]?.id }, token);
    expect(cancelled.value).toMatchObject({
      balance: 990,
      tickets: [{ status: 'cancelled' }, { status: 'open' }],
    });
    context.clock.shift(10 * 60_000);
    const result = await ofDraw(token);
    expect(result).toMatchObject({ numero: event, winningNumbers: expect.stringMatching(/^\d+(-\d+){5}$/) });
    const drawn = result && 'winningNumbers' in result ? result.winningNumbers : '';
    const won = hundredthsOfWritten('six42', first.choice, drawn) / 10;
    expect(await balanceOf(context.database, player)).toBe(opening - 1000 + won * 100);
    expect(await auditLedger(context.database)).toMatchObject({ total: 0, wrongBalances: 0 });
  });

  it('[TILE-06] on the drawn numbers pays the highest prize', async () => {
    const { player, token, events } = await open('SWL-002', 'LOTT');
    const event = events[0]?.id ?? '';
    const key = await operatorSecret(context, 'lottery');
    const choice = drawSix('six42', seedOf(key, 'SWL-002', event));
    expect(
      (await call('place', { event, choice, stake: 10, idempotencyKey: uniqueKey() }, token)).status,
    ).toBe(200);
    context.clock.shift(10 * 60_000);
    const { value } = await call('state', {}, token);
    expect(value.tickets).toMatchObject([{ choice, status: 'won', won: 1_000_000 }]);
    expect(await balanceOf(context.database, player)).toBe(opening - 1000 + 100_000_000);
  });

  it.each(['123', 'big', '1-2-3-4-5', '1-2-3-4-5-43', '1-1-2-3-4-5', '6-5-4-3-2-1'])(
    '%j is refused',
    async (choice) => {
      const { player, token, events } = await open('SWL-002', 'LOTT');
      const bet = { event: events[0]?.id, choice, stake: 10, idempotencyKey: uniqueKey() };
      expect(await call('place', bet, token)).toMatchObject({ status: 400, code: 'requestInvalid' });
      expect(await balanceOf(context.database, player)).toBe(opening);
    },
  );
});
