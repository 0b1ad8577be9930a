import type { LanguageCode } from '@araw/contract/calls/languages';

/** Languages in neither Latin nor Cyrillic letters, which every phone has. */
export const inOtherScripts = [
  ...(['CN', 'TH', 'AR', 'JA', 'MY', 'HI', 'KM', 'KO'] as const),
  ...(['TA', 'TW', 'UR', 'BN', 'FA', 'LO', 'NE', 'SI'] as const),
] satisfies LanguageCode[];

export type InOtherScript = (typeof inOtherScripts)[number];
