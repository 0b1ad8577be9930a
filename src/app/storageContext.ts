import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import type { AppStorage, StorageName, StorageValue } from '#services/storage.ts';

export const StorageContext = createContext<AppStorage | null>(null);

export function useStorage(): AppStorage {
  const storage = use(StorageContext);
  if (!storage) throw new Error('useStored needs a StorageContext around it');
  return storage;
}

/** A stored value and what changes it; follows changes by other tabs. */
export function useStored<Name extends StorageName>(name: Name) {
  const storage = useStorage();
  const value = useSyncExternalStore(
    useCallback((listener) => storage.subscribe(name, listener), [storage, name]),
    () => storage.read(name),
  );
  const write = useCallback((next: StorageValue<Name>) => storage.write(name, next), [storage, name]);
  return [value, write] as const;
}
