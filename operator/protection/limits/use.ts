import { Refusal } from '@araw/server/http/refusal';
import type { Kept, KeptLimit } from '../kept/kept.ts';

const minute = 60_000;

/** The use of a limit at a moment; for `time` in milliseconds, including the time since the last bet during play. */
export function usedWith(
  { kind, used }: Pick<KeptLimit, 'kind' | 'used'>,
  { lastBetAt }: Pick<Kept, 'lastBetAt'>,
  { at, idle }: { at: number; idle: number },
): number {
  if (kind !== 'time' || lastBetAt === null) return used;
  const since = at - lastBetAt;
  return used + (since < idle ? Math.max(0, since) : 0);
}

/** A limit, its use and its rest in the player's unit: pesos, or whole minutes. */
export function toldOf({ kind, amount }: Pick<KeptLimit, 'kind' | 'amount'>, used: number) {
  if (kind === 'time') {
    const minutes = Math.floor(used / minute);
    return { amount, used: minutes, left: Math.max(0, amount - minutes) };
  }
  return { amount: amount / 100, used: used / 100, left: Math.max(0, amount - used) / 100 };
}

export function limitReached(
  limit: Pick<KeptLimit, 'kind' | 'period' | 'amount' | 'resetsAt'>,
  used: number,
): Refusal {
  const { kind, period, resetsAt } = limit;
  return new Refusal('limitReached', { value: { kind, period, left: toldOf(limit, used).left, resetsAt } });
}
