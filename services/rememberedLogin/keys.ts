import { createStore, del, get, set } from 'idb-keyval';

/** This device's keys, by name. Everything rejects if the browser lacks storage or cryptography for them. */
export interface KeyStore {
  /** Creates the key if it is missing. */
  obtain(name: string): Promise<CryptoKey>;
  find(name: string): Promise<CryptoKey | undefined>;
  remove(name: string): Promise<void>;
}

/** AES-GCM keys that can't be extracted, not even by this page's own scripts. */
export function keysInIndexedDb(): KeyStore {
  let opened: ReturnType<typeof createStore> | undefined;
  /** Lazy, because opening throws without IndexedDB. */
  const store = () => (opened ??= createStore('rememberedLogin', 'keys'));

  return {
    async obtain(name) {
      const kept = await get<CryptoKey>(name, store());
      if (kept) return kept;
      const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
        'encrypt',
        'decrypt',
      ]);
      await set(name, made, store());
      return made;
    },
    find: async (name) => get<CryptoKey>(name, store()),
    remove: async (name) => del(name, store()),
  };
}
