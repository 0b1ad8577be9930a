import type { OperatorContext } from './core/context.ts';
import { within } from '#packages/server/process/within.ts';
import type { Connection } from './database/connect.ts';
import { merchantOf } from './system/merchants.ts';

/** Milliseconds that a probe waits for the database. */
const patience = 2_000;

/** Bytes: below this the database may stop in the middle of what it writes. */
const leastFreeSpace = 64 * 1024 * 1024;

/** Why calls cannot be answered now; null when they can. */
export async function whyNotReady(
  context: OperatorContext,
  { freeSpace }: Pick<Connection, 'freeSpace'>,
): Promise<'disk' | 'database' | null> {
  try {
    if (freeSpace && (await freeSpace()) < leastFreeSpace) return 'disk';
    return (await within(patience, merchantOf(context))) ? null : 'database';
  } catch (error) {
    context.log.error({ err: error }, 'not ready');
    return 'database';
  }
}
