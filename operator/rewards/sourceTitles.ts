import { desc } from 'drizzle-orm';
import type { Database } from '#operator/core/context.ts';
import { missions } from '#operator/database/tables/missions.tables.ts';
import { en } from '#operator/words/en.ts';
import { say } from '#operator/words/say.ts';
import { missionTitle } from './missionTitle.ts';

const isNamed = (kind: string): kind is keyof typeof en.rewardSources =>
  Object.hasOwn(en.rewardSources, kind);

/** Titles of rewards that no promotion gave, by source; in a language given by `languageKey`. */
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
    return isNamed(kind) ? say(`rewardSources.${kind}`, key) : '';
  };
  return new Map(sources.map((source) => [source, titleOf(source)]));
}
