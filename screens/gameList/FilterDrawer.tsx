import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Filters } from '#machines/gameList/gameList.rules.ts';
import { noFilters } from '#machines/gameList/gameList.rules.ts';
import { BottomSheet } from '#screens/ui/dialogs/BottomSheet.tsx';
import { Button } from '#screens/ui/buttons/Button.tsx';
import { Field } from '#screens/ui/Field.tsx';
import { useShownPart } from '#screens/ui/viewport/useShownPart.ts';
import { gameClassifies, type ListedType, minBets } from '#services/contract/gameCodes.ts';
import styles from './FilterDrawer.module.css';
import { useFilterTexts } from './useFilterTexts.ts';

interface FilterDrawerProps {
  gameType: ListedType;
  filters: Filters;
  onApply: (filters: Filters) => void;
  onClose: () => void;
}

/** Manufacturer, for slots classify and minimum bet, and name (LIST-03). Nothing applies before the submit. */
export function FilterDrawer({ gameType, filters, onApply, onClose }: FilterDrawerProps) {
  const { t } = useTranslation();
  const texts = useFilterTexts(gameType);
  const [chosen, setChosen] = useState(filters);
  const choose =
    <Name extends keyof Filters>(name: Name) =>
    (value: Filters[Name]) =>
      setChosen((before) => ({ ...before, [name]: value }));

  return (
    <BottomSheet title={t('gameList.filterTitle')} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          onApply(chosen);
        }}
      >
        <div className={styles.fields}>
          <Choice
            legend={t('gameList.vendor')}
            options={['', ...texts.vendors.map(({ vassalage }) => vassalage)]}
            chosen={chosen.vendor}
            textOf={texts.vendor}
            onChoose={choose('vendor')}
          />
          {gameType === 'RNG' && (
            <>
              <Choice
                legend={t('gameList.classify')}
                options={['', ...gameClassifies]}
                chosen={chosen.classify}
                textOf={texts.classify}
                onChoose={choose('classify')}
              />
              <Choice
                legend={t('gameList.minBet')}
                options={minBets}
                chosen={chosen.minBet}
                textOf={texts.minBet}
                onChoose={choose('minBet')}
              />
            </>
          )}
          <Field
            label={t('gameList.name')}
            name="gameName"
            maxLength={100}
            autoComplete="off"
            value={chosen.name}
            onChange={(event) => choose('name')(event.target.value)}
          />
        </div>
        <div className={styles.foot}>
          <Button onClick={() => setChosen(noFilters)}>{t('gameList.clearFilters')}</Button>
          <Button type="submit" look="primary">
            {t('gameList.apply')}
          </Button>
        </div>
      </form>
    </BottomSheet>
  );
}

interface ChoiceProps<Option extends string> {
  legend: string;
  options: readonly Option[];
  chosen: Option;
  textOf: (option: Option) => string;
  onChoose: (option: Option) => void;
}

function Choice<Option extends string>({ legend, options, chosen, textOf, onChoose }: ChoiceProps<Option>) {
  const { t } = useTranslation();
  const { shown, hasMore, showMore } = useShownPart(options, {
    first: 60,
    more: 60,
    isNeeded: (option) => option === chosen,
  });
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.options}>
        {shown.map((option) => (
          <label key={option} className={styles.option}>
            <input
              type="radio"
              name={legend}
              checked={option === chosen}
              onChange={() => onChoose(option)}
              className="visually-hidden"
            />
            <bdi>{textOf(option)}</bdi>
          </label>
        ))}
        {hasMore && (
          <Button small onClick={showMore}>
            {t('app.more')}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
