import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import fastify from 'fastify';
import type { Manifest } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endSession, openSession, startSession } from '#operator/accounts/identity/sessions.ts';
import { games, type InstantKind, vendors } from '#operator/database/tables/games.tables.ts';
import { ledgerAccounts, ledgerTransactions } from '#operator/database/tables/ledger.tables.ts';
import { funWallets, playLaunches, playRounds } from '#operator/database/tables/play.tables.ts';
import { merchants } from '#operator/database/tables/system.tables.ts';
import { readPages } from '#operator/http/builtPages.ts';
import { playRoutes } from '#operator/http/play.routes.ts';
import { defaultRateLimits } from '#operator/http/rateLimit.ts';
import { funAllowance, funBalanceOf } from '#operator/ledger/funWallet.ts';
import { auditLedger } from '#operator/ledger/audit.ts';
import { balanceOf, openingBalance } from '#operator/ledger/ledger.ts';
import { instantKinds, rulesOf } from '#operator/rules/rules.ts';
import { merchant } from '#operator/seed/merchant.ts';
import { createTestContext, type TestContext } from '#operator/testing/context.ts';
import { createTestAccounts } from '#operator/testing/database.ts';
import { setSiteSwitch } from '#operator/testing/system.ts';
import { assetsIn, builtPages } from '#tests/builtPages.ts';
import { createLaunch } from '#operator/play/launch.ts';

const pagesFolder = await builtPages();
const pageAssets = assetsIn(pagesFolder);

let context: TestContext;
const server = fastify();

beforeAll(async () => {
  context = await createTestContext();
  await context.database.insert(merchants).values(merchant);
  await insertGames();
  const limits = { ...defaultRateLimits, perIp: 1_000_000 };
  await server.register(playRoutes(context, limits, readPages(pagesFolder)));
});
afterAll(async () => {
  await server.close();
  await context.close();
});

/** A game of each kind: a vendor without books, whole-peso stakes. */
async function insertGames() {
  await context.database.insert(vendors).values({ code: 'PP', displayName: 'Palaro Play', iconUrl: '' });
  await context.database.insert(games).values(
    instantKinds.map((kind, index) => ({
      gameId: `game ${kind}`,
      vendor: 'PP',
      nodeId: String(index),
      name: 'Manila Gold Rush',
      names: {},
      gameType: 'RNG' as const,
      kind,
      minBet: 100,
      labels: [],
      freeplay: true,
      iconUrl: '',
      popularity: index + 1,
    })),
  );
}

let keys = 0;
const uniqueKey = () => `bet-of-this-test-${++keys}`;

/** A logged-in account; real members start with ₱1,000. */
async function signIn(type = 0, balance = 100_000) {
  const [id] = await createTestAccounts(context.database, 1, type);
  if (id === undefined) throw new Error('No account');
  if (type === 0) await openingBalance(context.database, id, balance, context.clock.now());
  const token = await startSession(context, { id }, { ip: '127.0.0.1', userAgent: 'test', sessionId: null });
  const { sessionId } = await openSession(context, token);
  return { id, type, sessionId };
}

type Player = Awaited<ReturnType<typeof signIn>>;

async function launchCode(player: Player, kind: InstantKind = 'slot', fun = false) {
  const game = { gameId: `game ${kind}`, name: 'Manila Gold Rush', kind };
  const { sessionId } = player;
  const launch = { account: player, sessionId, game, fun, language: 'th', css: 'light' } as const;
  const path = await createLaunch(context, launch);
  expect(path).toMatch(/^\/play\/game%20[a-zA-Z]+\?code=[\w-]{43}&language=th&css=light$/);
  return new URLSearchParams(path.split('?')[1]).get('code') ?? '';
}

interface Answer {
  status: number;
  success: boolean;
  code?: string;
  /** Present when `success`. */
  value: { token: string; balance: number; round: { id: string; payout: number; outcome: object } };
}

async function call(path: string, body: unknown, token = ''): Promise<Answer> {
  const response = await server.inject({
    method: 'POST',
    url: `/play/api/${path}`,
    headers: { 'content-type': 'application/json', ...(token && { authorization: token }) },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const { requestId: _, ...answer } = response.json<Answer & { requestId?: string }>();
  return { ...answer, status: response.statusCode };
}

async function openGame(player: Player, kind: InstantKind = 'slot', fun = false): Promise<string> {
  const { value } = await call('open', { code: await launchCode(player, kind, fun) });
  return value.token;
}

const transactionsOf = async (player: Player) =>
  (
    await context.database
      .select({ kind: ledgerTransactions.kind })
      .from(ledgerTransactions)
      .where(sql`${ledgerTransactions.idempotencyKey} like ${`%:${player.id}:%`}`)
  ).map(({ kind }) => kind);

describe('a game page', () => {
  it.each(instantKinds)(
    'is served for %s with a strict policy, without inline code, and small',
    async (kind) => {
      const get = (url: string) => server.inject({ url, headers: { 'accept-encoding': 'br' } });
      const page = await server.inject('/play/G1');
      expect(page.headers['content-security-policy']).toBe(
        "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; connect-src 'self'; " +
          "base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
      );
      expect(page.body).not.toMatch(/<script(?![^>]* src=)|<style| style=| on\w+=/);
      // Thai has the longest texts.
      const assets = pageAssets('play.html', 'texts/th.ts', `stages/${rulesOf(kind).kind}.ts`);
      const files = await Promise.all(['/play/G1', ...assets].map(get));
      expect(new Set(files.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
      expect(files.reduce((bytes, { rawPayload }) => bytes + rawPayload.length, 0)).toBeLessThan(18_200);
    },
  );

  it.each(['gzip', 'br', 'identity'])(
    'loads files that are cached forever, precompressed, for every origin: %s',
    async (encoding) => {
      for (const url of pageAssets('play.html', 'texts/en.ts')) {
        const file = await server.inject({ url, headers: { 'accept-encoding': encoding } });
        expect(url).toMatch(/^\/play\/assets\/[\w-]+-[\w-]{8}\.(js|css)$/);
        expect(file.headers).toMatchObject({
          'cache-control': 'public, max-age=31536000, immutable',
          'content-type': expect.stringMatching(/^(application\/javascript|text\/css); charset=utf-8$/),
          'access-control-allow-origin': '*',
          'cross-origin-resource-policy': 'cross-origin',
        });
        expect(file.headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
      }
    },
  );

  it('[LANG-02] may load the fonts of scripts from a frame without an origin', async () => {
    const manifest = JSON.parse(readFileSync(join(pagesFolder, '.vite/manifest.json'), 'utf8')) as Manifest;
    const styles = Object.entries(manifest).flatMap(([key, { file }]) =>
      /@fontsource.*\.css$/.test(key) ? [file] : [],
    );
    expect(styles).toHaveLength(13);
    const thai = styles.find((file) => file.includes('thai'));
    const style = await server.inject(`/play/${thai}`);
    const [, file = ''] = /url\(([^)]+\.woff2)\)/.exec(style.body) ?? [];
    const font = await server.inject(new URL(file, `http://a.example/play/${thai}`).pathname);
    expect(font.statusCode).toBe(200);
    expect(font.headers).toMatchObject({
      'content-type': 'font/woff2',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
  });

  it('may call from a frame without an origin', async () => {
    const preflight = await server.inject({
      method: 'OPTIONS',
      url: '/play/api/bet',
      headers: { origin: 'null', 'access-control-request-method': 'POST' },
    });
    expect(preflight.statusCode).toBe(204);
    expect(preflight.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'Content-Type, Authorization',
    });
    expect(preflight.headers['access-control-allow-credentials']).toBeUndefined();
  });
});

describe('a launch', () => {
  it('opens the game once, and only its digest is kept', async () => {
    const code = await launchCode(await signIn());
    expect(JSON.stringify(await context.database.select().from(playLaunches))).not.toContain(code);
    expect(await call('open', { code })).toMatchObject({
      status: 200,
      value: {
        name: 'Manila Gold Rush',
        kind: 'slot',
        fun: false,
        balance: 1000,
        lastRound: null,
        returnToPlayer: 95.46,
      },
    });
    expect(await call('open', { code })).toEqual({
      status: 400,
      success: false,
      code: 'codeWrong',
      message: 'This game link has been used or has expired.',
    });
  });

  it('opens once however many try at the same time', async () => {
    const code = await launchCode(await signIn());
    const answers = await Promise.all(Array.from({ length: 8 }, () => call('open', { code })));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
  });

  it('is valid for a minute', async () => {
    const player = await signIn();
    const code = await launchCode(player);
    context.clock.shift(60_000);
    expect(await call('open', { code })).toMatchObject({ status: 400, code: 'codeWrong' });
  });

  it('is refused once the login has ended', async () => {
    const player = await signIn();
    const code = await launchCode(player);
    await endSession(context, player.sessionId, 'loggedOut');
    expect(await call('open', { code })).toMatchObject({ status: 401, code: 'sessionEnded' });
  });
});

describe('a bet', () => {
  it.each([
    ['slot', undefined],
    ['dice', 'over'],
    ['coin', 'moon'],
    ['fish', 'turtle'],
    ['crash', 'leave200'],
    ['dragonTiger', 'tiger'],
    ['roulette', 'red'],
    ['baccarat', 'banker'],
    ['sicBo', 'sicBig'],
    ['colorGame', 'pink'],
    ['scratch', undefined],
    ['poker', undefined],
    ['bingo', undefined],
  ] as const)('with real money (%s) moves the stake and the win through the ledger', async (kind, choice) => {
    const player = await signIn();
    const token = await openGame(player, kind);
    const { status, value } = await call('bet', { stake: 5, choice, idempotencyKey: uniqueKey() }, token);
    expect({ status, balance: value.balance }).toEqual({
      status: 200,
      balance: 1000 - 5 + value.round.payout,
    });
    expect(await balanceOf(context.database, player.id)).toBe(Math.round(value.balance * 100));
    expect(await transactionsOf(player)).toEqual(value.round.payout > 0 ? ['bet', 'win'] : ['bet']);
    const rounds = await context.database
      .select()
      .from(playRounds)
      .where(eq(playRounds.accountId, player.id));
    expect(rounds).toMatchObject([
      {
        id: value.round.id,
        stake: 500,
        payout: Math.round(value.round.payout * 100),
        outcome: value.round.outcome,
        fun: false,
      },
    ]);
  });

  it('[NET-06] [FAULT-55] a double tap is one bet and one ledger pair', async () => {
    const player = await signIn();
    const token = await openGame(player, 'coin');
    const bet = { stake: 10, choice: 'sun', idempotencyKey: uniqueKey() };
    const answers = await Promise.all(Array.from({ length: 10 }, () => call('bet', bet, token)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect((await transactionsOf(player)).filter((kind) => kind === 'bet')).toHaveLength(1);
  });

  it('[NET-06] [FAULT-56] retried after a timeout gets the same round, even after others', async () => {
    const player = await signIn();
    const token = await openGame(player);
    const bet = { stake: 1, idempotencyKey: uniqueKey() };
    const first = await call('bet', bet, token);
    await call('bet', { stake: 2, idempotencyKey: uniqueKey() }, token);
    const balance = await balanceOf(context.database, player.id);
    expect(await call('bet', bet, token)).toEqual(first);
    expect(await balanceOf(context.database, player.id)).toBe(balance);
  });

  it('[NET-06] with the same key but another stake is a conflict', async () => {
    const player = await signIn();
    const token = await openGame(player);
    const bet = { stake: 1, idempotencyKey: uniqueKey() };
    await call('bet', bet, token);
    expect(await call('bet', { ...bet, stake: 2 }, token)).toMatchObject({ status: 409, code: 'conflict' });
  });

  it.each([
    [0, 'The stake must be more than zero.'],
    [-1, 'The stake must be more than zero.'],
    [0.001, 'The stake can have at most two decimals.'],
    [1e21, 'The stake can be at most ₱500.'],
    [500.01, 'The stake can be at most ₱500.'],
    [3, 'The stake must be one of ₱1, ₱2, ₱5, ₱10, ₱20, ₱50, ₱100, ₱200, ₱500.'],
    ['1,000', 'The stake must be a number of pesos.'],
    ['5', 'The stake must be a number of pesos.'],
    ['１０', 'The stake must be a number of pesos.'],
    ['abc', 'The stake must be a number of pesos.'],
    [null, 'The stake must be a number of pesos.'],
    [[5], 'The stake must be a number of pesos.'],
    [{}, 'The stake must be a number of pesos.'],
  ])('with the stake %j is refused in plain words and moves nothing', async (stake, message) => {
    const player = await signIn();
    const token = await openGame(player);
    expect(await call('bet', { stake, idempotencyKey: uniqueKey() }, token)).toEqual({
      status: 400,
      success: false,
      code: 'requestInvalid',
      message,
    });
    expect(await transactionsOf(player)).toEqual([]);
  });

  it('[BOOT-03] [FAULT-12] is refused while the site is closed, moves nothing, and succeeds afterwards', async () => {
    const player = await signIn();
    const token = await openGame(player);
    const code = await launchCode(player);
    const bet = { stake: 1, idempotencyKey: uniqueKey() };
    await setSiteSwitch(context, 'maintenance', true);
    const closed = [await call('bet', bet, token), await call('open', { code })];
    await setSiteSwitch(context, 'maintenance', false);
    expect(closed).toMatchObject([
      { status: 503, code: 'maintenance' },
      { status: 503, code: 'maintenance' },
    ]);
    expect(await transactionsOf(player)).toEqual([]);
    expect([(await call('bet', bet, token)).status, (await call('open', { code })).status]).toEqual([
      200, 200,
    ]);
  });

  it('[NET-12] placed earlier is answered in every tab while the site is closed, and moves nothing more', async () => {
    const player = await signIn();
    const token = await openGame(player, 'coin');
    const bet = { stake: 10, choice: 'sun', idempotencyKey: uniqueKey() };
    const first = await call('bet', bet, token);
    const moved = await transactionsOf(player);
    await setSiteSwitch(context, 'maintenance', true);
    const again = await Promise.all(Array.from({ length: 4 }, () => call('bet', bet, token)));
    await setSiteSwitch(context, 'maintenance', false);
    expect(again).toEqual(Array.from({ length: 4 }, () => first));
    expect(await transactionsOf(player)).toEqual(moved);
  });

  it('[NET-12] sent from two tabs as the site closes is accepted in both or in none', async () => {
    const player = await signIn();
    const token = await openGame(player, 'coin');
    const bet = { stake: 10, choice: 'sun', idempotencyKey: uniqueKey() };
    const [before, , after] = await Promise.all([
      call('bet', bet, token),
      setSiteSwitch(context, 'maintenance', true),
      call('bet', bet, token),
    ]);
    const [last, one] = [await call('bet', bet, token), before.success ? before : after];
    await setSiteSwitch(context, 'maintenance', false);
    expect(last).toEqual(one);
    expect((await transactionsOf(player)).filter((kind) => kind === 'bet')).toHaveLength(one.success ? 1 : 0);
  });

  it('[NET-12] refused after its key was looked up says so; before that, and with another bet’s key, it does not', async () => {
    const player = await signIn(0, 40_000);
    const token = await openGame(player, 'coin');
    const bet = { stake: 500, choice: 'sun', idempotencyKey: uniqueKey() };
    const { idempotencyKey: decided } = bet;
    const refused = { success: false, message: expect.any(String) };
    expect(await call('bet', bet, token)).toEqual({
      ...refused,
      status: 400,
      code: 'insufficientBalance',
      value: { decided },
    });
    await setSiteSwitch(context, 'maintenance', true);
    const closed = await call('bet', bet, token);
    await setSiteSwitch(context, 'maintenance', false);
    expect(closed).toEqual({ ...refused, status: 503, code: 'maintenance', value: { decided } });
    expect(await call('bet', { ...bet, stake: 7 }, token)).toEqual({
      ...refused,
      status: 400,
      code: 'requestInvalid',
    });
    expect((await call('bet', { ...bet, stake: 1 }, token)).status).toBe(200);
    expect(await call('bet', { ...bet, stake: 2 }, token)).toEqual({
      ...refused,
      status: 409,
      code: 'conflict',
    });
    await endSession(context, player.sessionId, 'loggedOut');
    expect(await call('bet', bet, token)).toEqual({ ...refused, status: 401, code: 'sessionEnded' });
  });

  it.each([undefined, 'heads', 5, '__proto__'])('on %j, which is not offered, is refused', async (choice) => {
    const token = await openGame(await signIn(), 'coin');
    expect(await call('bet', { stake: 1, choice, idempotencyKey: uniqueKey() }, token)).toMatchObject({
      status: 400,
      message: 'Choose one of: sun, moon.',
    });
  });

  it.each([undefined, '', 'short', 'x'.repeat(65), 'with spaces and more', 7])(
    'with the key %j is refused',
    async (idempotencyKey) => {
      const token = await openGame(await signIn());
      expect(await call('bet', { stake: 1, idempotencyKey }, token)).toMatchObject({
        status: 400,
        code: 'requestInvalid',
      });
    },
  );

  it.each(['', '[]', 'null', '{', '{"stake":1,"stake":2}', '{"__proto__":{}}'])(
    'with the body %j is refused',
    async (body) => {
      const token = await openGame(await signIn());
      expect(await call('bet', body, token)).toMatchObject({ status: 400, code: 'requestInvalid' });
    },
  );

  const betsAtOnce = (token: string) =>
    Promise.all(
      Array.from({ length: 20 }, () =>
        call('bet', { stake: 500, choice: 'sun', idempotencyKey: uniqueKey() }, token),
      ),
    );

  it('above the balance is refused, however many arrive at once', async () => {
    const player = await signIn(0, 40_000);
    const answers = await betsAtOnce(await openGame(player, 'coin'));
    expect(answers.map(({ status, code }) => `${status} ${code}`)).toEqual(
      answers.map(() => '400 insufficientBalance'),
    );
    expect(await balanceOf(context.database, player.id)).toBe(40_000);
    expect(await transactionsOf(player)).toEqual([]);
  });

  it('sent at once never stakes more than there is', async () => {
    const player = await signIn();
    const answers = await betsAtOnce(await openGame(player, 'coin'));
    const rounds = await context.database
      .select()
      .from(playRounds)
      .where(eq(playRounds.accountId, player.id));
    expect(rounds).toHaveLength(answers.filter(({ success }) => success).length);
    expect(rounds.filter(({ balanceAfter }) => balanceAfter < 0)).toEqual([]);
    const moved = rounds.reduce((sum, { stake, payout }) => sum + payout - stake, 0);
    expect(await balanceOf(context.database, player.id)).toBe(100_000 + moved);
  });

  it('[SES-05] is no longer possible once the login ends, and needs a token', async () => {
    const player = await signIn();
    const token = await openGame(player);
    await endSession(context, player.sessionId, 'loggedOut');
    const bet = { stake: 1, idempotencyKey: uniqueKey() };
    expect(await call('bet', bet, token)).toMatchObject({ status: 401, code: 'sessionEnded' });
    expect(await call('bet', bet, 'nonsense')).toMatchObject({ status: 401, code: 'sessionEnded' });
    expect(await call('bet', bet)).toMatchObject({ status: 401, code: 'notLoggedIn' });
    expect(await transactionsOf(player)).toEqual([]);
  });

  const minute = 60_000;

  it('[PROT-08] keeps the login alive: a playing member is not idle', async () => {
    const player = await signIn();
    const token = await openGame(player);
    for (let turn = 0; turn < 3; turn++) {
      context.clock.shift(30 * minute - 1000);
      expect(await call('bet', { stake: 1, idempotencyKey: uniqueKey() }, token)).toMatchObject({
        status: 200,
      });
    }
    context.clock.shift(30 * minute + 1000);
    expect(await call('bet', { stake: 1, idempotencyKey: uniqueKey() }, token)).toMatchObject({
      status: 401,
    });
  });

  it.each(['jackpot', 'book/state'])(
    '[PROT-08] extends the login, unlike the automatic reads of an open game: %s',
    async (read) => {
      const player = await signIn();
      const token = await openGame(player);
      context.clock.shift(20 * minute);
      expect((await call(read, {}, token)).code).not.toBe('sessionEnded');
      context.clock.shift(11 * minute);
      expect(await call(read, {}, token)).toMatchObject({ status: 401, code: 'sessionEnded' });
    },
  );

  it('[FAULT-61] is rolled back with its win if the database fails halfway; the same key then plays once', async () => {
    const { database } = context;
    const player = await signIn();
    const token = await openGame(player);
    const bet = { stake: 1, idempotencyKey: 'bet-that-meets-a-crash' };
    await database.execute(sql`
      create function crash() returns trigger language plpgsql as $$ begin raise exception 'disk full'; end $$`);
    await database.execute(sql`
      create trigger crash after insert on ${playRounds} for each row
      when (new.idempotency_key = 'bet-that-meets-a-crash') execute function crash()`);
    expect(await call('bet', bet, token)).toEqual({
      status: 500,
      success: false,
      code: 'unknown',
      message: 'unknown',
    });
    expect(await balanceOf(database, player.id)).toBe(100_000);
    expect(await transactionsOf(player)).toEqual([]);

    await database.execute(sql`drop trigger crash on ${playRounds}`);
    expect(await call('bet', bet, token)).toMatchObject({ status: 200, success: true });
    expect((await transactionsOf(player)).filter((kind) => kind === 'bet')).toHaveLength(1);
    expect(await auditLedger(database)).toMatchObject({ total: 0, wrongBalances: 0 });
  });

  it('[FAULT-62] is shown with its result when the page is opened again', async () => {
    const player = await signIn();
    const { value } = await call('bet', { stake: 1, idempotencyKey: uniqueKey() }, await openGame(player));
    const reopened = await call('open', { code: await launchCode(player) });
    expect(reopened.value).toMatchObject({ lastRound: value.round, balance: value.balance });
  });

  it('[NET-06] by many players at once: every balance matches the rounds, and the ledger sums to zero', async () => {
    const players = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const player = await signIn();
        return { player, token: await openGame(player, 'dice') };
      }),
    );
    await Promise.all(
      Array.from({ length: 200 }, (_, index) => {
        const token = players[index % players.length]?.token;
        return call('bet', { stake: 5, choice: 'seven', idempotencyKey: uniqueKey() }, token);
      }),
    );
    for (const { player } of players) {
      const rounds = await context.database
        .select()
        .from(playRounds)
        .where(eq(playRounds.accountId, player.id));
      expect(rounds).toHaveLength(25);
      expect(await balanceOf(context.database, player.id)).toBe(
        rounds.reduce((sum, { stake, payout }) => sum - stake + payout, 100_000),
      );
    }
    expect(await auditLedger(context.database)).toMatchObject({ total: 0, wrongBalances: 0 });
  });
});

describe('play money', () => {
  it.each([4, 40, 99])('[PERM-02] is all that type %i gets, whatever the launch requested', async (type) => {
    const player = await signIn(type);
    const token = await openGame(player, 'slot', false);
    const { value } = await call('bet', { stake: 500, idempotencyKey: uniqueKey() }, token);
    expect(value.balance).toBe(10_000 - 500 + value.round.payout);
    expect(await funBalanceOf(context.database, player.id)).toBe(Math.round(value.balance * 100));
    expect(await transactionsOf(player)).toEqual([]);
    expect(await context.database.$count(ledgerAccounts, eq(ledgerAccounts.accountId, player.id))).toBe(0);
  });

  it('of a member is separate from the member’s real money', async () => {
    const player = await signIn();
    const token = await openGame(player, 'slot', true);
    await call('bet', { stake: 500, idempotencyKey: uniqueKey() }, token);
    expect(await balanceOf(context.database, player.id)).toBe(100_000);
    expect(await transactionsOf(player)).toEqual([]);
  });

  it('is refilled when too little is left for any stake', async () => {
    const player = await signIn(4);
    await openGame(player);
    await context.database.update(funWallets).set({ balance: 99 }).where(eq(funWallets.accountId, player.id));
    await openGame(player);
    expect(await funBalanceOf(context.database, player.id)).toBe(funAllowance);
    await context.database
      .update(funWallets)
      .set({ balance: 100 })
      .where(eq(funWallets.accountId, player.id));
    await openGame(player);
    expect(await funBalanceOf(context.database, player.id)).toBe(100);
  });

  it('cannot be overdrawn by many bets at once', async () => {
    const player = await signIn(4);
    const token = await openGame(player, 'coin');
    await context.database
      .update(funWallets)
      .set({ balance: 100_000 })
      .where(eq(funWallets.accountId, player.id));
    const answers = await Promise.all(
      Array.from({ length: 40 }, () =>
        call('bet', { stake: 500, choice: 'moon', idempotencyKey: uniqueKey() }, token),
      ),
    );
    const moved = answers.reduce(
      (sum, { success, value }) => (success ? sum - 50_000 + value.round.payout * 100 : sum),
      100_000,
    );
    expect(await funBalanceOf(context.database, player.id)).toBe(Math.round(moved));
  });
});
