import * as v from 'valibot';
import { gameLabels, gameTypes } from './gameCodes.ts';
import { address, flag, list, orElse, rows, text, textOrNone, whole, words } from '../values/fields.ts';

// The start-up data. A module of its own, so that the first visit loads no other game schemas.

const optionalText = (max = 255) => v.optional(v.nullable(text(max)), null);

export const game = v.object({
  gameId: text(64),
  nodeId: v.union([text(64), v.pipe(v.number(), v.transform(String))]),
  nodeName: optionalText(),
  name: optionalText(),
  gameType: v.optional(v.picklist(gameTypes), 'RNG'),
  roomId: optionalText(64),
  /** Vendor code. */
  vassalage: text(64),
  supportPlay: v.fallback(flag, true),
  isGameH5: v.fallback(flag, true),
  /** Open to free and trial players. */
  freeplay: v.fallback(flag, false),
  gameClassifyNew: optionalText(16),
  /** The prize mode of a lottery, the same on every list. */
  lottoMode: optionalText(16),
  /** The vendor's name as players know it. */
  displayName: optionalText(128),
  showIcon: v.fallback(flag, true),
  iconUrl: v.optional(address, ''),
  labels: v.optional(rows('labels', v.picklist(gameLabels)), []),
  /** A favourite of the calling player; absent for a visitor, and if the operator doesn't say. */
  favourite: v.fallback(v.optional(flag), undefined),
});

/** A missing list counts as empty. */
export const games = v.optional(list('games', game), []);

export const hotGames = v.object({ list: games });

/** Games per page of a list (LIST-05). The first page may be part of the start-up data. */
export const listPageSize = 25;

export const pageNumbers = { pageNum: v.fallback(whole(0), 1), totalPages: v.fallback(whole(0), 0) };

export const gamePage = v.object({ games, ...pageNumbers });

export const vendor = v.pipe(
  v.object({
    vassalage: text(64),
    accountTypeName: textOrNone(64),
    displayName: textOrNone(128),
    mobileLargeIcon: v.optional(address, ''),
    /** The game to start for a vendor that has only one game or its own lobby. */
    lobbyGameId: optionalText(64),
    lobbyNodeId: optionalText(64),
  }),
  v.transform((row) => ({ ...row, displayName: row.displayName || row.vassalage })),
);

/** ENT-03: the order of categories and vendors, and each category's vendors. */
export const vendorConfig = v.object({
  sorting: rows(
    'sorting',
    v.object({
      gameCategory: v.picklist(gameTypes),
      displayName: words(64),
      vendorNames: rows('vendorNames', text(64)),
    }),
  ),
  mapping: orElse('mapping', v.record(v.string(), rows('mapping', vendor)), {}),
});
