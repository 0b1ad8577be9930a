/** Characters at most, as the contract bounds a code. */
const longest = 64;

/**
 * The affiliate code of a page's URL, `?affiliateCode=…` or `?code=…`; '' without one. The first one counts; what
 * cannot be a code is none, the operator judges the others.
 */
export function affiliateCodeOf(search: string): string {
  const parameters = new URLSearchParams(search);
  const code = (parameters.get('affiliateCode') ?? parameters.get('code') ?? '').trim();
  return code.length <= longest && /^[\w.-]+$/.test(code) ? code : '';
}
