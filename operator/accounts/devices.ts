import Bowser from 'bowser';

/** A user agent in words: Chrome on Android, Safari on iPhone. */
export function deviceInWords(userAgent: string): string {
  if (userAgent.trim() === '') return unknownDevice;
  const { browser, os, platform } = Bowser.parse(userAgent);
  const system = platform.vendor === 'Apple' ? (platform.model ?? os.name) : os.name;
  const words = [browser.name, system].filter((word) => word !== undefined && word !== '');
  return words.length === 0 ? unknownDevice : words.join(' on ').slice(0, 128);
}

const unknownDevice = 'Unknown device';

const regions = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });

/** The country in English. There is no table of places here: only the proxy in front may tell the country. */
export function placeInWords(country: string | null): string {
  return (country && regionOf(country)) || 'Unknown place';
}

function regionOf(country: string): string | undefined {
  try {
    return regions.of(country);
  } catch {
    return undefined;
  }
}

/** What a proxy calls the country of a visitor whom it cannot place. */
const unplaced = ['XX', 'T1', 'ZZ'];

/** The ISO 3166 code in a proxy's header; undefined for what is none. */
export function countryOf(header: string | string[] | undefined): string | undefined {
  const code = typeof header === 'string' ? header.trim().toUpperCase() : '';
  return /^[A-Z]{2}$/.test(code) && !unplaced.includes(code) ? code : undefined;
}
