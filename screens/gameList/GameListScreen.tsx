import { useLocation, useSearchParams } from 'react-router-dom';
import type { ListTab } from '#machines/gameList/gameList.rules.ts';
import { useSession } from '#screens/parts/appActor.ts';
import { useDataLanguage } from '#screens/parts/useDataLanguage.ts';
import type { SearchState } from '#screens/parts/searchState.ts';
import { listGameType } from '#services/contract/gameCodes.ts';
import { GameList } from './GameList.tsx';

const tabs: readonly ListTab[] = ['all', 'hot', 'recent', 'fav'];

/** /m/gameList?gameType=&type=&vassalage= (LIST-01). Another list, player or language starts it anew. */
export function GameListScreen() {
  const [search] = useSearchParams();
  const state = useLocation().state as SearchState | null;
  const session = useSession();
  const language = useDataLanguage();
  const gameType = listGameType(search.get('gameType'));
  const tab = tabs.find((known) => known === search.get('type')) ?? 'all';
  const vendor = (search.get('vassalage') ?? '').slice(0, 64);
  return (
    <GameList
      key={[gameType, tab, vendor, session?.token, language].join(' ')}
      gameType={gameType}
      tab={tab}
      vendor={vendor}
      searching={state?.search === true}
      memberType={session?.type ?? null}
    />
  );
}
