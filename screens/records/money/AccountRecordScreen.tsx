import { ArrowDownLeft, ArrowUpRight, ChevronRight, Lock } from 'lucide-react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { movementFilters } from '#machines/records/records.rules.ts';
import { inCentavos } from '#machines/typedAmount.ts';
import { useSession } from '#src/app/appActor.ts';
import { movementKinds } from '@araw/contract/cashier/movementKinds';
import type { ListedMovement } from '@araw/contract/cashier/records';
import { isTrial } from '@araw/contract/calls/roles';
import type { RecordAnswers } from '#services/queries/recordQueries.ts';
import { Amount } from '#screens/shared/money/Amount.tsx';
import { orderPath } from './orderMarks.ts';
import { recordPlaceOf, type RecordPlace } from '../recordAddress.ts';
import { byDay } from '../recordDays.ts';
import { Choice, DayHeading, RecordPage, Totals } from '../RecordPage.tsx';
import styles from '../records.module.css';
import { type ShownRecord, useRecord } from '../useRecord.ts';
import { useRecordKey } from '../useRecordKey.ts';
import typography from '#screens/ui/typography.module.css';

/** /m/transaction/record: the movements in the player's pockets (REC-03). */
export function AccountRecordScreen() {
  const [query] = useSearchParams();
  return <AccountRecord key={useRecordKey()} {...recordPlaceOf('movements', query)} />;
}

function AccountRecord(place: RecordPlace) {
  const { t } = useTranslation();
  const memberType = useSession()?.type ?? null;
  const record = useRecord({ record: 'movements', path: '/m/transaction/record', ...place });
  const { snapshot, send, pages } = record;
  const { types = '' } = snapshot.context.filters;
  return (
    <RecordPage
      record={record}
      told={pages[0]}
      emptyTitle={t(isTrial(memberType) ? 'movements.fun' : 'movements.emptyTitle')}
      filters={
        <Choice
          label={t('movements.kind')}
          value={types}
          options={movementFilters(memberType, types)}
          textOf={(filter) => t(`movements.${filter}`)}
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
  const { opening, closing, received, paid, held, chosen } = totals;
  // A filtered part of the movements doesn't add up from the opening to the closing balance.
  const isWhole = inCentavos(opening) + inCentavos(chosen) === inCentavos(closing);
  const figures = [
    { label: t('movements.received'), value: received },
    { label: t('movements.paid'), value: paid },
    ...(held === 0 ? [] : [{ label: t('movements.onHold'), value: held }]),
    { label: t('movements.sum'), value: chosen },
  ];
  return (
    <>
      <Totals
        totals={figures.map(({ label, value }) => ({ label, value: <Amount value={value} signed /> }))}
      />
      {isWhole && (
        <p className={typography.small}>
          {t('movements.before')} <Amount value={opening} />
          {' · '}
          {t('movements.afterwards')} <Amount value={closing} />
        </p>
      )}
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

const withdrawalNames = {
  hold: 'withdrawalHeld',
  holdUsed: 'withdrawalPaid',
  holdReturned: 'withdrawalReturned',
} as const;

/** Names money on hold, paid out or returned for a withdrawal after that withdrawal, and its fee separately. */
function nameOf({ kind, order, fee }: ListedMovement) {
  const known = movementKinds.find((name) => name === kind);
  if (order?.kind === 'withdrawal') {
    if (fee) return 'withdrawalFee';
    if (known === 'hold' || known === 'holdUsed' || known === 'holdReturned') return withdrawalNames[known];
  }
  return known ?? 'other';
}

/** The kind is missing or couldn't be parsed: show only when and how much. */
const isUnavailable = ({ kind }: ListedMovement) => kind === '';

function MovementRow({ movement, time }: { movement: ListedMovement; time: string }) {
  const { t } = useTranslation();
  const { amount, held, balanceAfter, reference, gameName, order, account } = movement;
  // A payment from money on hold doesn't change the balance.
  const isFromHeld = amount === 0 && held !== 0;
  const figure = isFromHeld ? held : amount;
  const Icon = held !== 0 && !isFromHeld ? Lock : figure < 0 ? ArrowUpRight : ArrowDownLeft;
  const path = order && orderPath(order);
  const parts = (
    <>
      <Icon size={18} aria-hidden className={`${styles.kind} directed`} />
      <span className={styles.name}>
        <span className={styles.title}>
          {isUnavailable(movement) ? t('app.detailsUnavailable') : t(`movements.kinds.${nameOf(movement)}`)}
        </span>
        <span className={styles.line}>
          <bdi>{time}</bdi>
          {[account, gameName ?? reference].map(
            (about) =>
              about && (
                <Fragment key={about}>
                  {' · '}
                  <bdi>{about}</bdi>
                </Fragment>
              ),
          )}
        </span>
        {isFromHeld && <span className={styles.line}>{t('movements.fromHeld')}</span>}
        {held !== 0 && !isFromHeld && (
          <span className={styles.line}>
            {t('movements.held')} <Amount value={held} signed />
          </span>
        )}
      </span>
      <span className={styles.figures}>
        <Amount value={figure} signed />
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
