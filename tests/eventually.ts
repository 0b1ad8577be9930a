import { vi } from 'vitest';

/** Tries a check until it holds; a busy machine has half a minute, far more than any test needs. */
export const eventually = <Result>(check: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(check, 30_000);
