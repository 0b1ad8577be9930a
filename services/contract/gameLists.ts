import * as v from 'valibot';
import { gameLabels, gameTypes } from './gameCodes.ts';
import { address, flag, list, orElse, rows, text, textOrNone, whole, words } from './fields.ts';

// What the start-up data holds, by itself, so that the first visit loads no other schema of games with it.

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
  /** Whether free and trial players may play it. */
  freeplay: v.fallback(flag, false),
  gameClassifyNew: optionalText(16),
  /** Of a lottery, the prize mode that it pays by, the same on every list. */
  lottoMode: optionalText(16),
  /** The vendor's name as players know it. */
  displayName: optionalText(128),
  showIcon: v.fallback(flag, true),
  iconUrl: v.optional(address, ''),
  labels: v.optional(rows('labels', v.picklist(gameLabels)), []),
  /** Whether it is a favourite of the player who asks; left out for a visitor, and where the operator does not say. */
  favourite: v.fallback(v.optional(flag), undefined),
});

/** A list that is missing is an empty one. */
export const games = v.optional(list('games', game), []);

export const hotGames = v.object({ list: games });

/** Games that a page of a list holds (LIST-05). The first page may come with the start-up data. */
export const listPageSize = 25;

export const pageNumbers = { pageNum: v.fallback(whole(0), 1), totalPages: v.fallback(whole(0), 0) };

export const gamePage = v.object({ games, ...pageNumbers });

export const vendor = v.pipe(
  v.object({
    vassalage: text(64),
    accountTypeName: textOrNone(64),
    displayName: textOrNone(128),
    mobileLargeIcon: v.optional(address, ''),
    /** The game that a tap on a vendor with only one game, or with its own lobby, starts. */
    lobbyGameId: optionalText(64),
    lobbyNodeId: optionalText(64),
  }),
  v.transform((row) => ({ ...row, displayName: row.displayName || row.vassalage })),
);

/** ENT-03: order of categories with their vendors, and each category's vendors. */
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
