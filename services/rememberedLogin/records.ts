export const rememberedMethods = ['username', 'sms'] as const;
export type RememberedMethod = (typeof rememberedMethods)[number];

export type RecordStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export const entryOf = (method: RememberedMethod) => `REMEMBERED_LOGIN_${method}`;

/** At once, before its key can be removed. Touching the storage may throw: there is no record then either. */
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
