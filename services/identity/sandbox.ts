import * as v from 'valibot';
import { readAnswerAs, retryAfterOf } from '../client/answers.ts';
import { CallError } from '../client/callError.ts';
import { headers } from '@araw/contract/calls/answer';
import type { CallName } from '@araw/contract/calls/calls';
import {
  type IdentityAnswer,
  identityAnswer,
  identityPhoneProof,
  identityPhoneSent,
  socialChannels,
} from '@araw/contract/accounts/identity';
import type { IdentityProvider, IdentityResult } from './types.ts';

/** The part of the window that a sign-in uses. */
export type IdentityPage = Pick<
  Window,
  'open' | 'addEventListener' | 'removeEventListener' | 'setInterval' | 'clearInterval'
> & {
  location: Pick<Location, 'origin' | 'pathname' | 'search' | 'hash' | 'assign'>;
  history: Pick<History, 'state' | 'replaceState'>;
  sessionStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
};

/** The request, for comparison with the answer. */
const question = v.object({ channel: v.picklist(socialChannels), state: v.string(), nonce: v.string() });
type Question = v.InferOutput<typeof question>;

const questionEntry = 'identityQuestion';
/** Milliseconds between checks whether the player has closed the window. */
const closedPoll = 500;

/** The embedded operator's provider (packages/contract/src/accounts/identity.ts). `url` is on our own origin. */
export function createSandboxIdentity(url: string, page: IdentityPage = window): IdentityProvider {
  const address = new URL(url, page.location.origin);
  const isOwn = address.origin === page.location.origin;
  const pathOf = (suffix = '') => address.pathname.replace(/\/$/, '') + suffix;

  const addressOf = ({ channel, state, nonce }: Question, more: Record<string, string>) =>
    `${pathOf()}?${new URLSearchParams({ channel, state, nonce, ...more })}`;

  let broughtBack = takeRedirectAnswer(page);
  let phone: { verificationId: string; nonce: string } | null = null;

  function leaveFor(asked: Question) {
    keepQuestion(page, asked);
    page.location.assign(addressOf(asked, { mode: 'redirect', returnTo: page.location.pathname }));
  }

  return {
    returned: async () => broughtBack && { channel: broughtBack.asked?.channel ?? null },

    signIn(channel, signal) {
      if (broughtBack) {
        const { answer, asked } = broughtBack;
        broughtBack = null;
        return Promise.resolve(judge(answer, asked));
      }
      if (!isOwn) return Promise.resolve({ result: 'unavailable' });
      const asked = { channel, state: random(), nonce: random() };
      const popup = page.open(addressOf(asked, { mode: 'popup' }), 'identity', 'popup,width=480,height=640');
      if (popup && !popup.closed) return answerOf(popup, asked, page, signal);
      leaveFor(asked);
      return abortOf(signal);
    },

    async sendPhoneCode({ mobileNo, countryDialingCode, humanCheck }, signal) {
      // One nonce per visit: it is valid for every code sent to this phone.
      const nonce = phone?.nonce ?? random();
      const request = { mobileNo, countryDialingCode, humanCheck, nonce };
      const sent = await post('sendLoginCode', pathOf('/phone'), request, identityPhoneSent, signal);
      phone = { verificationId: sent.verificationId, nonce };
      return { expirationTime: sent.expirationTime };
    },

    async confirmPhoneCode(code, signal) {
      if (!phone) return { result: 'wrongCode' };
      const { verificationId, nonce } = phone;
      const request = { verificationId, code };
      try {
        const proof = await post('logIn', pathOf('/phone/confirm'), request, identityPhoneProof, signal);
        return nonceOf(proof.idToken) === nonce
          ? { result: 'proven', idToken: proof.idToken }
          : { result: 'mismatch' };
      } catch (error) {
        if (error instanceof CallError && error.code === 'codeWrong') return { result: 'wrongCode' };
        throw error;
      }
    },
  };
}

/** The window's answer, or that the player has closed it. */
function answerOf(popup: Window, asked: Question, page: IdentityPage, signal: AbortSignal) {
  return new Promise<IdentityResult>((resolve, reject) => {
    const settle = (result: IdentityResult) => {
      leave();
      resolve(result);
    };
    const leave = () => {
      page.removeEventListener('message', hear);
      signal.removeEventListener('abort', abort);
      page.clearInterval(poll);
      popup.close();
    };
    const hear = ({ origin, source, data }: MessageEvent) => {
      if (origin !== page.location.origin || source !== popup) return;
      const answer = v.safeParse(identityAnswer, data);
      if (answer.success) settle(judge(answer.output, asked));
    };
    const abort = () => {
      leave();
      reject(signal.reason as Error);
    };
    // A window closes right after answering: its message may still arrive.
    let wasClosed = false;
    const poll = page.setInterval(() => {
      if (wasClosed) settle({ result: 'denied' });
      wasClosed = popup.closed;
    }, closedPoll);
    page.addEventListener('message', hear);
    signal.addEventListener('abort', abort, { once: true });
  });
}

function judge(answer: IdentityAnswer | null, asked: Question | null): IdentityResult {
  if (!answer || !asked || answer.state !== asked.state) return { result: 'mismatch' };
  if ('error' in answer) return { result: 'denied' };
  if (nonceOf(answer.idToken) !== asked.nonce) return { result: 'mismatch' };
  return { result: 'proven', idToken: answer.idToken };
}

/** Takes a redirect's answer from the address and removes it immediately: nobody else may see the token. */
function takeRedirectAnswer(page: IdentityPage) {
  const { hash, pathname, search } = page.location;
  const given = Object.fromEntries(new URLSearchParams(hash.slice(1)));
  if (given.type !== 'identityAnswer') return null;
  page.history.replaceState(page.history.state, '', pathname + search);
  const answer = v.safeParse(identityAnswer, given);
  return { answer: answer.success ? answer.output : null, asked: takeQuestion(page) };
}

function keepQuestion(page: IdentityPage, asked: Question) {
  try {
    page.sessionStorage.setItem(questionEntry, JSON.stringify(asked));
  } catch {
    // The answer is rejected later, with a proper result.
  }
}

function takeQuestion(page: IdentityPage): Question | null {
  try {
    const asked = v.safeParse(question, JSON.parse(page.sessionStorage.getItem(questionEntry) ?? 'null'));
    page.sessionStorage.removeItem(questionEntry);
    return asked.success ? asked.output : null;
  } catch {
    return null;
  }
}

/** The claim of a token whose signature only the operator checks. */
function nonceOf(idToken: string): string | null {
  try {
    const payload = (idToken.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const { nonce } = v.parse(v.object({ nonce: v.string() }), JSON.parse(atob(payload)));
    return nonce;
  } catch {
    return null;
  }
}

/** 32 characters of base64url: 192 bits. */
function random(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

const abortOf = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });

/** Milliseconds, as for the operator client. */
const longestAnswer = 15_000;

/** Calls the provider, which answers in the shape of every call; `call` is the name for errors. */
async function post<Schema extends v.GenericSchema>(
  call: CallName,
  path: string,
  request: object,
  schema: Schema,
  left: AbortSignal,
): Promise<v.InferOutput<Schema>> {
  const bounds = new AbortController();
  const timer = setTimeout(() => bounds.abort(new CallError({ call, kind: 'timeout' })), longestAnswer);
  const leave = () => bounds.abort(left.reason);
  left.addEventListener('abort', leave, { once: true });
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(request),
      signal: bounds.signal,
    });
    const headerOf = (name: string) => response.headers.get(name) ?? '';
    return readAnswerAs(schema, call, {
      status: response.status,
      text: await response.text(),
      requestId: headerOf(headers.requestId),
      retryAfter: retryAfterOf(headerOf('Retry-After'), Date.now()),
    });
  } catch (cause) {
    bounds.signal.throwIfAborted();
    if (cause instanceof CallError) throw cause;
    throw new CallError({ call, kind: 'offline', message: `${path} got no answer`, cause });
  } finally {
    clearTimeout(timer);
    left.removeEventListener('abort', leave);
  }
}
