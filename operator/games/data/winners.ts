import { chance } from '#operator/art/random.ts';
import type { SeedGame } from './seedCatalogue.ts';

const customers = [
  'an***a',
  'be***g',
  'ca***o',
  'da***e',
  'el***a',
  'fe***y',
  'ge***o',
  'ha***i',
  'in***g',
  'jo***y',
  'ka***n',
  'li***h',
  'ma***k',
  'ni***o',
  'ol***r',
  'pa***o',
  'ra***a',
  'se***i',
  'to***s',
  'vi***n',
];
const count = 60;

/** Wins from before the operator opened; the same in every seed. `amount` in centavos. */
export function seedWinners(games: readonly SeedGame[]) {
  const random = chance('winners');
  const popular = games.slice(0, 200);
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    customerName: random.pick(customers),
    gameId: random.pick(popular).gameId,
    amount: Math.round(10 ** random.between(4.5, 7.6)),
  }));
}
