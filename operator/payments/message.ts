/** `{name}` in a text is filled in. */
export type Words = Readonly<Record<'EN' | 'CN' | 'TH' | 'VI' | 'TY' | 'AR', string>>;

/** The forms that each language's numbers ask for: the cardinal categories of its `Intl.PluralRules`. */
interface Forms {
  EN: 'one' | 'other';
  CN: 'other';
  TH: 'other';
  VI: 'other';
  TY: 'one' | 'other';
  AR: 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
}

/** A text with a number beside a word: `{count}` chooses the form. */
export type CountedWords = { readonly [Language in keyof Forms]: Readonly<Record<Forms[Language], string>> };

export interface Message {
  title: Words;
  text: Words | CountedWords;
}
