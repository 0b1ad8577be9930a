import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { createClock } from '#operator/core/clock.ts';
import { openPostgres } from '#operator/database/connect.ts';
import { seed } from '#operator/seed/seed.ts';
import { createDatabase } from '#operator/testing/createDatabase.ts';
import { startPostgres } from '#tools/postgres.ts';
import { failures, type Measure, median, table } from '../measures.ts';
import { timeCalls } from './load.ts';
import { createPlayers } from './players.ts';
import { measureRecords } from './records.ts';
import { serve } from './served.ts';
import { measureTeam } from './team.ts';

const parts = ['bets', 'home', 'records', 'team'] as const;
const { positionals } = parseArgs({ allowPositionals: true });
const chosen = parts.filter((part) => positionals.length === 0 || positionals.includes(part));

/** Rounds per measurement, alternating with the baseline. */
const rounds = 3;
const calls = 1_500;

const say = (line: string) => process.stderr.write(`${line}\n`);

/** A separate database on this server, with the catalogue and members with open games. */
async function prepare(server: string) {
  const url = await createDatabase(server);
  const connection = await openPostgres(url);
  const context = { database: connection.database, clock: createClock(), log: pino({ level: 'silent' }) };
  await seed(context, { demo: false });
  const tokens = await createPlayers(context, 100);
  await connection.close();
  return { url, tokens };
}

/** Alternates round by round, so that other load affects both equally. */
async function timeInTurn(first: () => Promise<number>, second: () => Promise<number>) {
  const times = { first: [] as number[], second: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    times.first.push(await first());
    times.second.push(await second());
  }
  return times;
}

let keys = 0;

async function measureBets(server: string): Promise<Measure[]> {
  const { url, tokens } = await prepare(server);
  const operator = await serve('operatorServer.ts', url);
  const bare = await serve('bareServer.ts', url);
  const measures: Measure[] = [];
  try {
    for (const [name, players, goal] of [
      ['three players', tokens.slice(0, 3), betGoals.three],
      ['a hundred players', tokens, betGoals.hundred],
    ] as const) {
      say(`bets of ${name}, sixteen at once …`);
      const times = await timeInTurn(
        () =>
          timeCalls(calls, (number) => ({
            url: `${operator.url}/play/api/bet`,
            method: 'POST',
            headers: { Authorization: players[number % players.length] ?? '' },
            body: { stake: 1, idempotencyKey: `bet-${++keys}`.padEnd(20, '-') },
          })),
        () => timeCalls(calls, () => ({ url: bare.url, method: 'POST', body: { stake: 1 } })),
      );
      say(`  ${Math.round(1000 / median(times.first))} bets a second`);
      measures.push({
        name: `a bet of ${name}`,
        unit: 'ms',
        values: times.first,
        reference: { name: 'one row kept by bare Fastify and pg', values: times.second },
        goal,
        decides: true,
      });
    }
    return measures;
  } finally {
    await operator.stop();
    await bare.stop();
  }
}

/** Multiples of the server's minimum: the measured value plus a quarter (docs/decisions/0023). */
const betGoals = { three: 18.5, hundred: 17 };
const homeGoal = 2.5;

async function measureHome(server: string): Promise<Measure[]> {
  say('home pages, sixteen at once …');
  const { url } = await prepare(server);
  const operator = await serve('operatorServer.ts', url);
  const bare = await serve('bareServer.ts', url);
  try {
    const home = (address: string) => () => timeCalls(2 * calls, () => ({ url: address, method: 'GET' }));
    const times = await timeInTurn(home(`${operator.url}/`), home(`${bare.url}/`));
    say(`  ${Math.round(1000 / median(times.first))} pages a second`);
    return [
      {
        name: 'a home page',
        unit: 'ms',
        values: times.first,
        reference: { name: 'hello by bare Fastify and pg', values: times.second },
        goal: homeGoal,
        decides: true,
      },
    ];
  } finally {
    await operator.stop();
    await bare.stop();
  }
}

const postgres = await startPostgres({ durable: true });
const measures: Measure[] = [];
mkdirSync('dist/bench', { recursive: true });
try {
  if (chosen.includes('bets')) measures.push(...(await measureBets(postgres.url)));
  if (chosen.includes('home')) {
    const { buildIfStale } = await import(new URL('../../build.mjs', import.meta.url).href);
    await buildIfStale();
    measures.push(...(await measureHome(postgres.url)));
  }
  if (chosen.includes('records')) {
    say('records …');
    const { url } = await prepare(postgres.url);
    const records = await measureRecords(url);
    measures.push(...records.measures);
    writeFileSync('dist/bench/plans.md', records.plans);
  }
  if (chosen.includes('team')) {
    say('a team …');
    const { url } = await prepare(postgres.url);
    measures.push(...(await measureTeam(url, say)));
  }
} finally {
  await postgres.stop();
}
const failed = failures(measures);
const verdict = `bench: ${measures.length} measures, ${failed.length} goals that decide not reached`;
writeFileSync('dist/bench/operator.md', `${table(measures)}\n\n${verdict}\n`);
console.log(`${table(measures)}\n\n${verdict}`);
process.exitCode = failed.length > 0 ? 1 : 0;
