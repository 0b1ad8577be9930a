import {
  constants,
  createDecipheriv,
  generateKeyPairSync,
  type KeyObject,
  privateDecrypt,
  randomBytes,
  randomInt,
} from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as bodyOf } from 'node:stream/consumers';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as values from './values.ts';

/** How a call fails from now on. */
export type Failing = 'failure' | 'web page' | 'other shape' | 'refusal' | 'silence' | 'broken connection';

export interface ForeignOperator {
  /** Base address of its calls, under a path. */
  url: string;
  /** Origin of pictures and games. */
  origin: string;
  /** SPKI, base64. */
  publicKey: string;
  /** Method and path of each call so far, from /wps on. */
  asked: string[];
  /** Merchants named by the calls so far. */
  merchants: Set<string>;
  /** Makes a call fail, by path; null ends it. */
  fail(path: string, how: Failing | null): void;
  endSessions(): void;
  stop(): Promise<void>;
}

export interface ForeignOptions {
  /** The origin whose pages may call it. */
  pages: () => string;
}

interface Asked {
  body: Record<string, unknown>;
  query: URLSearchParams;
  member: Member | null;
  token: string;
}
type Answer = (asked: Asked) => unknown;

interface Member {
  name: string;
  password: string;
  type: string;
  balance: string;
  favourites: number[];
  recent: number[];
  readAnnouncements: Set<string>;
  readMessages: Set<string>;
}

class Refusal extends Error {
  readonly status: number;
  readonly value: unknown;
  constructor(status: number, code: string, value?: unknown) {
    super(code);
    this.status = status;
    this.value = value;
  }
}

/** For captchas and SMS alike. */
export const captchaDigits = '4711';
export const smsDigits = '123456';
const below = '/api/v2';
const proofSecret = 'a secret of the foreign operator';

const member = (name: string, type: string, balance: string): Member => ({
  name,
  password: 'Kubo-2026!',
  type,
  balance,
  favourites: [],
  recent: [],
  readAnnouncements: new Set(),
  readMessages: new Set(),
});

/**
 * A second operator, written only from the specifications and docs/, in memory, with answers that are correct but
 * differ from ours. Calls that it doesn't offer get 404 `switchedOff`.
 */
export async function startForeignOperator({ pages }: ForeignOptions): Promise<ForeignOperator> {
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const members = new Map(
    [member('ana', '0', '1234.50'), member('ben', '1', '98000')].map((one) => [one.name, one]),
  );
  const sessions = new Map<string, Member>();
  const failing = new Map<string, Failing>();
  const asked: string[] = [];
  const merchants = new Set<string>();
  let wrongPasswords = 0;

  const open = (one: Member) => {
    const token = randomBytes(24).toString('base64url');
    sessions.set(token, one);
    return { token, userName: one.name, type: one.type, firstTimeLogin: null };
  };
  const gamesOf = (nodes: readonly number[]) =>
    nodes.flatMap((node) => values.games.filter(({ nodeId }) => nodeId === node));
  const page = (found: readonly unknown[], query: URLSearchParams, rows: string, number: string) => {
    const size = Number(query.get('pageSize'));
    const at = Number(query.get(number));
    return {
      [rows]: found.length === 0 ? null : found.slice((at - 1) * size, at * size),
      pageNum: String(at),
      totalPages: String(Math.ceil(found.length / size)),
    };
  };

  const forAnyone: Record<string, Answer> = {
    'GET /wps/system/status': () => values.status,
    'GET /wps/system/whitelabel': () => values.whitelabel,
    'GET /wps/system/settings/consolidated': () => values.settings(Date.now()),
    'GET /wps/system/setting/register': () => values.registerSettings,
    'GET /wps/system/terms': ({ query }) => ({
      kind: query.get('kind'),
      version: 3,
      effectiveFrom: '2026-01-01',
      sections: [{ heading: 'Rules', paragraphs: ['Whoever plays here plays fair.'] }],
    }),
    'GET /wps/system/helpCenter': () => values.help,
    'GET /wps/system/customerService': () => values.customerService,
    'GET /wps/system/customerService/open': ({ query }) => ({ url: `https://t.me/${query.get('path')}` }),
    'GET /wps/relay/GCSGAME_newGameVendor': () => values.vendors,
    'GET /wps/relay/GCSGAME_hotGamesV2': () => ({ list: values.games.slice(0, 6) }),
    'GET /wps/relay/GCSGAME_gameList': ({ query }) => {
      const name = (query.get('gameName') ?? '').toLowerCase();
      const isAsked = (given: string, wanted: string) => ['', null, given].includes(query.get(wanted));
      const found = values.games.filter(
        (one) =>
          isAsked(one.gameType, 'gameType') &&
          isAsked(one.vassalage, 'vassalage') &&
          (one.name ?? one.nodeName ?? '').toLowerCase().includes(name),
      );
      return page(found, query, 'games', 'pageNo');
    },
    'GET /wps/relay/GCSGAME_getGameMatchV2': () => values.matches,
    'GET /wps/relay/ODSFE2_getWinnerBoard': () => values.winners,
    'GET /wps/relay/MCSFE_getListAnnouncements': ({ member: one }) =>
      values.announcements(one?.readAnnouncements ?? new Set()),
    'GET /wps/relay/MCSFE_availablePromotions': () => ({ list: null }),
    'GET /wps/captcha': () => values.picture,
    'GET /wps/check/username': ({ query }) => ({
      available: members.has(query.get('username') ?? '') ? 0 : 1,
    }),
    'GET /wps/verification/human': async () => ({
      challenge: await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: 100,
        counter: randomInt(10, 40),
        deriveKey,
        hmacSignatureSecret: proofSecret,
      }),
    }),
    'POST /wps/verification/sms/register': async ({ body }) => {
      const { altcha } = body['humanCheck'] as { altcha?: string };
      const proof = altcha ? JSON.parse(atob(altcha)) : null;
      const verdict =
        proof && (await verifySolution({ ...proof, deriveKey, hmacSignatureSecret: proofSecret }));
      if (!verdict?.verified) throw new Refusal(400, 'humanCheckFailed');
      return { expirationTime: String(Date.now() + 60_000) };
    },
    'PUT /wps/member/register': ({ body }) => {
      if (body['verificationCode'] !== smsDigits) throw new Refusal(400, 'codeWrong');
      const one = { ...member(String(body['username']), '0', '0'), password: String(body['password']) };
      members.set(one.name, one);
      return open(one);
    },
    'POST /wps/session/login': ({ body }) => {
      if (wrongPasswords > 0 && body['captcha'] !== captchaDigits && body['captcha'] !== '') {
        throw new Refusal(400, 'captchaWrong', { captcha: 1 });
      }
      const one = members.get(String(body['username']));
      if (one && one.password === body['password']) return open(one);
      wrongPasswords += 1;
      throw new Refusal(400, 'credentialsWrong', { captcha: 1 });
    },
  };

  const nodeOf = (query: URLSearchParams) => Number(query.get('nodeId'));
  const forMembers: Record<string, (asked: Asked & { member: Member }) => unknown> = {
    'DELETE /wps/session/logout': ({ token }) => void sessions.delete(token),
    'GET /wps/member/info': ({ member: one }) => ({
      id: 7,
      account: one.name,
      nickname: null,
      type: one.type,
      regDate: '2025-06-01T12:00:00+08:00',
      toUpline: 0,
      clubLabel: null,
    }),
    'GET /wps/wallets/gcs': ({ member: one }) => ({ sumBalance: one.balance, currencySymbol: null }),
    'GET /wps/member/info/funds/consolidated': () => ({ dailysalreqtype: null }),
    'GET /wps/relay/MCSFE_getFavoriteGames': ({ member: one }) => ({
      content: gamesOf(one.favourites).map(({ nodeId, vassalage }) => ({ nodeId, vassalage })),
    }),
    'GET /wps/relay/MCSFE_getFavoriteGamesList': ({ member: one, query }) =>
      page(gamesOf(one.favourites), query, 'content', 'pageNo'),
    'POST /wps/relay/MCSFE_addFavoriteGameV2': ({ member: one, body }) =>
      void one.favourites.unshift(Number(body['nodeId'])),
    'DELETE /wps/relay/MCSFE_removeFavoriteGameV2': ({ member: one, query }) => {
      one.favourites = one.favourites.filter((node) => node !== nodeOf(query));
    },
    'GET /wps/relay/GCS_recentGame': ({ member: one, query }) =>
      page(gamesOf(one.recent), query, 'list', 'page'),
    // Launching doesn't add it: the app reports it.
    'GET /wps/relay/GCS_addRecentGame': ({ member: one, query }) =>
      void (one.recent = [nodeOf(query), ...one.recent.filter((node) => node !== nodeOf(query))]),
    'GET /wps/game/launchGame': ({ query }) => ({ gameUrl: `/games/${query.get('gameId')}`, framed: null }),
    'POST /wps/relay/MCSFE_readAnnouncement': ({ member: one, body }) =>
      void one.readAnnouncements.add(String(body['announcementId'])),
    'GET /wps/relay/CSP_inbox': ({ member: one }) => ({
      list: [
        {
          id: 31,
          title: 'Welcome to Kubo',
          content: '<p>Good luck.</p>',
          sentAt: 1_750_000_000,
          read: one.readMessages.has('31') ? 1 : 0,
        },
      ],
      totalPages: null,
    }),
    'GET /wps/relay/CSP_unreadCount': ({ member: one }) => String(1 - one.readMessages.size),
    'POST /wps/relay/CSP_readMessage': ({ member: one, body }) =>
      void one.readMessages.add(String(body['id'])),
    'GET /wps/cashier/deposit': () => values.cashIn(Date.now()),
    'GET /wps/cashier/withdrawal': ({ member: one }) => values.withdrawPage(Date.now(), one.balance),
    'GET /wps/relay/AGEFE_teamKpiA': () => values.team,
  };

  async function answerTo(request: IncomingMessage, path: string, query: URLSearchParams): Promise<unknown> {
    const call = `${request.method} ${path}`;
    const token = request.headers.authorization ?? '';
    const one = sessions.get(token) ?? null;
    const text = await bodyOf(request);
    const body = text === '' ? {} : JSON.parse(opened(request.headers, text, keys.privateKey));
    const anyones = forAnyone[call];
    if (anyones) return anyones({ body, query, member: one, token });
    const members = forMembers[call];
    if (!members) throw new Refusal(404, 'switchedOff');
    if (!one) throw new Refusal(401, 'sessionEnded');
    return members({ body, query, member: one, token });
  }

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://operator');
    const allowed = {
      'Access-Control-Allow-Origin': pages(),
      'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
      'Access-Control-Allow-Headers':
        'Merchant, Authorization, Device, Gateway, Module-Id, Unattended, Encryption, Content-Type',
      'Access-Control-Expose-Headers': 'Request-Id, Retry-After',
    };
    const send = (status: number, type: string, text: string) =>
      response.writeHead(status, { ...allowed, 'Content-Type': type, 'Cache-Control': 'no-store' }).end(text);
    const sendJson = (status: number, given: object) =>
      send(status, 'application/json', JSON.stringify(given));

    if (request.method === 'OPTIONS') return void response.writeHead(204, allowed).end();
    if (pathname.startsWith('/games/')) {
      return void send(
        200,
        'text/html',
        `<!doctype html><title>Game</title><h1>Game ${pathname.slice(7)}</h1>`,
      );
    }
    if (!pathname.startsWith(`${below}/`)) return void send(404, 'text/plain', 'nothing here');
    const path = pathname.slice(below.length);
    asked.push(`${request.method} ${path}`);
    merchants.add(String(request.headers['merchant']));
    switch (failing.get(path)) {
      case 'failure':
        return void send(500, 'text/plain', '');
      case 'web page':
        return void send(200, 'text/html', '<!doctype html><title>Welcome to the hotel</title>');
      case 'other shape':
        return void sendJson(200, { success: true, value: 7 });
      case 'refusal':
        return void sendJson(403, { success: false, code: 'noPermission' });
      case 'broken connection':
        return void request.socket.destroy();
      case 'silence':
        return;
      default:
    }
    answerTo(request, path, searchParams).then(
      (value) => sendJson(200, { success: true, value: value ?? null, message: null }),
      (error: unknown) =>
        error instanceof Refusal
          ? sendJson(error.status, { success: false, code: error.message, message: null, value: error.value })
          : sendJson(500, { success: false, code: null, message: String(error) }),
    );
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url: origin + below,
    origin,
    publicKey: keys.publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
    asked,
    merchants,
    fail: (path, how) => void (how ? failing.set(path, how) : failing.delete(path)),
    endSessions: () => sessions.clear(),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A body's JSON: plain, or in an envelope whose key has no id. */
function opened({ encryption }: IncomingHttpHeaders, body: string, key: KeyObject): string {
  if (typeof encryption !== 'string') return body;
  const wrapped = Buffer.from(encryption, 'base64');
  const block = privateDecrypt({ key, padding: constants.RSA_NO_PADDING }, wrapped);
  const des = block.subarray(-16, -8);
  const cipher = createDecipheriv('des-ede3-ecb', Buffer.concat([des, des, des]), null);
  return cipher.update(Buffer.from(body, 'base64'), undefined, 'utf8') + cipher.final('utf8');
}
