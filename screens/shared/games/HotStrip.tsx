import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ListedType } from '@araw/contract/games/gameCodes';
import { useServices } from '#src/app/services.ts';
import { useDataLanguage } from '#src/app/hooks/useDataLanguage.ts';
import { GameStrip } from './GameStrip.tsx';

/** The hot games of a type; hidden if it has none or they fail to load (TILE-03). */
export function HotStrip({ gameType }: { gameType: ListedType }) {
  const { t } = useTranslation();
  const { queries } = useServices();
  const { data } = useQuery(queries.hotListPage({ gameType, language: useDataLanguage() }));
  return (
    <GameStrip
      title={t(gameType === 'RNG' || gameType === 'ALL' ? 'category.HOT' : `category.${gameType}`)}
      games={data?.games ?? []}
      more={`/m/gameList?gameType=${gameType}&type=hot`}
    />
  );
}
