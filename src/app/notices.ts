/** How long each kind of notice stays, in milliseconds (SHELL-13). */
export const noticeTimes = {
  short: 3_000,
  long: 8_000,
  untilReturn: 12 * 3_600_000,
  /** While loading; the caller closes it well before. */
  pleaseWait: 9_999_000,
  /** While a list, a favourite or a password change is in progress. */
  pleaseWaitBriefly: 10_000,
  search: 3_000,
  success: 1_500,
  saved: 1_000,
  loginRequired: 2_000,
  freeMessage: 2_000,
  /** On the inbox and chat screens themselves (MSG-03). */
  freeReject: 1_000,
} as const;

export interface Notice {
  id: number;
  kind: 'info' | 'success' | 'error' | 'loading';
  text: string;
}

/** Temporary texts on top of the app (SHELL-13). */
export interface Notices {
  /** The current notices, oldest first; a new array after every change. */
  shown(): readonly Notice[];
  /**
   * Shows a text for `time` milliseconds and returns a function that closes it earlier. A text already shown with the
   * same kind isn't repeated: its time restarts.
   */
  show(kind: Notice['kind'], text: string, time?: number): () => void;
  close(id: number): void;
  /** For the end of a session: none of the player's notices may stay on the screen. */
  closeAll(): void;
  subscribe(listener: () => void): () => void;
}

export function createNotices(): Notices {
  let shown: readonly Notice[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();

  function change(next: readonly Notice[]) {
    shown = next;
    for (const listener of listeners) listener();
  }

  function close(id: number) {
    if (shown.some((notice) => notice.id === id)) change(shown.filter((notice) => notice.id !== id));
  }

  return {
    shown: () => shown,
    show(kind, text, time = noticeTimes.short) {
      lastId += 1;
      const id = lastId;
      const others = shown.filter((notice) => notice.kind !== kind || notice.text !== text);
      change([...others, { id, kind, text }]);
      const timer = setTimeout(() => close(id), time);
      return () => {
        clearTimeout(timer);
        close(id);
      };
    },
    close,
    closeAll: () => change([]),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
