/** The value of a name in an address; null where it is missing, or there more than once. */
export function onlyValue(query: URLSearchParams, name: string): string | null {
  const [value, another] = query.getAll(name);
  return another === undefined ? (value ?? null) : null;
}

/** The vendor that an address names; '' is all, and what looks like no vendor's code. */
export function vendorIn(query: URLSearchParams): string {
  const code = onlyValue(query, 'vassalage') ?? '';
  return /^[\w.-]{1,64}$/.test(code) ? code : '';
}
