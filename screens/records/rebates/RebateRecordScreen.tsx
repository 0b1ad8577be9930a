import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Amount } from '#screens/shared/money/Amount.tsx';
import { RebateTable } from '#screens/shared/rewards/RebateTable.tsx';
import type { RebateClaim } from '@araw/contract/rewards/rebates';
import { formatDateTimeIn } from '@araw/contract/values/dates';
import { recordPlaceOf, type RecordPlace } from '../recordAddress.ts';
import { RecordPage, Totals } from '../RecordPage.tsx';
import styles from '../records.module.css';
import { useRecord } from '../useRecord.ts';
import { useRecordKey } from '../useRecordKey.ts';

/** /m/member/rebateReport: past claims of rebates, by day and category (BEN-09). */
export function RebateRecordScreen() {
  const [query] = useSearchParams();
  return <RebateRecord key={useRecordKey()} {...recordPlaceOf('rebates', query)} />;
}

function RebateRecord(place: RecordPlace) {
  const { t } = useTranslation();
  const record = useRecord({ record: 'rebates', path: '/m/member/rebateReport', ...place });
  const { pages } = record;
  const [first] = pages;
  const totals = first?.totals;
  return (
    <RecordPage record={record} told={first} emptyTitle={t('rebates.noClaims')}>
      {totals && (
        <Totals
          totals={[
            { label: t('rebates.sum'), value: <Amount value={totals.sum} /> },
            { label: t('bets.valid'), value: <Amount value={totals.valid} /> },
          ]}
        />
      )}
      <section aria-label={t('rebates.list')}>
        <ul className={styles.rows}>
          {pages
            .flatMap(({ list }) => list)
            .map((claim) => (
              <li key={claim.number}>
                <ClaimRow claim={claim} timeZone={first?.timeZone ?? ''} />
              </li>
            ))}
        </ul>
      </section>
    </RecordPage>
  );
}

function ClaimRow({ claim: { number, at, sum, rows }, timeZone }: { claim: RebateClaim; timeZone: string }) {
  const { t } = useTranslation();
  return (
    <details className={styles.claim}>
      <summary className={styles.row}>
        <span className={styles.name}>
          <span className={styles.title}>
            <bdi dir="ltr">{number}</bdi>
          </span>
          <span className={styles.line}>
            <bdi>{formatDateTimeIn(timeZone, at)}</bdi>
          </span>
        </span>
        <Amount value={sum} />
      </summary>
      <section aria-label={t('rebates.rows')}>
        <RebateTable rows={rows} sum={sum} />
      </section>
    </details>
  );
}
