import { writeFileSync } from 'node:fs';
import { createClock } from './core/clock.ts';
import { openEmbedded } from './database/connect.ts';
import { createLogger } from './http/logger.ts';
import { seed } from './seed/seed.ts';

/**
 * Run by the build: writes template.tar.gz beside itself, a seeded database without any account, so that a new
 * embedded database is unpacked instead of made.
 */
const connection = await openEmbedded(null);
const context = { database: connection.database, clock: createClock(), log: createLogger('warn') };
await seed(context, { demo: false });
const dump = await connection.dump();
writeFileSync(new URL('./template.tar.gz', import.meta.url), Buffer.from(await dump.arrayBuffer()));
await connection.close();
