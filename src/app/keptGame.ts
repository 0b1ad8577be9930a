import * as v from 'valibot';
import type { LaunchTarget } from '#machines/launch/launch.machine.ts';
import { text, timestamp } from '@araw/contract/values/fields';
import type { PlayType } from '@araw/contract/games/lottery';
import type { AppStorage } from '#services/kept/storage.ts';

const code = text(64);
const playTypes = ['Tradition', 'Entertainment'] as const satisfies PlayType[];

/** A game with a tile's data, and when it was stored (ms since the epoch, by this device's clock). */
const keptGame = v.object({
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

/** Milliseconds after which a stored game expires. */
const longestWay = 30 * 60_000;

/** The game that a visitor tapped (PERM-05) or a player left to cash in; null if there is none or it has expired. */
export function keptGameOf(storage: AppStorage, name: 'tappedGame' | 'leftGame'): LaunchTarget | null {
  const { success, output } = v.safeParse(keptGame, storage.read(name));
  if (!success) return null;
  const age = Date.now() - output.at;
  if (age < 0 || age > longestWay) return null;
  const { lottery, ...target } = output.target;
  return { ...target, ...(lottery && { lottery }) };
}
