import { afterAll, beforeAll, expect, test } from 'vitest';
import * as v from 'valibot';
import { startSession } from '#operator/accounts/sessions.ts';
import { createStoppedClock } from '#operator/core/clock.ts';
import { createLogger } from '#operator/http/logger.ts';
import { createOperator, type RunningOperator } from '#operator/server.ts';
import { createTestAccounts, openTestDatabase } from '#operator/testing/database.ts';
import { headers as headerNames } from '#services/contract/answer.ts';
import { type CallName, calls } from '#services/contract/calls.ts';
import { envelope } from '#services/contract/envelope.ts';
import type { SealingSettings } from '#services/contract/system.ts';
import { seal } from '#services/seal/seal.ts';

let operator: RunningOperator;
let key: SealingSettings;

beforeAll(async () => {
  operator = await createOperator({
    connection: await openTestDatabase(),
    clock: createStoppedClock(),
    log: createLogger('silent'),
    sandbox: false,
    limits: { perIp: Infinity, perAccount: Infinity, guardedPerIp: Infinity },
    checkAnswers: true,
  });
  const settings = await operator.server.inject({ url: calls.consolidatedSettings.path });
  key = settings.json().value.sealing;
});
afterAll(() => operator.close());

const numbers = [2 ** 31, 2 ** 31 - 1, 2 ** 53, -1, 1.5, NaN];
/** As JSON writes them; it has no NaN, so that the body is invalid. */
const literals = numbers.flatMap((number) => [String(number), JSON.stringify(String(number))]);

/** The parts of schemas that the contract's requests are made of. */
interface Part {
  type: string;
  entries?: Record<string, Part>;
  wrapped?: Part;
  item?: Part;
  value?: Part;
  options?: unknown[];
  literal?: unknown;
}

const words = ['a', '2026-01-15', 'A', '1', '246813', '00000000-0000-4000-8000-000000000000'];

/** JSON of something that the schema takes. */
function sampleOf(part: Part): string {
  const first = [
    ...(part.entries ? [writeObject(part.entries, sampleOf)] : []),
    ...(part.wrapped ? [sampleOf(part.wrapped)] : []),
    ...(part.item ? [`[${sampleOf(part.item)}]`] : []),
    ...(part.value ? [`{"a":${sampleOf(part.value)}}`] : []),
    ...('literal' in part ? [JSON.stringify(part.literal)] : []),
    ...(part.options ?? []).map((option) =>
      typeof option === 'object' && option !== null ? sampleOf(option as Part) : JSON.stringify(option),
    ),
    ...words.map((word) => JSON.stringify(word)),
    '1',
    'true',
    '[]',
  ].find((candidate) => v.safeParse(part as unknown as v.GenericSchema, JSON.parse(candidate)).success);
  if (first === undefined) throw new Error(`No sample of ${JSON.stringify(part)}`);
  return first;
}

const writeObject = (entries: Record<string, Part>, write: (part: Part, name: string) => string) =>
  `{${Object.entries(entries)
    .map(([name, part]) => `${JSON.stringify(name)}:${write(part, name)}`)
    .join(',')}}`;

/** JSON of requests that are right except for one value, which stands at each place in turn. */
function withEverywhere(part: Part, value: string): string[] {
  const { entries, wrapped, item, value: member } = part;
  return [
    value,
    ...Object.entries(entries ?? {}).flatMap(([name, entry]) =>
      withEverywhere(entry, value).map((given) =>
        writeObject(entries ?? {}, (other, otherName) => (otherName === name ? given : sampleOf(other))),
      ),
    ),
    ...(wrapped ? withEverywhere(wrapped, value) : []),
    ...(item ? withEverywhere(item, value).map((given) => `[${given}]`) : []),
    ...(member ? withEverywhere(member, value).map((given) => `{"a":${given}}`) : []),
  ];
}

async function send(name: CallName, json: string, token: string): Promise<number> {
  const { method, path, sealed } = calls[name];
  const headers: Record<string, string> = { [headerNames.token]: token };
  let [url, payload]: [string, string | undefined] = [path, undefined];
  if (method === 'GET' || method === 'DELETE') {
    if (!json.startsWith('{')) return 0;
    url += `?${new URLSearchParams(queryOf(json)).toString()}`;
  } else if (sealed) {
    const request = parsed(json);
    if (typeof request !== 'object') return 0;
    const sealedCall = await seal(request as object, {
      method,
      path,
      key,
      now: operator.context.clock.now(),
    });
    Object.assign(headers, sealedCall.headers, { 'content-type': envelope.contentType });
    payload = sealedCall.body;
  } else {
    headers['content-type'] = 'application/json';
    payload = json;
  }
  return (await operator.server.inject({ method, url, headers, payload })).statusCode;
}

const parsed = (json: string): unknown => JSON.parse(json.replaceAll('NaN', 'null'));
const queryOf = (json: string) =>
  Object.entries(JSON.parse(json.replaceAll(/(?<!")NaN/g, '"NaN"')) as object).map(([name, value]) => [
    name,
    String(value),
  ]);

/** Of a member, or of an agent for what is theirs alone. */
async function tokenFor(name: CallName): Promise<string> {
  const { context } = operator;
  const [id = 0] = await createTestAccounts(
    context.database,
    1,
    ['agent', 'realAgent'].includes(calls[name].access) ? 1 : 0,
  );
  return startSession(context, { id }, { ip: '', userAgent: '', sessionId: null });
}

async function faultsOf(name: CallName): Promise<string[]> {
  const schema = calls[name].request as unknown as Part;
  const requests = new Set(literals.flatMap((literal) => withEverywhere(schema, literal)));
  const token = await tokenFor(name);
  const faults: string[] = [];
  for (const request of requests) {
    const status = await send(name, request, token);
    if (status >= 500) faults.push(`${status} ${request}`);
  }
  return faults;
}

const names = Object.keys(calls) as CallName[];
/** How a request travels. */
const wayOf = (name: CallName) => `${calls[name].method} ${calls[name].sealed}`;
const firstOfEachWay = names.filter(
  (name, index) => names.findIndex((other) => wayOf(other) === wayOf(name)) === index,
);

test.each(firstOfEachWay)('%s answers no number with a fault of the operator', async (name) => {
  expect(await faultsOf(name)).toEqual([]);
});

test.each(names.filter((name) => !firstOfEachWay.includes(name)))(
  '%s answers none with one either',
  { tags: ['full'] },
  async (name) => {
    expect(await faultsOf(name)).toEqual([]);
  },
);
