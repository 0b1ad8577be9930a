import type { PlayAnswers } from '#operator/http/play.routes.ts';
import { newKey } from './shared/values.ts';

// The seeds of the next round. The operator commits to its seed before it knows the player's, which is sent with the bet.

type Seeds = PlayAnswers['open']['seeds'];

/** Of a pair that has no round yet: what the player's first bet under it says. */
let own = newKey();
let inUse: Seeds = { commitment: '', clientSeed: '', rounds: 0 };

export const isClientSeed = (text: string) => /^[\w-]{1,64}$/.test(text);

export function useSeeds(seeds: Seeds): void {
  inUse = seeds;
}

export function chooseClientSeed(text: string): void {
  own = text;
}

/** What the player is shown, and what a bet says was shown. */
export const shownSeeds = (): Seeds => ({ ...inUse, clientSeed: inUse.rounds > 0 ? inUse.clientSeed : own });

/** Counts a round that was played; one under other seeds, or without, counts for nothing here. */
export function countRound({ proof }: PlayAnswers['bet']['round']): void {
  const seeds = proof?.seeds;
  if (seeds?.commitment !== inUse.commitment) return;
  const { commitment, clientSeed, nonce } = seeds;
  inUse = { commitment, clientSeed, rounds: Math.max(inUse.rounds, nonce + 1) };
}
