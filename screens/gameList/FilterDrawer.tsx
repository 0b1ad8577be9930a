import { useTranslation } from 'react-i18next';
import type { Filters } from '#machines/gameList/gameList.rules.ts';
import { noFilters } from '#machines/gameList/gameList.rules.ts';
import { FilterChoice, FilterSheet } from '#screens/shared/filters/FilterSheet.tsx';
import { Field } from '#screens/ui/Field.tsx';
import { gameClassifies, type ListedType, minBets } from '@araw/contract/games/gameCodes';
import { readLine } from '@araw/contract/values/typedText';
import { useFilterTexts } from './useFilterTexts.ts';

interface FilterDrawerProps {
  gameType: ListedType;
  filters: Filters;
  onApply: (filters: Filters) => void;
  onClose: () => void;
}

/** Filters by manufacturer and name; slots also by classify and minimum bet (LIST-03). */
export function FilterDrawer({ gameType, filters, onApply, onClose }: FilterDrawerProps) {
  const { t } = useTranslation();
  const texts = useFilterTexts(gameType);
  return (
    <FilterSheet
      title={t('gameList.filterTitle')}
      filters={filters}
      noFilters={noFilters}
      clearLabel={t('gameList.clearFilters')}
      applyLabel={t('gameList.apply')}
      onApply={onApply}
      onClose={onClose}
    >
      {(chosen, choose) => (
        <>
          <FilterChoice
            legend={t('gameList.vendor')}
            options={['', ...texts.vendors.map(({ vassalage }) => vassalage)]}
            chosen={chosen.vendor}
            textOf={texts.vendor}
            onChoose={(vendor) => choose({ vendor })}
          />
          {gameType === 'RNG' && (
            <>
              <FilterChoice
                legend={t('gameList.classify')}
                options={['', ...gameClassifies]}
                chosen={chosen.classify}
                textOf={texts.classify}
                onChoose={(classify) => choose({ classify })}
              />
              <FilterChoice
                legend={t('gameList.minBet')}
                options={minBets}
                chosen={chosen.minBet}
                textOf={texts.minBet}
                onChoose={(minBet) => choose({ minBet })}
              />
            </>
          )}
          <Field
            label={t('gameList.name')}
            name="gameName"
            maxLength={100}
            autoComplete="off"
            value={chosen.name}
            read={readLine}
            onChange={(event) => choose({ name: event.target.value })}
          />
        </>
      )}
    </FilterSheet>
  );
}
