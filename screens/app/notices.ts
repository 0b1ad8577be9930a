import { useSyncExternalStore } from 'react';

/** How long each kind of notice stays, in milliseconds (SHELL-13). */
export const noticeTimes = {
  short: 3_000,
  long: 8_000,
  /** Loading, closed by its caller well before. */
  pleaseWait: 9_999_000,
  /** Loading while a list, a favourite or a password change is under way. */
  pleaseWaitBriefly: 10_000,
  search: 3_000,
  success: 1_500,
  saved: 1_000,
  loginRequired: 2_000,
  freeMessage: 2_000,
  /** On the screens of inbox and chat themselves (MSG-03). */
  freeReject: 1_000,
} as const;

export interface Notice {
  id: number;
  kind: 'info' | 'success' | 'error' | 'loading';
  text: string;
}

let notices: readonly Notice[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly Notice[]) {
  notices = next;
  for (const listener of listeners) listener();
}

export function closeNotice(id: number) {
  if (notices.some((notice) => notice.id === id)) change(notices.filter((notice) => notice.id !== id));
}

/**
 * Shows a text for `time` milliseconds and returns what closes it sooner. A text that is already showing in
 * the same kind is not repeated: its time starts anew.
 */
export function showNotice(kind: Notice['kind'], text: string, time: number = noticeTimes.short): () => void {
  lastId += 1;
  const id = lastId;
  const others = notices.filter((notice) => notice.kind !== kind || notice.text !== text);
  change([...others, { id, kind, text }]);
  const timer = setTimeout(() => closeNotice(id), time);
  return () => {
    clearTimeout(timer);
    closeNotice(id);
  };
}

/** When the player leaves: nothing of theirs stays on the screen. */
export function closeAllNotices() {
  change([]);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useNotices = () => useSyncExternalStore(subscribe, () => notices);
