/** The minimum pause between an answer and the next read, in milliseconds. */
export const leastPause = 3_000;

/** Extra milliseconds for each read in a row without news; the last value repeats. */
const further = [1_000, 7_000, 27_000] as const;

/** One more read without news, capped where the pauses stop growing. */
export const onceMore = (times: number) => Math.min(times + 1, further.length - 1);

export const furtherPause = (times: number): number => further[times] ?? 0;
