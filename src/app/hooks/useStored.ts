import { useCallback, useSyncExternalStore } from 'react';
import type { EarlyName, StorageValue } from '#services/kept/storage.ts';
import { useServices } from '#src/app/services.ts';

/** A stored value and its setter; follows changes in other tabs. */
export function useStored<Name extends EarlyName>(name: Name) {
  const { storage } = useServices();
  const value = useSyncExternalStore(
    useCallback((listener) => storage.subscribe(name, listener), [storage, name]),
    () => storage.read(name),
    () => storage.absent(name),
  );
  const write = useCallback((next: StorageValue<Name>) => storage.write(name, next), [storage, name]);
  return [value, write] as const;
}
