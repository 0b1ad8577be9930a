import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** A database of its own on the server of this address, empty or a copy; answers its address. */
export async function createDatabase(url: string, template = 'template1'): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client(url);
  await client.connect();
  await client.query(`create database ${name} template ${template}`);
  await client.end();
  return new URL(name, url).href;
}
