import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isUnavailable } from '@araw/server/http/unavailable';
import { type EmbeddedClient, openInWorker } from './workerClient.ts';

let client: EmbeddedClient;
beforeAll(async () => {
  client = await openInWorker(null);
  await client.exec('create table things (name text constraint one_of_each unique)');
});
afterAll(() => client.cut());

const names = async () => (await client.query<{ name: string }>('select name from things')).rows;

test('the operator keeps running while the database works', async () => {
  let worked = false;
  const work = client.query('select count(*) from generate_series(1, 300000)').then(() => (worked = true));
  await new Promise(setImmediate);
  expect(worked).toBe(false);
  await work;
});

test('a database error says why, without revealing parameters', async () => {
  await client.query('insert into things values ($1)', ['a']);
  const again = client.query('insert into things values ($1)', ['a']);
  const error = await again.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Error);
  expect(error).toMatchObject({ code: '23505', constraint: 'one_of_each', severity: 'ERROR' });
  expect(error).not.toHaveProperty('params');
  await client.exec('delete from things');
});

describe('a transaction', () => {
  test('is committed when it ends, and others wait for it', async () => {
    const order: string[] = [];
    const first = client.transaction(async ({ query }) => {
      await query('insert into things values ($1)', ['first']);
      order.push('first');
    });
    const second = client.transaction(async ({ query }) => {
      order.push(`second sees ${(await query('select * from things')).rows.length}`);
    });
    await Promise.all([first, second]);
    expect(order).toEqual(['first', 'second sees 1']);
    expect(await names()).toEqual([{ name: 'first' }]);
    await client.exec('delete from things');
  });

  test('that throws is rolled back, and the same error is thrown', async () => {
    const thrown = new Error('no');
    const work = client.transaction(async ({ query }) => {
      await query('insert into things values ($1)', ['gone']);
      throw thrown;
    });
    await expect(work).rejects.toBe(thrown);
    expect(await names()).toEqual([]);
  });

  test('that ignored a failed statement is not reported as committed', async () => {
    const work = client.transaction(async ({ query }) => {
      await query('insert into things values ($1)', ['half']);
      await query('select nonsense').catch(() => {});
    });
    await expect(work).rejects.toThrow(/abort|rolled back/i);
    expect(await names()).toEqual([]);
  });
});

test('when the database thread ends, both waiting and later calls fail', async () => {
  const other = await openInWorker(null);
  const waiting = other
    .query('select count(*) from generate_series(1, 100000000)')
    .catch((error: unknown) => error);
  await other.cut();
  expect(isUnavailable(await waiting)).toBe(true);
  expect(isUnavailable(await other.query('select 1').catch((error: unknown) => error))).toBe(true);
});

test('a folder that cannot be opened is reported', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'worker-'));
  writeFileSync(join(folder, 'file'), '');
  await expect(openInWorker(join(folder, 'file'))).rejects.toThrow(
    `in ${join(folder, 'file')} cannot be opened`,
  );
  rmSync(folder, { recursive: true });
});
