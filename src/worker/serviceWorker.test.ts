import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { RequestEvent } from './workerScope.ts';

const origin = 'https://site.example';

/** The stores of one origin, which all its workers share. */
function storesOfOrigin() {
  const stores = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    const keyOf = (request: Request | string) => (typeof request === 'string' ? request : request.url);
    return {
      match: async (request: Request | string) => store.get(keyOf(request))?.clone(),
      put: async (request: Request | string, answer: Response) => void store.set(keyOf(request), answer),
      delete: async (request: Request | string) => store.delete(keyOf(request)),
      keys: async () => [...store.keys()].map((url) => new Request(url)),
    };
  };
  const texts = async () => {
    const answers = [...stores.values()].flatMap((store) => [...store.values()]);
    return Promise.all(answers.map((answer) => answer.clone().text()));
  };
  return {
    caches: {
      open,
      keys: async () => [...stores.keys()],
      delete: async (name: string) => stores.delete(name),
    },
    texts,
    names: () => [...stores.keys()],
  };
}

/** Tells everyone apart who could be confused: the merchant's name, and a person's own data in each answer. */
const people: Record<string, object> = {
  'token-maria': { favourite: true, read: 'maria read it', name: 'maria' },
  'token-ramon': { favourite: true, read: 'ramon read it', name: 'ramon' },
};
const isOnline = { now: true };
async function answerOf(request: Request | string, init?: RequestInit): Promise<Response> {
  if (!isOnline.now) throw new TypeError('no connection');
  const { headers } = new Request(request, init);
  const person = people[headers.get('Authorization') ?? ''] ?? { favourite: false };
  return Response.json({ merchant: headers.get('Merchant'), ...person });
}

let stores = storesOfOrigin();
const fetched = vi.fn<typeof answerOf>(answerOf);

/** The worker of a scope. `evaluate` imports it, anew each time. */
async function startWorker(scope: string, evaluate: () => Promise<unknown>) {
  const listeners = new Map<string, (event: RequestEvent) => void>();
  vi.stubGlobal('__RELEASE__', { id: 'one', files: [], ahead: [] });
  vi.stubGlobal('self', {
    registration: { scope },
    addEventListener: (type: string, listener: (event: RequestEvent) => void) =>
      listeners.set(type, listener),
  });
  await evaluate();
  /** The answer that the worker gives a page, once it has kept what it keeps. */
  return async (path: string, headers: Record<string, string>): Promise<unknown> => {
    vi.stubGlobal('location', new URL('sw.js', scope));
    vi.stubGlobal('caches', stores.caches);
    vi.stubGlobal('fetch', fetched);
    const pending: Promise<unknown>[] = [];
    let answer: Promise<Response> | undefined;
    listeners.get('fetch')?.({
      request: new Request(origin + path, { headers }),
      respondWith: (given: Promise<Response>) => (answer = given),
      waitUntil: (done: Promise<unknown>) => pending.push(done),
    } as unknown as RequestEvent);
    const given = await answer;
    await Promise.all(pending);
    return given?.json();
  };
}

let araw: Awaited<ReturnType<typeof startWorker>>;
let lumen: Awaited<ReturnType<typeof startWorker>>;
beforeAll(async () => {
  araw = await startWorker(`${origin}/`, () => import('./serviceWorker.ts'));
  const again = './serviceWorker.ts?lumen';
  lumen = await startWorker(`${origin}/lumen/`, () => import(/* @vite-ignore */ again));
});
beforeEach(() => {
  stores = storesOfOrigin();
  isOnline.now = true;
  fetched.mockClear();
});

const calls = [
  '/wps/system/status',
  '/wps/relay/MCSFE_getListAnnouncements?types=B',
  '/wps/relay/GCSGAME_gameList?gameType=RNG',
  '/wps/relay/GCSGAME_hotGamesV2',
];

test.each(calls)(
  '[PAGE-02] of %s nothing that two players of two merchants on one origin read about themselves is kept',
  async (path) => {
    const maria = await araw(path, { Merchant: 'ARAW', Authorization: 'token-maria' });
    const ramon = await lumen(path, { Merchant: 'LUMEN', Authorization: 'token-ramon' });
    expect(maria).toEqual({ merchant: 'ARAW', favourite: true, read: 'maria read it', name: 'maria' });
    expect(ramon).toEqual({ merchant: 'LUMEN', favourite: true, read: 'ramon read it', name: 'ramon' });
    expect((await stores.texts()).toSorted()).toEqual([
      '{"merchant":"ARAW","favourite":false}',
      '{"merchant":"LUMEN","favourite":false}',
    ]);
  },
);

test.each(calls)(
  '[PAGE-02] [FAULT-08] without a connection %s answers each merchant as its own visitors were answered',
  async (path) => {
    await araw(path, { Merchant: 'ARAW', Authorization: 'token-maria' });
    await araw(path, { Merchant: 'TRIAL' });
    await lumen(path, { Merchant: 'LUMEN' });
    isOnline.now = false;
    const ofPlayer = await araw(path, { Merchant: 'ARAW', Authorization: 'token-ramon' });
    expect(ofPlayer).toEqual({ merchant: 'ARAW', favourite: false });
    expect(await araw(path, { Merchant: 'TRIAL' })).toEqual({ merchant: 'TRIAL', favourite: false });
    expect(await lumen(path, { Merchant: 'LUMEN' })).toEqual({ merchant: 'LUMEN', favourite: false });
    // What the other merchant's worker has kept is none of this one's.
    await expect(lumen(path, { Merchant: 'ARAW' })).rejects.toThrow('no connection');
    await expect(araw(path, { Merchant: 'LUMEN' })).rejects.toThrow('no connection');
  },
);

test('[PAGE-02] every store of a worker is its merchant’s own', async () => {
  await araw('/wps/system/status', { Merchant: 'ARAW' });
  await lumen('/wps/system/status', { Merchant: 'LUMEN' });
  expect(stores.names()).toEqual([`calls-${origin}/`, `calls-${origin}/lumen/`]);
});

test('[PAGE-02] a player’s call is repeated as a visitor’s after an hour, not a millisecond earlier', async () => {
  vi.useFakeTimers({ now: 1_800_000_000_000, toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const ask = () => araw('/wps/system/status', { Merchant: 'ARAW', Authorization: 'token-maria' });
  await ask();
  expect(fetched).toHaveBeenCalledTimes(2);
  vi.setSystemTime(1_800_003_599_999);
  await ask();
  expect(fetched).toHaveBeenCalledTimes(3);
  vi.setSystemTime(1_800_003_600_000);
  await ask();
  expect(fetched).toHaveBeenCalledTimes(5);
});
