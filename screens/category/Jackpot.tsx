import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toChartError } from '#machines/chartError.ts';
import { Button } from '#screens/ui/buttons/Button.tsx';
import { useFailureText } from '#src/app/failureText.ts';
import { useServices } from '#src/app/services.ts';
import { isNotOffered } from '#screens/shared/loading/isNotOffered.ts';
import { gameQueries } from '#services/queries/gameQueries.ts';
import { formatMoney } from '#services/money.ts';
import styles from './Category.module.css';

/** The operator's latest value of the shared jackpot; refreshed while the page is in front (CAT-04). */
export function Jackpot() {
  const { t } = useTranslation();
  const { operator, merchant } = useServices();
  const failureText = useFailureText();
  const query = useQuery(gameQueries(operator, merchant()).jackpot());
  const { data, error, isFetching, refetch } = query;
  if (isNotOffered(query)) return null;
  return (
    <section className={styles.jackpot} aria-label={t('categoryPage.jackpot')}>
      <span className={styles.jackpotName} aria-hidden>
        {t('categoryPage.jackpot')}
      </span>
      {data === undefined && error ? (
        <span className={styles.jackpotFailed} role="alert">
          {failureText(toChartError(error))}
          <Button small busy={isFetching} onClick={() => void refetch()}>
            {t('app.retry')}
          </Button>
        </span>
      ) : (
        <bdi className={styles.amount}>{data && formatMoney(data.amount)}</bdi>
      )}
      <span className={styles.jackpotHint}>{t('categoryPage.jackpotHint')}</span>
    </section>
  );
}
