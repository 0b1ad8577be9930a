import * as v from 'valibot';
import { memberInfo, sessionInfo } from '@araw/contract/accounts/kept';
import { systemStatus } from '@araw/contract/calls/system';
import type { keptAttempt } from './keptAttempt.ts';
import type { keptGame } from './keptGame.ts';
import type { keptSettlement } from './keptSettlement.ts';
import type { keptWish } from './keptWish.ts';

type Area = 'session' | 'local';

interface Entry<Schema extends v.GenericSchema = v.GenericSchema> {
  area: Area;
  key: string;
  schema: Schema;
  /** Value of absent and damaged entries. */
  whenAbsent: v.InferOutput<Schema>;
  /** Text stored as it is; everything else is JSON. */
  plain: boolean;
}

/** Of pages that come later. They bring its schema, to keep it out of the first load. */
interface LaterEntry<Schema extends v.GenericSchema> {
  area: 'session';
  key: string;
  schema?: Schema;
  whenAbsent: null;
  plain: false;
}

const later = <Schema extends v.GenericSchema>(key: string): LaterEntry<Schema> => ({
  area: 'session',
  key,
  whenAbsent: null,
  plain: false,
});

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

/** POP-03: whether the popup may show, and the title,content of those already shown. */
const popupRecord = v.object({ show: v.boolean(), data: v.pipe(v.array(v.string()), v.maxLength(500)) });
export type PopupRecord = v.InferOutput<typeof popupRecord>;
const unseenPopup: PopupRecord = { show: true, data: [] };

/** When the next code can be requested, by purpose; ms since 1970 by this device's clock (SMS-06). */
const codeExpiries = v.record(
  v.string(),
  v.object({
    expiresAt: v.pipe(v.number(), v.finite()),
    address: v.string(),
    countryDialingCode: v.string(),
  }),
);

/** A registration in progress, without passwords and codes. */
const registrationDraft = v.record(v.string(), v.pipe(v.string(), v.maxLength(1024)));

/** The player's searches, latest first. */
const recentSearches = v.pipe(v.array(v.pipe(v.string(), v.maxLength(100))), v.maxLength(6));

const asideEnvelopes = v.pipe(v.array(v.pipe(v.string(), v.maxLength(64))), v.maxLength(200));

/** Everything in the browser's storage (BOOT-11). */
const entries = {
  sessionInfo: json('session', 'MC_SESSION_INFO', v.nullable(sessionInfo), null),
  memberInfo: json('session', 'memberInfo', v.nullable(memberInfo), null),
  status: json('session', 'status', v.nullable(systemStatus), null),
  codeExpiries: json('session', 'CODE_EXPIRIES', codeExpiries, {}),
  registrationDraft: json('session', 'REGISTRATION_DRAFT', registrationDraft, {}),
  /** The affiliate code of this visit; empty without one (REG-07). */
  affiliateCode: plain('session', 'AFFILIATE_CODE', v.pipe(v.string(), v.regex(/^[\w.-]{0,64}$/)), ''),
  /** A visitor's tapped game. */
  tappedGame: later<typeof keptGame>('TAPPED_GAME'),
  /** The game that a player left to cash in. */
  leftGame: later<typeof keptGame>('LEFT_GAME'),
  /** An order being created. */
  depositAttempt: later<typeof keptAttempt>('DEPOSIT_ATTEMPT'),
  /** Goods being redeemed. */
  goodsWish: later<typeof keptWish>('GOODS_WISH'),
  /** A debt being paid. */
  debtSettlement: later<typeof keptSettlement>('DEBT_SETTLEMENT'),
  /** Ids of envelopes that the player dismissed on home (TEAM-14). */
  asideEnvelopes: json('session', 'ASIDE_ENVELOPES', asideEnvelopes, []),
  recentSearches: json('session', 'RECENT_SEARCHES', recentSearches, []),
  theme: plain('local', 'theme', v.picklist(['dark', 'light']), 'dark'),
  autoLogin: plain('local', 'autoLogin', v.picklist(['0', '1']), '0'),
  /** Identifies this device to the operator; empty until the first login here. */
  deviceToken: plain('local', 'DEVICE_TOKEN', v.pipe(v.string(), v.regex(/^[\w-]{0,64}$/)), ''),
  /** Empty until the player or the operator chooses one (LANG-03). */
  language: plain('local', 'language', v.pipe(v.string(), v.regex(/^[A-Z]{2}$|^$/)), ''),
  /** Hiding the balance applies to every place that shows one on this device, until it is shown again (BAL-01). */
  balanceHidden: plain('local', 'BALANCE_HIDDEN', v.picklist(['0', '1']), '0'),
  downloadBarHidden: plain('local', 'DOWNLOAD_BAR_HIDDEN', v.picklist(['0', '1']), '0'),
  popupWithSession: json('local', 'SHELL_PU_A', popupRecord, unseenPopup),
  popupForVisitors: json('local', 'SHELL_PU_B', popupRecord, unseenPopup),
};

type Entries = typeof entries;
export type StorageName = keyof Entries;
/** Those whose schema is in the table. */
export type EarlyName = {
  [Name in StorageName]: Entries[Name] extends Entry ? Name : never;
}[StorageName];
type LaterName = Exclude<StorageName, EarlyName>;
type SchemaOf<Name extends StorageName> = NonNullable<Entries[Name]['schema']>;
export type StorageValue<Name extends StorageName> =
  | v.InferOutput<SchemaOf<Name>>
  | Entries[Name]['whenAbsent'];

const names = Object.keys(entries) as StorageName[];

/**
 * The browser's storage, typed (SES-07). Never throws: an absent or damaged value reads as its default, and a value
 * that can't be written stays in memory until the page is closed.
 */
export interface AppStorage {
  /** Returns the same object while the stored text is the same. */
  read<Name extends EarlyName>(name: Name): StorageValue<Name>;
  read<Name extends LaterName>(name: Name, schema: SchemaOf<Name>): StorageValue<Name>;
  /** The default. */
  absent<Name extends StorageName>(name: Name): StorageValue<Name>;
  write<Name extends StorageName>(name: Name, value: StorageValue<Name>): void;
  remove(name: StorageName): void;
  /** Removes everything that belongs to the session (LOGOUT-03). */
  clearSession(): void;
  /** Reports every change of an entry: by this page, by another tab, or by the browser. Returns a function that stops it. */
  subscribe(name: StorageName, listener: () => void): () => void;
  /** Checks for changes without an event, such as storage cleared by the browser. */
  check(): void;
  close(): void;
}

/** Source of storage and its events: the window, or a test double. */
export type StorageHost = Pick<
  Window,
  'sessionStorage' | 'localStorage' | 'addEventListener' | 'removeEventListener'
>;

interface Kept {
  /** The stored text of the value; null if absent. */
  raw: string | null;
  value: unknown;
  /** The store rejected the value, so memory takes precedence. */
  onlyInMemory: boolean;
}

/** `theme` applies until the player chooses another. */
export function createStorage(
  host: StorageHost = window,
  absent: { theme?: 'dark' | 'light' } = {},
): AppStorage {
  const whenAbsent = (name: StorageName) => (name === 'theme' && absent.theme) || entries[name].whenAbsent;
  const kept = new Map<StorageName, Kept>();
  /** Last value given to listeners; reads in between must not swallow a change. */
  const told = new Map<StorageName, Kept>();
  const listeners = new Map<StorageName, Set<() => void>>(names.map((name) => [name, new Set()]));

  /** Even accessing `window.localStorage` throws if storage is blocked. */
  function attempt<Result>(name: StorageName, use: (store: Storage) => Result): Result | undefined {
    try {
      return use(entries[name].area === 'session' ? host.sessionStorage : host.localStorage);
    } catch {
      return undefined;
    }
  }

  const rawOf = (name: StorageName) => attempt(name, (store) => store.getItem(entries[name].key)) ?? null;

  function load(name: StorageName, schema: v.GenericSchema | undefined = entries[name].schema): Kept {
    const before = kept.get(name);
    if (before?.onlyInMemory) return before;
    const raw = rawOf(name);
    if (before && before.raw === raw) return before;
    const parsed = raw === null ? undefined : parse(schema, entries[name].plain, raw);
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
    // Otherwise an older value would reappear on the next reload.
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
      // A tab that could write overrules this page's unsaved value.
      if (newValue !== null && kept.get(name)?.onlyInMemory) kept.delete(name);
      checkOne(name);
    }
  }

  const checkingEvents = ['focus', 'pageshow', 'visibilitychange'] as const;
  host.addEventListener('storage', onStorage);
  for (const event of checkingEvents) host.addEventListener(event, check);

  const storage: AppStorage = {
    read: <Name extends StorageName>(name: Name, schema?: v.GenericSchema) =>
      load(name, schema).value as StorageValue<Name>,
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

/** Undefined without a schema: what nobody has validated counts as damaged. */
function parse(
  schema: v.GenericSchema | undefined,
  plain: boolean,
  raw: string,
): { value: unknown } | undefined {
  try {
    const parsed = v.safeParse(schema!, plain ? raw : JSON.parse(raw));
    return parsed.success ? { value: parsed.output } : undefined;
  } catch {
    return undefined;
  }
}
