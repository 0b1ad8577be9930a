import type { TFunction } from 'i18next';
import { isMissingChunk, noteMissing, reloadOnce } from '#src/app/missingChunk.ts';
import { noticeTimes, type Notices } from '#src/app/notices.ts';

/** Reports a part of the page that didn't load or crashed; after a new release the page reloads instead. */
export function sayBroken(error: unknown, { t, notices }: { t: TFunction; notices: Notices }) {
  const isMissing = isMissingChunk(error);
  if (isMissing) noteMissing();
  if (isMissing && reloadOnce()) return;
  const text = isMissing ? `${t('crash.missingModule')}. ${t('crash.missingModuleText')}` : t('crash.title');
  notices.show('error', text, noticeTimes.long);
}
