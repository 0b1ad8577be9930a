import { newKey } from './client.js';

// The seeds of the next round. The operator commits to its seed before it knows the player's, which is sent with the bet.

/** Of a pair that has no round yet: what the player's first bet under it says. */
let own = newKey();
let inUse;

export const isClientSeed = (text) => /^[\w-]{1,64}$/.test(text);

export function useSeeds(seeds) {
  inUse = seeds;
}

export function chooseClientSeed(text) {
  own = text;
}

/** What the player is shown, and what a bet says was shown. */
export const shownSeeds = () => ({ ...inUse, clientSeed: inUse.rounds > 0 ? inUse.clientSeed : own });

/** Counts a round that was played; one under other seeds, or without, counts for nothing here. */
export function countRound({ proof }) {
  const seeds = proof?.seeds;
  if (seeds?.commitment !== inUse.commitment) return;
  inUse = { ...seeds, rounds: Math.max(inUse.rounds, seeds.nonce + 1) };
}
