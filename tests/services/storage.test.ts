import { describe, expect, test, vi } from 'vitest';
import { createStorage, type StorageHost } from '#services/kept/storage.ts';

class MemoryStore implements Storage {
  private readonly items = new Map<string, string>();
  refuses = false;
  get length() {
    return this.items.size;
  }
  key = (index: number) => [...this.items.keys()][index] ?? null;
  getItem = (key: string) => this.items.get(key) ?? null;
  setItem = (key: string, value: string) => {
    if (this.refuses) throw new DOMException('full', 'QuotaExceededError');
    this.items.set(key, value);
  };
  removeItem = (key: string) => void this.items.delete(key);
  clear = () => this.items.clear();
}

class Host extends EventTarget implements StorageHost {
  sessionStorage = new MemoryStore();
  localStorage = new MemoryStore();
  declare addEventListener: StorageHost['addEventListener'];
  declare removeEventListener: StorageHost['removeEventListener'];

  /** The browser's event when another tab has changed an entry. */
  changeFromOtherTab(key: string, newValue: string | null) {
    if (newValue === null) this.localStorage.removeItem(key);
    else this.localStorage.setItem(key, newValue);
    this.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
  }
}

const session = { token: 't', merchantCode: 'araw', userName: 'maria', type: 0, firstTimeLogin: false };

describe('entries', () => {
  test('[BOOT-11] every entry has its default, and its own key in its own store', () => {
    const host = new Host();
    const storage = createStorage(host);
    expect(storage.read('sessionInfo')).toBeNull();
    expect(storage.read('memberInfo')).toBeNull();
    expect(storage.read('status')).toBeNull();
    expect(storage.read('theme')).toBe('dark');
    expect(storage.read('autoLogin')).toBe('0');
    expect(storage.read('language')).toBe('');
    expect(storage.read('downloadBarHidden')).toBe('0');
    expect(storage.read('popupWithSession')).toEqual({ show: true, data: [] });

    storage.write('sessionInfo', session);
    storage.write('theme', 'light');
    storage.write('autoLogin', '1');
    storage.write('language', 'TY');
    storage.write('downloadBarHidden', '1');
    storage.write('popupWithSession', { show: false, data: ['a,b'] });
    storage.write('popupForVisitors', { show: false, data: [] });
    const kept = (store: MemoryStore) =>
      Object.fromEntries(
        Array.from({ length: store.length }, (_, index) => [
          store.key(index),
          store.getItem(store.key(index) ?? ''),
        ]),
      );
    expect(kept(host.sessionStorage)).toEqual({ MC_SESSION_INFO: JSON.stringify(session) });
    expect(kept(host.localStorage)).toEqual({
      theme: 'light',
      autoLogin: '1',
      language: 'TY',
      DOWNLOAD_BAR_HIDDEN: '1',
      SHELL_PU_A: '{"show":false,"data":["a,b"]}',
      SHELL_PU_B: '{"show":false,"data":[]}',
    });
  });

  test('[SES-05] stored values are there for the page after a reload', () => {
    const host = new Host();
    createStorage(host).write('sessionInfo', session);
    expect(createStorage(host).read('sessionInfo')).toEqual(session);
  });

  test('a value stays the same object until its text changes', () => {
    const host = new Host();
    host.sessionStorage.setItem('MC_SESSION_INFO', JSON.stringify(session));
    const storage = createStorage(host);
    expect(storage.read('sessionInfo')).toBe(storage.read('sessionInfo'));
  });

  test('[LOGOUT-03] clearing the session removes all of the session store and nothing else', () => {
    const host = new Host();
    const storage = createStorage(host);
    storage.write('sessionInfo', session);
    storage.write('memberInfo', {
      id: '1',
      account: 'maria',
      nickname: '',
      type: 0,
      regDate: 0,
      toUpline: false,
      standing: null,
      clubLabel: null,
    });
    storage.write('theme', 'light');
    storage.clearSession();
    expect(host.sessionStorage.length).toBe(0);
    expect(storage.read('sessionInfo')).toBeNull();
    expect(storage.read('memberInfo')).toBeNull();
    expect(storage.read('theme')).toBe('light');
  });
});

describe('[SES-07] storage that fails', () => {
  test.each(['{', '{"token":""}', '[]', '{"token":"t","type":"x"}', '\u0000'])(
    'garbage reads as the default and is removed: %j',
    (garbage) => {
      const host = new Host();
      host.sessionStorage.setItem('MC_SESSION_INFO', garbage);
      expect(createStorage(host).read('sessionInfo')).toBeNull();
      expect(host.sessionStorage.length).toBe(0);
    },
  );

  test('an unknown theme or language falls back', () => {
    const host = new Host();
    host.localStorage.setItem('theme', 'neon');
    host.localStorage.setItem('language', '<script>');
    const storage = createStorage(host);
    expect([storage.read('theme'), storage.read('language')]).toEqual(['dark', '']);
    expect(host.localStorage.length).toBe(0);
  });

  test('a blocked store leaves the values in memory', () => {
    const host = new Host();
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    Object.defineProperty(host, 'sessionStorage', { get: blocked });
    Object.defineProperty(host, 'localStorage', { get: blocked });
    const storage = createStorage(host);
    const heard = vi.fn<() => void>();
    storage.subscribe('theme', heard);
    storage.write('sessionInfo', session);
    storage.write('theme', 'light');
    storage.check();
    expect([storage.read('sessionInfo'), storage.read('theme')]).toEqual([session, 'light']);
    expect(heard).toHaveBeenCalledTimes(1);
    storage.clearSession();
    expect(storage.read('sessionInfo')).toBeNull();
  });

  test('a full store keeps the new value in memory and no older one for the next reload', () => {
    const host = new Host();
    const storage = createStorage(host);
    storage.write('theme', 'light');
    host.localStorage.refuses = true;
    storage.write('theme', 'dark');
    expect(storage.read('theme')).toBe('dark');
    expect(host.localStorage.getItem('theme')).toBeNull();
    host.localStorage.refuses = false;
    storage.write('theme', 'light');
    expect(createStorage(host).read('theme')).toBe('light');
  });
});

describe('changes', () => {
  test('[SES-08] another tab’s change is reported to its listeners', () => {
    const host = new Host();
    const storage = createStorage(host);
    const theme = vi.fn<() => void>();
    const language = vi.fn<() => void>();
    storage.subscribe('theme', theme);
    storage.subscribe('language', language);
    host.changeFromOtherTab('theme', 'light');
    expect([theme.mock.calls.length, language.mock.calls.length]).toEqual([1, 0]);
    expect(storage.read('theme')).toBe('light');
    host.changeFromOtherTab('somebodyElses', '1');
    expect([theme.mock.calls.length, language.mock.calls.length]).toEqual([1, 0]);
  });

  test('another tab overrides what this page could not write', () => {
    const host = new Host();
    const storage = createStorage(host);
    host.localStorage.refuses = true;
    storage.write('language', 'TH');
    host.localStorage.refuses = false;
    host.changeFromOtherTab('language', 'VI');
    expect(storage.read('language')).toBe('VI');
  });

  test('an entry removed in another tab stays if only this page has it', () => {
    const host = new Host();
    const storage = createStorage(host);
    host.localStorage.refuses = true;
    storage.write('language', 'TH');
    host.changeFromOtherTab('language', null);
    expect(storage.read('language')).toBe('TH');
  });

  test.each(['focus', 'pageshow', 'visibilitychange'])(
    '[SES-07] a session cleared from outside is noticed on %s',
    (event) => {
      const host = new Host();
      const storage = createStorage(host);
      storage.write('sessionInfo', session);
      const lost = vi.fn<() => void>();
      storage.subscribe('sessionInfo', lost);
      host.dispatchEvent(new Event(event));
      expect(lost).not.toHaveBeenCalled();
      host.sessionStorage.clear();
      host.dispatchEvent(new Event(event));
      expect(lost).toHaveBeenCalledTimes(1);
      expect(storage.read('sessionInfo')).toBeNull();
    },
  );

  test('a read that comes first does not hide the change', () => {
    const host = new Host();
    const storage = createStorage(host);
    storage.write('sessionInfo', session);
    const lost = vi.fn<() => void>();
    storage.subscribe('sessionInfo', lost);
    host.sessionStorage.clear();
    expect(storage.read('sessionInfo')).toBeNull();
    storage.check();
    expect(lost).toHaveBeenCalledTimes(1);
  });

  test('clearing all stores is reported to every listener', () => {
    const host = new Host();
    const storage = createStorage(host);
    storage.write('theme', 'light');
    const heard = vi.fn<() => void>();
    storage.subscribe('theme', heard);
    host.localStorage.clear();
    host.dispatchEvent(Object.assign(new Event('storage'), { key: null, newValue: null }));
    expect(heard).toHaveBeenCalledTimes(1);
    expect(storage.read('theme')).toBe('dark');
  });

  test('a removed listener and a closed storage receive nothing', () => {
    const host = new Host();
    const storage = createStorage(host);
    const left = vi.fn<() => void>();
    const staying = vi.fn<() => void>();
    storage.subscribe('theme', left)();
    storage.subscribe('theme', staying);
    storage.write('theme', 'light');
    storage.close();
    host.changeFromOtherTab('theme', 'dark');
    expect([left.mock.calls.length, staying.mock.calls.length]).toEqual([0, 1]);
  });
});
