const reloadedAtKey = 'chunkReloadedAt';
/** A second failure within this time is no new release: the player is told instead. */
const reloadPause = 60_000;

/** Browsers word a failed import each in their own way. */
export const isMissingChunk = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|importing a module script failed|unable to preload css|error loading/i.test(
    error.message,
  );

/** What of the window a reload needs. */
type Host = Pick<Window, 'sessionStorage'> & {
  location: Pick<Location, 'reload'>;
  navigator: Pick<Navigator, 'onLine'>;
};

/** Reloads the page, at most once a minute and never offline. Answers whether it does. */
export function reloadOnce(host: Host = window, now = Date.now()): boolean {
  if (!host.navigator.onLine) return false;
  try {
    const reloadedAt = Number(host.sessionStorage.getItem(reloadedAtKey) ?? 0);
    if (now - reloadedAt < reloadPause) return false;
    host.sessionStorage.setItem(reloadedAtKey, String(now));
  } catch {
    // Without storage nothing would stop a loop of reloads.
    return false;
  }
  host.location.reload();
  return true;
}

/** Parts of this document that did not arrive. Browsers remember a failed import until the document goes. */
let missing = false;

export function noteMissing() {
  missing = true;
}

/** Loads the document again on the way to another page where a part of this one is missing (SHELL-12). */
export function reloadIfMissing(host: Pick<Host, 'location' | 'navigator'> = window) {
  if (missing && host.navigator.onLine) host.location.reload();
}
