/** The origins of picture hosts, which the system status lists as names or origins. */
export const originsOf = (hosts: readonly string[]): string[] => hosts.flatMap(originOf);

/** No address is better than a wrong one: what is no http(s) host is left out. */
function originOf(host: string): string[] {
  if (host.trim() === '') return [];
  try {
    const { origin, protocol } = new URL(/^https?:\/\//i.test(host) ? host : `https://${host}`);
    return protocol === 'https:' || protocol === 'http:' ? [origin] : [];
  } catch {
    return [];
  }
}
