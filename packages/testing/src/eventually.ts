import { vi } from 'vitest';

/** Retries a check until it passes; the limit of half a minute is for busy machines. */
export const eventually = <Result>(check: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(check, 30_000);
