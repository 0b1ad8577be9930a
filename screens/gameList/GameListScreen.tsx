import { useLocation, useSearchParams } from 'react-router-dom';
import { useSession } from '#src/app/appActor.ts';
import { useListKey } from '#screens/shared/address/useOwnAddress.ts';
import type { SearchState } from '#src/app/searchState.ts';
import { useDataLanguage } from '#src/app/hooks/useDataLanguage.ts';
import { GameList } from './GameList.tsx';
import { listPlaceOf } from './listAddress.ts';

/** /m/gameList: the list named by the query (LIST-01…04). A new list, player or language restarts it. */
export function GameListScreen() {
  const [query] = useSearchParams();
  const state = useLocation().state as SearchState | null;
  const session = useSession();
  const language = useDataLanguage();
  const list = useListKey();
  return (
    <GameList
      key={[list, session?.token, language].join(' ')}
      {...listPlaceOf(query)}
      searching={state?.search === true}
      memberType={session?.type ?? null}
    />
  );
}
