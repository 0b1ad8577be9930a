const reloadedAtKey = 'chunkReloadedAt';
const repeatedAtKey = 'chunkReloadRepeatedAt';
/** A second failure within this time is no new release: the player is told instead. */
const reloadPause = 60_000;
/** A host may go on answering with the page of the last release for some seconds: the reload has then brought that again. */
const repeatPause = 5_000;

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
export const reloadOnce = (host: Host = window, now = Date.now()): boolean =>
  reloadBy(reloadedAtKey, host, now);

/**
 * Reloads a page on which nothing can be lost a second time, five seconds after it was found that the first one has not
 * helped, and likewise at most once a minute. Answers what takes it back.
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
