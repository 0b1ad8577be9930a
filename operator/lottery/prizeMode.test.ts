import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSession, startSession } from '#operator/accounts/identity/sessions.ts';
import { playHandlers } from '#operator/compositions/play.handlers.ts';
import type { Caller } from '#operator/core/context.ts';
import { Refusal } from '@araw/server/http/refusal';
import type { GameKind } from '#operator/database/tables/games.tables.ts';
import { lotteryOrders } from '#operator/database/tables/lottery.tables.ts';
import { merchants } from '#operator/database/tables/system.tables.ts';
import { catalogueOf } from '#operator/games/catalogue.ts';
import { gamesHandlers } from '#operator/games/games.handlers.ts';
import { seedGames } from '#operator/games/games.seed.ts';
import { playRoutes } from '#operator/http/play.routes.ts';
import { defaultRateLimits } from '#operator/http/rateLimit.ts';
import { balanceOf, openingBalance } from '#operator/ledger/ledger.ts';
import { isLottery } from '#operator/rules/drawTimes.ts';
import { paytables } from '#operator/rules/lottery.ts';
import { prizeModeOf } from '#operator/rules/prizeMode.ts';
import { merchant } from '#operator/seed/merchant.ts';
import { createTestContext } from '#operator/testing/context.ts';
import { createTestAccounts } from '#operator/testing/database.ts';
import { mapELotteries } from '#operator/testing/lottery.ts';
import { type PrizeMode, prizeModes } from '@araw/contract/games/lottery';
import { firstOf } from '@araw/testing/shortRun';
import { lotteryHandlers } from './lottery.handlers.ts';

const context = await createTestContext();
const server = fastify();
const opening = 10_000_000;
let player: number;
let caller: Caller;
const lotteries: { vendor: string; gameId: string; nodeId: string; kind: GameKind }[] = [];

beforeAll(async () => {
  await context.database.insert(merchants).values(merchant);
  await seedGames(context);
  const limits = { ...defaultRateLimits, perIp: 1_000_000, perAccount: 1_000_000 };
  await server.register(playRoutes(context, limits));
  [player = 0] = await createTestAccounts(context.database, 1);
  await openingBalance(context.database, player, opening, context.clock.now());
  const from = { ip: '192.0.2.1', userAgent: 'test' };
  const { sessionId } = await openSession(
    context,
    await startSession(context, { id: player }, { ...from, sessionId: null }),
  );
  const account = { id: player, name: 'maria', type: 0, merchantCode: 'test' } as const;
  caller = { account, sessionId, requestId: 'r1', ...from };
  const { games } = await catalogueOf(context);
  const found = games.filter(({ gameType, maintenance }) => isLottery(gameType) && !maintenance);
  lotteries.push(...found.map(({ vendor, gameId, nodeId, kind }) => ({ vendor, gameId, nodeId, kind })));
});
afterAll(async () => {
  await server.close();
  await context.close();
});

interface Answer {
  success: boolean;
  code?: string;
  value: { token: string; prizeMode?: PrizeMode; events: Event[]; decided?: string };
}
interface Event {
  id: string;
  digitsTimes: number | null;
  choices: { id: string; times: number }[];
}

async function call(path: string, body: object, token = ''): Promise<Answer> {
  const headers = token === '' ? {} : { authorization: token };
  const url = `/play/api/book/${path}`;
  return (await server.inject({ method: 'POST', url, headers, payload: body })).json();
}

type Lottery = (typeof lotteries)[number];
const look = { roomId: '', language: 'EN', css: '' } as const;

/** The parameters in a launch address; `prizeMode` is sent by the client. */
async function launched({ kind: _, ...lottery }: Lottery, prizeMode?: PrizeMode) {
  const { gameUrl } = await playHandlers.launchGame({ ...lottery, ...look, prizeMode }, caller, context);
  const query = new URLSearchParams(gameUrl.split('?')[1]);
  return { code: query.get('token') ?? '', mode: query.get('prize_mode') };
}

const codeOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'done',
    (error: unknown) => (error instanceof Refusal ? error.code : error),
  );

let keys = 0;
const betOn = (event: string, kind: GameKind) => ({
  event,
  choice: kind === 'digits' ? 'big' : '1-2-3-4-5-6',
  stake: 1,
  idempotencyKey: `order-of-this-test-${++keys}`,
});

test('[ENT-04] lotteries pay by Elott only where ELOTT maps one of its two vendors', () => {
  const vendorsOf = (...codes: string[]) => codes.map((vassalage) => ({ vassalage }));
  expect(prizeModeOf({ ELOTT: vendorsOf('TCG_LOTTO_VN') })).toBe('Elott');
  expect(prizeModeOf({ ELOTT: vendorsOf('OTHER', 'LOTT') })).toBe('Elott');
  expect(prizeModeOf({ ELOTT: vendorsOf('OTHER') })).toBe('Lott');
  expect(prizeModeOf({ LOTT: vendorsOf('TCG_LOTTO_VN', 'LOTT'), ELOTTO: vendorsOf('LOTT') })).toBe('Lott');
  expect(prizeModeOf({ ELOTT: [] })).toBe('Lott');
  expect(prizeModeOf({})).toBe('Lott');
});

describe.each(
  firstOf([
    ['Elott', ['TCG_LOTTO_VN']],
    ['Elott', ['EZL', 'LOTT']],
    ['Lott', ['EZL']],
  ] as const),
)('[TILE-06] [ENT-04] with the mapping every lottery pays %s', (mode, eLotteries) => {
  beforeAll(() => mapELotteries(context, eLotteries));
  const { digits, side } = paytables[mode];
  const others = prizeModes.filter((other) => other !== mode);

  test('on its tile, in every menu, however it is opened, in its address, its paytable and its orders', async () => {
    expect(lotteries.length).toBeGreaterThan(40);
    const ways: unknown[] = [];
    const expected: unknown[] = [];
    for (const lottery of lotteries) {
      const tile = await launched(lottery);
      const named = await launched(lottery, mode);
      const { value } = await call('open', { code: tile.code, prizeMode: tile.mode });
      const [event] = value.events;
      const { success } = await call('place', betOn(event?.id ?? '', lottery.kind), value.token);
      ways.push({
        addresses: [tile.mode, named.mode],
        page: value.prizeMode ?? null,
        pays: [event?.digitsTimes ?? null, ...(event?.choices ?? []).map(({ times }) => times)],
        success,
      });
      expected.push({
        addresses: [mode, mode],
        // Six-number lotteries pay by hits, whatever the mode.
        page: lottery.kind === 'digits' ? mode : null,
        pays: lottery.kind === 'digits' ? [digits, side, side, side, side].map((each) => each / 100) : [null],
        success: true,
      });
    }
    expect(ways).toEqual(expected);
    const orders = await context.database.select().from(lotteryOrders);
    expect(orders.slice(-lotteries.length).map(({ prizeMode }) => prizeMode)).toEqual(
      lotteries.map(() => mode),
    );

    const paging = { pageNo: 1, pageSize: 100, language: 'EN' };
    const asked = { merchant: 'ARAW', platform: 'html5', minLine: '', clientType: 2 } as const;
    const filters = { gameName: '', vassalage: '', gameClassify: '', minBet: '' } as const;
    for (const gameType of ['LOTT', 'ELOTT', 'ELOTTO'] as const) {
      const list = { ...asked, ...paging, ...filters, gameType };
      const { games } = await gamesHandlers.gameList(list, caller, context);
      expect(games.map(({ lottoMode }) => lottoMode)).toEqual(games.map(() => mode));
    }
    for (const menu of ['lotteryMenu', 'lotteryList', 'recentLottery'] as const) {
      const { list } = await lotteryHandlers[menu]({}, caller, context);
      expect(list.map(({ prizeMode }) => prizeMode)).toEqual(list.map(() => mode));
      expect(list.length).toBeGreaterThan(2);
    }
  });

  test.each(others)('and %s is refused in the launch, the address and the order', async (other) => {
    const before = await balanceOf(context.database, player);
    const refused: unknown[] = [];
    for (const lottery of lotteries) {
      const { code } = await launched(lottery);
      const address = await call('open', { code, prizeMode: other });
      const { value } = await call('open', { code, prizeMode: mode });
      const bet = { ...betOn(value.events[0]?.id ?? '', lottery.kind), prizeMode: other };
      const order = await call('place', bet, value.token);
      refused.push([
        await codeOf(launched(lottery, other)),
        address.code,
        order.code,
        order.value.decided === bet.idempotencyKey,
      ]);
    }
    expect(refused).toEqual(lotteries.map(() => [...Array(3).fill('prizeModeWrong'), true]));
    expect(await balanceOf(context.database, player)).toBe(before);
  });
});

test('[TILE-06] an order keeps the mode it was placed under, and repeating it after a change returns that order', async () => {
  await mapELotteries(context, ['TCG_LOTTO_VN']);
  const lottery = lotteries.find(({ kind }) => kind === 'digits');
  if (!lottery) throw new Error('No lottery');
  const { code } = await launched(lottery);
  const { value } = await call('open', { code });
  const bet = { ...betOn(value.events[0]?.id ?? '', lottery.kind), prizeMode: value.prizeMode };
  await call('place', bet, value.token);
  await mapELotteries(context, ['EZL']);
  const again = await call('place', bet, value.token);
  expect([again.success, again.value.prizeMode]).toEqual([true, 'Lott']);
  const orders = await context.database.select().from(lotteryOrders);
  expect(orders.filter(({ idempotencyKey }) => idempotencyKey === bet.idempotencyKey)).toMatchObject([
    { prizeMode: 'Elott' },
  ]);
  const next = await call('place', { ...bet, idempotencyKey: 'order-of-the-old-odds' }, value.token);
  expect(next).toMatchObject({ code: 'prizeModeWrong', value: { decided: 'order-of-the-old-odds' } });
});
