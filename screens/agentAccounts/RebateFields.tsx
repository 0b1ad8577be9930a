import { useTranslation } from 'react-i18next';
import { useRebateProblemText, writeRate } from '#screens/shared/team/rebateText.ts';
import { useCategoryName } from '#screens/shared/team/useCategoryName.ts';
import type { TypedRebates } from '#screens/shared/team/useRebates.ts';
import { Field } from '#screens/ui/Field.tsx';
import type { RebateProblem, Rates } from '@araw/contract/agents/downlineRebates';
import { readRate } from '@araw/contract/values/typedNumber';
import styles from './AgentAccounts.module.css';
import typography from '#screens/ui/typography.module.css';

interface RebateFieldsProps {
  rates: TypedRebates;
  own: Rates;
  problems: readonly RebateProblem[];
  /** The form was submitted, so invalid rates show their problem. */
  judged: boolean;
  readOnly: boolean;
  onType: (category: string, text: string) => void;
}

/** A rate for each of the agent's categories, with the highest possible one. */
export function RebateFields({ rates, own, problems, judged, readOnly, onType }: RebateFieldsProps) {
  const { t } = useTranslation();
  const nameOf = useCategoryName();
  const problemText = useRebateProblemText();
  if (rates.categories.length === 0) return <p className={typography.note}>{t('rebateFields.none')}</p>;
  return (
    <fieldset className={styles.rates}>
      <legend className={typography.label}>{t('rebateFields.title')}</legend>
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
            read={readRate}
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
