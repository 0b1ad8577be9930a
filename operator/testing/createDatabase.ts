import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** A separate database on the server at this address, empty or a copy; resolves with its address. */
export async function createDatabase(url: string, template = 'template1'): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client(url);
  await client.connect();
  await client.query(`create database ${name} template ${template}`);
  await client.end();
  return new URL(name, url).href;
}
