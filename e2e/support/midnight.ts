import { clientOf } from './operatorCalls.ts';

const minute = 60_000;
const manila = 8 * 60 * minute;
const day = 24 * 60 * minute;

/**
 * Milliseconds to a moment around midnight in Manila by the operator's clock, so many of them before it, or after it where
 * that is below zero; where the moment has passed today, to tomorrow's.
 */
export async function untilMidnight(url: string, before: number): Promise<number> {
  const { now } = await clientOf(url).consolidatedSettings();
  const left = day - ((now + manila) % day) - before;
  return left < 0 ? left + day : left;
}
