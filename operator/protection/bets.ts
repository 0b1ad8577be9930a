import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#operator/core/context.ts';
import { standingAt } from '#operator/accounts/identity/standing.ts';
import type { GameKind } from '#operator/database/tables/games.tables.ts';
import type { Split } from '#operator/ledger/stakes.ts';
import { playable } from '#operator/ledger/ledger.ts';
import { Refusal } from '@araw/server/http/refusal';
import type { Switches } from '@araw/contract/protection/protectionProfiles';
import { keptFrom, type Kept } from './kept/kept.ts';
import { limitReached, usedWith } from './limits/use.ts';
import { playAt } from './realityCheck/playState.ts';

const minute = 60_000;

/** The statement that `once` runs with the lock, for `refuseBet`. */
export const readingFor = (accountId: number, at: number): SQL =>
  sql`protection_of(${accountId}, ${at}, '{loss,stake,time}')`;

export interface GuardedBet {
  at: number;
  stake: Split;
  /** Play money is never limited or interrupted. */
  fun: boolean;
  /** For a round of a game; bets on a draw or a match have neither a cycle nor a launch. */
  game?: { kind: GameKind; launchedAt: number | null };
}

/** Slots have their own minimum cycle. */
const isSlot = (kind: GameKind) => kind === 'slot';

/**
 * Refuses a bet by the protections read under the member's lock (PROT-02, 04, 05, 07, 13). Throws Refusal
 * `onBreak`, `gameClosed`, `tooSoon` with the milliseconds to wait, `termsOutdated`, `realityCheck` and `limitReached`.
 */
export function refuseBet(answered: unknown, switches: Switches, bet: GuardedBet): void {
  const kept = keptFrom(answered);
  const standing = standingAt(bet.at, kept);
  if (standing.state !== 'playing') throw new Refusal('onBreak', { value: standing });
  if (bet.game) refuseGame(kept, switches, bet.at, bet.game);
  if (bet.fun) return;
  if (kept.termsDue) throw new Refusal('termsOutdated');
  if (playAt(bet.at, kept, switches).state === 'asking') throw new Refusal('realityCheck');
  refusePastLimits(kept, switches, bet);
}

function refuseGame(
  kept: Kept,
  switches: Switches,
  at: number,
  { kind, launchedAt }: NonNullable<GuardedBet['game']>,
): void {
  if (launchedAt !== null && launchedAt < kept.gamesFrom) throw new Refusal('gameClosed');
  const cycle = isSlot(kind) ? switches.shortestSlotCycle : switches.shortestCasinoCycle;
  const milliseconds = kept.lastRoundAt === null ? 0 : kept.lastRoundAt + cycle - at;
  if (milliseconds > 0 && milliseconds <= cycle) throw new Refusal('tooSoon', { value: { milliseconds } });
}

function refusePastLimits(kept: Kept, switches: Switches, { at, stake }: GuardedBet): void {
  for (const limit of kept.limits) {
    const used = usedWith(limit, kept, { at, idle: switches.idleMinutes * minute });
    if (limit.kind === 'time') {
      if (used >= limit.amount * minute) throw limitReached(limit, used);
    } else {
      const more = limit.kind === 'loss' ? stake.cash : playable(stake);
      if (more > 0 && used + more > limit.amount) throw limitReached(limit, used);
    }
  }
}

/** Part of the statement that stores a bet: counts it into the current play. */
export const countingPlay = (
  accountId: number,
  { at, fun, isRound, switches }: { at: number; fun: boolean; isRound: boolean; switches: Switches },
): SQL => sql`count_play(${accountId}, ${at}, ${switches.idleMinutes * minute}::bigint, ${isRound}, ${!fun})`;

/** For a bet on a draw or a match, which has no cycle. */
export async function countPlay(
  transaction: Database,
  accountId: number,
  at: number,
  switches: Switches,
): Promise<void> {
  await transaction.execute(
    sql`select ${countingPlay(accountId, { at, fun: false, isRound: false, switches })}`,
  );
}
