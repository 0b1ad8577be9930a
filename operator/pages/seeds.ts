import type { PlayAnswers } from '#operator/http/play.routes.ts';
import { newKey } from './shared/values.ts';

// Seeds of the next round. The operator commits to its seed before it learns the player's, which is sent with the bet.

type Seeds = PlayAnswers['open']['seeds'];

/** For a pair without rounds: sent with the player's first bet. */
let own = newKey();
let inUse: Seeds = { commitment: '', clientSeed: '', rounds: 0 };

export const isClientSeed = (text: string) => /^[\w-]{1,64}$/.test(text);

export function useSeeds(seeds: Seeds): void {
  inUse = seeds;
}

export function chooseClientSeed(text: string): void {
  own = text;
}

/** The seeds shown to the player, and sent with a bet. */
export const shownSeeds = (): Seeds => ({ ...inUse, clientSeed: inUse.rounds > 0 ? inUse.clientSeed : own });

/** Counts a completed round; ignores rounds with other seeds or none. */
export function countRound({ proof }: PlayAnswers['bet']['round']): void {
  const seeds = proof?.seeds;
  if (seeds?.commitment !== inUse.commitment) return;
  const { commitment, clientSeed, nonce } = seeds;
  inUse = { commitment, clientSeed, rounds: Math.max(inUse.rounds, nonce + 1) };
}
