import { CalendarDays, CloudOff, ListX } from 'lucide-react';
import { lazy, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { widerThan } from '#machines/records/records.rules.ts';
import { useServices } from '#src/app/services.ts';
import { LazyPart } from '#screens/shared/loading/LazyPart.tsx';
import { FailedState } from '#screens/shared/loading/FailedState.tsx';
import { Button } from '#screens/ui/buttons/Button.tsx';
import { EmptyState } from '#screens/ui/states/EmptyState.tsx';
import { IconButton } from '#screens/ui/buttons/IconButton.tsx';
import { Skeleton } from '#screens/ui/states/Skeleton.tsx';
import { UnreadRows } from '#screens/ui/states/UnreadRows.tsx';
import { periods } from '@araw/contract/values/recordDays';
import { dayIn, formatDateTimeIn, formatDay, zoneName } from '@araw/contract/values/dates';
import { nearnessOf } from './recordDays.ts';
import styles from './records.module.css';
import type { ShownRecord } from './useRecord.ts';
import typography from '#screens/ui/typography.module.css';
import layout from '#screens/ui/layout/layout.module.css';

const RangePicker = lazy(async () => ({ default: (await import('./range/RangePicker.tsx')).RangePicker }));

type Chart = Pick<ShownRecord, 'snapshot' | 'send'>;

interface RecordPageProps {
  record: Chart & Pick<ShownRecord, 'unread'>;
  /** Metadata of the first page; undefined until it has loaded. */
  told:
    | { moment: number; timeZone: string; from: string; to: string; today: string; since: string }
    | undefined;
  emptyTitle: string;
  /** Text for "not found", where that has a meaning of its own. */
  notFound?: string;
  /** Above the days. */
  head?: ReactNode;
  filters?: ReactNode;
  children: ReactNode;
}

/** The layout that all records share: days, filters, and the list in every state (REC-01, REC-08). */
export function RecordPage({ record, told, emptyTitle, notFound, head, filters, children }: RecordPageProps) {
  const { snapshot } = record;
  return (
    <div className={layout.widePage}>
      {head}
      <Periods record={record} />
      {filters && <div className={layout.wrap}>{filters}</div>}
      <List record={record} told={told} emptyTitle={emptyTitle} notFound={notFound}>
        {children}
      </List>
      {snapshot.hasTag('calendarOpen') && <Calendar record={record} told={told} />}
    </div>
  );
}

function Periods({ record: { snapshot, send } }: Pick<RecordPageProps, 'record'>) {
  const { t } = useTranslation();
  const chosen = snapshot.context.days.period;
  const button = (period: (typeof periods)[number]) => (
    <button
      key={period}
      type="button"
      className={styles.period}
      aria-pressed={period === chosen}
      onClick={() => send({ type: 'period.chosen', period })}
    >
      {t(`record.${period}`)}
    </button>
  );
  return (
    <fieldset className={styles.periods} aria-label={t('record.days')}>
      {periods.slice(0, -1).map(button)}
      <span className={styles.last}>
        {periods.slice(-1).map(button)}
        <IconButton
          icon={CalendarDays}
          label={t('record.range')}
          className={styles.period}
          aria-haspopup="dialog"
          aria-pressed={chosen === 'range'}
          onClick={() => send({ type: 'calendar.opened' })}
        />
      </span>
    </fieldset>
  );
}

function Calendar({ record: { snapshot, send }, told }: Pick<RecordPageProps, 'record' | 'told'>) {
  const { clock } = useServices();
  const { days } = snapshot.context;
  // Until the operator's day is known, the calendar ends with today in UTC, by the operator's clock.
  const today = told?.today ?? dayIn('UTC', clock.serverNow());
  const shown = days.period === 'range' ? days : (told ?? { from: today, to: today });
  const close = () => send({ type: 'calendar.closed' });
  return (
    <LazyPart onBroken={close}>
      <RangePicker
        from={shown.from}
        to={shown.to}
        earliest={told?.since ?? '2000-01-01'}
        today={today}
        onApply={({ from, to }) => send({ type: 'range.applied', from, to })}
        onClose={close}
      />
    </LazyPart>
  );
}

function List({
  record: { snapshot, send, unread },
  told,
  emptyTitle,
  notFound,
  children,
}: Pick<RecordPageProps, 'record' | 'told' | 'emptyTitle' | 'notFound' | 'children'>) {
  const { t } = useTranslation();
  const { error, newer, next } = snapshot.context;
  if (snapshot.hasTag('failed') && error) {
    return (
      <FailedState
        error={error}
        title={error.code === 'notFound' ? notFound : undefined}
        action={
          <>
            <Button onClick={() => send({ type: 'retry.requested' })}>{t('app.retry')}</Button>
            <ClearFilters record={{ snapshot, send }} />
          </>
        }
      />
    );
  }
  if (snapshot.hasTag('empty')) return <NoRows record={{ snapshot, send }} told={told} title={emptyTitle} />;
  if (!snapshot.hasTag('shown') || !told) return <RecordSkeleton />;
  return (
    <>
      {snapshot.hasTag('outdated') && (
        <output className={styles.outdated}>
          <CloudOff size={18} aria-hidden />
          <span>
            {t('record.outdated', { moment: unbroken(formatDateTimeIn(told.timeZone, told.moment)) })}
          </span>
          <Button small onClick={() => send({ type: 'retry.requested' })}>
            {t('app.retry')}
          </Button>
        </output>
      )}
      {newer > 0 && snapshot.can({ type: 'newer.requested' }) && (
        <Button wide onClick={() => send({ type: 'newer.requested' })}>
          {t('record.newer', { count: newer })}
        </Button>
      )}
      <Told told={told} />
      {children}
      {snapshot.hasTag('moreFailed') && error && (
        <FailedState error={error} onRetry={() => send({ type: 'retry.requested' })} />
      )}
      {snapshot.hasTag('loadingMore') && (
        <output aria-label={t('record.loadingMore')} className={layout.stack8}>
          <Skeleton className={styles.rowSkeleton} />
        </output>
      )}
      <UnreadRows count={unread} />
      {next === null && unread === 0 && <p className={styles.foot}>{t('record.end')}</p>}
    </>
  );
}

/** A moment inside a sentence that may wrap elsewhere. */
const unbroken = (moment: string) => moment.replace(' ', '\u00A0');

/** The days shown, their time zone, and the moment of the data. */
function Told({ told: { moment, timeZone, from, to } }: { told: NonNullable<RecordPageProps['told']> }) {
  const { t } = useTranslation();
  const zone = zoneName(timeZone);
  return (
    <p className={typography.small}>
      {from === to
        ? t('record.oneDay', { day: formatDay(from), zone })
        : t('record.moreDays', { from: formatDay(from), to: formatDay(to), zone })}
      {' · '}
      <span className="unbroken">{t('record.moment', { moment: formatDateTimeIn(timeZone, moment) })}</span>
    </p>
  );
}

function NoRows({
  record: { snapshot, send },
  told,
  title,
}: Pick<RecordPageProps, 'told'> & { record: Chart; title: string }) {
  const { t } = useTranslation();
  const wider = widerThan(snapshot.context.days);
  return (
    <>
      {told && <Told told={told} />}
      <EmptyState
        icon={ListX}
        title={title}
        action={
          <>
            {wider && (
              <Button onClick={() => send({ type: 'period.chosen', period: wider })}>
                {t('record.showWider', { period: t(`record.${wider}`) })}
              </Button>
            )}
            <ClearFilters record={{ snapshot, send }} />
          </>
        }
      />
    </>
  );
}

function ClearFilters({ record: { snapshot, send } }: { record: Chart }) {
  const { t } = useTranslation();
  if (!snapshot.can({ type: 'filters.cleared' })) return null;
  return (
    <Button look="plain" onClick={() => send({ type: 'filters.cleared' })}>
      {t('record.clearFilters')}
    </Button>
  );
}

function RecordSkeleton() {
  const { t } = useTranslation();
  return (
    <output aria-label={t('record.loading')} className={layout.stack8}>
      <Skeleton className={styles.totalsSkeleton} />
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <Skeleton key={row} className={styles.rowSkeleton} />
      ))}
    </output>
  );
}

/** The heading above the rows of one of the merchant's days. */
export function DayHeading({ day, today, children }: { day: string; today: string; children?: ReactNode }) {
  const { t } = useTranslation();
  const nearness = nearnessOf(day, today);
  return (
    <div className={styles.day}>
      <h2 className={styles.dayName}>
        {nearness ? t(`record.${nearness}Named`, { day: formatDay(day) }) : formatDay(day)}
      </h2>
      {children}
    </div>
  );
}

export interface Total {
  label: string;
  value: ReactNode;
}

/** The totals of the whole selection, not only of the rows shown. */
export function Totals({ totals }: { totals: readonly Total[] }) {
  const { t } = useTranslation();
  return (
    <dl className={styles.totals} aria-label={t('record.totals')}>
      {totals.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  /** '' means all. */
  value: string;
  options: readonly Value[];
  textOf: (value: Value) => string;
  all: string;
  onChoose: (value: Value | '') => void;
}

export function Choice<Value extends string>({
  label,
  value,
  options,
  textOf,
  all,
  onChoose,
}: ChoiceProps<Value>) {
  return (
    <select
      className={styles.choice}
      aria-label={label}
      value={options.some((option) => option === value) ? value : ''}
      onChange={(event) => onChoose(event.target.value as Value | '')}
    >
      <option value="">{all}</option>
      {options.map((option) => (
        <option key={option} value={option}>
          {textOf(option)}
        </option>
      ))}
    </select>
  );
}
