import { type ComponentProps, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { CashIn, DepositQuote } from '@araw/contract/cashier/deposits';
import { formatMoney } from '#services/money.ts';
import { formatPercent } from '#services/percent.ts';
import styles from './Deposit.module.css';
import { PromotionFacts } from './order/PromotionFacts.tsx';
import typography from '#screens/ui/typography.module.css';
import layout from '#screens/ui/layout/layout.module.css';

type Choosable = CashIn['promotions'][number];

interface PromotionChoiceProps {
  promotions: readonly Choosable[];
  /** The id of the chosen one; null for none. */
  chosen: string | null;
  /** The quote for the entered amount. */
  quote: DepositQuote | null;
  timeZone: string;
  /** Why the promotion is unavailable, as text; null if it is available or not known yet. */
  refusal: string | null;
  onChoose: (id: string | null) => void;
  ref: ComponentProps<'fieldset'>['ref'];
}

/** A choice of one promotion or none, with its bonus and conditions for this amount (CASH-02, BEN-11). */
export function PromotionChoice({
  promotions,
  chosen,
  quote,
  timeZone,
  refusal,
  onChoose,
  ref,
}: PromotionChoiceProps) {
  const { t } = useTranslation();
  const id = useId();
  const quoted = quote?.promotion ?? null;
  if (promotions.length === 0 && chosen === null) return null;
  const option = (value: string | null, name: string, line: string | null) => (
    <label className={styles.way} key={value}>
      <input type="radio" name={id} checked={chosen === value} onChange={() => onChoose(value)} />
      <span className={styles.words}>
        <bdi className={styles.name}>{name}</bdi>
        {line !== null && <span className={typography.note}>{line}</span>}
      </span>
    </label>
  );
  const giving = ({ least, share, most }: Choosable) => {
    const amounts = { least: formatMoney(least), most: formatMoney(most) };
    return share === null
      ? t('deposit.promotion.gives', amounts)
      : t('deposit.promotion.givesShare', { ...amounts, share: formatPercent(share) });
  };
  return (
    <div className={layout.stack8}>
      <fieldset ref={ref} className={styles.promotions} aria-describedby={`${id}-refusal`}>
        <legend className={typography.label}>{t('deposit.promotion.legend')}</legend>
        <div className={styles.options}>
          {option(null, t('deposit.promotion.none'), null)}
          {promotions.map((promotion) =>
            option(promotion.id, promotion.title.trim() || t('title.promotions'), giving(promotion)),
          )}
        </div>
      </fieldset>
      <p id={`${id}-refusal`} role="alert" className={styles.refusal}>
        {refusal !== null && `${refusal} ${t('deposit.promotion.instead')}`}
      </p>
      {quote && quoted && (
        <>
          <PromotionFacts
            promotion={quoted}
            later={quote.withBonus === 0}
            playBy={t('deposit.promotion.playBy')}
            timeZone={timeZone}
          />
          <ul className={styles.conditions} aria-label={t('deposit.promotion.conditions')}>
            {quoted.conditions.map(({ name, text }) => (
              <li key={name} dir="auto">
                {text}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
