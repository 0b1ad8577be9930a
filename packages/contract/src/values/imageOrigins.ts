/** Origins of the picture hosts that the system status lists by name or origin. */
export const originsOf = (hosts: readonly string[]): string[] => hosts.flatMap(originOf);

/** Skip anything that isn't an http(s) host: a wrong origin would end up in the content security policy. */
function originOf(host: string): string[] {
  if (host.trim() === '') return [];
  try {
    const { origin, protocol } = new URL(/^https?:\/\//i.test(host) ? host : `https://${host}`);
    return protocol === 'https:' || protocol === 'http:' ? [origin] : [];
  } catch {
    return [];
  }
}
