import type { TFunction } from 'i18next';
import { noticeTimes, showNotice } from '#screens/parts/notices.ts';
import { isMissingChunk, reloadOnce } from './missingChunk.ts';

/** Of what lies over the page and did not arrive, or broke; after a new release the page loads anew instead. */
export function sayBroken(error: unknown, t: TFunction) {
  if (isMissingChunk(error) && reloadOnce()) return;
  const text = isMissingChunk(error)
    ? `${t('crash.missingModule')}. ${t('crash.missingModuleText')}`
    : t('crash.title');
  showNotice('error', text, noticeTimes.long);
}
