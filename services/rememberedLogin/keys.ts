import { createStore, del, get, set } from 'idb-keyval';

/** Keys of this device, by name. Everything rejects where the browser has no store or no cryptography for it. */
export interface KeyStore {
  /** The key of this name, created when it is missing. */
  obtain(name: string): Promise<CryptoKey>;
  find(name: string): Promise<CryptoKey | undefined>;
  remove(name: string): Promise<void>;
}

/** AES-GCM keys that encrypt and decrypt here and cannot be read out, not even by this page's own scripts. */
export function keysInIndexedDb(): KeyStore {
  let opened: ReturnType<typeof createStore> | undefined;
  /** Opening throws where IndexedDB is absent. */
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
