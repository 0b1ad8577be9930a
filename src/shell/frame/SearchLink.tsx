import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import iconButton from '#screens/ui/buttons/IconButton.module.css';
import type { SearchState } from '#src/app/searchState.ts';
import type { GameType } from '@araw/contract/games/gameCodes';

/** Link from a category page to the search in its games (CAT-02). */
export function SearchLink({ gameType }: { gameType: GameType }) {
  const { t } = useTranslation();
  const state: SearchState = { search: true };
  return (
    <Link
      to={`/m/gameList?gameType=${gameType}`}
      state={state}
      className={iconButton.button}
      aria-label={t('gameList.search')}
    >
      <Search size={22} aria-hidden />
    </Link>
  );
}
