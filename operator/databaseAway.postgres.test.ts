import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createStoppedClock } from './core/clock.ts';
import { openPostgres } from './database/connect.ts';
import { createLogger } from '@araw/server/log/logger';
import { balanceOf, openingBalance } from './ledger/ledger.ts';
import { placeBet } from './play/bets.ts';
import { seed } from './seed/seed.ts';
import { createOperator, type RunningOperator } from './server.ts';
import { createDatabase } from './testing/createDatabase.ts';
import { createTestAccounts } from './testing/database.ts';

/** A connection between operator and database that can be cut, fall silent, or break at a given statement. */
class Wire {
  #server: Server | undefined;
  readonly #pairs = new Set<readonly [Socket, Socket]>();
  #port = 0;
  #silent = false;
  readonly #target: URL;
  /** When this text is sent to the database, its answer and the connection are lost. */
  breakAt: string | null = null;

  constructor(target: string) {
    this.#target = new URL(target);
  }

  async open(): Promise<void> {
    this.#server = createServer((client) => this.#join(client)).listen(this.#port, '127.0.0.1');
    await once(this.#server, 'listening');
    this.#port = (this.#server.address() as { port: number }).port;
  }

  get address(): string {
    const address = new URL(this.#target);
    address.hostname = '127.0.0.1';
    address.port = String(this.#port);
    return address.href;
  }

  #join(client: Socket) {
    const database = connect(Number(this.#target.port), this.#target.hostname);
    const pair = [client, database] as const;
    this.#pairs.add(pair);
    let lost = false;
    const end = () => {
      this.#pairs.delete(pair);
      for (const socket of pair) socket.destroy();
    };
    for (const socket of pair) socket.on('error', () => {}).on('close', end);
    client.on('data', (bytes) => {
      if (this.#silent) return;
      if (this.breakAt && bytes.includes(this.breakAt)) {
        lost = true;
        this.breakAt = null;
      }
      database.write(bytes);
    });
    database.on('data', (bytes) => {
      if (lost) end();
      else if (!this.#silent) client.write(bytes);
    });
  }

  async cut(): Promise<void> {
    const closed = this.#server && once(this.#server, 'close');
    this.#server?.close();
    for (const pair of this.#pairs) for (const socket of pair) socket.destroy();
    await closed;
  }

  /** Keeps connections open, but passes nothing. */
  silence(): void {
    this.#silent = true;
  }

  speak(): void {
    this.#silent = false;
  }
}

const limits = { connection: 1_500, statement: 400, lock: 300, silence: 4_000 };
const connections = 20;

const webFolder = mkdtempSync(join(tmpdir(), 'web-'));
writeFileSync(join(webFolder, 'index.html'), '<!--preload--><!--startup-->');

let wire: Wire;
let operator: RunningOperator;

beforeAll(async () => {
  wire = new Wire(await createDatabase(inject('postgresUrl') ?? '', inject('schemaDatabase')));
  await wire.open();
  const context = { clock: createStoppedClock(), log: createLogger('silent') };
  const patient = await openPostgres(wire.address);
  await seed({ ...context, database: patient.database });
  await patient.close();
  const connection = await openPostgres(wire.address, limits);
  operator = await createOperator({ ...context, connection, sandbox: false, webFolder });
  operator.server.get<{ Params: { id: string } }>('/bet/:id', ({ params }) => {
    const game = {
      accountId: Number(params.id),
      gameId: 'G1',
      kind: 'slot' as const,
      classify: null,
      fun: false,
    };
    const bet = { stake: 100, choice: null, idempotencyKey: 'a-bet-without-an-answer' };
    return placeBet(operator.context, game, bet);
  });
  operator.server.get('/bug', () => operator.context.database.execute(sql`select nonsense`));
});
afterAll(async () => {
  await operator.close();
  await wire.cut();
  rmSync(webFolder, { recursive: true });
});

async function ask(url: string) {
  const began = performance.now();
  const answer = await operator.server.inject({ url });
  const { code } = answer.json();
  const took = performance.now() - began;
  return { status: answer.statusCode, code, retryAfter: answer.headers['retry-after'], took };
}
const call = '/wps/system/country';
const unavailable = { status: 503, code: 'unavailable', retryAfter: '5', took: expect.any(Number) };
const answered = { status: 200, code: undefined, retryAfter: undefined, took: expect.any(Number) };

const transactions = (count: number) =>
  Promise.allSettled(
    Array.from({ length: count }, () =>
      operator.context.database.transaction((transaction) => transaction.execute(sql`select 1`)),
    ),
  );
const failed = (settled: PromiseSettledResult<unknown>[]) =>
  settled.filter(({ status }) => status === 'rejected').length;

describe('while the database is away', () => {
  test('calls are refused with a time to wait, health is answered, and everything recovers automatically', async () => {
    expect(await ask(call)).toEqual(answered);
    await wire.cut();
    for (let times = 0; times < 3; times += 1) expect(await ask(call)).toEqual(unavailable);
    expect((await ask('/health')).status).toBe(200);
    const page = await operator.server.inject({ url: '/m/home' });
    expect([page.statusCode, page.body]).toEqual([
      200,
      '<script type="application/json" id="startup">{}</script>',
    ]);
    const ready = await operator.server.inject({ url: '/ready' });
    expect([ready.statusCode, ready.json()]).toEqual([503, { ok: false, reason: 'database' }]);
    await wire.open();
    expect(await ask(call)).toEqual(answered);
    expect((await ask('/ready')).status).toBe(200);
  });

  test('no connection is kept after transactions that it broke', async () => {
    expect(failed(await transactions(connections))).toBe(0);
    const begun = transactions(connections);
    await wire.cut();
    await begun;
    expect(failed(await transactions(connections * 2))).toBe(connections * 2);
    await wire.open();
    expect(failed(await transactions(connections * 2))).toBe(0);
  });

  test('a server that stops responding does not hold a call for long', { tags: ['full'] }, async () => {
    expect(failed(await transactions(connections))).toBe(0);
    wire.silence();
    expect(failed(await transactions(connections * 2))).toBe(connections * 2);
    expect(await ask(call)).toEqual(unavailable);
    const ready = await operator.server.inject({ url: '/ready' });
    expect([ready.statusCode, ready.json()]).toEqual([503, { ok: false, reason: 'database' }]);
    wire.speak();
    await wire.cut();
    await wire.open();
    expect(failed(await transactions(connections * 2))).toBe(0);
    expect(await ask(call)).toEqual(answered);
  });

  test('[NET-12] a bet whose commit got no answer is not reported as undone, and repeating it is the same bet', async () => {
    const { context } = operator;
    const [accountId = 0] = await createTestAccounts(context.database, 1);
    await openingBalance(context.database, accountId, 1_000, 0);
    const bet = async () => {
      const answer = await operator.server.inject({ url: `/bet/${accountId}` });
      return { status: answer.statusCode, body: answer.json() };
    };
    wire.breakAt = 'commit';
    expect(await bet()).toEqual({
      status: 503,
      body: { success: false, code: 'unavailable', message: 'unavailable', requestId: expect.any(String) },
    });
    const { status, body } = await bet();
    expect(status).toBe(200);
    expect(await bet()).toEqual({ status, body });
    expect(await balanceOf(context.database, accountId)).toBe(body.balanceAfter);
  });
});

describe('a call waits no longer than its limit', () => {
  test('for a statement, a row or a connection', async () => {
    const { database } = operator.context;
    const statement = database.execute(sql`select pg_sleep(30)`);
    await expect(statement).rejects.toMatchObject({ cause: { code: '57014' } });

    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    let locked = () => {};
    const isLocked = new Promise<void>((resolve) => (locked = resolve));
    const holder = database.transaction(async (transaction) => {
      await transaction.execute(sql`select * from merchants for update`);
      locked();
      await held;
    });
    await isLocked;
    await expect(database.execute(sql`select * from merchants for update`)).rejects.toMatchObject({
      cause: { code: '55P03' },
    });
    release();
    await holder;
  });

  test('for a connection that others are using', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    let begun = 0;
    let all = () => {};
    const allBegun = new Promise<void>((resolve) => (all = resolve));
    const others = Array.from({ length: connections }, () =>
      operator.context.database.transaction(async (transaction) => {
        await transaction.execute(sql`select 1`);
        if (++begun === connections) all();
        await held;
      }),
    );
    await allBegun;
    expect(await ask('/ready')).toMatchObject({ status: 503 });
    release();
    await Promise.all(others);
    expect(await ask(call)).toEqual(answered);
  });
});

test('an error in the operator itself is reported as a fault', async () => {
  expect(await ask('/bug')).toMatchObject({ status: 500, code: 'unknown' });
});
