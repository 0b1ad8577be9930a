import axios, { AxiosError, type AxiosResponse } from 'axios';
import axiosRetry, { type IAxiosRetryConfig } from 'axios-retry';
import * as v from 'valibot';
import { isTransient, type RawAnswer, readAnswer, retryAfterOf } from './answers.ts';
import { CallError } from './callError.ts';
import { gateway, headers } from '../contract/answer.ts';
import type { Call } from '../contract/call.ts';
import { calls, type CallName, type CallRequest, type CallValue } from '../contract/calls.ts';
import { envelope } from '../contract/envelope.ts';
import type { ConsolidatedSettings, EnvelopeSettings } from '../contract/system.ts';
import { keptAtHeader } from './keptAt.ts';
import type { ReportUnread } from './unread.ts';

export interface CallOptions {
  signal?: AbortSignal;
  /** Milliseconds for the whole call, retries included; 15 s when left out. */
  timeout?: number;
}

type Arguments<Name extends CallName> =
  {} extends CallRequest<Name>
    ? [request?: CallRequest<Name>, options?: CallOptions]
    : [request: CallRequest<Name>, options?: CallOptions];

/** The typed client: one function for each call of the contract. Rejects with `CallError` alone. */
export type OperatorClient = { [Name in CallName]: (...given: Arguments<Name>) => Promise<CallValue<Name>> };

declare module 'axios' {
  interface AxiosRequestConfig {
    /** Reads what came back, as `data` of the response; throws CallError. */
    read?: (answer: RawAnswer) => unknown;
  }
}

export interface OperatorClientOptions {
  /** The operator's origin; empty for the page's own. */
  baseUrl: string;
  merchant(): string;
  /** The token of the session, null for a visitor. */
  token(): string | null;
  /** Whether the app runs as an installed standalone app (LOGIN-07). */
  standalone(): boolean;
  /** By which the operator knows this device; '' without one. */
  deviceToken?(): string;
  /** A login has answered another one. */
  onDeviceToken?(token: string): void;
  /** The operator's time, for envelopes. */
  serverNow(): number;
  /** The settings the page came with, if any; sealed calls need their key. */
  settings?: ConsolidatedSettings;
  /** How credentials travel where the settings name no key; without it they do not. */
  envelope?: EnvelopeSettings | undefined;
  /** The settings have been fetched, for a screen or for a sealed call. */
  onSettings?(settings: ConsolidatedSettings): void;
  /** The session that sent this token has ended; told once, however many calls report it (SES-04). */
  onSessionEnded?(ended: { token: string; error: CallError }): void;
  /** An answer said that the site is under maintenance or closed to this visitor. */
  onStatusReported?(reported: (typeof siteStatusCodes)[number]): void;
  /** An answer has come; with its moment where the service worker has kept it, which may be long ago. */
  onAnswer?(call: CallName, keptAt: number | null): void;
  /** What of an answer could not be read (NET-08). */
  onUnread?: ReportUnread;
  /** Milliseconds before a read is repeated, twice as many before the next time; 300 when left out. */
  backOff?: number | undefined;
  /** From 0 up to 1, for jitter. */
  random?(): number;
}

const defaultTimeout = 15_000;
const statusTimeout = 10_000;
const retries = 2;
const retryAfterJitter = 500;
const siteStatusCodes = ['maintenance', 'accessRestricted'] as const;

/** By which an answer is read that came another way than by a call. */
export const responseOf = (call: CallName): v.GenericSchema => calls[call].response;

export function createOperatorClient(options: OperatorClientOptions): OperatorClient {
  const { backOff = 300, random = Math.random } = options;
  const http = axios.create({
    baseURL: options.baseUrl,
    responseType: 'text',
    transformRequest: (data: unknown) => data,
    transformResponse: (text: string) => text,
    validateStatus: () => true,
    proxy: false,
  });
  // In this order: what cannot be read is repeated, too.
  http.interceptors.response.use(readResponse);
  axiosRetry(http, { retries: 0 });
  let settings = options.settings;
  let endedToken: string | null = null;

  /** One request and its answer, a read's also after others. Rejects with CallError; an abort with the signal's reason. */
  async function send(name: CallName, request: unknown, { signal, end }: Bounds): Promise<unknown> {
    const call: Call = calls[name];
    const token = options.token();
    const body = await bodyOf(name, request, signal);
    try {
      const { data } = await http.request<unknown>({
        method: call.method,
        url: call.path,
        params: body === undefined ? queryOf(request) : undefined,
        data: body?.text,
        headers: { ...headersOf(call, token), ...body?.headers },
        signal,
        read: (answer) => read(name, answer, token),
        'axios-retry': call.method === 'GET' ? repeating(name, end) : { retries: 0 },
      });
      return data;
    } catch (error) {
      signal.throwIfAborted();
      throw axios.isAxiosError(error) ? callErrorOf(name, error) : error;
    }
  }

  function read(name: CallName, answer: RawAnswer, token: string | null): unknown {
    const keptAt = answer.keptAt ?? null;
    try {
      const value = readAnswer(name, answer, options.onUnread);
      options.onAnswer?.(name, keptAt);
      if (name === 'consolidatedSettings') keepSettings(asOfNow(value as ConsolidatedSettings, keptAt));
      return (calls[name] as Call).device ? keepDeviceToken(value as { deviceToken?: string }) : value;
    } catch (error) {
      if (error instanceof CallError) report(error, token);
      throw error;
    }
  }

  /** How a read that failed in transit is repeated: only while its call has time. */
  function repeating(name: CallName, end: number): IAxiosRetryConfig {
    let pause = 0;
    let retried = 0;
    return {
      retries,
      retryCondition(error) {
        if (axios.isCancel(error)) return false;
        const failure = callErrorOf(name, error);
        pause = pauseBefore(retried, failure);
        retried += 1;
        return isTransient(failure) && performance.now() + pause < end;
      },
      retryDelay: () => pause,
    };
  }

  function keepSettings(fetched: ConsolidatedSettings) {
    settings = fetched;
    options.onSettings?.(fetched);
  }

  /** The token is this device's, not the session's: nobody else gets to see it. */
  function keepDeviceToken({ deviceToken, ...value }: { deviceToken?: string }) {
    if (deviceToken) options.onDeviceToken?.(deviceToken);
    return value;
  }

  function withDeviceToken(name: CallName, request: object) {
    const deviceToken = (calls[name] as Call).device && options.deviceToken?.();
    return deviceToken ? { ...request, deviceToken } : request;
  }

  function headersOf(call: Call, token: string | null): Record<string, string> {
    return {
      Accept: 'application/json',
      [headers.merchant]: options.merchant(),
      [headers.gateway]: gateway.mobile,
      ...(token !== null && { [headers.token]: token }),
      ...(options.standalone() && { [headers.device]: 'OTHERS' }),
      ...(call.module && { [headers.module]: call.module }),
    };
  }

  async function bodyOf(name: CallName, request: unknown, signal: AbortSignal) {
    const { method, path, sealed }: Call = calls[name];
    if (method === 'GET' || method === 'DELETE') return undefined;
    const plain = { text: JSON.stringify(request), headers: { 'Content-Type': 'application/json' } };
    if (!sealed) return plain;
    const key = (settings ?? (await renewSettings(name, signal))).sealing ?? options.envelope;
    const isProtected = globalThis.isSecureContext !== false;
    if (key?.scheme === 'none' && isProtected) return plain;
    if (!key || key.scheme === 'none') {
      throw new CallError({ call: name, kind: 'sealing', code: 'envelopeMissing' });
    }
    const { seal } = await loadSeal(name);
    try {
      const { headers: sealedHeaders, body } = await seal(request, {
        method,
        path,
        key,
        now: options.serverNow(),
      });
      return { text: body, headers: { 'Content-Type': envelope.contentType, ...sealedHeaders } };
    } catch (cause) {
      const isBrowsers = cause instanceof Error && cause.name === 'SealingUnavailable';
      if (!isBrowsers) {
        const expected = 'an RSA key as SPKI in base64';
        options.onUnread?.('consolidatedSettings', [
          { path: 'sealing.publicKey', expected, received: typeof key.publicKey },
        ]);
      }
      const code = isBrowsers ? 'sealing' : 'envelopeMissing';
      throw new CallError({ call: name, kind: 'sealing', code, message: String(cause), cause });
    }
  }

  async function renewSettings(name: CallName, signal: AbortSignal): Promise<ConsolidatedSettings> {
    try {
      return await operator.consolidatedSettings({}, { signal });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      // It is the sealed call that fails, and its alert that counts.
      const { kind, code, message, status, requestId, value, retryAfter } = error;
      throw new CallError({
        call: name,
        kind,
        code,
        message,
        status,
        requestId,
        value,
        retryAfter,
        cause: error,
      });
    }
  }

  function report(error: CallError, token: string | null) {
    const siteStatus = siteStatusCodes.find((code) => code === error.code);
    if (siteStatus) options.onStatusReported?.(siteStatus);
    const saysEnded = error.status === 401 || error.code === 'notLoggedIn' || error.code === 'sessionEnded';
    // A log-out from a session that has ended already is done (LOGOUT-03).
    if (!saysEnded || token === null || error.call === 'logOut') return;
    if (token === endedToken || token !== options.token()) return;
    endedToken = token;
    options.onSessionEnded?.({ token, error });
  }

  /** Sends a call whose envelope key was rotated once more: the operator has not opened it. */
  async function persist(name: CallName, request: unknown, bounds: Bounds): Promise<unknown> {
    try {
      return await send(name, request, bounds);
    } catch (error) {
      if (!(error instanceof CallError) || error.code !== 'envelopeKeyUnknown') throw error;
      await renewSettings(name, bounds.signal);
      return send(name, request, bounds);
    }
  }

  function pauseBefore(retried: number, { retryAfter }: CallError): number {
    if (retryAfter !== undefined) return retryAfter + random() * retryAfterJitter;
    return backOff * 2 ** retried * (0.5 + random());
  }

  /** Bounds a call in time; the signal of its caller ends it too. */
  async function bound(name: CallName, request: unknown, { signal, timeout }: CallOptions): Promise<unknown> {
    signal?.throwIfAborted();
    const limit = timeout ?? (name === 'systemStatus' ? statusTimeout : defaultTimeout);
    const end = performance.now() + limit;
    const bounds = new AbortController();
    const timer = setTimeout(() => bounds.abort(new CallError({ call: name, kind: 'timeout' })), limit);
    const leave = () => bounds.abort(signal?.reason);
    signal?.addEventListener('abort', leave, { once: true });
    try {
      const answer = persist(name, request, { signal: bounds.signal, end });
      return await unlessAborted(answer, bounds.signal);
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', leave);
    }
  }

  const throttled = new Map<string, { until: number; answer: Promise<unknown> }>();

  /** Within the call's window the same question gets the same answer, pending or given (NET-04). */
  function throttle(name: CallName, window: number, request: unknown, { signal, ...rest }: CallOptions) {
    const now = performance.now();
    for (const [key, { until }] of throttled) if (until <= now) throttled.delete(key);
    const key = JSON.stringify([name, options.token(), request]);
    // The shared call belongs to nobody's signal: one caller leaving takes no answer from the others.
    const shared = throttled.get(key)?.answer ?? bound(name, request, rest);
    if (!throttled.has(key)) throttled.set(key, { until: now + window, answer: shared });
    return signal ? unlessAborted(shared, signal) : shared;
  }

  async function perform(name: CallName, request: unknown = {}, given: CallOptions = {}): Promise<unknown> {
    const call: Call = calls[name];
    const parsed = v.safeParse(call.request, request);
    if (!parsed.success) {
      const message = parsed.issues.map((issue) => issue.message).join('; ');
      throw new CallError({ call: name, kind: 'refused', code: 'requestInvalid', message });
    }
    const sent = withDeviceToken(name, parsed.output as object);
    return call.throttle === undefined
      ? bound(name, sent, given)
      : throttle(name, call.throttle, sent, given);
  }

  async function performNamed(name: CallName, request?: unknown, given?: CallOptions): Promise<unknown> {
    try {
      return await perform(name, request, given);
    } catch (error) {
      if (error instanceof CallError) error.alert = calls[name].alert;
      throw error;
    }
  }

  const names = Object.keys(calls) as CallName[];
  const operator = Object.fromEntries(
    names.map((name) => [
      name,
      (request?: unknown, given?: CallOptions) => performNamed(name, request, given),
    ]),
  ) as OperatorClient;
  return operator;
}

/** When a call ends at the latest: by signal, and by the clock of `performance.now()`. */
interface Bounds {
  signal: AbortSignal;
  end: number;
}

/** Kept settings tell the operator's time of when they were given. */
const asOfNow = (settings: ConsolidatedSettings, keptAt: number | null): ConsolidatedSettings =>
  keptAt === null ? settings : { ...settings, now: settings.now + Date.now() - keptAt };

/** Sealing comes with the first sealed call. */
async function loadSeal(call: CallName) {
  try {
    return await import('../seal/seal.ts');
  } catch (cause) {
    throw new CallError({ call, kind: 'offline', message: 'the sealing part did not load', cause });
  }
}

/** With what was read of the answer; rejects as axios does, for its retries. */
function readResponse(response: AxiosResponse): AxiosResponse {
  const { config, status, data } = response;
  const headerOf = (header: string) => String(response.headers[header.toLowerCase()] ?? '');
  const answer = {
    status,
    text: (data as string | null) ?? '',
    requestId: headerOf(headers.requestId),
    retryAfter: retryAfterOf(headerOf('Retry-After'), Date.now()),
    keptAt: Number(headerOf(keptAtHeader)) || null,
  };
  try {
    return { ...response, data: config.read?.(answer) };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    throw AxiosError.from(error, undefined, config, response.request, response);
  }
}

/** Whatever axios rejects with: an answer that says no, or none. */
function callErrorOf(call: CallName, error: AxiosError): CallError {
  const { cause } = error;
  if (cause instanceof CallError) return cause;
  return new CallError({ call, kind: 'offline', message: `${call} got no answer`, cause: error });
}

function queryOf(request: unknown): URLSearchParams {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(request as object)) {
    if (value !== undefined && value !== null) query.append(key, String(value));
  }
  return query;
}

/** A promise that gives up with the signal's reason as soon as it aborts. */
async function unlessAborted<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  let abort = () => {};
  const aborted = new Promise<never>((_, reject) => {
    abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort);
  });
  try {
    return await Promise.race([promise, aborted]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}
