import * as v from 'valibot';
import { memberInfo, sessionInfo } from '../contract/kept.ts';
import { systemStatus } from '../contract/system.ts';

type Area = 'session' | 'local';

interface Entry<Schema extends v.GenericSchema = v.GenericSchema> {
  area: Area;
  key: string;
  schema: Schema;
  /** What absent and damaged entries read as. */
  whenAbsent: v.InferOutput<Schema>;
  /** Plain text is stored as it is, everything else as JSON. */
  plain: boolean;
}

const json = <Schema extends v.GenericSchema>(
  area: Area,
  key: string,
  schema: Schema,
  whenAbsent: v.InferOutput<Schema>,
): Entry<Schema> => ({ area, key, schema, whenAbsent, plain: false });

const plain = <Schema extends v.GenericSchema<string, string>>(
  area: Area,
  key: string,
  schema: Schema,
  whenAbsent: v.InferOutput<Schema>,
): Entry<Schema> => ({ area, key, schema, whenAbsent, plain: true });

/** POP-03: whether the popup still shows, and the title,content of what it has shown. */
const popupRecord = v.object({ show: v.boolean(), data: v.pipe(v.array(v.string()), v.maxLength(500)) });
export type PopupRecord = v.InferOutput<typeof popupRecord>;
const unseenPopup: PopupRecord = { show: true, data: [] };

/** Until when no other code can be had, by what the code is for; ms since 1970 by this device's clock (SMS-06). */
const codeExpiries = v.record(
  v.string(),
  v.object({
    expiresAt: v.pipe(v.number(), v.finite()),
    address: v.string(),
    countryDialingCode: v.string(),
  }),
);

/** What was typed into the registration, without passwords and codes. */
const registrationDraft = v.record(v.string(), v.pipe(v.string(), v.maxLength(1024)));

/** What the player has searched for, the latest first. */
const recentSearches = v.pipe(v.array(v.pipe(v.string(), v.maxLength(100))), v.maxLength(6));

const asideEnvelopes = v.pipe(v.array(v.pipe(v.string(), v.maxLength(64))), v.maxLength(200));

/** Everything kept in the browser's storage (BOOT-11). */
const entries = {
  sessionInfo: json('session', 'MC_SESSION_INFO', v.nullable(sessionInfo), null),
  memberInfo: json('session', 'memberInfo', v.nullable(memberInfo), null),
  status: json('session', 'status', v.nullable(systemStatus), null),
  codeExpiries: json('session', 'CODE_EXPIRIES', codeExpiries, {}),
  registrationDraft: json('session', 'REGISTRATION_DRAFT', registrationDraft, {}),
  /** By which the player has come; empty without one (REG-07). */
  affiliateCode: plain('session', 'AFFILIATE_CODE', v.pipe(v.string(), v.regex(/^[\w.-]{0,64}$/)), ''),
  /** What a visitor has tapped; read by src/app/keptGame.ts, as is the next: the first load need not have it. */
  tappedGame: json('session', 'TAPPED_GAME', v.unknown(), null),
  /** What a player has left to cash in. */
  leftGame: json('session', 'LEFT_GAME', v.unknown(), null),
  /** An order that is being asked for; read by screens/deposit/keptAttempt.ts. */
  depositAttempt: json('session', 'DEPOSIT_ATTEMPT', v.unknown(), null),
  /** Goods that are being redeemed; read by screens/mall/keptWish.ts. */
  goodsWish: json('session', 'GOODS_WISH', v.unknown(), null),
  /** Ids of envelopes that the player has put aside on home (TEAM-14). */
  asideEnvelopes: json('session', 'ASIDE_ENVELOPES', asideEnvelopes, []),
  recentSearches: json('session', 'RECENT_SEARCHES', recentSearches, []),
  theme: plain('local', 'theme', v.picklist(['dark', 'light']), 'dark'),
  autoLogin: plain('local', 'autoLogin', v.picklist(['0', '1']), '0'),
  /** What the operator knows this device by; empty until somebody has logged in here. */
  deviceToken: plain('local', 'DEVICE_TOKEN', v.pipe(v.string(), v.regex(/^[\w-]{0,64}$/)), ''),
  /** Empty until the player or the operator names one (LANG-03). */
  language: plain('local', 'language', v.pipe(v.string(), v.regex(/^[A-Z]{2}$|^$/)), ''),
  /** Whoever hides the balance on this device means every place that shows one, until it is shown again (BAL-01). */
  balanceHidden: plain('local', 'BALANCE_HIDDEN', v.picklist(['0', '1']), '0'),
  downloadBarHidden: plain('local', 'DOWNLOAD_BAR_HIDDEN', v.picklist(['0', '1']), '0'),
  popupWithSession: json('local', 'SHELL_PU_A', popupRecord, unseenPopup),
  popupForVisitors: json('local', 'SHELL_PU_B', popupRecord, unseenPopup),
};

type Entries = typeof entries;
export type StorageName = keyof Entries;
export type StorageValue<Name extends StorageName> = v.InferOutput<Entries[Name]['schema']>;

const names = Object.keys(entries) as StorageName[];

/**
 * The browser's storage, typed (SES-07). Nothing here throws: a value that is absent or damaged reads as its
 * default, a value that cannot be written stays in memory for as long as the page lives.
 */
export interface AppStorage {
  /** The same object for as long as the stored text is the same. */
  read<Name extends StorageName>(name: Name): StorageValue<Name>;
  /** What it reads as where nothing is stored. */
  absent<Name extends StorageName>(name: Name): StorageValue<Name>;
  write<Name extends StorageName>(name: Name, value: StorageValue<Name>): void;
  remove(name: StorageName): void;
  /** Removes all that is kept for the session (LOGOUT-03). */
  clearSession(): void;
  /** Tells of every change of an entry: by this page, by another tab, or underneath. Returns its own end. */
  subscribe(name: StorageName, listener: () => void): () => void;
  /** Looks for changes without an event, such as storage that was cleared from outside. */
  check(): void;
  /** Ends listening to the window. */
  close(): void;
}

/** Where storage and its events come from: the window, or a stand-in. */
export type StorageHost = Pick<
  Window,
  'sessionStorage' | 'localStorage' | 'addEventListener' | 'removeEventListener'
>;

interface Kept {
  /** The text the value was read from; null is absent. */
  raw: string | null;
  value: unknown;
  /** The store refused the value: memory holds the truth. */
  onlyInMemory: boolean;
}

/** `theme` is what shows until the player chooses another. */
export function createStorage(
  host: StorageHost = window,
  absent: { theme?: 'dark' | 'light' } = {},
): AppStorage {
  const whenAbsent = (name: StorageName) => (name === 'theme' && absent.theme) || entries[name].whenAbsent;
  const kept = new Map<StorageName, Kept>();
  /** What the listeners were told last; a read in between must not swallow a change. */
  const told = new Map<StorageName, Kept>();
  const listeners = new Map<StorageName, Set<() => void>>(names.map((name) => [name, new Set()]));

  /** Merely touching `window.localStorage` throws where storage is blocked. */
  function attempt<Result>(name: StorageName, use: (store: Storage) => Result): Result | undefined {
    try {
      return use(entries[name].area === 'session' ? host.sessionStorage : host.localStorage);
    } catch {
      return undefined;
    }
  }

  const rawOf = (name: StorageName) => attempt(name, (store) => store.getItem(entries[name].key)) ?? null;

  function load(name: StorageName): Kept {
    const before = kept.get(name);
    if (before?.onlyInMemory) return before;
    const raw = rawOf(name);
    if (before && before.raw === raw) return before;
    const parsed = raw === null ? undefined : parse(entries[name], raw);
    if (raw !== null && !parsed) attempt(name, (store) => store.removeItem(entries[name].key));
    const fresh: Kept = {
      raw: parsed ? raw : null,
      value: parsed ? parsed.value : whenAbsent(name),
      onlyInMemory: false,
    };
    kept.set(name, fresh);
    return fresh;
  }

  function notify(name: StorageName) {
    told.set(name, load(name));
    listeners.get(name)?.forEach((listener) => listener());
  }

  function set(name: StorageName, value: unknown, raw: string | null) {
    const stored = attempt(name, (store) => {
      if (raw === null) store.removeItem(entries[name].key);
      else store.setItem(entries[name].key, raw);
      return true;
    });
    // An older value left behind would come back with the next reload.
    if (!stored) attempt(name, (store) => store.removeItem(entries[name].key));
    kept.set(name, { raw, value, onlyInMemory: !stored });
    notify(name);
  }

  function checkOne(name: StorageName) {
    if (told.has(name) && told.get(name) !== load(name)) notify(name);
  }

  const check = () => names.forEach(checkOne);

  function onStorage({ key, newValue }: StorageEvent) {
    for (const name of names) {
      if (key !== null && key !== entries[name].key) continue;
      // What this page could not write is overruled by a tab that could.
      if (newValue !== null && kept.get(name)?.onlyInMemory) kept.delete(name);
      checkOne(name);
    }
  }

  const checkingEvents = ['focus', 'pageshow', 'visibilitychange'] as const;
  host.addEventListener('storage', onStorage);
  for (const event of checkingEvents) host.addEventListener(event, check);

  const storage: AppStorage = {
    read: (name) => load(name).value as StorageValue<typeof name>,
    absent: (name) => whenAbsent(name) as StorageValue<typeof name>,
    write(name, value) {
      const isText = entries[name].plain && typeof value === 'string';
      set(name, value, isText ? value : JSON.stringify(value));
    },
    remove: (name) => set(name, whenAbsent(name), null),
    clearSession() {
      for (const name of names) if (entries[name].area === 'session') storage.remove(name);
    },
    subscribe(name, listener) {
      if (!told.has(name)) told.set(name, load(name));
      listeners.get(name)?.add(listener);
      return () => listeners.get(name)?.delete(listener);
    },
    check,
    close() {
      host.removeEventListener('storage', onStorage);
      for (const event of checkingEvents) host.removeEventListener(event, check);
    },
  };
  return storage;
}

function parse(entry: Entry, raw: string): { value: unknown } | undefined {
  try {
    const parsed = v.safeParse(entry.schema, entry.plain ? raw : JSON.parse(raw));
    return parsed.success ? { value: parsed.output } : undefined;
  } catch {
    return undefined;
  }
}
