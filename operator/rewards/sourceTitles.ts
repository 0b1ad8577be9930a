import { desc } from 'drizzle-orm';
import type { Database } from '#operator/core/context.ts';
import { missions } from '#operator/database/tables/missions.tables.ts';
import { say } from '#operator/payments/saying.ts';
import { sourceWords } from './data/givingWords.ts';
import { missionTitle } from './data/missionWords.ts';

/** What rewards came from that no promotion has given, by their sources; in a language as `languageKey` has it. */
export async function sourceTitles(
  database: Database,
  sources: readonly string[],
  key: string,
): Promise<Map<string, string>> {
  const hasMission = sources.some((source) => source.startsWith('mission:'));
  const terms = hasMission ? await database.select().from(missions).orderBy(desc(missions.fromDay)) : [];
  const titleOf = (source: string): string => {
    const [kind = '', id, firstDay = ''] = source.split(':');
    const mission = terms.find((one) => one.id === id && one.fromDay <= firstDay);
    if (kind === 'mission') return mission ? missionTitle(mission, key) : '';
    const words = sourceWords[kind];
    return words ? say(words, key) : '';
  };
  return new Map(sources.map((source) => [source, titleOf(source)]));
}
