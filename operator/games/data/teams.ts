import type { CrestDesign } from '#operator/art/badges.ts';

export interface Team {
  name: string;
  crest: CrestDesign;
}

interface League {
  /** Who takes the bets. */
  vendor: string;
  teams: readonly Team[];
}

const team = (
  name: string,
  field: CrestDesign['field'],
  charge: CrestDesign['charge'],
  main: CrestDesign['main'],
  second: CrestDesign['second'],
): Team => ({ name, crest: { field, charge, main, second } });

/** Invented teams. */
export const leagues: readonly League[] = [
  {
    vendor: 'LR',
    teams: [
      team('Manila Mariners', 'fess', 'wave', 'blue', 'white'),
      team('Cebu Current', 'pale', 'bolt', 'orange', 'navy'),
      team('Davao Highlanders', 'chevron', 'peak', 'green', 'gold'),
      team('Iloilo Sails', 'halved', 'wave', 'sky', 'white'),
      team('Baguio Pines', 'bend', 'peak', 'green', 'white'),
      team('Quezon Comets', 'plain', 'star', 'violet', 'gold'),
      team('Bicol Eruption', 'chevron', 'peak', 'red', 'gold'),
      team('Zamboanga Breeze', 'bend', 'wing', 'gold', 'red'),
    ],
  },
  {
    vendor: 'KP',
    teams: [
      team('Pasig River FC', 'fess', 'wave', 'navy', 'sky'),
      team('Laguna Hexagons', 'halved', 'hexagon', 'violet', 'white'),
      team('Tarlac United', 'cross', 'diamond', 'red', 'white'),
      team('Batangas Blades', 'bend', 'bolt', 'black', 'orange'),
      team('Palawan Rangers', 'pale', 'sun', 'green', 'gold'),
      team('Bohol Athletic', 'chevron', 'hexagon', 'orange', 'white'),
    ],
  },
  {
    vendor: 'AV',
    teams: [
      team('Agila Prime', 'bend', 'wing', 'navy', 'gold'),
      team('Kidlat Esports', 'plain', 'bolt', 'black', 'gold'),
      team('Bakunawa', 'halved', 'sun', 'violet', 'sky'),
      team('Tikbalang Five', 'cross', 'diamond', 'black', 'red'),
    ],
  },
  {
    vendor: 'IMES',
    teams: [
      team('Iron Harana', 'pale', 'hexagon', 'black', 'sky'),
      team('Maharlika', 'chevron', 'star', 'red', 'gold'),
      team('Sarimanok', 'halved', 'wing', 'orange', 'green'),
      team('Amihan', 'fess', 'wave', 'sky', 'violet'),
    ],
  },
];
