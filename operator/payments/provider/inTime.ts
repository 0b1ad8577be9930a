import { within } from '@araw/server/process/within';

/** Milliseconds for a provider's answer; a later one is ignored. */
const patience = 8_000;

/** A provider's answer. Throws if it takes too long. */
export async function inTime<Answer>(call: Promise<Answer>): Promise<Answer> {
  // Prevents an unhandled rejection once nobody waits for it any more.
  call.catch(() => {});
  if (await within(patience, call)) return call;
  throw new Error('The provider has not answered in time');
}
