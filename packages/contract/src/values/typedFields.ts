import * as v from 'valibot';
import { text } from './fields.ts';
import { readCode } from './typedCode.ts';
import { readAmount } from './typedNumber.ts';
import { readAccountNumber } from './typedContact.ts';

/** Most characters to read: whole messages and links fit. */
const longestTyped = 2_000;

/** Typed by a person: the app normalises it before sending, the operator before storing (DEV-04). */
const typed = <S extends v.GenericSchema<string, string>>(read: (typed: string) => string, schema: S) =>
  v.pipe(
    v.string(),
    // The sent form, for docs/openapi.json.
    v.metadata({ part: schema }),
    v.check((given) => given.length <= longestTyped, `<=${longestTyped}`),
    v.transform(read),
    schema as v.GenericSchema<string, string>,
  );

/** Text normalised by a function from `typedText.ts`, `typedContact.ts` or `typedCode.ts`. */
export const typedText = (read: (typed: string) => string, max: number) => typed(read, text(max));
/** Optional, '' by default. */
export const typedWords = (read: (typed: string) => string, max: number) =>
  v.optional(typedText(read, max), '');

/** Digits with at most two decimals; no sign or exponent (CASH-02). */
export const amountText = typed(readAmount, v.pipe(text(16), v.regex(/^\d{1,12}(\.\d{1,2})?$/)));
export const oneTimeCode = typed(readCode, v.pipe(v.string(), v.regex(/^\d{0,10}$/)));
export const captchaText = typed(readAccountNumber, v.pipe(v.string(), v.regex(/^\d{0,6}$/)));
