import * as v from 'valibot';
import { announcementLists } from './announcements.ts';
import { gamePage, hotGames, vendorConfig } from './gameLists.ts';
import { gameTypes } from './gameCodes.ts';
import { consolidatedSettings, systemStatus } from './system.ts';

/**
 * What the served HTML carries inline in `<script type="application/json" id="startup">`, so that the first
 * screen needs no call. Every part may be missing: the app then makes the call itself.
 */
export const startup = v.object({
  status: v.optional(systemStatus),
  settings: v.optional(consolidatedSettings),
  /** For the home screen: types B,PL,PU,PR,H, no group. */
  announcements: v.optional(announcementLists),
  hotGames: v.optional(hotGames),
  vendors: v.optional(vendorConfig),
  /** On the page of the game list: the first page of its games, without any filter. */
  gameList: v.optional(v.object({ gameType: v.picklist(gameTypes), page: gamePage })),
});
export type Startup = v.InferOutput<typeof startup>;
