import type { HeroName } from '#operator/art/heroes/heroes.ts';
import { avatarAddress } from '#operator/art/names.ts';

/** Heroes and palettes that suit a face, chosen by eye. Accounts store the index, so never reorder or remove one. */
const designs: readonly [HeroName, number][] = [
  ['crown', 0],
  ['carabao', 3],
  ['mask', 4],
  ['rooster', 5],
  ['shark', 1],
  ['turtle', 7],
  ['butterfly', 9],
  ['knight', 6],
  ['flame', 2],
  ['moon', 8],
  ['sampaguita', 3],
  ['jeepney', 1],
  ['seahorse', 7],
  ['parol', 2],
  ['tophat', 0],
  ['headset', 6],
];

export const headIconChoices: readonly string[] = designs.map(([hero, palette]) =>
  avatarAddress(hero, palette),
);

/** Address of a stored head icon, counted from 1; the first one by default. */
export const headIconOf = (kept: string): string =>
  headIconChoices[Number(kept) - 1] ?? headIconChoices[0] ?? '';

/** The stored form of a choice; null for any other address. */
export function keptHeadIcon(address: string): string | null {
  const place = headIconChoices.indexOf(address);
  return place === -1 ? null : String(place + 1);
}
