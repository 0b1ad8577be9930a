/** Replaces the random numbers of a round, so that tests know its result. */
export interface SetNumbers {
  /** For the player's next round of the game, once; replaces those set before. */
  set(accountId: number, gameId: string, numbers: readonly number[]): void;
  /** The numbers for the current round; undefined if none are set. */
  take(accountId: number, gameId: string): readonly number[] | undefined;
  /** Number of rounds with pending numbers. */
  waiting(): number;
  clear(): void;
}

export function createSetNumbers(): SetNumbers {
  const waiting = new Map<string, readonly number[]>();
  const keyOf = (accountId: number, gameId: string) => `${accountId} ${gameId}`;
  return {
    set: (accountId, gameId, numbers) => void waiting.set(keyOf(accountId, gameId), numbers),
    take(accountId, gameId) {
      const key = keyOf(accountId, gameId);
      const numbers = waiting.get(key);
      waiting.delete(key);
      return numbers;
    },
    waiting: () => waiting.size,
    clear: () => waiting.clear(),
  };
}
