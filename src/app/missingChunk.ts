const reloadedAtKey = 'chunkReloadedAt';
const repeatedAtKey = 'chunkReloadRepeatedAt';
/** Milliseconds. A second failure within this time isn't due to a new release: tell the player instead. */
const reloadPause = 60_000;
/** Milliseconds. A host may serve the old release's page for some seconds, so a reload can bring it again. */
const repeatPause = 5_000;

/** Every browser words a failed import differently. */
export const isMissingChunk = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|importing a module script failed|unable to preload css|error loading/i.test(
    error.message,
  );

type Host = Pick<Window, 'sessionStorage'> & {
  location: Pick<Location, 'reload'>;
  navigator: Pick<Navigator, 'onLine'>;
};

/** Reloads the page, at most once a minute and never offline. Returns whether it does. */
export const reloadOnce = (host: Host = window, now = Date.now()): boolean =>
  reloadBy(reloadedAtKey, host, now);

/**
 * Reloads again after five seconds if the first reload didn't help, at most once a minute. Only for pages with
 * nothing to lose. Returns a function that cancels it.
 */
export function repeatReload(host: Host = window): () => void {
  const timer = setTimeout(() => reloadBy(repeatedAtKey, host, Date.now()), repeatPause);
  return () => clearTimeout(timer);
}

function reloadBy(key: string, host: Host, now: number): boolean {
  if (!host.navigator.onLine) return false;
  try {
    const reloadedAt = Number(host.sessionStorage.getItem(key) ?? 0);
    if (now - reloadedAt < reloadPause) return false;
    host.sessionStorage.setItem(key, String(now));
  } catch {
    // Without storage, nothing would stop a reload loop.
    return false;
  }
  host.location.reload();
  return true;
}

/** Whether part of this document failed to load. Browsers remember a failed import until the document unloads. */
let missing = false;

export function noteMissing() {
  missing = true;
}

/** Reloads the document if part of it is missing; called on navigation to another page (SHELL-12). */
export function reloadIfMissing(host: Pick<Host, 'location' | 'navigator'> = window) {
  if (missing && host.navigator.onLine) host.location.reload();
}
