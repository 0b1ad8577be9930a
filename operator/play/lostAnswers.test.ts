// @vitest-environment jsdom
import { eq } from 'drizzle-orm';
import fastify from 'fastify';
import { Blob, File } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { endSession, openSession, startSession } from '#operator/accounts/identity/sessions.ts';
import {
  ledgerAccounts,
  ledgerPostings,
  ledgerTransactions,
} from '#operator/database/tables/ledger.tables.ts';
import { merchants } from '#operator/database/tables/system.tables.ts';
import { seedGames } from '#operator/games/games.seed.ts';
import { playRoutes } from '#operator/http/play.routes.ts';
import { defaultRateLimits } from '#operator/http/rateLimit.ts';
import { openingBalance, post } from '#operator/ledger/ledger.ts';
import { gameMovement } from '#operator/ledger/stakes.ts';
import { merchant } from '#operator/seed/merchant.ts';
import { createTestContext, type TestContext } from '#operator/testing/context.ts';
import { createTestAccounts } from '#operator/testing/database.ts';
import { setSiteSwitch } from '#operator/testing/system.ts';
import { eventually } from '@araw/testing/eventually';
import { firstOf } from '@araw/testing/shortRun';
import { texts as english } from '../pages/texts/en.ts';
import { createLaunch, type Launch } from './launch.ts';

const texts: Record<string, string> = english;

const opening = 100_000;
let context: TestContext;
const server = fastify();

beforeAll(async () => {
  // The database is compressed into a Blob and read from one; jsdom's Blobs cannot return bytes.
  vi.stubGlobal('Blob', Blob);
  vi.stubGlobal('File', File);
  context = await createTestContext();
  await context.database.insert(merchants).values(merchant);
  await seedGames(context);
  await server.register(playRoutes(context, { ...defaultRateLimits, perIp: 1_000_000 }));
});
afterAll(async () => {
  await server.close();
  await context.close();
});

/** A fault between the page and the operator for one attempt. */
type Fault = (pass: () => Promise<Reply>) => Promise<Reply>;
interface Reply {
  status: number;
  json: () => Promise<unknown>;
}

const answered = (status: number, body: unknown): Fault => {
  return async () => ({ status, json: async () => body });
};
const refused = (status: number, code: string) =>
  answered(status, { success: false, code, message: code, requestId: 'r1' });

const lostAfter: Fault = async (pass) => {
  await pass();
  throw new TypeError('Failed to fetch');
};
const lostBefore: Fault = async () => {
  throw new TypeError('Failed to fetch');
};
const notJson: Fault = async () => ({
  status: 502,
  json: async () => {
    throw new SyntaxError('Unexpected token <');
  },
});

/** Every answer to a retry that says nothing about the earlier attempt. */
const nothingSaid: [string, Fault][] = [
  ['503 maintenance from in front of the operator', refused(503, 'maintenance')],
  ['403 accessRestricted from there', refused(403, 'accessRestricted')],
  ['429', refused(429, 'tooManyRequests')],
  ['500', refused(500, 'unknown')],
  ['503 with a code of no list', refused(503, 'unavailable')],
  ['400 about another key', answered(400, { success: false, code: 'conflict', value: { decided: 'other' } })],
  ['409 about no key', refused(409, 'conflict')],
  ['JSON that is no answer', answered(429, { error: 'slow down' })],
  ['an answer without a value', answered(200, { success: true })],
  ['no JSON', notJson],
];

interface Game {
  gameId: string;
  kind: Launch['game']['kind'];
  book?: Launch['book'];
  /** The button that bets, and the choice made before. */
  button: 'play' | 'place';
  choose?: () => void;
  /** The page's text for an accepted bet. */
  done: RegExp;
}

/** Spends the player's whole balance on one bet that was settled long ago. */
async function spendAll(id: number) {
  const entry = { accountId: id, gameId: 'JL-001', name: `${id}:all-of-it`, at: context.clock.now() };
  await context.database.transaction((transaction) =>
    post(transaction, gameMovement({ ...entry, kind: 'bet', amount: { cash: opening, bonus: 0 } })),
  );
}

const frame = { mui: 'mobile', playType: 'Entertainment', prizeMode: 'Elott', merchant: 'ARAW' } as const;
const pickFirst = () => document.querySelector<HTMLInputElement>('input[name=pick]')?.click();
const round = /^(You won|No win this time|₱\S+ of)/;
const stands = /^Your bet is in\.$/;
const slot: Game = { gameId: 'JL-001', kind: 'slot', button: 'play', done: round };
const coin: Game = { gameId: 'LR-002', kind: 'coin', button: 'play', done: round };
const matches: Game = {
  gameId: 'LR-001',
  kind: 'matches',
  book: { roomId: '' },
  button: 'place',
  choose: pickFirst,
  done: stands,
};
const lottery: Game = {
  gameId: 'SWL-001',
  kind: 'digits',
  book: frame,
  button: 'place',
  choose: pickFirst,
  done: stands,
};
const games: [string, Game][] = [
  ['a slot', slot],
  ['a game with a choice', coin],
  ['a match book', matches],
  ['a lottery book', lottery],
];

const at = (id: string) => document.getElementById(id) as HTMLElement;
const said = () => at('message').querySelector('strong')?.textContent ?? '';
const isIdle = (button: Game['button']) => at(button).getAttribute('aria-disabled') !== 'true';

/** Moves the clock while the page waits for its next retry. */
async function untilIdle(button: Game['button']) {
  while (!isIdle(button)) {
    if (said() === texts['slow']) await vi.advanceTimersByTimeAsync(4_000);
    await turn();
  }
}

/** A game page opened by a new player; `faults` affect its writes one by one, then the rest pass. */
async function openPage({ gameId, kind, book, button, choose }: Game) {
  const [id = 0] = await createTestAccounts(context.database, 1);
  await openingBalance(context.database, id, opening, context.clock.now());
  const login = await startSession(context, { id }, { ip: '127.0.0.1', userAgent: 'test', sessionId: null });
  const { sessionId } = await openSession(context, login);
  const path = await createLaunch(context, {
    account: { id, type: 0 },
    sessionId,
    game: { gameId, name: 'Game', kind },
    ...(book && { book }),
    fun: false,
    language: 'en',
    css: '',
  });
  const faults: Fault[] = [];
  const sent: { call: string; body: Record<string, unknown> }[] = [];
  vi.stubGlobal('fetch', async (url: string, { headers, body }: { headers: object; body: string }) => {
    const call = url.replace('/play/api/', '');
    const pass: Parameters<Fault>[0] = async () => {
      const answer = await server.inject({ method: 'POST', url, headers: { ...headers }, payload: body });
      return { status: answer.statusCode, json: async () => answer.json() };
    };
    if (!/bet|place|cancel/.test(call)) return pass();
    sent.push({ call, body: JSON.parse(body) });
    return (faults.shift() ?? ((unhindered) => unhindered()))(pass);
  });
  vi.resetModules();
  window.history.replaceState(null, '', path);
  const page = button === 'play' ? 'play' : 'book';
  document.documentElement.innerHTML = readFileSync(`operator/pages/${page}.html`, 'utf8');
  const told: unknown[] = [];
  // Inside the app the page is in a frame.
  vi.stubGlobal('parent', { postMessage: (message: unknown) => told.push(message) });
  await (page === 'play' ? import('../pages/play.ts') : import('../pages/book.ts'));
  // The betting page has no greeting.
  const greeting = page === 'play' ? texts['goodLuck'] : '';
  await eventually(() => {
    expect([at('open').hidden, at('balance').textContent !== '', said()]).toEqual([false, true, greeting]);
  });
  choose?.();

  /** Taps and waits until the page has shown the result. */
  const tap = async () => {
    at(button).click();
    await untilIdle(button);
  };
  /** The money moved since the opening, by kind; wins are random. */
  const moved = async () => {
    const entries = await context.database
      .select({ kind: ledgerTransactions.kind })
      .from(ledgerTransactions)
      .innerJoin(ledgerPostings, eq(ledgerPostings.transactionId, ledgerTransactions.id))
      .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerPostings.ledgerAccountId))
      .where(eq(ledgerAccounts.accountId, id))
      .orderBy(ledgerTransactions.id);
    return entries.map(({ kind: one }) => one).filter((one) => one === 'bet' || one === 'refund');
  };
  return { id, sessionId, faults, sent, told, tap, moved };
}

/** With reduced motion the games show results immediately. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.spyOn(window, 'addEventListener');
});
afterEach(() => {
  vi.useRealTimers();
  // The window outlives the page.
  for (const [type, listener] of vi.mocked(window.addEventListener).mock.calls)
    window.removeEventListener(type, listener);
  vi.restoreAllMocks();
});

const keysOf = (sent: { body: Record<string, unknown> }[]) =>
  new Set(sent.map(({ body }) => body['idempotencyKey']));
const look = (button: Game['button']) => ({ said: said(), button: at(button).textContent });
const verbOf = ({ button, kind }: Game) => texts[button === 'place' ? 'placeBet' : `verb.${kind}`];
const noMoneyMoved = /No money moved/i;

describe.each(games)('a bet on %s', (_name, game) => {
  const { button, done } = game;

  it.each(firstOf(nothingSaid))(
    '[NET-12] whose answer was lost is not confirmed when a retry gets %s; the same key confirms it',
    async (_fault, fault) => {
      const page = await openPage(game);
      page.faults.push(lostAfter, ...Array.from({ length: 3 }, () => fault));
      await page.tap();
      expect(look(button)).toEqual({ said: texts['unconfirmed'], button: texts['checkAgain'] });
      expect(document.body.textContent).not.toMatch(noMoneyMoved);
      page.faults.length = 0;
      await page.tap();
      expect(look(button)).toEqual({ said: expect.stringMatching(done), button: verbOf(game) });
      expect(keysOf(page.sent).size).toBe(1);
      expect(await page.moved()).toEqual(['bet']);
    },
  );

  it('[NET-12] that was accepted is confirmed while the site is closed: looking up a key is a read', async () => {
    const page = await openPage(game);
    page.faults.push(async (pass) => {
      await pass();
      await setSiteSwitch(context, 'maintenance', true);
      throw new TypeError('Failed to fetch');
    });
    await page.tap();
    await setSiteSwitch(context, 'maintenance', false);
    expect(look(button)).toEqual({ said: expect.stringMatching(done), button: verbOf(game) });
    expect([page.sent.length, keysOf(page.sent).size, await page.moved()]).toEqual([2, 1, ['bet']]);
  });

  it('[NET-12] that never arrived is reported as such by the closed site, which has looked up the key', async () => {
    const page = await openPage(game);
    await setSiteSwitch(context, 'maintenance', true);
    page.faults.push(lostBefore);
    await page.tap();
    await setSiteSwitch(context, 'maintenance', false);
    expect(look(button)).toEqual({ said: texts['siteClosed'], button: verbOf(game) });
    expect(await page.moved()).toEqual([]);
    await page.tap();
    expect(keysOf(page.sent).size).toBe(2);
    expect(await page.moved()).toEqual(['bet']);
  });

  it('[NET-12] whose answer was lost stays open when the login has ended: the page says where it will be shown', async () => {
    const page = await openPage(game);
    page.faults.push(async (pass) => {
      await pass();
      await endSession(context, page.sessionId, 'loggedOut');
      throw new TypeError('Failed to fetch');
    });
    await page.tap();
    expect([at('endedTitle').textContent, at('reason').textContent]).toEqual([
      texts['sessionEnded'],
      texts['sessionEndedUnconfirmed'],
    ]);
    expect(page.told).toEqual([]);
    at('leave').click();
    expect(page.told).toEqual([{ type: 'play.ended' }]);
    expect(await page.moved()).toEqual(['bet']);
  });

  it.each(
    firstOf([
      ['503 maintenance', refused(503, 'maintenance'), 'siteClosed'],
      ['429', refused(429, 'tooManyRequests'), 'refused'],
      ['400', refused(400, 'requestInvalid'), 'refused'],
    ] as const),
  )('whose only answer is %s moved no money, and the page says so', async (_fault, fault, text) => {
    const page = await openPage(game);
    page.faults.push(fault);
    await page.tap();
    expect(look(button)).toEqual({ said: texts[text], button: verbOf(game) });
    expect(texts[text]).toMatch(noMoneyMoved);
    await page.tap();
    expect([page.sent.length, keysOf(page.sent).size, await page.moved()]).toEqual([2, 2, ['bet']]);
  });

  it('whose only answer is that the login has ended moved no money, and the page says so', async () => {
    const page = await openPage(game);
    await endSession(context, page.sessionId, 'loggedOut');
    await page.tap();
    expect(at('reason').textContent).toBe(texts['sessionEndedRefused']);
    expect([page.told, await page.moved()]).toEqual([[], []]);
  });

  it('that was lost and then refused for lack of money is reported as refused: the refusal is for its key', async () => {
    const page = await openPage(game);
    await spendAll(page.id);
    page.faults.push(lostBefore);
    await page.tap();
    expect(look(button)).toEqual({ said: texts['insufficientBalance'], button: verbOf(game) });
    expect([page.sent.length, await page.moved()]).toEqual([2, ['bet']]);
  });
});

describe.each(games)('a bet on %s without enough money', (_name, game) => {
  const { button } = game;

  it('[CASH-02] is reported to the app with its stake and all others, and the app’s lower stake is used', async () => {
    const page = await openPage(game);
    await spendAll(page.id);
    await page.tap();
    const stake = page.sent[0]?.body['stake'];
    const [{ stakes }] = page.told as [{ stakes: number[] }];
    expect(page.told).toEqual([{ type: 'play.moneyShort', stake, stakes }]);
    expect(stakes).toContain(stake);

    const lowest = Math.min(...stakes);
    const news = { type: 'app.betInstead', stake: lowest };
    const fromApp = { source: window.parent, origin: window.location.origin, data: news };
    const hear = async (told: object) => {
      window.dispatchEvent(Object.assign(new Event('message'), fromApp, told));
      await untilIdle(button);
    };
    await hear({ source: window });
    await hear({ origin: 'https://elsewhere.example' });
    await hear({ data: { ...news, stake: lowest + 0.5 } });
    await hear({ data: { ...news, stake: String(lowest) } });
    await hear({ data: { ...news, type: 'app.other' } });
    await hear({ data: null });
    expect(page.sent).toHaveLength(1);
    await hear({});
    expect(page.sent.map(({ body }) => body['stake'])).toEqual([stake, lowest]);
    expect(keysOf(page.sent).size).toBe(2);
    expect(await page.moved()).toEqual(['bet']);
  });
});

describe('cancelling a lottery ticket', () => {
  const cancel = async (page: Awaited<ReturnType<typeof openPage>>) => {
    const button = () => at('tickets').querySelector('button');
    button()?.click();
    await untilIdle('place');
    return { said: said(), cancellable: button() !== null, moved: await page.moved() };
  };

  async function placed() {
    const page = await openPage(lottery);
    await page.tap();
    expect(await page.moved()).toEqual(['bet']);
    return page;
  }

  it.each(firstOf(nothingSaid))(
    '[NET-12] whose answer was lost is not confirmed when a retry gets %s; a later retry confirms it',
    async (_fault, fault) => {
      const page = await placed();
      page.faults.push(lostAfter, ...Array.from({ length: 3 }, () => fault));
      const both = ['bet', 'refund'];
      expect(await cancel(page)).toEqual({
        said: texts['cancelUnconfirmed'],
        cancellable: true,
        moved: both,
      });
      expect(document.body.textContent).not.toMatch(noMoneyMoved);
      page.faults.length = 0;
      expect(await cancel(page)).toEqual({ said: texts['betCancelled'], cancellable: false, moved: both });
    },
  );

  it('[NET-12] that succeeded is confirmed while the site is closed', async () => {
    const page = await placed();
    page.faults.push(async (pass) => {
      await pass();
      await setSiteSwitch(context, 'maintenance', true);
      throw new TypeError('Failed to fetch');
    });
    expect(await cancel(page)).toEqual({
      said: texts['betCancelled'],
      cancellable: false,
      moved: ['bet', 'refund'],
    });
    await setSiteSwitch(context, 'maintenance', false);
  });

  it('that never arrived is reported as such by the closed site', async () => {
    const page = await placed();
    await setSiteSwitch(context, 'maintenance', true);
    page.faults.push(lostBefore);
    expect(await cancel(page)).toEqual({ said: texts['siteClosed'], cancellable: true, moved: ['bet'] });
    await setSiteSwitch(context, 'maintenance', false);
  });

  it('leaves a bet that is not confirmed as it is', async () => {
    const page = await placed();
    page.faults.push(lostAfter, refused(503, 'maintenance'));
    await page.tap();
    const key = page.sent.at(-1)?.body['idempotencyKey'];
    await endSession(context, page.sessionId, 'loggedOut');
    expect(await cancel(page)).toMatchObject({ moved: ['bet', 'bet'] });
    expect([key === undefined, at('reason').textContent]).toEqual([false, texts['sessionEndedUnconfirmed']]);
  });
});
