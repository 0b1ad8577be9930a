import * as v from 'valibot';
import { text } from '@araw/contract/values/fields';
import { fromBase64, toBase64 } from '../seal/base64.ts';
import { type KeyStore, keysInIndexedDb } from './keys.ts';
import { dropRecord, entryOf, type RecordStore, type RememberedMethod } from './records.ts';

/** A method's last login (SES-06). */
export interface RememberedLogin {
  /** The username, or the mobile number. */
  username: string;
  /** '' if only the name is remembered. */
  password: string;
  countryDialingCode: string;
}

/**
 * Logins remembered on this device, one per method, for 30 days from the last use (SES-06). Never rejects: anything
 * that can't be stored, read or decrypted counts as absent (SES-07). For what the encryption protects against, and what
 * not, see docs/decisions/0035.
 */
export interface RememberedLogins {
  load(method: RememberedMethod): Promise<RememberedLogin | null>;
  /** Without a device key the password is left out. Resolves with whether the login was stored. */
  save(method: RememberedMethod, login: RememberedLogin): Promise<boolean>;
  /** Removes the record and its key. */
  forget(method: RememberedMethod): Promise<void>;
  /** After a change (PASS-04): replaces the password in this player's remembered login, if there is one. */
  replacePassword(username: string, password: string): Promise<void>;
}

export interface RememberedLoginsOptions {
  /** Accessing it may throw. */
  storage?: () => RecordStore;
  keys?: KeyStore;
  /** Milliseconds since 1970 by the device's clock. */
  now?: () => number;
}

const keptFor = 30 * 24 * 3_600_000;

const login = v.object({ username: text(128), password: text(1024), countryDialingCode: text(8) });

const record = v.union([
  /** `sealed` is the login as JSON; `salt` is new each time. Both base64. */
  v.object({ until: v.number(), salt: text(64), sealed: text(8192) }),
  v.object({ until: v.number(), username: text(128), countryDialingCode: text(8) }),
]);
type Record = v.InferOutput<typeof record>;

export function createRememberedLogins({
  storage = () => window.localStorage,
  keys = keysInIndexedDb(),
  now = Date.now,
}: RememberedLoginsOptions = {}): RememberedLogins {
  const read = (method: RememberedMethod): Record | null => {
    try {
      const parsed = v.safeParse(record, JSON.parse(storage().getItem(entryOf(method)) ?? 'null'));
      return parsed.success ? parsed.output : null;
    } catch {
      return null;
    }
  };

  const write = (method: RememberedMethod, kept: Record) => {
    try {
      storage().setItem(entryOf(method), JSON.stringify(kept));
      return true;
    } catch {
      return false;
    }
  };

  const logins: RememberedLogins = {
    async load(method) {
      const kept = read(method);
      if (kept === null) return null;
      const left = kept.until - now();
      const opened = left > 0 && left <= keptFor ? await open(method, kept, keys) : null;
      if (opened === null) await logins.forget(method);
      return opened;
    },

    async save(method, given) {
      const until = now() + keptFor;
      const sealed = await seal(method, until, given, keys);
      if (sealed) return write(method, sealed);
      const { username, countryDialingCode } = given;
      write(method, { until, username, countryDialingCode });
      return false;
    },

    async forget(method) {
      dropRecord(method, storage);
      await keys.remove(method).catch(() => {});
    },

    async replacePassword(username, password) {
      const kept = await logins.load('username');
      if (kept?.password && sameName(kept.username, username)) {
        await logins.save('username', { ...kept, password });
      }
    },
  };
  return logins;
}

/** The operator's usernames are case-insensitive. */
const sameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Binds a record to its method and expiry, so that neither can be tampered with. */
const boundTo = (method: RememberedMethod, until: number) =>
  new TextEncoder().encode(`remembered login ${method} ${until}`);

async function seal(method: RememberedMethod, until: number, given: RememberedLogin, keys: KeyStore) {
  try {
    const key = await keys.obtain(method);
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const algorithm = { name: 'AES-GCM', iv, additionalData: boundTo(method, until) };
    const plain = new TextEncoder().encode(JSON.stringify(given));
    const sealed = new Uint8Array(await crypto.subtle.encrypt(algorithm, key, plain));
    return { until, salt: toBase64(iv), sealed: toBase64(sealed) };
  } catch {
    return null;
  }
}

async function open(method: RememberedMethod, kept: Record, keys: KeyStore): Promise<RememberedLogin | null> {
  if (!('sealed' in kept)) {
    return { username: kept.username, password: '', countryDialingCode: kept.countryDialingCode };
  }
  try {
    const key = await keys.find(method);
    if (!key) return null;
    const algorithm = {
      name: 'AES-GCM',
      iv: fromBase64(kept.salt),
      additionalData: boundTo(method, kept.until),
    };
    const plain = await crypto.subtle.decrypt(algorithm, key, fromBase64(kept.sealed));
    const parsed = v.safeParse(login, JSON.parse(new TextDecoder().decode(plain)));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}
