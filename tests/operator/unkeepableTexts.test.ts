import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createStoppedClock } from '#operator/core/clock.ts';
import { createLogger } from '@araw/server/log/logger';
import { createOperator, type RunningOperator } from '#operator/server.ts';
import { openTestDatabase } from '#operator/testing/database.ts';
import { propertyRuns } from '@araw/testing/shortRun';
import { headers as headerNames } from '@araw/contract/calls/answer';
import { type CallName, calls } from '@araw/contract/calls/calls';
import { firstOfEachWay, names, requestsWith, send, tokenFor } from './requests.ts';

const webhookToken = 'hook-token';

let operator: RunningOperator;
beforeAll(async () => {
  operator = await createOperator({
    connection: await openTestDatabase({ seeded: true }),
    clock: createStoppedClock(),
    log: createLogger('silent'),
    sandbox: true,
    limits: { perIp: Infinity, perAccount: Infinity, guardedPerIp: Infinity },
    xendit: {
      secretKey: 'secret',
      webhookTokens: [webhookToken],
      merchantName: 'Araw',
      siteAddress: 'http://127.0.0.1',
      apiAddress: 'http://127.0.0.1',
    },
  });
});
afterAll(() => operator.close());

/** Surrounding text doesn't make it valid, unless two halves form a character. */
const around = fc.string({ unit: 'binary', maxLength: 6 });
const textsWith = (...held: string[]) =>
  fc.tuple(around, fc.constantFrom(...held), around).map((parts) => parts.join(''));
const withNul = textsWith('\0');
const unkeepable = textsWith('\0', '\ud800', '\udbff', '\udc00', '\udfff');

/** In a URL an unpaired surrogate has no UTF-8 form, and arrives as the replacement character. */
const inQuery = (name: CallName) => ['GET', 'DELETE'].includes(calls[name].method);

async function expectRefused(name: CallName) {
  const token = await tokenFor(operator, name);
  const taken: string[] = [];
  await fc.assert(
    fc.asyncProperty(inQuery(name) ? withNul : unkeepable, async (text) => {
      for (const request of requestsWith(name, JSON.stringify(text))) {
        const status = await send(operator, name, request, token);
        if (status !== 400 && status !== 0) taken.push(`${status} ${request}`);
      }
    }),
    propertyRuns(10),
  );
  expect(taken).toEqual([]);
}

test.each(firstOfEachWay)('%s refuses NUL and unpaired surrogates in each of its texts', expectRefused);

test.each(names.filter((name) => !firstOfEachWay.includes(name)))(
  '%s refuses them, too',
  { tags: ['full'] },
  expectRefused,
);

/** Methods and paths of all routes that aren't calls, from the server's printed tree. */
function otherRoutes(): [method: 'GET' | 'POST', path: string][] {
  const above: string[] = [];
  const ofCalls = new Set<string>(Object.values(calls).map(({ method, path }) => `${method} ${path}`));
  return operator.server
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] =
        /^((?:│ {3}| {4})*)[├└]── (\S+) \(([^)]+)\)/.exec(line) ?? [];
      const depth = indent.length / 4;
      above.splice(depth, Infinity, part);
      const path = above.join('');
      return (['GET', 'POST'] as const)
        .filter((method) => methods.split(', ').includes(method) && !ofCalls.has(`${method} ${path}`))
        .map((method): ['GET' | 'POST', string] => [method, path]);
    });
}

const ask = async (method: 'GET' | 'POST', url: string, body?: { type: string; payload: string }) => {
  const headers = { 'sec-fetch-site': 'same-origin', ...(body && { 'content-type': body.type }) };
  return (await operator.server.inject({ method, url, headers, payload: body?.payload })).statusCode;
};

describe('every route that is not a call', () => {
  test('is checked', () => {
    const routes = otherRoutes().map((route) => route.join(' '));
    expect(routes).toEqual(
      expect.arrayContaining([
        'GET /payments/return/:token',
        'POST /payments/webhooks/:provider',
        'POST /wps/cashier/receipts',
        'GET /wps/cashier/receipts/:id',
        'GET /art/:kind/:file',
        'POST /play/api/book/place',
        'POST /sandbox/pay/:session/payment',
        'GET /sandbox/reviews/receipts/:id',
        'POST /sandbox/settings/reset',
      ]),
    );
  });

  test('refuses them in its path, query and body', async () => {
    const wrong: string[] = [];
    await fc.assert(
      fc.asyncProperty(withNul, unkeepable, async (nul, text) => {
        const encoded = encodeURIComponent(nul);
        for (const [method, path] of otherRoutes()) {
          const filled = path.replaceAll(/:\w+/g, 'some');
          const urls = [
            ...[...path.matchAll(/:\w+/g)].map(([name]) =>
              path.replace(name, encoded).replaceAll(/:\w+/g, 'some'),
            ),
            `${filled}?name=${encoded}`,
            `${filled}?${encoded}=1`,
          ];
          const bodies =
            method === 'GET' || path.startsWith('/wps/cashier/receipts')
              ? []
              : path.startsWith('/payments/webhooks')
                ? [{ type: 'text/plain', payload: nul }]
                : [
                    { type: 'application/json', payload: JSON.stringify({ some: [{ name: text }] }) },
                    { type: 'application/json', payload: JSON.stringify({ [text]: 1 }) },
                    ...(path.startsWith('/sandbox')
                      ? [{ type: 'application/x-www-form-urlencoded', payload: `name=${encoded}` }]
                      : []),
                  ];
          for (const url of urls) {
            const status = await ask(method, url);
            if (status !== 400) wrong.push(`${status} ${method} ${url}`);
          }
          for (const body of bodies) {
            const status = await ask(method, filled, body);
            if (status !== 400) wrong.push(`${status} ${method} ${filled} ${body.payload}`);
          }
        }
      }),
      propertyRuns(10),
    );
    expect(wrong).toEqual([]);
  });

  test('[CASH-05] refuses them in an authentic webhook', async () => {
    const send = async (text: string) => {
      const answer = await operator.server.inject({
        method: 'POST',
        url: '/payments/webhooks/xendit',
        headers: { 'content-type': 'application/json', 'x-callback-token': webhookToken },
        payload: JSON.stringify({
          event: 'payment.capture',
          data: { payment_id: text, reference_id: 'D-1' },
        }),
      });
      return answer.statusCode;
    };
    expect(await send('py-1')).toBe(200);
    await fc.assert(
      fc.asyncProperty(unkeepable, async (text) => {
        expect(await send(text)).toBe(400);
      }),
      propertyRuns(20),
    );
  });
});

test('a name of valid characters, however rare, is stored as typed', async () => {
  const token = await tokenFor(operator, 'updateProfile');
  const nickname = '😀ü\u{10ffff}\ufffd';
  expect(await send(operator, 'updateProfile', JSON.stringify({ nickname }), token)).toBe(200);
  const url = calls.profile.path;
  const told = await operator.server.inject({ url, headers: { [headerNames.token]: token } });
  expect(told.json().value.nickname).toBe(nickname);
});
