/** The value of a query parameter; null if it is missing or repeated. */
export function onlyValue(query: URLSearchParams, name: string): string | null {
  const [value, another] = query.getAll(name);
  return another === undefined ? (value ?? null) : null;
}

/** The vendor code in an address; '' means all, also for a malformed code. */
export function vendorIn(query: URLSearchParams): string {
  const code = onlyValue(query, 'vassalage') ?? '';
  return /^[\w.-]{1,64}$/.test(code) ? code : '';
}
