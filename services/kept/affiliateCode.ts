import type { AppStorage } from './storage.ts';

/** Most characters of a code, as in the contract. */
const longest = 64;

const registerPaths = ['/m/register', '/m/register.html'];

/**
 * The affiliate code in an address, '' if there is none: `?affiliateCode=…` on any page, on the registration also `?code=…`.
 * The first one counts; impossible codes are ignored, and the operator checks the rest.
 */
export function affiliateCodeOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const parameters = new URLSearchParams(search);
  const short = registerPaths.includes(pathname) ? parameters.get('code') : null;
  // Messengers add marks that nobody sees to the links they share.
  const code = (parameters.get('affiliateCode') ?? short ?? '').replace(/[\s\p{Cf}]/gu, '');
  return code.length <= longest && /^[\w.-]+$/.test(code) ? code : '';
}

/** Stores the player's code until a registration uses it, whatever pages they visit in between (REG-07). */
export function keepAffiliateCode(storage: AppStorage, address: Pick<Location, 'pathname' | 'search'>): void {
  const code = affiliateCodeOf(address);
  if (code !== '') storage.write('affiliateCode', code);
}
