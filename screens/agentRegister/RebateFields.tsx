import { useTranslation } from 'react-i18next';
import { useRateProblemText, writeRate } from '#screens/shared/team/rateText.ts';
import { useCategoryName } from '#screens/shared/team/useCategoryName.ts';
import type { TypedRates } from '#screens/shared/team/useRates.ts';
import { Field } from '#screens/ui/Field.tsx';
import type { RateProblem, Rates } from '#services/contract/agentRates.ts';
import styles from './AgentRegister.module.css';

interface RateFieldsProps {
  rates: TypedRates;
  own: Rates;
  problems: readonly RateProblem[];
  /** The form was sent: what is no rate says so. */
  judged: boolean;
  readOnly: boolean;
  onType: (category: string, text: string) => void;
}

/** A rate for each category of the agent's own, with the highest that can be given. */
export function RateFields({ rates, own, problems, judged, readOnly, onType }: RateFieldsProps) {
  const { t } = useTranslation();
  const nameOf = useCategoryName();
  const problemText = useRateProblemText();
  if (rates.categories.length === 0) return <p className={styles.hint}>{t('rates.none')}</p>;
  return (
    <fieldset className={styles.rates}>
      <legend className={styles.label}>{t('rates.title')}</legend>
      {rates.categories.map((category) => {
        const problem = problems.find((one) => one.category === category);
        const isMalformed = judged && rates.malformed.includes(category);
        return (
          <Field
            key={category}
            ref={rates.hold(category)}
            label={nameOf(category)}
            hint={t('rates.most', { rate: writeRate(own[category] ?? 0) })}
            error={(problem && problemText(problem)) ?? (isMalformed ? t('rates.malformed') : null)}
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
