import { SlidersHorizontal } from 'lucide-react';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { isUnfiltered } from '#machines/gameList/gameList.rules.ts';
import { IconButton } from '#screens/ui/buttons/IconButton.tsx';
import { LazyPart } from '#screens/shared/loading/LazyPart.tsx';
import { ScreenHeader } from '#screens/shared/header/ScreenHeader.tsx';
import { ActiveFilters } from './ActiveFilters.tsx';
import styles from './GameList.module.css';
import { Games } from './Games.tsx';
import { tabs } from './listAddress.ts';
import { SearchBox } from './SearchBox.tsx';
import { TypePicker } from './TypePicker.tsx';
import chips from '#screens/ui/buttons/Chips.module.css';
import { type GameListInput, useGameList } from './useGameList.ts';

const FilterDrawer = lazy(async () => ({ default: (await import('./FilterDrawer.tsx')).FilterDrawer }));

interface GameListProps extends GameListInput {
  /** The player tapped search to get here. */
  searching: boolean;
}

/** One list of games with tabs, search, filters and pages (LIST-01…08). */
export function GameList({ searching, ...input }: GameListProps) {
  const { t } = useTranslation();
  const list = useGameList(input);
  const { snapshot, send } = list;
  const { gameType, tab, filters } = snapshot.context;
  const isFiltered = !isUnfiltered(filters);

  return (
    <div className={styles.screen}>
      <div className={styles.top}>
        <ScreenHeader title={t(`category.${gameType}`)} actions={<TypePicker gameType={gameType} />} />
        <div className={styles.searchRow}>
          <SearchBox
            focused={searching}
            name={filters.name}
            onType={(name) => send({ type: 'name.typed', name })}
          />
          <IconButton
            icon={SlidersHorizontal}
            label={isFiltered ? t('gameList.filterOn') : t('gameList.filter')}
            className={isFiltered ? styles.filterOn : styles.filter}
            aria-haspopup="dialog"
            onClick={() => send({ type: 'drawer.opened' })}
          />
        </div>
        <div className={styles.tabs}>
          <fieldset className={chips.row} aria-label={t('gameList.tabs')}>
            {tabs.map((one) => (
              <button
                key={one}
                type="button"
                className={chips.chip}
                aria-pressed={one === tab}
                onClick={() => send({ type: 'tab.chosen', tab: one })}
              >
                {t(`gameList.${one}`)}
              </button>
            ))}
          </fieldset>
        </div>
      </div>

      {isFiltered && (
        <ActiveFilters
          gameType={gameType}
          filters={filters}
          onClear={(field) => send({ type: 'filter.cleared', field })}
        />
      )}
      <Games list={list} />

      {snapshot.hasTag('drawerOpen') && (
        <LazyPart onBroken={() => send({ type: 'drawer.closed' })}>
          <FilterDrawer
            gameType={gameType}
            filters={filters}
            onApply={(chosen) => send({ type: 'filters.applied', filters: chosen })}
            onClose={() => send({ type: 'drawer.closed' })}
          />
        </LazyPart>
      )}
    </div>
  );
}
