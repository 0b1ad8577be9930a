import * as v from 'valibot';

/** REG-12: shorter than 255. */
export const longestEmail = 254;
export const isEmailAddress = (text: string) =>
  text.length <= longestEmail && v.is(v.pipe(v.string(), v.email()), text);
