import type { TFunction } from 'i18next';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { useSession } from '#src/app/appActor.ts';
import { Tabs } from '#screens/ui/buttons/Tabs.tsx';
import { Amount } from '#screens/shared/money/Amount.tsx';
import { cashInOf } from '#screens/shared/payments/cashInOf.ts';
import { Mark } from '#screens/shared/payments/Mark.tsx';
import { StateMark } from '#screens/shared/payments/StateMark.tsx';
import { clockText } from '#services/clockText.ts';
import { useSecondsLeft } from '#screens/shared/payments/useSecondsLeft.ts';
import { ButtonLink } from '#screens/ui/buttons/Button.tsx';
import { type DepositOrder, methodKinds } from '@araw/contract/cashier/deposits';
import { payoutKinds } from '@araw/contract/cashier/payoutAccounts';
import { isTrial } from '@araw/contract/calls/roles';
import type { WithdrawalOrder } from '@araw/contract/cashier/withdrawals';
import { formatDateTimeIn } from '@araw/contract/values/dates';
import styles from './OrderRecord.module.css';
import { depositMark, depositPath, withdrawalMark, withdrawalPath } from './orderMarks.ts';
import { depositStates, withdrawalStates } from '../orderStates.ts';
import { recordPlaceOf, type RecordPlace } from '../recordAddress.ts';
import { Choice, RecordPage, type Total, Totals } from '../RecordPage.tsx';
import records from '../records.module.css';
import typography from '#screens/ui/typography.module.css';
import { type ShownRecord, useRecord } from '../useRecord.ts';
import { useRecordKey } from '../useRecordKey.ts';

/** /m/vouReport: the player's deposits by order (REC-04). */
export function DepositRecordScreen() {
  const [query] = useSearchParams();
  return <DepositRecord key={useRecordKey()} {...recordPlaceOf('deposits', query)} />;
}

/** /m/withdrawReport: the player's withdrawals by order (REC-04). */
export function WithdrawalRecordScreen() {
  const [query] = useSearchParams();
  return <WithdrawalRecord key={useRecordKey()} {...recordPlaceOf('withdrawals', query)} />;
}

function DepositRecord(place: RecordPlace) {
  const { t } = useTranslation();
  const record = useRecord({ record: 'deposits', path: '/m/vouReport', ...place });
  const { pages } = record;
  const [first] = pages;
  const totals = first?.totals;
  return (
    <OrderRecord
      record={record}
      told={first}
      emptyTitle={t('orders.noDeposits')}
      path="/m/vouReport"
      states={{ options: depositStates, textOf: (state) => t(`orders.deposit.${state}`) }}
      methods={{ options: methodKinds, textOf: (kind) => t(`orders.kinds.${kind}`) }}
      totals={
        totals && [
          {
            label: t('orders.credited', { count: totals.creditedOrders }),
            value: <Amount value={totals.credited} />,
          },
          { label: t('orders.open', { count: totals.openOrders }), value: <Amount value={totals.open} /> },
        ]
      }
      meaning={t('team.means.deposits')}
    >
      {pages
        .flatMap(({ list }) => list)
        .map((order) => (
          <li key={order.id}>
            <DepositRow order={order} timeZone={first?.timeZone ?? ''} />
          </li>
        ))}
    </OrderRecord>
  );
}

function WithdrawalRecord(place: RecordPlace) {
  const { t } = useTranslation();
  const record = useRecord({ record: 'withdrawals', path: '/m/withdrawReport', ...place });
  const { pages } = record;
  const [first] = pages;
  const totals = first?.totals;
  return (
    <OrderRecord
      record={record}
      told={first}
      emptyTitle={t('orders.noWithdrawals')}
      path="/m/withdrawReport"
      states={{ options: withdrawalStates, textOf: (state) => t(`orders.withdrawal.${state}`) }}
      methods={{ options: payoutKinds, textOf: (kind) => t(`orders.kinds.${kind}`) }}
      totals={
        totals && [
          { label: t('orders.paid'), value: <Amount value={totals.paid} /> },
          { label: t('orders.onTheWay'), value: <Amount value={totals.onTheWay} /> },
          { label: t('orders.returned'), value: <Amount value={totals.returned} /> },
        ]
      }
    >
      {pages
        .flatMap(({ list }) => list)
        .map((order) => (
          <li key={order.id}>
            <WithdrawalRow order={order} timeZone={first?.timeZone ?? ''} />
          </li>
        ))}
    </OrderRecord>
  );
}

interface Options<Value extends string> {
  options: readonly Value[];
  textOf: (value: Value) => string;
}

interface OrderRecordProps<State extends string, Kind extends string> {
  record: Pick<ShownRecord, 'snapshot' | 'send' | 'unread'>;
  told: Parameters<typeof RecordPage>[0]['told'];
  emptyTitle: string;
  path: string;
  states: Options<State>;
  methods: Options<Kind>;
  totals: readonly Total[] | null | undefined;
  /** What the totals count and leave out. */
  meaning?: string;
  children: ReactNode;
}

const reports = [
  { path: '/m/vouReport', text: 'movements.deposits' },
  { path: '/m/withdrawReport', text: 'movements.withdrawals' },
] as const;

/** Deposits and withdrawals have separate addresses, joined by a switch. */
function OrderRecord<State extends string, Kind extends string>({
  record,
  told,
  emptyTitle,
  path,
  states,
  methods,
  totals,
  meaning,
  children,
}: OrderRecordProps<State, Kind>) {
  const { t } = useTranslation();
  const memberType = useSession()?.type ?? null;
  const { snapshot, send } = record;
  const { filters } = snapshot.context;
  return (
    <RecordPage
      record={record}
      told={told}
      emptyTitle={isTrial(memberType) ? t('movements.fun') : emptyTitle}
      head={
        <Tabs
          label={t('movements.reports')}
          tabs={reports.map((report) => ({
            to: report.path,
            text: t(report.text),
            shown: report.path === path,
          }))}
        />
      }
      filters={
        <>
          <Choice
            label={t('orders.method')}
            value={filters['method'] ?? ''}
            {...methods}
            all={t('orders.allMethods')}
            onChoose={(value) => send({ type: 'filter.chosen', name: 'method', value })}
          />
          <Choice
            label={t('bets.state')}
            value={filters['state'] ?? ''}
            {...states}
            all={t('bets.allStates')}
            onChoose={(value) => send({ type: 'filter.chosen', name: 'state', value })}
          />
        </>
      }
    >
      {totals && <Totals totals={totals} />}
      {totals && meaning && <p className={typography.small}>{meaning}</p>}
      <section aria-label={t('orders.list')}>
        <ul className={records.rows}>{children}</ul>
      </section>
    </RecordPage>
  );
}

type PostedWords = Readonly<Record<string, 'orders.creditedAt' | 'orders.paidAt' | 'orders.backAt'>>;
const depositPosted: PostedWords = { credited: 'orders.creditedAt', reversed: 'orders.backAt' };
const withdrawalPosted: PostedWords = {
  paid: 'orders.paidAt',
  rejected: 'orders.backAt',
  cancelled: 'orders.backAt',
  failed: 'orders.backAt',
  returned: 'orders.backAt',
};

/** When the money moved, if not on the day of the order: totals count it on that day (REC-07). */
function postedNotes(
  { createdAt, steps }: Pick<DepositOrder | WithdrawalOrder, 'createdAt' | 'steps'>,
  words: PostedWords,
  timeZone: string,
  t: TFunction,
): string[] {
  const dayOf = (at: number) => formatDateTimeIn(timeZone, at).slice(0, 10);
  return steps.flatMap(({ at, state }) => {
    const word = Object.hasOwn(words, state) ? words[state] : undefined;
    return word && dayOf(at) !== dayOf(createdAt)
      ? [t(word, { moment: formatDateTimeIn(timeZone, at) })]
      : [];
  });
}

interface RowProps<Order> {
  order: Order;
  timeZone: string;
}

function DepositRow({ order, timeZone }: RowProps<DepositOrder>) {
  const { t } = useTranslation();
  const { id, method, amount, state, createdAt } = order;
  const { look, word, notes } = depositMark(order, t);
  const path = depositPath(id);
  return (
    <>
      <OrderRow
        path={path}
        mark={<Mark src={method.icon} name={method.name} />}
        title={method.name || t('app.detailsUnavailable')}
        time={formatDateTimeIn(timeZone, createdAt)}
        notes={[...postedNotes(order, depositPosted, timeZone, t), ...notes]}
        amount={state === 'credited' ? cashInOf(order) : amount}
        state={<StateMark look={look} text={word} />}
      />
      {(state === 'created' || state === 'waiting') && <GoOnPaying order={order} path={path} />}
    </>
  );
}

function WithdrawalRow({ order, timeZone }: RowProps<WithdrawalOrder>) {
  const { t } = useTranslation();
  const { id, account, gross, createdAt } = order;
  const { look, word, notes } = withdrawalMark(order, t);
  return (
    <OrderRow
      path={withdrawalPath(id)}
      mark={<Mark src={account.icon} name={account.name} />}
      title={account.id === '' ? t('app.detailsUnavailable') : `${account.name} ${account.number}`}
      time={formatDateTimeIn(timeZone, createdAt)}
      notes={[...postedNotes(order, withdrawalPosted, timeZone, t), ...notes]}
      amount={gross}
      state={<StateMark look={look} text={word} />}
    />
  );
}

interface OrderRowProps {
  path: string;
  mark: ReactNode;
  title: string;
  time: string;
  notes: readonly string[];
  amount: number;
  state: ReactNode;
}

function OrderRow({ path, mark, title, time, notes, amount, state }: OrderRowProps) {
  return (
    <Link to={path} className={records.row}>
      {mark}
      <span className={records.name}>
        <span className={records.title}>
          <bdi>{title}</bdi>
        </span>
        <span className={records.line}>
          <bdi>{time}</bdi>
        </span>
        {notes.length > 0 && (
          <span className={records.line}>
            {notes.map((note, index) => (
              <span key={note}>
                {index > 0 && ' · '}
                <bdi>{note}</bdi>
              </span>
            ))}
          </span>
        )}
      </span>
      <span className={styles.figures}>
        <Amount value={amount} />
        {state}
      </span>
      <ChevronRight size={18} aria-hidden className={records.chevron} />
    </Link>
  );
}

/** Shows until time is up by the operator's clock; without an end, until the order's state changes. */
function GoOnPaying({ order: { endsAt, method }, path }: { order: DepositOrder; path: string }) {
  const { t } = useTranslation();
  const seconds = useSecondsLeft(endsAt);
  if (seconds === 0) return null;
  return (
    <div className={styles.action}>
      <ButtonLink to={path} wide>
        {/* One text, so that its time moves to a second line where the button is narrow. */}
        <span>
          {t('orders.pay')}
          <span className="visually-hidden"> {method.name}</span>
          {seconds !== null && (
            <span aria-hidden>
              {' · '}
              <bdi dir="ltr">{clockText(seconds)}</bdi>
            </span>
          )}
        </span>
      </ButtonLink>
    </div>
  );
}
