import * as v from 'valibot';
import type { LaunchTarget } from '#machines/launch/launch.machine.ts';
import { text, timestamp } from '#services/contract/fields.ts';
import type { PlayType } from '#services/contract/lottery.ts';
import type { AppStorage } from '#services/kept/storage.ts';

const code = text(64);
const playTypes = ['Tradition', 'Entertainment'] as const satisfies PlayType[];

/** A game as tiles know it, and when it was kept (ms since 1970, by this device's clock). */
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

/** Milliseconds after which nobody waits for a game any more. */
const longestWay = 30 * 60_000;

/** The game that a visitor has tapped (PERM-05) or a player has left to cash in; null for none that still counts. */
export function keptGameOf(storage: AppStorage, name: 'tappedGame' | 'leftGame'): LaunchTarget | null {
  const { success, output } = v.safeParse(keptGame, storage.read(name));
  if (!success) return null;
  const age = Date.now() - output.at;
  if (age < 0 || age > longestWay) return null;
  const { lottery, ...target } = output.target;
  return { ...target, ...(lottery && { lottery }) };
}
