import type { OperatorContext } from './core/context.ts';
import { within } from '@araw/server/process/within';
import type { Connection } from './database/connect.ts';
import { merchantOf } from './system/merchants.ts';

/** Milliseconds that a probe waits for the database. */
const patience = 2_000;

/** Bytes: with less the database could fail in the middle of a write. */
const leastFreeSpace = 64 * 1024 * 1024;

/** Why calls can't be answered now; null if they can. */
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
