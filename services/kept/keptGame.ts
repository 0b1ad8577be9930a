import * as v from 'valibot';
import type { PlayType } from '@araw/contract/games/lottery';
import { text, timestamp } from '@araw/contract/values/fields';

const code = text(64);
const playTypes = ['Tradition', 'Entertainment'] as const satisfies PlayType[];

/** A game with a tile's data, and when it was stored (ms since the epoch, by this device's clock). */
export const keptGame = v.object({
  at: timestamp,
  target: v.object({
    vendor: code,
    gameId: code,
    nodeId: code,
    roomId: code,
    name: text(),
    lottery: v.optional(v.object({ mui: code, playType: v.picklist(playTypes) })),
    freePlay: v.optional(v.boolean()),
  }),
});
