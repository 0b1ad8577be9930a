import { originsOf } from '@araw/contract/values/imageOrigins';

/** Sources of pictures (BOOT-06). One per visit. */
export interface Images {
  /**
   * Addresses to try for a picture, in order: the visit's CDN host, the other hosts, the operator's own. After the last
   * one the tile shows its own fallback. Empty for an empty picture.
   */
  sources(picture: string): string[];
}

/**
 * `hosts` are names or origins from the status; one is picked at random to go first, once per visit. `operatorAddress`
 * resolves the operator's paths.
 */
export function createImages(
  hosts: readonly string[],
  random: () => number = Math.random,
  operatorAddress: (path: string) => string = (path) => path,
): Images {
  const origins = originsOf(hosts);
  const first = Math.floor(random() * origins.length);
  const ordered = [...origins.slice(first), ...origins.slice(0, first)];
  return {
    sources(picture) {
      if (picture === '') return [];
      if (!picture.startsWith('/')) return [picture];
      return [...ordered.map((origin) => origin + picture), operatorAddress(picture)];
    },
  };
}
