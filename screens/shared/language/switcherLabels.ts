import type { switcherLanguages } from '@araw/contract/calls/languages';

/** Specified by LANG-01: don't reword. */
export const switcherLabels: Readonly<Record<(typeof switcherLanguages)[number], string>> = {
  CN: '中文',
  EN: 'EN',
  TH: 'ไทย',
  VI: 'VN',
  TY: 'TAGALOG',
};
