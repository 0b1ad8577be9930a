import type { en } from './en.ts';

/**
 * A language's texts: those of the English file, with the language's plural forms, the cardinal categories of its
 * `Intl.PluralRules`, instead of `_one` and `_other`.
 */
export type Translated<Form extends Intl.LDMLPluralRule, English = typeof en> = {
  readonly [
    Key in keyof English & string as Key extends `${infer Counted}_${'one' | 'other'}`
      ? `${Counted}_${Form}`
      : Key
  ]: English[Key] extends string ? string : Translated<Form, English[Key]>;
};

type Keys<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string
    ? Key extends `${infer Counted}_${'one' | 'other'}`
      ? Counted
      : Key
    : `${Key}.${Keys<Texts[Key]>}`;
}[keyof Texts & string];

/** Names a text, such as `demands.email`; one with plural forms without its form. */
export type TextKey = Keys<typeof en>;

/** Names a message, which has a title and a text. */
export type MessageKey = {
  [Key in TextKey]: Key extends `${infer Message}.title`
    ? `${Message}.text` extends TextKey
      ? Message
      : never
    : never;
}[TextKey];
