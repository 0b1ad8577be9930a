import { within } from '#packages/server/process/within.ts';

/** Milliseconds that a provider has for its answer; a later one is lost. */
const patience = 8_000;

/** A provider's answer. Throws where it has not come in time. */
export async function inTime<Answer>(call: Promise<Answer>): Promise<Answer> {
  // It is waited for no longer; what becomes of it then is of no interest.
  call.catch(() => {});
  if (await within(patience, call)) return call;
  throw new Error('The provider has not answered in time');
}
