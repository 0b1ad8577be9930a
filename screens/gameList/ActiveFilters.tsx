import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Filters } from '#machines/gameList/gameList.rules.ts';
import type { ListedType } from '@araw/contract/games/gameCodes';
import styles from './GameList.module.css';
import { useFilterTexts } from './useFilterTexts.ts';

interface ActiveFiltersProps {
  gameType: ListedType;
  filters: Filters;
  onClear: (field: keyof Filters) => void;
}

/** The active filters, each with a button to remove it (LIST-03). */
export function ActiveFilters({ gameType, filters, onClear }: ActiveFiltersProps) {
  const { t } = useTranslation();
  const texts = useFilterTexts(gameType);
  const chips: [keyof Filters, string][] = [
    ['vendor', filters.vendor && texts.vendor(filters.vendor)],
    ['name', filters.name],
    ['classify', filters.classify && texts.classify(filters.classify)],
    ['minBet', filters.minBet && texts.minBet(filters.minBet)],
  ];
  return (
    <ul className={styles.chips} aria-label={t('gameList.filterOn')}>
      {chips
        .filter(([, text]) => text !== '')
        .map(([field, text]) => (
          <li key={field}>
            <button
              type="button"
              className={styles.chip}
              aria-label={t('gameList.clearFilter', { filter: text })}
              onClick={() => onClear(field)}
            >
              <bdi>{text}</bdi>
              <X size={14} aria-hidden />
            </button>
          </li>
        ))}
    </ul>
  );
}
