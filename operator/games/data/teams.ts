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
  {
    vendor: 'AI',
    teams: [
      team('Haribon Squad', 'chevron', 'wing', 'sky', 'gold'),
      team('Lawin Gaming', 'pale', 'wing', 'red', 'black'),
      team('Banog Elite', 'cross', 'diamond', 'green', 'white'),
      team('Tagak United', 'fess', 'wave', 'white', 'violet'),
    ],
  },
  {
    vendor: 'TF',
    teams: [
      team('Tala Vanguard', 'plain', 'star', 'navy', 'white'),
      team('Bulan Knights', 'bend', 'hexagon', 'violet', 'gold'),
      team('Araw Legion', 'cross', 'sun', 'orange', 'red'),
      team('Hangin Force', 'halved', 'bolt', 'sky', 'navy'),
    ],
  },
  {
    vendor: 'IA',
    teams: [
      team('Siargao Surge', 'fess', 'wave', 'green', 'sky'),
      team('Batanes Bastion', 'chevron', 'peak', 'black', 'green'),
      team('Camiguin Flame', 'pale', 'sun', 'red', 'orange'),
      team('Coron Depths', 'bend', 'diamond', 'navy', 'violet'),
    ],
  },
];
