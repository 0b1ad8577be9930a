import type { TermsKind } from '#services/contract/terms.ts';

/** With `{merchant}` and `{age}`, as `filledFor` (filling.ts) puts in. */
export type TermsText = Record<TermsKind, readonly { heading: string; paragraphs: readonly string[] }[]>;
