import { isNativeApp, isStandalone } from '#services/device/installed.ts';
import type { AppStorage } from '#services/kept/storage.ts';

const begun = new WeakSet<AppStorage>();

/**
 * Whether the download bar was closed. In a browser this lasts only for the visit: an entry from an earlier visit is
 * removed (APP-07, docs/decisions/0009).
 */
export function wasBarClosed(storage: AppStorage): boolean {
  const begins = !begun.has(storage);
  begun.add(storage);
  if (begins && !isNativeApp() && !isStandalone()) storage.remove('downloadBarHidden');
  return storage.read('downloadBarHidden') === '1';
}
