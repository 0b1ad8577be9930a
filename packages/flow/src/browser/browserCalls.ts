import { isDeepStrictEqual } from 'node:util';
import type { Page, Request, Route } from '@playwright/test';
import type { Binding, HeldCall, Moment, ReadSent, Sent } from './browser.ts';

/** A request of the page that awaits its answer. */
interface Arrival {
  route: Route;
  /** In order of arrival, from 0. */
  number: number;
}

export interface CallAnswer {
  actor: string;
  ok: boolean;
  value: unknown;
  /** The chart's input to the actor. */
  input: unknown;
  /** `HeldCalls.count` when the actor was started. */
  since: number;
  /** Earlier answers to this actor. */
  before: number;
  /** Position on the walk when the call was made. */
  asked: Moment;
}

export interface HeldCalls {
  /** Number of calls so far. */
  count(): number;
  /** Answers an actor's call once it has been made, and checks the request. Resolves with `silence` if told to wait. */
  answer(answer: CallAnswer): Promise<'answered' | 'silence'>;
}

export interface HoldOptions {
  readSent?: ReadSent;
  /** Milliseconds to wait for a call. */
  patience?: number;
}

/** Holds the calls of a binding's actors. Forgets requests that the page abandons, so nothing waits for them. */
export async function holdCalls(page: Page, binding: Binding, options: HoldOptions = {}): Promise<HeldCalls> {
  const { readSent = jsonBody, patience = 60_000 } = options;
  const shared = Math.min(patience / 4, 1_500);
  let waiting: Arrival[] = [];
  let count = 0;
  const held = Object.values(binding.calls).flatMap(callsOf);
  const isHeld = (request: Request) =>
    held.some((call) => call.paths.some((path) => isTo(call, path, request)));

  page.on('requestfailed', (request: Request) => {
    waiting = waiting.filter(({ route }) => route.request() !== request);
  });
  // A regular expression is matched in the browser driver; a predicate would be called for every file a page loads.
  const heldPaths = new RegExp(`^[^?#]*(?:${held.flatMap(({ paths }) => paths).join('|')})`);
  const hold = (route: Route) => {
    if (!isHeld(route.request())) return route.fallback();
    waiting.push({ route, number: count });
    count += 1;
    return undefined;
  };
  // An empty expression would match every address.
  if (held.length > 0) await page.route(heldPaths, hold);

  /** The request made since then; if there is none, the newest one, which the page shares with an earlier caller. */
  async function take(actor: string, call: HeldCall, path: string, since: number): Promise<Route> {
    const began = Date.now();
    for (;;) {
      const all = waiting.filter(({ route }) => isTo(call, path, route.request()));
      const fresh = all.filter(({ number }) => number >= since);
      if (fresh.length > 1) throw new Error(`${actor} was called ${fresh.length} times`);
      const waited = Date.now() - began;
      const [taken] = fresh.length > 0 || waited < shared ? fresh : all.slice(-1);
      if (taken) {
        waiting = waiting.filter((arrival) => arrival !== taken);
        return taken.route;
      }
      if (waited >= patience) throw new Error(`${actor} was never called`);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  async function answerCall(call: HeldCall, given: CallAnswer): Promise<'answered' | 'silence'> {
    const { actor, ok, value, input, since, before, asked } = given;
    const route = await take(actor, call, pathOf(call, input), since);
    const request = route.request();
    const url = new URL(request.url());
    const sent = sentBy(request, readSent);
    if (call.sends) checkSent(actor, call.sends(input, asked, url, sent), sent);
    const reply = call.reply({ ok, value, number: before + 1, input, url, sent });
    if (reply === 'silence') return 'silence';
    if (reply === 'as the server answers') await route.continue();
    else await route.fulfill({ ...reply, contentType: 'application/json', body: JSON.stringify(reply.body) });
    await arrived(request);
    return call.next?.isMade(given) ? answerCall(call.next, given) : 'answered';
  }

  return {
    count: () => count,
    async answer(given) {
      const call = binding.calls[given.actor];
      if (!call) throw new Error(`No call is held for ${given.actor}.`);
      return answerCall(call, given);
    },
  };
}

/** A failing script reports no end of its request (ms). */
const arrivalPatience = 500;

/** A busy page receives an answer late; time that passed before would fire timers that the answer starts. */
async function arrived(request: Request): Promise<void> {
  const ended = request.response().then((response) => response?.finished());
  const waited = new Promise((resolve) => setTimeout(resolve, arrivalPatience));
  // The answer may navigate to another document, which drops the rest of it.
  await Promise.race([ended, waited]).catch(() => {});
}

const callsOf = (call: HeldCall): HeldCall[] => [call, ...(call.next ? callsOf(call.next) : [])];
const isTo = ({ only }: HeldCall, path: string, request: Request) =>
  new URL(request.url()).pathname.includes(path) && (only?.(request) ?? true);
const pathOf = ({ paths, choose }: HeldCall, input: unknown) => choose?.(input) ?? paths[0] ?? '';

const jsonBody: ReadSent = (request) => (request.postData() === null ? {} : { body: request.postDataJSON() });

const sentBy = (request: Request, readSent: ReadSent): Sent => ({
  method: request.method(),
  query: Object.fromEntries(new URL(request.url()).searchParams),
  ...readSent(request),
});

function checkSent(actor: string, expected: Sent, actual: Sent) {
  if (isDeepStrictEqual(actual, expected)) return;
  throw new Error(`${actor} sends ${JSON.stringify(actual)} instead of ${JSON.stringify(expected)}`);
}
