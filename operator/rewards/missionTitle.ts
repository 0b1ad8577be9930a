import { writePesos } from '#operator/core/amounts.ts';
import type { missions } from '#operator/database/tables/missions.tables.ts';
import { say } from '#operator/words/say.ts';

type Mission = Pick<typeof missions.$inferSelect, 'measure' | 'period' | 'target'>;

/** In a language given by `languageKey`. */
export function missionTitle({ measure, period, target }: Mission, key: string): string {
  if (measure === 'logIns' && period === 'day') return say('missions.logInToday', key);
  return say(`missions.${measure}`, key, { target: writePesos(target), count: target });
}
