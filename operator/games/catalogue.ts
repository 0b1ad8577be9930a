import { asc } from 'drizzle-orm';
import type { Database, OperatorContext } from '#operator/core/context.ts';
import { languageKey, textIn } from '#operator/core/languages.ts';
import { categoryVendors, gameCategories, games, vendors } from '#operator/database/tables/games.tables.ts';
import { isLottery } from '#operator/rules/drawTimes.ts';
import { prizeModeOf } from '#operator/rules/prizeMode.ts';
import type { HandlerValue } from '@araw/contract/calls/calls';
import { switcherLanguages } from '@araw/contract/calls/languages';
import { covers } from '@araw/contract/games/gameCodes';
import type { PrizeMode } from '@araw/contract/games/lottery';
import { searchKey } from './search.ts';

export type WireGame = NonNullable<HandlerValue<'gameList'>['games']>[number];
export type VendorConfig = HandlerValue<'vendors'>;
export type CatalogueGame = typeof games.$inferSelect;

/** The catalogue in one language, by game id. */
type Edition = ReadonlyMap<string, WireGame>;

/** What a search looks through: game ids to `searchKey`s. */
interface SearchText {
  /** The names in the player's language and in those of the switcher, and the vendor. */
  of(gameId: string): string;
  /** The names in every language. */
  inEveryLanguage(gameId: string): string;
}

/** All games and vendors, cached in memory: they change rarely and every list is derived from them. */
export interface Catalogue {
  /** Most popular first. */
  games: readonly CatalogueGame[];
  byId: ReadonlyMap<string, CatalogueGame>;
  byNode: ReadonlyMap<string, CatalogueGame>;
  config: VendorConfig;
  /** Applies to every lottery. */
  prizeMode: PrizeMode;
  edition(language: string): Edition;
  searchText(language: string): SearchText;
}

export const nodeKey = (vendor: string, nodeId: string) => `${vendor} ${nodeId}`;

/** Milliseconds until a change by another process appears. */
const freshness = 10_000;

const kept = new WeakMap<Database, { readAt: number; catalogue: Promise<Catalogue> }>();

/** The catalogue, at most ten seconds old. */
export function catalogueOf({ database }: Pick<OperatorContext, 'database'>): Promise<Catalogue> {
  const known = kept.get(database);
  const now = performance.now();
  if (known && now - known.readAt < freshness) return known.catalogue;
  const catalogue = readCatalogue(database);
  kept.set(database, { readAt: now, catalogue });
  catalogue.catch(() => kept.delete(database));
  return catalogue;
}

/** Shares the cached catalogue with a new transaction, which would otherwise read all games again. */
export function shareCatalogue(from: Database, transaction: Database): void {
  const known = kept.get(from);
  if (known) kept.set(transaction, known);
}

/** Call it after changing games or vendors. */
export function invalidateCatalogue({ database }: Pick<OperatorContext, 'database'>): void {
  kept.delete(database);
}

async function readCatalogue(database: Database): Promise<Catalogue> {
  const rows = await database.select().from(games).orderBy(asc(games.popularity));
  const vendorRows = await database.select().from(vendors);
  const categories = await database.select().from(gameCategories).orderBy(asc(gameCategories.position));
  const memberships = await database.select().from(categoryVendors).orderBy(asc(categoryVendors.position));
  const vendorNames = new Map(vendorRows.map(({ code, displayName }) => [code, displayName]));
  const languages = new Set(rows.flatMap(({ names }) => Object.keys(names)));
  const byId = new Map(rows.map((game) => [game.gameId, game]));
  const editions = new Map<string, Edition>();
  const config = configOf(rows, vendorRows, categories, memberships);
  const prizeMode = prizeModeOf(config.mapping);

  const keys = new Map<string, ReadonlyMap<string, string>>();
  const vendorKeys = new Map(
    vendorRows.map(({ code, displayName }) => [code, [displayName, code].map(searchKey).join('\n')]),
  );

  /** Made when a search first needs them: those of all languages take a tenth of a second. */
  function keysIn(language: string): ReadonlyMap<string, string> {
    const made =
      keys.get(language) ??
      new Map(rows.map(({ gameId, name, names }) => [gameId, searchKey(textIn(language, name, names))]));
    keys.set(language, made);
    return made;
  }

  function searchText(sent: string): SearchText {
    const asked = languageKey(sent);
    const shown = new Set([...(languages.has(asked) ? [asked] : []), ...switcherLanguages]);
    const namesIn = (some: Iterable<string>, gameId: string) =>
      Array.from(some, (language) => keysIn(language).get(gameId) ?? '').join('\n');
    return {
      of: (gameId) => `${namesIn(shown, gameId)}\n${vendorKeys.get(byId.get(gameId)?.vendor ?? '') ?? ''}`,
      inEveryLanguage: (gameId) => namesIn(languages, gameId),
    };
  }

  /** Languages without translations share the English edition, so that callers can't fill the memory. */
  function edition(sent: string): Edition {
    const asked = languageKey(sent);
    const language = languages.has(asked) ? asked : 'EN';
    const made = editions.get(language) ?? editionOf(rows, language, vendorNames, prizeMode);
    editions.set(language, made);
    return made;
  }

  return {
    games: rows,
    byId,
    byNode: new Map(rows.map((game) => [nodeKey(game.vendor, game.nodeId), game])),
    config,
    prizeMode,
    edition,
    searchText,
  };
}

function editionOf(
  rows: readonly CatalogueGame[],
  language: string,
  vendorNames: ReadonlyMap<string, string>,
  prizeMode: PrizeMode,
): Edition {
  return new Map(
    rows.map((game) => {
      const name = textIn(language, game.name, game.names);
      const wire = toWire(game, name, vendorNames.get(game.vendor) ?? game.vendor);
      return [game.gameId, { ...wire, lottoMode: isLottery(game.gameType) ? prizeMode : null }];
    }),
  );
}

const toWire = (game: CatalogueGame, name: string, displayName: string): Omit<WireGame, 'lottoMode'> => ({
  gameId: game.gameId,
  nodeId: game.nodeId,
  nodeName: name,
  name,
  gameType: game.gameType,
  roomId: game.roomId,
  vassalage: game.vendor,
  supportPlay: true,
  isGameH5: true,
  freeplay: game.freeplay,
  gameClassifyNew: game.classify,
  displayName,
  showIcon: true,
  iconUrl: game.iconUrl,
  labels: game.labels,
});

function configOf(
  rows: readonly CatalogueGame[],
  vendorRows: readonly (typeof vendors.$inferSelect)[],
  categories: readonly (typeof gameCategories.$inferSelect)[],
  memberships: readonly (typeof categoryVendors.$inferSelect)[],
): VendorConfig {
  const sorting: VendorConfig['sorting'] = [];
  const mapping: VendorConfig['mapping'] = {};
  for (const { category, displayName } of categories) {
    const held = covers(category);
    const members = memberships.flatMap((membership) => {
      const vendor = vendorRows.find(({ code }) => code === membership.vendor);
      return membership.category === category && vendor ? [vendor] : [];
    });
    sorting.push({ gameCategory: category, displayName, vendorNames: members.map(({ code }) => code) });
    mapping[category] = members.map(({ code, displayName: name, iconUrl }) => {
      const lobby = rows.find(({ vendor, gameType }) => vendor === code && held.includes(gameType));
      return {
        vassalage: code,
        accountTypeName: code,
        displayName: name,
        mobileLargeIcon: iconUrl,
        lobbyGameId: lobby?.gameId ?? null,
        lobbyNodeId: lobby?.nodeId ?? null,
      };
    });
  }
  return { sorting, mapping };
}
