import { clientOf } from './operatorCalls.ts';

const minute = 60_000;
const manila = 8 * 60 * minute;
const day = 24 * 60 * minute;

/**
 * Milliseconds until the moment `before` ms ahead of midnight in Manila, by the operator's clock; a negative `before`
 * is after midnight. Uses tomorrow's moment if today's has passed.
 */
export async function untilMidnight(url: string, before: number): Promise<number> {
  const { now } = await clientOf(url).consolidatedSettings();
  const left = day - ((now + manila) % day) - before;
  return left < 0 ? left + day : left;
}
