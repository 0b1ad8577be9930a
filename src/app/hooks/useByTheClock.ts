import { useCallback, useSyncExternalStore } from 'react';
import { watchTime } from '#src/app/watchTime.ts';

const neverChanges = () => () => {};

/** A time-dependent value, reread every `every` ms and when the page is shown again. Null if it doesn't change. */
export function useByTheClock<Value extends string | number | boolean | null>(
  read: () => Value,
  every: number | null,
): Value {
  const subscribe = useCallback(
    (onChange: () => void) => (every === null ? neverChanges() : watchTime(every, () => onChange())),
    [every],
  );
  return useSyncExternalStore(subscribe, read, read);
}
