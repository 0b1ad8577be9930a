import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Amount } from '#screens/shared/money/Amount.tsx';
import { betStates } from '@araw/contract/games/betStates';
import type { TeamBet } from '@araw/contract/agents/team';
import type { RecordAnswers } from '#services/queries/recordQueries.ts';
import { BetStateMark } from '../bets/BetStateMark.tsx';
import { recordPlaceOf, recordQuery, type RecordPlace } from '../recordAddress.ts';
import { byDay } from '../recordDays.ts';
import { Choice, DayHeading, RecordPage, Totals } from '../RecordPage.tsx';
import styles from '../records.module.css';
import { useRecord } from '../useRecord.ts';
import { useRecordKey } from '../useRecordKey.ts';
import { LineFilters } from './LineFilters.tsx';
import { TeamTrail } from './TeamTrail.tsx';
import { useNameOfGame } from '../bets/useNameOfGame.ts';
import typography from '#screens/ui/typography.module.css';

const path = '/m/teamBetting';

type Answer = RecordAnswers['teamBets'];

/** /m/teamBetting: a line's bets, newest first (TEAM-05). */
export function TeamBettingScreen() {
  const [query] = useSearchParams();
  return <TeamBetting key={useRecordKey()} {...recordPlaceOf('teamBets', query)} />;
}

function TeamBetting(place: RecordPlace) {
  const { t } = useTranslation();
  const record = useRecord({ record: 'teamBets', path, ...place });
  const { snapshot, send, pages } = record;
  const { days, filters } = snapshot.context;
  const [first] = pages;
  const addressOf = (account: string) =>
    `${path}?${recordQuery('teamBets', { days, filters: { ...filters, account }, view: 'day' })}`;
  return (
    <RecordPage
      record={record}
      told={first}
      emptyTitle={t('bets.emptyTitle')}
      notFound={t('team.noSuchAccount')}
      head={first && <TeamTrail trail={first.trail} addressOf={addressOf} />}
      filters={
        <>
          <LineFilters record={record} />
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
      {first && <Bets pages={pages} first={first} />}
    </RecordPage>
  );
}

/**
 * For the whole selection, even if not all rows have loaded. The members' wins are the house's losses, as on every
 * team page.
 */
function BetTotals({ answer: { totals } }: { answer: Answer }) {
  const { t } = useTranslation();
  if (!totals) return null;
  return (
    <>
      <Totals
        totals={[
          { label: t('team.betCount', { count: totals.bets }), value: <Amount value={totals.stake} /> },
          { label: t('bets.payout'), value: <Amount value={totals.payout} /> },
          { label: t('team.houseResult'), value: <Amount value={-totals.net} signed /> },
          { label: t('bets.valid'), value: <Amount value={totals.valid} /> },
        ]}
      />
      {totals.open > 0 && (
        <p className={typography.small}>
          {t('bets.open')} <Amount value={totals.open} />
        </p>
      )}
      <p className={typography.small}>{t('team.betSigns')}</p>
    </>
  );
}

function Bets({ pages, first: { timeZone, today } }: { pages: readonly Answer[]; first: Answer }) {
  const { t } = useTranslation();
  const days = byDay(
    pages.flatMap(({ list }) => list),
    timeZone,
    ({ placedAt }) => placedAt,
  );
  return (
    <section aria-label={t('bets.list')}>
      {days.map(({ day, rows }) => (
        <section key={day}>
          <DayHeading day={day} today={today} />
          <ul className={styles.rows}>
            {rows.map(({ row, time }) => (
              <li key={`${row.source} ${row.id}`} className={styles.row}>
                <Bet bet={row} time={time} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

function Bet({ bet, time }: { bet: TeamBet; time: string }) {
  const { t } = useTranslation();
  const nameOfGame = useNameOfGame();
  const { account, gameId, gameName, state, stake, payout } = bet;
  return (
    <>
      <span className={styles.name}>
        <bdi className={styles.title}>{nameOfGame({ gameId, gameName })}</bdi>
        <span className={styles.line}>
          <bdi>{account}</bdi> · <bdi>{time}</bdi> · <BetStateMark state={state} />
        </span>
      </span>
      <span className={styles.figures}>
        {state === 'open' ? <span aria-hidden>–</span> : <Amount value={stake - payout} signed />}
        <span className={styles.line}>
          {t('bets.staked')} <Amount value={stake} />
        </span>
      </span>
    </>
  );
}
