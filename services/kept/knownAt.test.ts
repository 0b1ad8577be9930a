import { expect, test, vi } from 'vitest';
import { createKnownAt } from './knownAt.ts';

test('[PAGE-06] the time shown is that of the oldest answer since the operator’s last one', () => {
  const knownAt = createKnownAt(500);
  const listener = vi.fn<() => void>();
  const end = knownAt.subscribe(listener);
  const now = () => [knownAt.moment(), knownAt.isPast()];
  expect(now()).toEqual([500, false]);
  knownAt.older(300);
  knownAt.older(400);
  expect(now()).toEqual([300, true]);
  knownAt.renewed(900);
  expect(now()).toEqual([900, false]);
  knownAt.older(1_000);
  expect(now()).toEqual([900, true]);
  expect(listener).toHaveBeenCalledTimes(4);
  end();
  knownAt.renewed(1_100);
  expect(listener).toHaveBeenCalledTimes(4);
});
