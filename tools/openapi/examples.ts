import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createStoppedClock } from '#operator/core/clock.ts';
import { openEmbedded } from '#operator/database/connect.ts';
import { createLogger } from '@araw/server/log/logger';
import { demoPassword } from '#operator/seed/demoAccounts.ts';
import { createOperator } from '#operator/server.ts';
import type { Call } from '@araw/contract/calls/call';
import { type CallName, calls } from '@araw/contract/calls/calls';
import { conform } from '../conform/conform.ts';
import { type Examples, examplesPath } from './openapi.ts';

/** Maximum rows of a list and keys of a record. */
const rows = 2;
const secrets = ['token', 'deviceToken', 'publicKey', 'challenge', 'keyId'];
/** A placeholder PNG for captchas. */
const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR42mNgAAAAAgAB5Sfe/AAAAABJRU5ErkJggg==';
/** Addresses whose query is private to one player. */
const addresses = ['chatUrl', 'gameUrl'];

/** The value with lists shortened and private texts replaced. */
function shown(value: unknown, key = ''): unknown {
  if (typeof value === 'string' && addresses.includes(key)) return value.replace(/\?.*/, '');
  if (typeof value === 'string' && key === 'image') return onePixel;
  if (typeof value === 'string') return secrets.includes(key) ? 'QSBzZWNyZXQ=' : value;
  if (Array.isArray(value)) return value.slice(0, rows).map((row) => shown(row));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shown(part, name)]));
}

const names = Object.keys(calls) as CallName[];

/** Requests and answers of a freshly seeded embedded operator during a conformance run with its demo members. */
async function recordExamples(): Promise<Examples> {
  const operator = await createOperator({
    connection: await openEmbedded(null),
    clock: createStoppedClock(),
    log: createLogger('silent'),
    sandbox: true,
  });
  const examples: Examples = {};
  const proxy = createServer((request, response) => {
    void (async () => {
      const { method = '', headers } = request;
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://operator');
      const sent = await text(request);
      const { 'accept-encoding': _, ...asked } = headers;
      const { statusCode, body } = await operator.server.inject({
        method: method as 'GET',
        url: request.url ?? '',
        headers: { ...asked, host: '127.0.0.1' },
        payload: sent || undefined,
      });
      response.writeHead(statusCode, { 'Content-Type': 'application/json' }).end(body);
      const name = names.find((one) => calls[one].path === pathname && calls[one].method === method);
      if (!name || statusCode !== 200 || examples[name]) return;
      const call: Call = calls[name];
      const isQuery = method === 'GET' || method === 'DELETE';
      const plain = isQuery ? Object.fromEntries(searchParams) : call.sealed ? undefined : JSON.parse(sent);
      examples[name] = {
        request: shown(plain),
        value: shown((JSON.parse(body) as { value: unknown }).value),
      };
    })();
  });
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  const { now } = operator.context.clock;
  for (const name of ['ramon', 'maria']) {
    await conform({ url, member: { name, password: demoPassword }, write: true, now });
  }
  const logIn = { username: 'ramon', password: demoPassword, type: 'username' };
  examples.logIn = { value: examples.logIn?.value, request: logIn };
  proxy.close();
  await operator.close();
  const recorded = names.filter((name) => examples[name]);
  return Object.fromEntries(recorded.map((name) => [name, examples[name]]));
}

writeFileSync(examplesPath, `${JSON.stringify(await recordExamples(), null, 2)}\n`);
