/** What the operator is asked for again comes at least so late after the last answer. */
export const leastPause = 3_000;

/** What is added, in milliseconds, for each time that nothing new came; the last one stays. */
const further = [1_000, 7_000, 27_000] as const;

/** One time more, as far as the pauses still grow. */
export const onceMore = (times: number) => Math.min(times + 1, further.length - 1);

export const furtherPause = (times: number): number => further[times] ?? 0;
