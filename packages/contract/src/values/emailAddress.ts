import * as v from 'valibot';

/** REG-12: shorter than 255. */
export const longestEmail = 254;
/** The library's pattern rejects an apostrophe in the name, as in o'neil@example.com. */
export const isEmailAddress = (text: string) =>
  text.length <= longestEmail &&
  v.is(v.pipe(v.string(), v.email()), text.replace(/(\w)'(?=\w[^@]*@)/g, '$1'));
