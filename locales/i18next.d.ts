import 'i18next';
import type { EnglishTexts } from './messages.ts';

/** A text with plural forms is called by its key without `_one` and `_other`, and not without a `count`. */
type Callable<T> = {
  [
    Key in keyof T as Key extends `${string}_one`
      ? never
      : Key extends `${infer Counted}_other`
        ? Counted
        : Key
  ]: T[Key] extends string ? T[Key] : Callable<T[Key]>;
};

/** All of the parts in one. */
type Together<T> = (T extends unknown ? (part: T) => void : never) extends (all: infer All) => void
  ? All
  : never;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: {
      translation: Callable<Together<EnglishTexts[keyof EnglishTexts]>>;
    };
  }
}
