import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openEmbedded } from './database/connect.ts';
import { schemaTemplate } from './testing/database.ts';
import { type OperatorProcess, startOperatorProcess } from './testing/process.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'ending-'));
let operator: OperatorProcess;

beforeAll(async () => {
  await (await openEmbedded(dataDir, await schemaTemplate())).close();
});
afterEach(async () => {
  operator?.child.kill('SIGKILL');
  await operator?.ended;
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** A connection that has sent these bytes. */
async function send(address: string, bytes: string): Promise<Socket> {
  const socket = connect(Number(new URL(address).port), '127.0.0.1').on('error', () => {});
  await once(socket, 'connect');
  socket.write(bytes);
  return socket;
}

/** An open connection whose call was answered, so that all earlier bytes are read; it closes when shutdown starts. */
async function idle(address: string): Promise<Socket> {
  const socket = await send(address, 'GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await once(socket, 'data');
  return socket;
}

const body = '{"email":"a@b.ph"}';
const head = `POST /wps/check/email HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;

const refused = (address: string) =>
  fetch(`${address}/health`).then(
    () => false,
    () => true,
  );

describe('a signal', { tags: ['full'] }, () => {
  test('with hanging clients cuts them off in time, closes the database and releases the folder', async () => {
    operator = await startOperatorProcess(dataDir);
    const { address, child } = operator;
    const hanging = [
      await send(address, head),
      await send(address, head + body.slice(0, 5)),
      await send(address, 'GET / HTTP/1.1\r\nHost: localhost\r\n'),
    ];
    const waiting = await idle(address);
    const began = performance.now();
    child.kill('SIGTERM');
    await once(waiting, 'close');
    expect(await refused(address)).toBe(true);
    expect(await operator.ended).toBe(0);
    expect(performance.now() - began).toBeLessThan(10_000);
    expect(operator.printed()).toContain('cut off 3 connections whose calls had not ended\n');
    for (const socket of hanging) socket.destroy();
    expect(await (await openEmbedded(dataDir)).close()).toBe(true);
  });

  test('lets a running call finish', async () => {
    operator = await startOperatorProcess(dataDir);
    const slow = await send(operator.address, head + body.slice(0, 5));
    const waiting = await idle(operator.address);
    operator.child.kill('SIGINT');
    await once(waiting, 'close');
    slow.write(body.slice(5));
    const [answer] = await once(slow, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1.1 200 OK\r\n[^]*?connection: close\r\n[^]*"available":true/i);
    expect(await operator.ended).toBe(0);
    expect(operator.printed()).not.toContain('cut off');
  });

  test('sent twice at once, as npm does, counts once; a later one ends the process immediately', async () => {
    operator = await startOperatorProcess(dataDir);
    const hanging = await send(operator.address, head);
    const waiting = await idle(operator.address);
    const began = performance.now();
    operator.child.kill('SIGINT');
    operator.child.kill('SIGINT');
    await once(waiting, 'close');
    const again = setInterval(() => operator.child.kill('SIGINT'), 20);
    expect(await operator.ended).toBe(1);
    clearInterval(again);
    hanging.destroy();
    expect(performance.now() - began).toBeGreaterThanOrEqual(500);
    expect(operator.printed()).not.toContain('cut off');
  });
});
