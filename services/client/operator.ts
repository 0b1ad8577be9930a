import axios, { AxiosError, type AxiosResponse } from 'axios';
import axiosRetry, { type IAxiosRetryConfig } from 'axios-retry';
import * as v from 'valibot';
import { isTransient, type RawAnswer, readAnswer, retryAfterOf } from './answers.ts';
import { CallError } from './callError.ts';
import { gateway, headers } from '@araw/contract/calls/answer';
import type { Call } from '@araw/contract/calls/call';
import { calls, type CallName, type CallRequest, type CallValue } from '@araw/contract/calls/calls';
import { envelope } from '@araw/contract/calls/envelope';
import type { ConsolidatedSettings, EnvelopeSettings } from '@araw/contract/calls/system';
import { keptAtHeader } from './keptAt.ts';
import type { ReportUnread } from './unread.ts';

export interface CallOptions {
  signal?: AbortSignal;
  /** Milliseconds for the whole call including retries; default: 15 s. */
  timeout?: number;
}

type Arguments<Name extends CallName> =
  {} extends CallRequest<Name>
    ? [request?: CallRequest<Name>, options?: CallOptions]
    : [request: CallRequest<Name>, options?: CallOptions];

/** The typed client: one function per call of the contract. Rejects only with `CallError`. */
export type OperatorClient = { [Name in CallName]: (...given: Arguments<Name>) => Promise<CallValue<Name>> };

declare module 'axios' {
  interface AxiosRequestConfig {
    /** Checks the answer and returns it as the response's `data`; throws CallError. */
    read?: (answer: RawAnswer) => unknown;
  }
}

export interface OperatorClientOptions {
  /** The operator's origin; empty for the page's own. */
  baseUrl: string;
  merchant(): string;
  /** The session's token, null for a visitor. */
  token(): string | null;
  /** The `htmlLang` of the language shown, for mails and SMS; default: the browser's own. */
  language?(): string;
  /** Whether the app runs as an installed standalone app (LOGIN-07). */
  standalone(): boolean;
  /** Identifies this device to the operator; '' without one. */
  deviceToken?(): string;
  /** A login returned a new one. */
  onDeviceToken?(token: string): void;
  /** Whether a call now is the page's own, with no player there (PROT-08); default: never. */
  unattended?(): boolean;
  /** The operator's time, for envelopes. */
  serverNow(): number;
  /** The page's embedded settings, if any; sealed calls need their key. */
  settings?: ConsolidatedSettings;
  /** How credentials travel if the settings name no key; without either, calls with credentials fail. */
  envelope?: EnvelopeSettings | undefined;
  /** The settings have been fetched, for a screen or for a sealed call. */
  onSettings?(settings: ConsolidatedSettings): void;
  /** The session with this token has ended; called once, however many calls report it (SES-04). */
  onSessionEnded?(ended: { token: string; error: CallError }): void;
  /** An answer reported that the player is on a break or excluded (PROT-04). */
  onAway?(): void;
  /** An answer reported that the site is under maintenance or closed to this visitor. */
  onStatusReported?(reported: (typeof siteStatusCodes)[number]): void;
  /** An answer arrived; `keptAt` is set if it came from the service worker's store, possibly long after it was given. */
  onAnswer?(call: CallName, keptAt: number | null): void;
  /** Unreadable parts of an answer (NET-08). */
  onUnread?: ReportUnread;
  /** Milliseconds before a read is repeated, doubled each time; default: 300. */
  backOff?: number | undefined;
  /** From 0 up to 1, for jitter. */
  random?(): number;
}

const defaultTimeout = 15_000;
const statusTimeout = 10_000;
const retries = 2;
const retryAfterJitter = 500;
const siteStatusCodes = ['maintenance', 'accessRestricted'] as const;

/** For reading an answer that didn't come from a call. */
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
  // Before retrying, so that unreadable answers are repeated too.
  http.interceptors.response.use(readResponse);
  axiosRetry(http, { retries: 0 });
  let settings = options.settings;
  let endedToken: string | null = null;

  /** One request, plus retries for reads. Rejects with CallError, or the signal's reason if aborted. */
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

  /** Retries for reads that failed in transit, as long as the call has time left. */
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

  /** Stores the token and removes it from the value: it belongs to this device, not to the session. */
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
      ...(options.language && { [headers.language]: options.language() }),
      ...(options.unattended?.() && { [headers.unattended]: '1' }),
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
      // Report it as a failure of the sealed call, whose `alert` applies.
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
    if (error.code === 'onBreak') options.onAway?.();
    const saysEnded = error.status === 401 || error.code === 'notLoggedIn' || error.code === 'sessionEnded';
    // Logging out of a session that has already ended is a success (LOGOUT-03).
    if (!saysEnded || token === null || error.call === 'logOut') return;
    if (token === endedToken || token !== options.token()) return;
    endedToken = token;
    options.onSessionEnded?.({ token, error });
  }

  /** Repeats a call if its envelope key was rotated: the operator hasn't opened it. */
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

  /** Limits a call's time; its caller's signal ends it too. */
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

  /** Within the call's throttle window identical requests share an answer, pending or complete (NET-04). */
  function throttle(name: CallName, window: number, request: unknown, { signal, ...rest }: CallOptions) {
    const now = performance.now();
    for (const [key, { until }] of throttled) if (until <= now) throttled.delete(key);
    const key = JSON.stringify([name, options.token(), request]);
    // Not bound to any caller's signal: one leaving must not cancel the answer for the others.
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

/** When a call has to end: by signal, and by the clock of `performance.now()`. */
interface Bounds {
  signal: AbortSignal;
  end: number;
}

/** Stored settings contain the operator's time of when they were given. */
const asOfNow = (settings: ConsolidatedSettings, keptAt: number | null): ConsolidatedSettings =>
  keptAt === null ? settings : { ...settings, now: settings.now + Date.now() - keptAt };

/** Loads sealing with the first sealed call. */
async function loadSeal(call: CallName) {
  try {
    return await import('../seal/seal.ts');
  } catch (cause) {
    throw new CallError({ call, kind: 'offline', message: 'the sealing part did not load', cause });
  }
}

/** Replaces the response's data with the checked answer; rejects like axios does, so that its retries apply. */
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

/** Converts axios's rejections: a refusal, or no answer. */
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

/** Rejects with the signal's reason as soon as it aborts. */
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
