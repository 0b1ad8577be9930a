/** A language's texts: those of the English file, with the language's plural forms instead of `_one` and `_other`. */
export type Translated<English, Form extends string> = Record<
  keyof English extends infer Key
    ? Key extends `${infer Counted}_${'one' | 'other'}`
      ? `${Counted}_${Form}`
      : Key & string
    : never,
  string
>;
