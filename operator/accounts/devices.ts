import Bowser from 'bowser';

/** The names of a user agent, alike in every language: Chrome · Android, Safari · iPhone; empty when it has none. */
export function deviceNames(userAgent: string): string {
  if (userAgent.trim() === '') return '';
  const { browser, os, platform } = Bowser.parse(userAgent);
  const system = platform.vendor === 'Apple' ? (platform.model ?? os.name) : os.name;
  return [browser.name, system].filter(Boolean).join(' · ').slice(0, 128);
}

/** What a proxy calls the country of a visitor whom it cannot place. */
const unplaced = ['XX', 'T1', 'ZZ'];

/** The ISO 3166 code in a proxy's header; undefined for what is none. */
export function countryOf(header: string | string[] | undefined): string | undefined {
  const code = typeof header === 'string' ? header.trim().toUpperCase() : '';
  return /^[A-Z]{2}$/.test(code) && !unplaced.includes(code) ? code : undefined;
}
