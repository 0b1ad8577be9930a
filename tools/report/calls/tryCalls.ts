import { eq } from 'drizzle-orm';
import { accounts, verificationCodes } from '#operator/database/tables/accounts.tables.ts';
import { createClock } from '#operator/core/clock.ts';
import type { Connection } from '#operator/database/connect.ts';
import { createLogger } from '@araw/server/log/logger';
import { demoAccounts, demoPassword } from '#operator/seed/demoAccounts.ts';
import { merchant } from '#operator/seed/merchant.ts';
import { createOperator, type RunningOperator } from '#operator/server.ts';
import { headers as headerNames } from '@araw/contract/calls/answer';
import type { Call } from '@araw/contract/calls/call';
import { type CallName, calls } from '@araw/contract/calls/calls';
import { envelope } from '@araw/contract/calls/envelope';
import type { MemberType } from '@araw/contract/calls/roles';
import type { SealingSettings } from '@araw/contract/calls/system';
import { seal } from '#services/seal/seal.ts';
import { type CallAnswer, memberTypes, typeName, unknownType } from './matrix.ts';
import { confirmationsIn, smallestRequest } from './smallestRequest.ts';

/** A call sent without a required confirmation. */
export interface ConfirmationAnswer {
  call: CallName;
  field: string;
  /** Sent instead of the confirmation. */
  sent: 'nothing' | 'no';
  status: number;
  code: string;
  /** The request was refused because of it. */
  refused: boolean;
}

export interface OperatorAnswers {
  calls: CallAnswer[];
  confirmations: ConfirmationAnswer[];
}

/** createTrial was let through without ageConfirmed (200). */
export const letThroughWords = ({ call, field, sent, status }: ConfirmationAnswer): string =>
  `${call} was let through ${sent === 'no' ? `with ${field}: false` : `without ${field}`} (${status})`;

interface Answer {
  status: number;
  code: string;
  value: unknown;
}

type Send = (name: CallName, request: unknown, token?: string) => Promise<Answer>;

const allCalls = Object.keys(calls) as CallName[];
const requestOf = (name: CallName) => smallestRequest(calls[name].request);
const unlimited = { perIp: Infinity, perAccount: Infinity, guardedPerIp: Infinity };

/**
 * Starts the operator on a random port with this connection, logs in as a member of each type and tries every call over
 * HTTP; closes everything afterwards, including the connection.
 */
export async function tryCalls(connection: Connection): Promise<OperatorAnswers> {
  const operator = await createOperator({
    connection,
    clock: createClock(),
    log: createLogger('silent'),
    sandbox: true,
    limits: unlimited,
  });
  try {
    await addMemberOfUnknownType(operator);
    const send = await sender(await operator.server.listen({ port: 0, host: '127.0.0.1' }));
    const answers: CallAnswer[] = [];
    for (const type of memberTypes) {
      answers.push(...(await tryAs(type, send)));
      // Code limits apply regardless of the other limits: one type's codes must not hold back the next.
      await operator.context.database.delete(verificationCodes);
    }
    return { calls: answers, confirmations: await tryWithoutConfirmation(send) };
  } finally {
    await operator.close();
  }
}

const unknownMember = 'unknown99';

/** The seed has no such member; this one shares the others' password. */
async function addMemberOfUnknownType({ context: { database } }: RunningOperator) {
  const [known] = await database
    .select()
    .from(accounts)
    .where(eq(accounts.name, memberOf(0)));
  if (!known) throw new Error('the seed has no member of type 0');
  const { merchantCode, passwordHash, registeredAt } = known;
  await database
    .insert(accounts)
    .values({ merchantCode, passwordHash, registeredAt, name: unknownMember, type: unknownType });
}

function memberOf(type: MemberType): string {
  if (type === unknownType) return unknownMember;
  const member = demoAccounts.find((account) => account.type === type && !account.locked);
  if (!member) throw new Error(`the seed has no member of ${typeName(type)}`);
  return member.name;
}

async function tryAs(type: MemberType, send: Send): Promise<CallAnswer[]> {
  const enter = async () => (type === null ? undefined : logIn(memberOf(type), type, send));
  const answers: CallAnswer[] = [];
  let token = await enter();
  for (const call of allCalls) {
    const { status, code, value } = await send(call, requestOf(call), token);
    answers.push({ call, type, status, code });
    if (endsSession(call, value)) token = await enter();
  }
  if (token) await assertOpen(token, type, send);
  return answers;
}

/** A call that opens a session ends the calling one. */
const endsSession = (call: CallName, value: unknown) =>
  call === 'logOut' || (value as { token?: string } | undefined)?.token !== undefined;

/** If a session ended unnoticed, the following calls would be a visitor's. */
async function assertOpen(token: string, type: MemberType, send: Send) {
  const { value } = await send('memberInfo', {}, token);
  if ((value as { type?: number } | undefined)?.type !== type)
    throw new Error(`a call ended the session of ${typeName(type)} unnoticed`);
}

async function logIn(username: string, type: MemberType, send: Send): Promise<string> {
  const { status, code, value } = await send('logIn', { username, password: demoPassword, type: 'username' });
  const login = value as { token?: string; type?: number } | undefined;
  if (!login?.token) throw new Error(`${username} cannot log in: ${status} ${code}`);
  if (login.type !== type) throw new Error(`${username} is of type ${login.type} instead of ${type}`);
  return login.token;
}

async function tryWithoutConfirmation(send: Send): Promise<ConfirmationAnswer[]> {
  const answers: ConfirmationAnswer[] = [];
  for (const call of allCalls) {
    for (const field of confirmationsIn(calls[call].request)) {
      const { [field]: _confirmation, ...rest } = requestOf(call) as Record<string, unknown>;
      for (const [sent, request] of [
        ['nothing', rest],
        ['no', { ...rest, [field]: false }],
      ] as const) {
        const { status, code } = await send(call, request);
        answers.push({ call, field, sent, status, code, refused: code === 'requestInvalid' });
      }
    }
  }
  return answers;
}

async function sender(url: string): Promise<Send> {
  const plain = (name: CallName, token?: string) => ask(url, calls[name], requestOf(name), { token });
  const { value } = await plain('consolidatedSettings');
  const { sealing, now } = value as { sealing: SealingSettings; now: number };
  return (name, request, token) => ask(url, calls[name], request, { token, sealing, now });
}

interface Envelope {
  token?: string;
  sealing?: SealingSettings;
  now?: number;
}

async function ask(
  url: string,
  call: Call,
  request: unknown,
  { token, sealing, now = 0 }: Envelope,
): Promise<Answer> {
  const { method, path } = call;
  const headers: Record<string, string> = {
    [headerNames.merchant]: merchant.code,
    ...(token && { [headerNames.token]: token }),
  };
  let [address, body]: [string, string | undefined] = [`${url}${path}`, undefined];
  if (method === 'GET' || method === 'DELETE') {
    address += `?${new URLSearchParams(request as Record<string, string>).toString()}`;
  } else if (call.sealed && sealing) {
    const sealed = await seal(request, { method, path, key: sealing, now });
    Object.assign(headers, sealed.headers, { 'Content-Type': envelope.contentType });
    body = sealed.body;
  } else {
    headers['Content-Type'] = 'application/json';
    body = JSON.stringify(request);
  }
  const response = await fetch(address, { method, headers, body });
  const answer = (await response.json()) as { code?: string; value?: unknown };
  return { status: response.status, code: answer.code ?? '', value: answer.value };
}
