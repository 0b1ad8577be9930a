import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { openSession, startSession } from '#operator/accounts/identity/sessions.ts';
import { inTurn } from '#operator/fairness/numbers.ts';
import { seedGames } from '#operator/games/games.seed.ts';
import { createHandlers } from '#operator/handlers.ts';
import { openingBalance } from '#operator/ledger/ledger.ts';
import { placeBet } from '#operator/play/bets.ts';
import { createLaunch, openLaunch } from '#operator/play/launch.ts';
import { refusalOf } from '#operator/testing/accounts.ts';
import { createPaymentsContext, createProviderDouble, newKey } from '#operator/testing/payments.ts';
import { setProfile, setSwitches } from '#operator/testing/protection.ts';
import { createWithdrawer, type Withdrawer } from '#operator/testing/withdrawals.ts';

const context = await createPaymentsContext(createProviderDouble());
const { clock, database, providers } = context;
await seedGames(context);
afterAll(() => context.close());

const handlers = createHandlers({ sandbox: true, providers });
const minute = 60_000;
const start = clock.now();
/** Moves the clock to this time after the start. */
const goTo = (later: number) => {
  clock.shift(0);
  clock.shift(later);
};

let member: Withdrawer;
beforeEach(async () => {
  clock.shift(0);
  await setProfile(context, 'ph');
  member = await createWithdrawer(context);
  await openingBalance(database, member.id, 1_000_000, start);
});

const read = () => handlers.playSession({}, member.caller, context);
const answer = (given: 'continue' | 'stop') =>
  handlers.answerRealityCheck({ key: newKey(), answer: given }, member.caller, context);
type Kind = 'coin' | 'slot';
const bet = ({ stake = 100, kind = 'coin' as Kind, launchedAt = start, key = newKey(), fun = false } = {}) =>
  placeBet(
    context,
    { gameId: 'JL-003', kind, classify: null, fun, accountId: member.id, launchedAt },
    { stake, choice: kind === 'coin' ? 'sun' : null, idempotencyKey: key },
    inTurn(kind === 'coin' ? [1] : Array.from({ length: 40 }, (_, at) => at % 3)),
  );
/** Bets every 20 minutes, so that play does not idle, up to this minute. */
const playUntil = async (minutes: number) => {
  for (let at = 0; at <= minutes; at += 20) {
    goTo(at * minute);
    await bet();
  }
  goTo(minutes * minute);
};

const begins = {
  idle: async () => {},
  counting: () => playUntil(20),
  asking: async () => {
    await playUntil(40);
    goTo(60 * minute);
  },
};

describe('[PROT-05] every cell of the table of reality checks', () => {
  it.each([
    ['idle', 'bet', 'counting'],
    ['counting', 'bet', 'counting'],
    ['asking', 'bet', 'realityCheck'],
    ['idle', 'continue', 'conflict'],
    ['counting', 'continue', 'conflict'],
    ['asking', 'continue', 'counting'],
    ['idle', 'stop', 'conflict'],
    ['counting', 'stop', 'conflict'],
    ['asking', 'stop', 'idle'],
    ['counting', 'idle', 'idle'],
    ['asking', 'idle', 'idle'],
  ] as const)('%s, %s', async (state, event, outcome) => {
    await begins[state]();
    expect((await read()).state).toBe(state);
    const acts = {
      bet: () => bet(),
      continue: () => answer('continue'),
      stop: () => answer('stop'),
      idle: async () => goTo(70 * minute),
    };
    const refusal = await refusalOf(Promise.resolve(acts[event]()));
    const isRefused = outcome === 'realityCheck' || outcome === 'conflict';
    expect([refusal?.code ?? 'done', (await read()).state]).toEqual(
      isRefused ? [outcome, state] : ['done', outcome],
    );
  });

  it('is due exactly when the interval is over', async () => {
    await playUntil(40);
    goTo(60 * minute - 1);
    expect(await read()).toMatchObject({ state: 'counting', asksAt: start + 60 * minute });
    goTo(60 * minute);
    expect((await read()).state).toBe('asking');
  });

  it('a bet lost on the way is answered, and not played a second time', async () => {
    const key = newKey();
    clock.shift(0);
    await bet({ key });
    await playUntil(40);
    goTo(60 * minute);
    expect(await bet({ key })).toMatchObject({ idempotencyKey: key });
  });

  it('continuing restarts the interval; after stopping, open games accept nothing', async () => {
    await begins.asking();
    expect(await answer('continue')).toMatchObject({ state: 'counting', asksAt: start + 120 * minute });
    goTo(85 * minute);
    expect((await read()).state).toBe('idle');
    goTo(60 * minute);
    await bet();
    goTo(89 * minute);
    await bet();
    goTo(118 * minute);
    await bet();
    goTo(120 * minute);
    await answer('stop');
    expect(await refusalOf(bet())).toMatchObject({ code: 'gameClosed' });
    await bet({ launchedAt: start + 120 * minute });
    expect(await read()).toMatchObject({ state: 'counting', since: start + 120 * minute });
  });

  it('the player can be asked more often than the profile requires, never less often', async () => {
    const set = (minutes: number | null) =>
      handlers.setRealityCheck({ key: newKey(), minutes }, member.caller, context);
    expect((await set(90)).realityCheck).toEqual({ minutes: 60, most: 60, own: 90 });
    expect((await set(15)).realityCheck).toEqual({ minutes: 15, most: 60, own: 15 });
    await bet();
    goTo(15 * minute);
    expect(await refusalOf(bet())).toMatchObject({ code: 'realityCheck' });
    await setProfile(context, 'spec');
    await set(null);
    expect((await read()).asksAt).toBeNull();
  });
});

it('[PROT-05] [PROT-06] figures are the ledger’s since the first bet', async () => {
  await bet({ stake: 5_000 });
  goTo(10 * minute);
  await bet({ stake: 250 });
  goTo(12 * minute);
  expect(await read()).toEqual({
    now: start + 12 * minute,
    state: 'counting',
    since: start,
    asksAt: start + 60 * minute,
    played: 12 * minute,
    staked: 52.5,
    won: 0,
    net: -52.5,
    loggedInAt: expect.any(Number),
  });
  const { spans } = await handlers.activity({}, member.caller, context);
  expect(spans.map(({ span, net, minutes }) => [span, net, minutes])).toEqual([
    ['7days', -52.5, 10],
    ['3months', -52.5, 10],
    ['12months', -52.5, 10],
    ['ever', -52.5, 10],
  ]);
});

it('[PROT-06] play past midnight counts on both days', async () => {
  // 23:50 in Manila.
  goTo(230 * minute);
  await bet();
  goTo(250 * minute);
  await bet();
  goTo(300 * minute);
  await bet();
  const limited = await handlers.setLimit(
    { key: newKey(), kind: 'time', period: 'day', amount: '100' },
    member.caller,
    context,
  );
  expect(limited.limits).toMatchObject([{ kind: 'time', used: 10, left: 90 }]);
});

describe('[PROT-07] only one game at a time', () => {
  /** Every reading is a millisecond later, as on a machine with work to do. */
  const busy = {
    ...context,
    clock: {
      ...clock,
      now() {
        clock.shift(1);
        return clock.now();
      },
    },
  };
  const launch = async () => {
    const login = await startSession(busy, { id: member.id }, { ip: '', userAgent: '', sessionId: null });
    const path = await createLaunch(busy, {
      account: { id: member.id, type: 0 },
      sessionId: (await openSession(busy, login)).sessionId,
      game: { gameId: 'JL-003', name: 'Coin', kind: 'coin' },
      fun: false,
      language: 'en',
      css: '',
    });
    const { game } = await openLaunch(busy, new URLSearchParams(path.split('?')[1]).get('code') ?? '');
    return game.launchedAt;
  };

  it('a game closes the one before it, and stays open itself', async () => {
    await setSwitches(context, { gamesAtOnce: false });
    const first = await launch();
    await bet({ launchedAt: first });
    const second = await launch();
    expect(await refusalOf(bet({ launchedAt: first }))).toMatchObject({ code: 'gameClosed' });
    expect(await refusalOf(bet({ launchedAt: second }))).toBeNull();
  });

  it('if several may be open, the first stays open', async () => {
    await setSwitches(context, { gamesAtOnce: true });
    const first = await launch();
    await launch();
    expect(await refusalOf(bet({ launchedAt: first }))).toBeNull();
  });
});

describe('[PROT-07] a bet placed too soon', () => {
  it.each([
    ['coin', 'gb', 5_000],
    ['slot', 'gb', 2_500],
    ['slot', 'strict', 5_000],
  ] as const)(
    'on a %s under %s is refused for %d milliseconds, with the time left',
    async (kind, profile, cycle) => {
      await setProfile(context, profile);
      await bet({ kind });
      goTo(cycle - 1);
      const key = newKey();
      expect(await refusalOf(bet({ kind, key }))).toMatchObject({
        code: 'tooSoon',
        value: { milliseconds: 1, decided: key },
      });
      goTo(cycle);
      expect(await bet({ kind, key })).toMatchObject({ idempotencyKey: key });
    },
  );

  it('applies without money too, and never if the profile has no cycle', async () => {
    await bet();
    await bet();
    await setSwitches(context, { shortestCasinoCycle: 1_000 });
    await handlers.wallet({}, member.caller, context);
    expect(await refusalOf(bet({ fun: true, stake: 1 }))).toMatchObject({
      code: expect.stringMatching(/tooSoon|insufficientBalance/),
    });
  });
});
