import * as v from 'valibot';
import { announcementLists } from '../messages/announcements.ts';
import { hotGames, vendorConfig } from '../games/gameLists.ts';
import { consolidatedSettings, systemStatus } from './system.ts';

/**
 * Inlined in the served HTML as `<script type="application/json" id="startup">`, so that the first screen needs no
 * call. The app makes the call itself for any part that is missing.
 */
export const startup = v.object({
  status: v.optional(systemStatus),
  settings: v.optional(consolidatedSettings),
  /** For the home screen: types B,PL,PU,PR,H, no group. */
  announcements: v.optional(announcementLists),
  hotGames: v.optional(hotGames),
  vendors: v.optional(vendorConfig),
  /**
   * First reads of the page's route (packages/contract/src/calls/firstReads.ts), by `answerKey`; each is checked when
   * used.
   */
  answers: v.optional(v.record(v.string(), v.unknown())),
});
export type Startup = v.InferOutput<typeof startup>;
