/** Case, accents and width do not matter; everything else does, `%` and `_` included. */
export const searchKey = (text: string) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
