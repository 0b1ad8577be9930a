/** Numbers that stand in for the random ones of one round, so that a test knows its result. */
export interface SetNumbers {
  /** For the player's next round of the game, once; in place of those set before. */
  set(accountId: number, gameId: string, numbers: readonly number[]): void;
  /** Those of the round that is played now; undefined where none are set. */
  take(accountId: number, gameId: string): readonly number[] | undefined;
  /** How many rounds have numbers waiting for them. */
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
