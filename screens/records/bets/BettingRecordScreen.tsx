import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useRecordKey } from '../useRecordKey.ts';
import { gameTypes } from '@araw/contract/games/gameCodes';
import { betStates } from '@araw/contract/games/betStates';
import type { ListedBet } from '@araw/contract/cashier/records';
import type { RecordAnswers } from '#services/queries/recordQueries.ts';
import { Amount } from '#screens/shared/money/Amount.tsx';
import { BetDetailSheet } from './BetDetailSheet.tsx';
import { BetStateMark } from './BetStateMark.tsx';
import { recordPlaceOf, type RecordPlace } from '../recordAddress.ts';
import { byDay } from '../recordDays.ts';
import { Choice, DayHeading, RecordPage, Totals } from '../RecordPage.tsx';
import styles from '../records.module.css';
import { type ShownRecord, useRecord } from '../useRecord.ts';
import { useNameOfGame } from './useNameOfGame.ts';
import typography from '#screens/ui/typography.module.css';

/** /m/gameRecord: the player's rounds, lottery orders and tickets (REC-02, REC-06). */
export function BettingRecordScreen() {
  const [query] = useSearchParams();
  return <BettingRecord key={useRecordKey()} {...recordPlaceOf('bets', query)} />;
}

type Bets = ShownRecord<'bets'>;

function BettingRecord(place: RecordPlace) {
  const { t } = useTranslation();
  const record = useRecord({ record: 'bets', path: '/m/gameRecord', ...place });
  const { snapshot, send, pages } = record;
  const { filters, openBet } = snapshot.context;
  const [first] = pages;
  const bet = pages
    .flatMap(({ list }) => list)
    .find(({ source, id }) => source === openBet?.source && id === openBet.id);
  return (
    <RecordPage
      record={record}
      told={first}
      emptyTitle={t('bets.emptyTitle')}
      filters={
        <>
          <Choice
            label={t('bets.category')}
            value={filters['gameType'] ?? ''}
            options={gameTypes}
            textOf={(type) => t(`category.${type}`)}
            all={t('bets.allCategories')}
            onChoose={(value) => send({ type: 'filter.chosen', name: 'gameType', value })}
          />
          <Choice
            label={t('bets.state')}
            value={filters['state'] ?? ''}
            options={betStates}
            textOf={(state) => t(`bets.states.${state}`)}
            all={t('bets.allStates')}
            onChoose={(value) => send({ type: 'filter.chosen', name: 'state', value })}
          />
        </>
      }
    >
      {first && <BetTotals answer={first} />}
      <BetList pages={pages} send={send} byCategory={!filters['gameType']} />
      {first && bet && (
        <BetDetailSheet
          bet={bet}
          timeZone={first.timeZone}
          fun={first.fun}
          onChanged={() => send({ type: 'bet.changed' })}
          onClose={() => send({ type: 'bet.closed' })}
        />
      )}
    </RecordPage>
  );
}

function BetTotals({ answer: { totals, fun } }: { answer: RecordAnswers['bets'] }) {
  const { t } = useTranslation();
  if (!totals) return null;
  return (
    <>
      {fun && <p className={styles.fun}>{t('bets.fun')}</p>}
      <Totals
        totals={[
          { label: t('bets.stake'), value: <Amount value={totals.stake} fun={fun} /> },
          { label: t('bets.payout'), value: <Amount value={totals.payout} fun={fun} /> },
          { label: t('bets.net'), value: <Amount value={totals.net} signed fun={fun} /> },
          { label: t('bets.valid'), value: <Amount value={totals.valid} fun={fun} /> },
        ]}
      />
      {totals.open > 0 && (
        <p className={typography.small}>
          {t('bets.open')} <Amount value={totals.open} fun={fun} />
        </p>
      )}
    </>
  );
}

function BetList({
  pages,
  send,
  byCategory,
}: Pick<Bets, 'pages' | 'send'> & {
  /** Each category of a day links to its bets. */ byCategory: boolean;
}) {
  const { t } = useTranslation();
  const [first] = pages;
  if (!first) return null;
  const { timeZone, today, days: sums, fun } = first;
  const days = byDay(
    pages.flatMap(({ list }) => list),
    timeZone,
    ({ placedAt }) => placedAt,
  );
  return (
    <section aria-label={t('bets.list')}>
      {days.map(({ day, rows }) => {
        const sum = sums.find((one) => one.day === day);
        return (
          <section key={day}>
            <DayHeading day={day} today={today}>
              {sum && <Amount value={sum.payout - sum.stake} signed fun={fun} />}
            </DayHeading>
            {byCategory && sum && (
              <ul className={styles.categories}>
                {sum.types.map(({ gameType, bets, stake, payout }) => (
                  <li key={gameType}>
                    <button
                      type="button"
                      className={styles.category}
                      onClick={() => send({ type: 'category.chosen', day, gameType })}
                    >
                      {t('bets.categoryOf', {
                        category: t(`category.${gameType as 'RNG'}`, { defaultValue: gameType }),
                        count: bets,
                      })}
                      <Amount value={payout - stake} signed fun={fun} />
                    </button>
                  </li>
                ))}
              </ul>
            )}
            <ul className={styles.rows}>
              {rows.map(({ row, time }) => (
                <li key={`${row.source} ${row.id}`}>
                  <BetRow
                    bet={row}
                    time={time}
                    fun={fun}
                    onOpen={() => send({ type: 'bet.opened', source: row.source, id: row.id })}
                  />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </section>
  );
}

interface BetRowProps {
  bet: ListedBet;
  /** HH:mm in the operator's zone. */
  time: string;
  fun: boolean;
  onOpen: () => void;
}

function BetRow({ bet: { gameId, gameName, state, stake, payout }, time, fun, onOpen }: BetRowProps) {
  const { t } = useTranslation();
  const nameOfGame = useNameOfGame();
  return (
    <button type="button" className={styles.row} aria-haspopup="dialog" onClick={onOpen}>
      <span className={styles.name}>
        <bdi className={styles.title}>{nameOfGame({ gameId, gameName })}</bdi>
        <span className={styles.line}>
          <bdi>{time}</bdi> · <BetStateMark state={state} />
        </span>
      </span>
      <span className={styles.figures}>
        <Amount value={state === 'open' ? -stake : payout - stake} signed fun={fun} />
        <span className={styles.line}>
          {t('bets.staked')} <Amount value={stake} fun={fun} />
        </span>
      </span>
      <ChevronRight size={18} aria-hidden className={styles.chevron} />
    </button>
  );
}
