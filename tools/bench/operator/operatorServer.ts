import { resolve } from 'node:path';
import { createClock } from '#operator/core/clock.ts';
import { openPostgres } from '#operator/database/connect.ts';
import { createLogger } from '@araw/server/log/logger';
import { createOperator } from '#operator/server.ts';

/** The production operator without rate limits: all calls of a measurement come from one address. */
const unlimited = 1e9;

const operator = await createOperator({
  connection: await openPostgres(process.env['DATABASE_URL'] ?? ''),
  clock: createClock(),
  log: createLogger('warn'),
  webFolder: resolve('dist/web'),
  pagesFolder: resolve('dist/server/pages'),
  sandbox: false,
  limits: { perIp: unlimited, perAccount: unlimited },
});
console.log(await operator.server.listen({ port: 0, host: '127.0.0.1' }));
process.stdin.resume().on('end', () => process.exit());
