import type { Switches } from '@araw/contract/protection/protectionProfiles';
import type { Kept } from '../kept/kept.ts';

const minute = 60_000;

/** Rows of `realityTable`. A round ends with its bet, so that a due question comes immediately. */
export type PlayState = 'idle' | 'counting' | 'asking';

/** Minutes until play is interrupted: the profile's interval, or the player's shorter one (PROT-05). */
export function checkMinutes(
  { realityCheckMinutes: most }: Pick<Switches, 'realityCheckMinutes'>,
  own: number | null,
): number | null {
  if (most === null || own === null) return own ?? most;
  return Math.min(most, own);
}

export interface PlayNow {
  state: PlayState;
  /** Milliseconds since the first bet; 0 without play. */
  played: number;
  asksAt: number | null;
}

/** The state of the stored play at a moment. */
export function playAt(now: number, kept: Kept, switches: Switches): PlayNow {
  const { playSince, lastBetAt, asksFrom, ownMinutes } = kept;
  if (playSince === null || lastBetAt === null || asksFrom === null) {
    return { state: 'idle', played: 0, asksAt: null };
  }
  if (now - lastBetAt >= switches.idleMinutes * minute) return { state: 'idle', played: 0, asksAt: null };
  const interval = checkMinutes(switches, ownMinutes);
  const asksAt = interval === null ? null : asksFrom + interval * minute;
  const isDue = asksAt !== null && now >= asksAt;
  return { state: isDue ? 'asking' : 'counting', played: now - playSince, asksAt };
}
