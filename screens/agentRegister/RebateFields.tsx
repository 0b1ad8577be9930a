import { useTranslation } from 'react-i18next';
import { useRebateProblemText, writeRate } from '#screens/shared/team/rebateText.ts';
import { useCategoryName } from '#screens/shared/team/useCategoryName.ts';
import type { TypedRebates } from '#screens/shared/team/useRebates.ts';
import { Field } from '#screens/ui/Field.tsx';
import type { RebateProblem, Rates } from '#services/contract/downlineRebates.ts';
import styles from './AgentRegister.module.css';

interface RebateFieldsProps {
  rates: TypedRebates;
  own: Rates;
  problems: readonly RebateProblem[];
  /** The form was sent: what is no rate says so. */
  judged: boolean;
  readOnly: boolean;
  onType: (category: string, text: string) => void;
}

/** A rate for each category of the agent's own, with the highest that can be given. */
export function RebateFields({ rates, own, problems, judged, readOnly, onType }: RebateFieldsProps) {
  const { t } = useTranslation();
  const nameOf = useCategoryName();
  const problemText = useRebateProblemText();
  if (rates.categories.length === 0) return <p className={styles.hint}>{t('rebateFields.none')}</p>;
  return (
    <fieldset className={styles.rates}>
      <legend className={styles.label}>{t('rebateFields.title')}</legend>
      {rates.categories.map((category) => {
        const problem = problems.find((one) => one.category === category);
        const isMalformed = judged && rates.malformed.includes(category);
        return (
          <Field
            key={category}
            ref={rates.hold(category)}
            label={nameOf(category)}
            hint={t('rebateFields.most', { rate: writeRate(own[category] ?? 0) })}
            error={(problem && problemText(problem)) ?? (isMalformed ? t('rebateFields.malformed') : null)}
            value={rates.text(category)}
            inputMode="decimal"
            autoComplete="off"
            maxLength={6}
            readOnly={readOnly}
            onChange={(event) => onType(category, event.target.value)}
          />
        );
      })}
    </fieldset>
  );
}
