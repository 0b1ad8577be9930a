import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MemberFilters } from '#machines/teamMembers/teamMembers.rules.ts';
import { BottomSheet } from '#screens/ui/dialogs/BottomSheet.tsx';
import { Button } from '#screens/ui/buttons/Button.tsx';
import { Field } from '#screens/ui/Field.tsx';
import styles from './MemberDrawer.module.css';

interface MemberDrawerProps {
  filters: MemberFilters;
  /** What 'clear' chooses. */
  noFilters: MemberFilters;
  /** The levels that occur in the line. */
  levels: readonly string[];
  onApply: (filters: MemberFilters) => void;
  onClose: () => void;
}

/** Type, level, whether online, and days of registration (TEAM-02). Nothing applies before the button. */
export function MemberDrawer({ filters, noFilters, levels, onApply, onClose }: MemberDrawerProps) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState(filters);
  const choose = (change: Partial<MemberFilters>) => setChosen((before) => ({ ...before, ...change }));
  // Also one that nobody has any more: what is chosen can be seen.
  const shownLevels = [...new Set([...levels, chosen.level])].filter((level) => level !== '');
  const day = (name: 'registeredFrom' | 'registeredTo', label: string) => (
    <Field
      type="date"
      label={label}
      value={chosen[name]}
      onChange={(event) => choose({ [name]: event.target.value })}
    />
  );
  return (
    <BottomSheet title={t('teamMembers.filterTitle')} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          onApply(chosen);
        }}
      >
        <div className={styles.fields}>
          <Choice
            legend={t('teamMembers.kind')}
            options={{
              '': t('teamMembers.every'),
              agent: t('teamMembers.agents'),
              member: t('teamMembers.members'),
            }}
            chosen={chosen.kind}
            onChoose={(kind) => choose({ kind })}
          />
          {shownLevels.length > 0 && (
            <Choice
              legend={t('teamMembers.level')}
              options={Object.fromEntries([
                ['', t('teamMembers.every')],
                ...shownLevels.map((level) => [level, level] as const),
              ])}
              chosen={chosen.level}
              onChoose={(level) => choose({ level })}
            />
          )}
          <Choice
            legend={t('teamMembers.seen')}
            options={{
              '': t('teamMembers.every'),
              yes: t('teamMembers.onlineNow'),
              no: t('teamMembers.offline'),
            }}
            chosen={chosen.online}
            onChoose={(online) => choose({ online })}
          />
          <fieldset className={styles.choice}>
            <legend className={styles.legend}>{t('teamMembers.registered')}</legend>
            <div className={styles.days}>
              {day('registeredFrom', t('teamMembers.from'))}
              {day('registeredTo', t('teamMembers.to'))}
            </div>
          </fieldset>
        </div>
        <div className={styles.foot}>
          <Button onClick={() => setChosen(noFilters)}>{t('record.clearFilters')}</Button>
          <Button type="submit" look="primary">
            {t('teamMembers.apply')}
          </Button>
        </div>
      </form>
    </BottomSheet>
  );
}

interface ChoiceProps<Value extends string> {
  legend: string;
  /** Their texts by value. */
  options: Record<Value, string>;
  chosen: Value;
  onChoose: (value: Value) => void;
}

function Choice<Value extends string>({ legend, options, chosen, onChoose }: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.options}>
        {(Object.keys(options) as Value[]).map((value) => (
          <label key={value} className={styles.option}>
            <input
              type="radio"
              name={name}
              checked={value === chosen}
              onChange={() => onChoose(value)}
              className="visually-hidden"
            />
            <bdi>{options[value]}</bdi>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
