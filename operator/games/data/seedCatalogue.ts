import { backgroundNames, type BackgroundName } from '#operator/art/backgrounds.ts';
import type { HeroName } from '#operator/art/heroes/heroes.ts';
import { propNames } from '#operator/art/props.ts';
import { chance, hash } from '#operator/art/random.ts';
import type { TileDesign } from '#operator/art/tile.ts';
import type { GameKind } from '#operator/database/tables/games.tables.ts';
import { isForBetsOnly } from '#operator/rules/rules.ts';
import { slot } from '#operator/rules/slot.ts';
import { type Staked, stakesOf } from '#operator/rules/stakes.ts';
import { translated } from '#operator/words/say.ts';
import { type GameClassify, type GameType, type gameLabels, minBets } from '@araw/contract/games/gameCodes';
import { Arranger } from './arranger.ts';
import { gameNames } from './gameNames.ts';
import { type Title, titlesFor } from './titles.ts';
import { seedVendors } from './vendors.ts';

export interface SeedGame {
  gameId: string;
  nodeId: string;
  vendor: string;
  /** In English. */
  name: string;
  /** In every other language, by its code. */
  names: Record<string, string>;
  gameType: GameType;
  classify: GameClassify | null;
  kind: GameKind;
  /** Centavos. */
  minBet: number;
  labels: (typeof gameLabels)[number][];
  freeplay: boolean;
  roomId: string | null;
  /** Rank over the whole catalogue, from 1; every list uses this order. */
  popularity: number;
  /** From 1 among the hot games, or null. */
  hotRank: number | null;
  /** Currently not playable, but still listed. */
  maintenance: boolean;
  design: TileDesign;
}

/** Categories shown in one list (the contract's `gameLists`: RNG also requests JL and BINGO). */
const families: readonly (readonly GameType[])[] = [
  ['JL', 'RNG', 'BINGO'],
  ['SPORTS', 'ESPORTS', 'COCKFIGHT'],
  ['FISH'],
  ['LIVE'],
  ['PVP'],
  ['LOTT'],
  ['ELOTT'],
  ['ELOTTO'],
];

/** Number of hot games per category. */
const hotCounts: Partial<Record<GameType, number>> = {
  RNG: 12,
  JL: 9,
  FISH: 6,
  LIVE: 6,
  PVP: 5,
  BINGO: 5,
  ESPORTS: 4,
  SPORTS: 4,
};
const fewHot = 3;

const backgroundsOf: Partial<Record<GameType, readonly BackgroundName[]>> = {
  FISH: ['waves', 'bokeh', 'spotlights'],
  LIVE: ['lattice', 'rings', 'rays', 'spotlights', 'bokeh'],
  SPORTS: ['rays', 'rings', 'spotlights', 'hills'],
  ESPORTS: ['lattice', 'skyline', 'rings', 'spotlights'],
  COCKFIGHT: ['rays', 'hills', 'spotlights'],
};

/** Classic slots: one line, for a single centavo. */
const oneLiners: readonly HeroName[] = ['bars', 'bell', 'cherry', 'seven'];
const minBetsInCentavos = minBets
  .filter((pesos) => pesos !== '')
  .map((pesos) => Math.round(Number(pesos) * 100));
const alwaysFun: readonly GameType[] = ['RNG', 'JL', 'FISH', 'BINGO', 'LOTT', 'ELOTT', 'ELOTTO'];
const atTables: readonly GameType[] = ['LIVE', 'SPORTS', 'ESPORTS', 'COCKFIGHT'];

/** A vendor's share of a category, and the part not placed yet. */
interface Share {
  vendor: string;
  gameType: GameType;
  count: number;
  left: number;
}

/** The share that is furthest behind, so that vendors and categories mix evenly. */
const nextShare = (shares: Share[]) =>
  shares.reduce((most, share) => (share.left / share.count > most.left / most.count ? share : most));

function sharesOf(family: readonly GameType[]): Share[] {
  return family.flatMap((gameType) =>
    seedVendors.flatMap(({ code, games }) => {
      const count = games[gameType] ?? 0;
      return count > 0 ? [{ vendor: code, gameType, count, left: count }] : [];
    }),
  );
}

interface Placed {
  vendor: string;
  gameType: GameType;
  title: Title;
  palette: number;
  /** Position in its family's list, 0 to 1. */
  depth: number;
}

function placeFamily(family: readonly GameType[], arranger: Arranger): Placed[] {
  const shares = sharesOf(family);
  const titles = new Map(family.map((gameType) => [gameType, titlesFor(gameType)]));
  const total = shares.reduce((sum, { count }) => sum + count, 0);
  return Array.from({ length: total }, (_, index) => {
    const share = nextShare(shares);
    share.left -= 1;
    const { vendor, gameType } = share;
    const place = { family: String(family), gameType, vendor };
    const title = arranger.nextTitle(titles.get(gameType) ?? [], place);
    const palette = arranger.nextPalette(title.hero, place);
    return { vendor, gameType, title, palette, depth: (index + 0.5) / total };
  });
}

/** Every seeded game, most popular first; always the same. */
export function seedCatalogue(): SeedGame[] {
  const arranger = new Arranger();
  const placed = families
    .flatMap((family) => placeFamily(family, arranger))
    .toSorted((a, b) => a.depth - b.depth);
  const numbers = new Map<string, number>();
  const hot = new Map<GameType, number>();
  let hotRank = 0;
  return placed.map((game, index) => {
    const number = (numbers.get(game.vendor) ?? 0) + 1;
    numbers.set(game.vendor, number);
    const hotSoFar = hot.get(game.gameType) ?? 0;
    const isHot = hotSoFar < (hotCounts[game.gameType] ?? fewHot);
    if (isHot) hot.set(game.gameType, hotSoFar + 1);
    return {
      ...describe(game, number, isHot),
      popularity: index + 1,
      hotRank: isHot ? (hotRank += 1) : null,
      maintenance: index === placed.length - 1,
    };
  });
}

function describe({ vendor, gameType, title, palette }: Placed, number: number, isHot: boolean) {
  const { name, nameIn, hero, classify } = title;
  const kind = title.kind === 'slot' && hasOneLine(title) ? 'lineSlot' : title.kind;
  const random = chance(`${vendor} ${name}`);
  const design: TileDesign = {
    hero,
    palette,
    background: random.pick(backgroundsOf[gameType] ?? backgroundNames),
    prop: random.pick(propNames),
    vendor,
    variant: hash(name) % 10_000,
  };
  return {
    gameId: `${vendor}-${String(number).padStart(3, '0')}`,
    nodeId: String((seedVendors.findIndex(({ code }) => code === vendor) + 1) * 1_000 + number),
    vendor,
    name,
    names: translated((language) => nameIn(gameNames[language])),
    gameType,
    classify,
    kind,
    minBet: random.pick(minBetsOf({ classify, kind })),
    labels: labelsOf(gameType, classify, isHot, random.next()),
    freeplay: !isForBetsOnly(kind) && (alwaysFun.includes(gameType) || random.next() < 0.5),
    roomId: atTables.includes(gameType) ? `${vendor}-R${number}` : null,
    design,
  };
}

const hasOneLine = ({ classify, hero }: Title) => classify === null && oneLiners.includes(hero);

/** The filter's values that are possible as a game's minimum bet: below five, only for one line. */
const minBetsOf = (game: Omit<Staked, 'minBet'>): number[] =>
  minBetsInCentavos.filter(
    (minBet) =>
      stakesOf({ ...game, minBet })[0] === minBet && (game.kind !== 'lineSlot' || minBet < slot.unit),
  );

function labelsOf(
  gameType: GameType,
  classify: GameClassify | null,
  isHot: boolean,
  drawn: number,
): SeedGame['labels'] {
  return [
    // First, because a tile shows the first label: jackpot games must be recognisable.
    ...(classify === 'JP' ? (['JACKPOT'] as const) : []),
    ...(gameType === 'LIVE' ? (['LIVE'] as const) : []),
    ...(isHot ? (['HOT'] as const) : []),
    ...(!isHot && drawn < 0.12 ? (['NEW'] as const) : []),
  ];
}
