import * as v from 'valibot';
import { startSession } from '#operator/accounts/identity/sessions.ts';
import type { RunningOperator } from '#operator/server.ts';
import { createTestAccounts } from '#operator/testing/database.ts';
import { headers as headerNames } from '@araw/contract/calls/answer';
import { type CallName, calls } from '@araw/contract/calls/calls';
import { envelope } from '@araw/contract/calls/envelope';
import { seal } from '#services/seal/seal.ts';

/** Parts of the schemas that the contract's requests use. */
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

/** JSON that the schema accepts. */
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

/** JSON of otherwise valid requests with this value in each possible position. */
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

/** JSON of a call's otherwise valid requests with this value in each possible position. */
export const requestsWith = (name: CallName, value: string): string[] =>
  withEverywhere(calls[name].request as unknown as Part, value);

/** Sends a call's request JSON as the client does; resolves with the status, 0 if it can't be sent that way. */
export async function send(
  operator: RunningOperator,
  name: CallName,
  json: string,
  token: string,
): Promise<number> {
  const { method, path, sealed } = calls[name];
  const headers: Record<string, string> = { [headerNames.token]: token };
  let [url, payload]: [string, string | undefined] = [path, undefined];
  if (method === 'GET' || method === 'DELETE') {
    if (!json.startsWith('{')) return 0;
    url += `?${new URLSearchParams(queryOf(json)).toString()}`;
  } else if (sealed) {
    const request = parsed(json);
    if (typeof request !== 'object') return 0;
    const settings = await operator.server.inject({ url: calls.consolidatedSettings.path });
    const sealedCall = await seal(request as object, {
      method,
      path,
      key: settings.json().value.sealing,
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

/** A member's token, or an agent's for calls that need one. */
export async function tokenFor({ context }: RunningOperator, name: CallName): Promise<string> {
  const [id = 0] = await createTestAccounts(
    context.database,
    1,
    ['agent', 'realAgent'].includes(calls[name].access) ? 1 : 0,
  );
  return startSession(context, { id }, { ip: '', userAgent: '', sessionId: null });
}

export const names = Object.keys(calls) as CallName[];
const wayOf = (name: CallName) => `${calls[name].method} ${calls[name].sealed}`;
export const firstOfEachWay = names.filter(
  (name, index) => names.findIndex((other) => wayOf(other) === wayOf(name)) === index,
);
