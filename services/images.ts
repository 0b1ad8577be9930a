import { originsOf } from './contract/imageOrigins.ts';

/** Where pictures come from (BOOT-06). One for each visit. */
export interface Images {
  /**
   * The addresses to try for a picture, in order: the visit's CDN host, the other hosts, the operator's own.
   * Where the list ends, the tile shows its own fallback. An empty picture has none.
   */
  sources(picture: string): string[];
}

/**
 * `hosts` are names or origins, as the status lists them; the first is drawn at random, once. `operatorAddress` is where the
 * operator has what it names by a path.
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
