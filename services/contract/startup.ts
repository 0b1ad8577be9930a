import * as v from 'valibot';
import { announcementLists } from './announcements.ts';
import { hotGames, vendorConfig } from './gameLists.ts';
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
  /** What the page's route asks first (services/contract/firstReads.ts), by `answerKey`; each is read as it is taken. */
  answers: v.optional(v.record(v.string(), v.unknown())),
});
export type Startup = v.InferOutput<typeof startup>;
