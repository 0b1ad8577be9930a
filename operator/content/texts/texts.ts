import type { en } from './en.ts';

type Translated<English> = English extends string
  ? string
  : { readonly [Key in keyof English]: Translated<English[Key]> };

/** A language's texts: those of the English file. */
export type ContentTexts = Translated<typeof en>;
