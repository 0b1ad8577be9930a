import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { clientOf, openSession } from '#e2e/support/operatorCalls.ts';
import { seedCatalogue } from '#operator/games/data/seedCatalogue.ts';
import { publicSandboxWords } from '@araw/server/settings/variables';
import { createDatabase } from '#operator/testing/createDatabase.ts';
import { startOperatorProcess } from '#operator/testing/process.ts';
import { startPostgres } from '#tools/postgres.ts';

/*
 * `npm run db:dump` writes <version>.sql.gz: this release's database with players who have logged in, played and bet.
 * Every later release has to open it (tests/operator/databases.test.ts). Needs pg_dump next to the server in
 * POSTGRES_BIN.
 */

const bin = process.env['POSTGRES_BIN'];
if (!bin) throw new Error('POSTGRES_BIN must name the folder of postgres and pg_dump, of the same release.');

/** Seeded players, one for each order of winning and losing. */
const players = ['maria', 'carmela'];

const catalogue = seedCatalogue();

async function play(url: string, player: string) {
  const session = await openSession(url, player);
  const client = clientOf(url, session.token);
  let keys = 0;
  const post = async (path: string, body: object, token = '') => {
    const answer = await fetch(`${url}/play/api/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: token },
      body: JSON.stringify(body),
    });
    const { success, value, code } = await answer.json();
    if (!success) throw new Error(`${path} is rejected: ${code}`);
    return value;
  };
  const open = async (gameId: string, kind: 'open' | 'book/open') => {
    const game = catalogue.find((one) => one.gameId === gameId);
    if (!game) throw new Error(`There is no ${gameId}`);
    const { vendor, nodeId } = game;
    const { gameUrl } = await client.launchGame({ vendor, gameId, nodeId, language: 'EN' });
    const address = new URL(gameUrl, url).searchParams;
    return post(kind, { code: address.get('code') ?? address.get('token') });
  };
  const nextBet = (stake: number) => ({ stake, idempotencyKey: `${player}-bet-number-${++keys}` });

  const slot = await open('JL-004', 'open');
  for (let spin = 0; spin < 40; spin++) await post('bet', nextBet(5), slot.token);
  for (const [gameId, choices] of [
    ['SWL-001', ['123', 'small', 'big']],
    ['DS88-001', ['home', 'away']],
  ] as const) {
    const book = await open(gameId, 'book/open');
    for (const choice of choices) {
      await post('book/place', { event: book.events[0].id, choice, ...nextBet(10) }, book.token);
    }
  }
}

const server = await startPostgres();
const dataDir = mkdtempSync(join(tmpdir(), 'dump-'));
try {
  const databaseUrl = await createDatabase(server.url);
  const operator = await startOperatorProcess(dataDir, {
    DATABASE_URL: databaseUrl,
    SANDBOX: '1',
    SANDBOX_IN_PUBLIC: publicSandboxWords,
  });
  for (const player of players) await play(operator.address, player);
  operator.child.kill('SIGTERM');
  await operator.ended;
  const flags = ['--inserts', '--rows-per-insert=200', '--no-owner', '--no-privileges', databaseUrl];
  const dumped = execFileSync(join(bin, 'pg_dump'), flags, { encoding: 'utf8', maxBuffer: 2 ** 30 });
  // Lines with a backslash are psql commands.
  const statements = dumped.replaceAll(/^\\.*\n/gm, '');
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const path = join(import.meta.dirname, `${version}.sql.gz`);
  writeFileSync(path, gzipSync(statements, { level: 9 }));
  process.stdout.write(`${path}: ${statements.length} characters\n`);
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
