import type { AppStorage } from './storage.ts';

/** Characters at most, as the contract bounds a code. */
const longest = 64;

const registerPaths = ['/m/register', '/m/register.html'];

/**
 * The affiliate code of an address, '' without one: `?affiliateCode=…` anywhere, at the registration `?code=…` too. The
 * first one counts; what cannot be a code is ignored, and the operator checks the others.
 */
export function affiliateCodeOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const parameters = new URLSearchParams(search);
  const short = registerPaths.includes(pathname) ? parameters.get('code') : null;
  const code = (parameters.get('affiliateCode') ?? short ?? '').trim();
  return code.length <= longest && /^[\w.-]+$/.test(code) ? code : '';
}

/** Keeps the code by which the player has come until a registration uses it, whatever pages lie between (REG-07). */
export function keepAffiliateCode(storage: AppStorage, address: Pick<Location, 'pathname' | 'search'>): void {
  const code = affiliateCodeOf(address);
  if (code !== '') storage.write('affiliateCode', code);
}
