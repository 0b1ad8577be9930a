export const rememberedMethods = ['username', 'sms'] as const;
export type RememberedMethod = (typeof rememberedMethods)[number];

export type RecordStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export const entryOf = (method: RememberedMethod) => `REMEMBERED_LOGIN_${method}`;

/**
 * Synchronous, so that the record goes before its key. Accessing the storage may throw, and then there is no record
 * either.
 */
export function dropRecord(
  method: RememberedMethod,
  storage: () => Pick<RecordStore, 'removeItem'> = () => window.localStorage,
): void {
  try {
    storage().removeItem(entryOf(method));
  } catch {
    // Blocked.
  }
}
