import { ArrowDownLeft, ArrowUpRight, ChevronRight, Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { movementFilters } from '#machines/records/records.rules.ts';
import { useSession } from '#screens/app/appActor.ts';
import type { ListedMovement } from '#services/contract/records.ts';
import { isTrial } from '#services/contract/roles.ts';
import type { RecordAnswers } from '#services/recordQueries.ts';
import { Amount } from '#screens/shared/money/Amount.tsx';
import { orderPath } from './orderMarks.ts';
import { recordPlaceOf, type RecordPlace } from './recordAddress.ts';
import { byDay } from './recordDays.ts';
import { Choice, DayHeading, RecordPage, Totals } from './RecordPage.tsx';
import styles from './records.module.css';
import { type ShownRecord, useRecord } from './useRecord.ts';
import { useRecordKey } from './useRecordKey.ts';

/** /m/transaction/record: what moved in the player's pockets (REC-03). */
export function AccountRecordScreen() {
  const [query] = useSearchParams();
  return <AccountRecord key={useRecordKey()} {...recordPlaceOf('movements', query)} />;
}

function AccountRecord(place: RecordPlace) {
  const { t } = useTranslation();
  const memberType = useSession()?.type ?? null;
  const record = useRecord({ record: 'movements', path: '/m/transaction/record', ...place });
  const { snapshot, send, pages } = record;
  return (
    <RecordPage
      record={record}
      told={pages[0]}
      emptyTitle={t(isTrial(memberType) ? 'movements.fun' : 'movements.emptyTitle')}
      filters={
        <Choice
          label={t('movements.kind')}
          value={snapshot.context.filters['types'] ?? ''}
          options={movementFilters(memberType)}
          textOf={(types) => t(`movements.${types}`)}
          all={t('movements.all')}
          onChoose={(value) => send({ type: 'filter.chosen', name: 'types', value })}
        />
      }
    >
      <MovementTotals pages={pages} />
      <MovementList pages={pages} />
    </RecordPage>
  );
}

type Pages = Pick<ShownRecord<'movements'>, 'pages'>;

function MovementTotals({ pages: [first] }: Pages) {
  const { t } = useTranslation();
  const totals: RecordAnswers['movements']['totals'] = first?.totals ?? null;
  if (!totals) return null;
  return (
    <>
      <Totals
        totals={[
          { label: t('movements.received'), value: <Amount value={totals.received} signed /> },
          { label: t('movements.paid'), value: <Amount value={totals.paid} signed /> },
          { label: t('movements.sum'), value: <Amount value={totals.chosen} signed /> },
        ]}
      />
      <p className={styles.told}>
        {t('movements.balance')} <Amount value={totals.opening} />
        {' → '}
        <Amount value={totals.closing} />
      </p>
    </>
  );
}

function MovementList({ pages }: Pages) {
  const { t } = useTranslation();
  const [first] = pages;
  if (!first) return null;
  const days = byDay(
    pages.flatMap(({ list }) => list),
    first.timeZone,
    ({ at }) => at,
  );
  return (
    <section aria-label={t('movements.list')}>
      {days.map(({ day, rows }) => (
        <section key={day}>
          <DayHeading day={day} today={first.today} />
          <ul className={styles.rows}>
            {rows.map(({ row, time }) => (
              <li key={row.id}>
                <MovementRow movement={row} time={time} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

const kindNames = [
  'opening',
  'bet',
  'win',
  'refund',
  'jackpotWin',
  'correction',
  'deposit',
  'depositReversed',
  'debtSettled',
  'withdrawal',
  'withdrawalReturned',
  'hold',
  'holdUsed',
  'holdReturned',
  'transfer',
  'envelope',
  'envelopeHeld',
  'envelopeReturned',
  'rebate',
  'bonus',
  'bonusEnded',
  'commission',
  'dailySalary',
  'hourlySalary',
  'dividend',
] as const;

function MovementRow({ movement, time }: { movement: ListedMovement; time: string }) {
  const { t } = useTranslation();
  const { kind, amount, held, balanceAfter, reference, gameName, order } = movement;
  const known = kindNames.find((name) => name === kind) ?? 'other';
  const Icon = held !== 0 ? Lock : amount < 0 ? ArrowUpRight : ArrowDownLeft;
  const path = order && orderPath(order);
  const parts = (
    <>
      <Icon size={18} aria-hidden className={styles.kind} />
      <span className={styles.name}>
        <span className={styles.title}>{t(`movements.kinds.${known}`)}</span>
        <span className={styles.line}>
          <bdi>{time}</bdi> · <bdi>{gameName ?? reference}</bdi>
        </span>
        {held !== 0 && (
          <span className={styles.line}>
            {t('movements.held')} <Amount value={held} signed />
          </span>
        )}
      </span>
      <span className={styles.figures}>
        <Amount value={amount} signed />
        <span className={styles.line}>
          <span className="visually-hidden">{t('movements.after')} </span>
          <Amount value={balanceAfter} />
        </span>
      </span>
      {path && <ChevronRight size={18} aria-hidden className={styles.chevron} />}
    </>
  );
  return path ? (
    <Link to={path} className={styles.row}>
      {parts}
    </Link>
  ) : (
    <div className={styles.row}>{parts}</div>
  );
}
