import type { LaunchTarget } from '#machines/launch/launch.machine.ts';
import { keptGame } from '#services/kept/keptGame.ts';
import type { AppStorage } from '#services/kept/storage.ts';

/** Milliseconds after which a stored game expires. */
const longestWay = 30 * 60_000;

/** The game that a visitor tapped (PERM-05) or a player left to cash in; null if there is none or it has expired. */
export function keptGameOf(storage: AppStorage, name: 'tappedGame' | 'leftGame'): LaunchTarget | null {
  const kept = storage.read(name, keptGame);
  if (kept === null) return null;
  const age = Date.now() - kept.at;
  if (age < 0 || age > longestWay) return null;
  const { lottery, ...target } = kept.target;
  return { ...target, ...(lottery && { lottery }) };
}
