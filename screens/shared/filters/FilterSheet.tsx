import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BottomSheet } from '#screens/ui/dialogs/BottomSheet.tsx';
import { Button } from '#screens/ui/buttons/Button.tsx';
import { useShownPart } from '#screens/ui/viewport/useShownPart.ts';
import layout from '#screens/ui/layout/layout.module.css';
import styles from './FilterSheet.module.css';

interface FilterSheetProps<Filters> {
  title: string;
  filters: Filters;
  /** The filters that 'clear' selects. */
  noFilters: Filters;
  clearLabel: string;
  applyLabel: string;
  onApply: (filters: Filters) => void;
  onClose: () => void;
  /** Renders the fields for the current choice. */
  children: (chosen: Filters, choose: (change: Partial<Filters>) => void) => ReactNode;
}

/** A list's filters in a bottom sheet. Nothing applies until the button is tapped. */
export function FilterSheet<Filters extends object>({
  title,
  filters,
  noFilters,
  clearLabel,
  applyLabel,
  onApply,
  onClose,
  children,
}: FilterSheetProps<Filters>) {
  const [chosen, setChosen] = useState(filters);
  return (
    <BottomSheet title={title} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          onApply(chosen);
        }}
      >
        <div className={styles.fields}>
          {children(chosen, (change) => setChosen((before) => ({ ...before, ...change })))}
        </div>
        <div className={styles.foot}>
          <Button onClick={() => setChosen(noFilters)}>{clearLabel}</Button>
          <Button type="submit" look="primary">
            {applyLabel}
          </Button>
        </div>
      </form>
    </BottomSheet>
  );
}

export function FilterGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{legend}</legend>
      {children}
    </fieldset>
  );
}

interface FilterChoiceProps<Option extends string> {
  legend: string;
  options: readonly Option[];
  chosen: Option;
  textOf: (option: Option) => string;
  onChoose: (option: Option) => void;
}

/** A single choice. Long lists show only the first options and the chosen one. */
export function FilterChoice<Option extends string>({
  legend,
  options,
  chosen,
  textOf,
  onChoose,
}: FilterChoiceProps<Option>) {
  const { t } = useTranslation();
  const name = useId();
  const { shown, hasMore, showMore } = useShownPart(options, {
    first: 60,
    more: 60,
    isNeeded: (option) => option === chosen,
  });
  return (
    <FilterGroup legend={legend}>
      <div className={layout.wrap}>
        {shown.map((option) => (
          <label key={option} className={styles.option}>
            <input
              type="radio"
              name={name}
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
    </FilterGroup>
  );
}
