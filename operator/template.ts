import { readFileSync, writeFileSync } from 'node:fs';
import { createClock } from './core/clock.ts';
import { openEmbedded } from './database/connect.ts';
import { createLogger } from '@araw/server/log/logger';
import { liveUntilToday } from './seed/history.ts';
import { seed } from './seed/seed.ts';

/**
 * Run by the build: writes template.tar.gz next to itself, a seeded database without accounts, so that a new embedded
 * database need only be unpacked. With the argument `demo` it derives demo.tar.gz, in which the demo accounts have
 * their history up to today.
 */
const here = (name: string) => new URL(name, import.meta.url);
const isDemo = process.argv[2] === 'demo';
const start = isDemo ? new Blob([readFileSync(here('./template.tar.gz'))]) : undefined;
const connection = await openEmbedded(null, start, { thread: true });
const log = createLogger('warn');
const context = { database: connection.database, clock: createClock(), log, sandbox: isDemo };
await seed(context, { demo: isDemo, history: isDemo });
if (isDemo) await liveUntilToday(context);
const dump = await connection.dump();
writeFileSync(here(isDemo ? './demo.tar.gz' : './template.tar.gz'), Buffer.from(await dump.arrayBuffer()));
await connection.close();
