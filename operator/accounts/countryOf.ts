/** Codes with which proxies mark an unknown country. */
const unplaced = ['XX', 'T1', 'ZZ'];

/** The ISO 3166 code in a proxy's header; undefined for anything else. */
export function countryOf(header: string | string[] | undefined): string | undefined {
  const code = typeof header === 'string' ? header.trim().toUpperCase() : '';
  return /^[A-Z]{2}$/.test(code) && !unplaced.includes(code) ? code : undefined;
}
