import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ChevronRight, Info, Trophy } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ranksMachine } from '#machines/ranks/ranks.machine.ts';
import { useSession } from '#src/app/appActor.ts';
import { useServices } from '#src/app/services.ts';
import { useChart } from '#src/app/hooks/useChart.ts';
import { usePassed } from '#src/app/hooks/usePassed.ts';
import { useReturns } from '#src/app/hooks/useReturns.ts';
import { FormError } from '#screens/shared/form/FormError.tsx';
import { ScreenHeader } from '#screens/shared/header/ScreenHeader.tsx';
import { Amount } from '#screens/shared/money/Amount.tsx';
import { FailedState } from '#screens/shared/loading/FailedState.tsx';
import { Button } from '#screens/ui/buttons/Button.tsx';
import { EmptyState } from '#screens/ui/states/EmptyState.tsx';
import rows from '#screens/ui/layout/Group.module.css';
import { IconButton } from '#screens/ui/buttons/IconButton.tsx';
import { Segments } from '#screens/ui/buttons/Segments.tsx';
import { Skeleton } from '#screens/ui/states/Skeleton.tsx';
import { type Rank, type RankBoard, type RankPlace, rankPeriods } from '@araw/contract/rewards/ranks';
import { rankQuery } from '#services/queries/growthQueries.ts';
import { formatMoney } from '#services/money.ts';
import { formatDateTimeIn, formatDay, zoneName } from '@araw/contract/values/dates';
import { defineRankActors } from './rankActors.ts';
import styles from './Ranks.module.css';
import typography from '#screens/ui/typography.module.css';
import layout from '#screens/ui/layout/layout.module.css';

/** /deposit-rank: the players who cashed in the most (BEN-08). */
export const DepositRankScreen = () => <RankScreen key="deposits" board="deposits" />;
/** /bet-rank: the players with the most valid bets (BEN-08). */
export const BetRankScreen = () => <RankScreen key="bets" board="bets" />;

const titles = { deposits: 'title.depositRank', bets: 'title.betRank' } as const;
const others = { deposits: '/bet-rank', bets: '/deposit-rank' } as const;

function useRank(board: RankBoard) {
  const { operator } = useServices();
  const queryClient = useQueryClient();
  const [snapshot, send] = useChart(
    ranksMachine,
    { actors: defineRankActors(operator, queryClient) },
    { input: { board } },
  );
  useReturns(send);
  const { data, dataUpdatedAt } = useQuery({
    ...rankQuery(operator, board, snapshot.context.period),
    enabled: false,
  });
  usePassed(data?.endsAt ?? null, dataUpdatedAt, () => send({ type: 'period.ended' }));
  return { snapshot, send, rank: data };
}

type Ranking = Pick<ReturnType<typeof useRank>, 'snapshot' | 'send'>;

function RankScreen({ board }: { board: RankBoard }) {
  const { t } = useTranslation();
  const { snapshot, send, rank } = useRank(board);
  const { period } = snapshot.context;
  const rules = useRef<HTMLHeadingElement>(null);
  const isShown = snapshot.hasTag('shown') && rank !== undefined;
  return (
    <div className={styles.screen}>
      <ScreenHeader
        title={t(titles[board])}
        actions={
          isShown && (
            <IconButton icon={Info} label={t('ranks.rules')} onClick={() => rules.current?.focus()} />
          )
        }
      />
      <div className={styles.page}>
        <Segments
          label={t('ranks.range')}
          options={rankPeriods.map((value) => ({ value, text: t(`ranks.periods.${value}`) }))}
          chosen={period}
          onChoose={(chosen) => send({ type: 'period.chosen', period: chosen })}
        />
        {isShown ? (
          <>
            <Told board={board} rank={rank} />
            <Places places={rank.list} />
            <section className={layout.stack12} aria-labelledby="rules">
              <h2 id="rules" ref={rules} tabIndex={-1} className={styles.heading}>
                {t('ranks.rules')}
              </h2>
              <Rules board={board} rank={rank} />
              <Presence ranking={{ snapshot, send }} />
            </section>
            <Link to={others[board]} className={`${rows.row} ${styles.other}`}>
              <Trophy size={20} aria-hidden />
              <span className={rows.label}>{t(`ranks.other.${board}`)}</span>
              <ChevronRight size={18} aria-hidden className={rows.chevron} />
            </Link>
          </>
        ) : (
          <Waiting ranking={{ snapshot, send }} />
        )}
      </div>
      {isShown && <Own rank={rank} />}
    </div>
  );
}

function Waiting({ ranking: { snapshot, send } }: { ranking: Ranking }) {
  const { error } = snapshot.context;
  if (!snapshot.hasTag('failed') || !error) return <Skeleton className={styles.skeleton} />;
  return <FailedState error={error} onRetry={() => send({ type: 'retry.requested' })} />;
}

/** The days and sums that count, and as of when. */
function Told({ board, rank: { from, to, now, timeZone } }: { board: RankBoard; rank: Rank }) {
  const { t } = useTranslation();
  return (
    <p className={typography.small}>
      {t(`ranks.${board}.${from === to ? 'day' : 'days'}`, {
        from: formatDay(from),
        to: formatDay(to),
        zone: zoneName(timeZone),
      })}{' '}
      <span className="unbroken">{t('ranks.asOf', { moment: formatDateTimeIn(timeZone, now) })}</span>
    </p>
  );
}

const onPodium = 3;

function Places({ places }: { places: readonly RankPlace[] }) {
  const { t } = useTranslation();
  if (places.length === 0) return <EmptyState icon={Trophy} title={t('ranks.none')} />;
  return (
    <ol className={styles.places} aria-label={t('ranks.list')}>
      {places.map((one) => (
        <Place key={one.place} one={one} />
      ))}
    </ol>
  );
}

function Place({ one: { place, name, sum, prize, own } }: { one: RankPlace }) {
  const { t } = useTranslation();
  return (
    <li
      className={styles.place}
      data-podium={place <= onPodium ? place : undefined}
      data-own={own ? '' : undefined}
      aria-current={own ? 'true' : undefined}
    >
      <span className={styles.medal}>
        <span className="visually-hidden">{t('ranks.place', { place })}</span>
        <span aria-hidden>{place}</span>
      </span>
      <span className={styles.who}>
        <bdi dir="ltr">{name}</bdi>
        {own && <span className={styles.you}>{t('ranks.you')}</span>}
      </span>
      <span className={styles.sums}>
        <b>
          <Amount value={sum} />
        </b>
        {prize > 0 && (
          <span className={typography.small}>{t('ranks.prize', { amount: formatMoney(prize) })}</span>
        )}
      </span>
    </li>
  );
}

function Rules({
  board,
  rank: { prizes, factor, claimDays },
}: {
  board: RankBoard;
  rank: Pick<Rank, 'prizes' | 'factor' | 'claimDays'>;
}) {
  const { t } = useTranslation();
  return (
    <>
      <ul className={styles.words}>
        <li>{t(`ranks.${board}.follows`)}</li>
        <li>{t('ranks.equal')}</li>
        {prizes.length > 0 && (
          <>
            <li>{t('ranks.closed')}</li>
            <li>
              {factor > 0
                ? t('ranks.turnover', { count: claimDays, factor: String(factor / 100) })
                : t('ranks.free', { count: claimDays })}
            </li>
          </>
        )}
      </ul>
      {prizes.length === 0 ? (
        <p className={typography.small}>{t('ranks.noPrizes')}</p>
      ) : (
        <table className={styles.prizes}>
          <caption className="visually-hidden">{t('ranks.prizes')}</caption>
          <tbody>
            {prizes.map(({ first, last, prize }) => (
              <tr key={first}>
                <th scope="row">
                  {first === last ? t('ranks.place', { place: first }) : t('ranks.places', { first, last })}
                </th>
                <td>
                  <Amount value={prize} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

/** Lets the player leave all rankings, or return. */
function Presence({ ranking: { snapshot, send } }: { ranking: Ranking }) {
  const { t } = useTranslation();
  const { out, error } = snapshot.context;
  if (out === null) return null;
  return (
    <>
      <p className={typography.small}>{t('ranks.presence')}</p>
      <FormError error={error} />
      <Button
        wide
        busy={snapshot.hasTag('busy')}
        onClick={() => send({ type: 'presence.tapped', out: !out })}
      >
        {t(out ? 'ranks.comeBack' : 'ranks.stayOut')}
      </Button>
    </>
  );
}

/** The player's place and the gap to the next one. Never prompts for a bet or a cash-in. */
function Own({ rank: { own, prizes } }: { rank: Rank }) {
  const { t } = useTranslation();
  const isVisitor = useSession() === null;
  if (own === null) return isVisitor ? <p className={styles.dock}>{t('ranks.visitor')}</p> : null;
  const last = prizes.at(-1)?.last ?? 0;
  return (
    <div className={styles.dock}>
      {own.place !== null && <span className={styles.medal}>{own.place}</span>}
      <div className={styles.ownWords}>
        <b>
          {t('ranks.you')} · <Amount value={own.sum} />
        </b>
        <p className={typography.small}>{ownWords(own).join(' ')}</p>
      </div>
      <Link to="/m/limits" className={styles.limits}>
        {t('ranks.limits')}
      </Link>
    </div>
  );

  function ownWords({ place, prize, behind, out, excluded }: NonNullable<Rank['own']>): string[] {
    if (excluded) return [t('ranks.excluded')];
    if (out) return [t('ranks.out')];
    const reach = last > 0 ? [t('ranks.prizesTo', { count: last })] : [];
    if (place === null) return [t('ranks.noPlace'), ...reach];
    if (behind === null) return [t('ranks.first')];
    const distance = t('ranks.behind', {
      amount: formatMoney(behind.sum),
      place: behind.place,
    });
    if (behind.prize === 0) return [distance, ...reach];
    if (behind.prize === prize) return [distance, t('ranks.samePrize')];
    return [distance, t('ranks.prizeThere', { amount: formatMoney(behind.prize) })];
  }
}
