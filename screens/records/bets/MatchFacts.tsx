import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { CallValue } from '@araw/contract/calls/calls';
import { formatDateTimeIn } from '@araw/contract/values/dates';
import { Amount } from '#screens/shared/money/Amount.tsx';
import styles from './BetDetail.module.css';
import { Fact } from './Fact.tsx';
import layout from '#screens/ui/layout/layout.module.css';

type Told = CallValue<'betDetail'>;
type Match = NonNullable<Told['match']>;

interface MatchFactsProps {
  detail: Told;
  timeZone: string;
  fun: boolean;
}

/** A ticket's match, and its settlements if there was more than one. */
export function MatchFacts({ detail: { bet, match, settlements }, timeZone, fun }: MatchFactsProps) {
  const { t } = useTranslation();
  const versionsId = useId();
  if (!match) return null;
  const { homeTeam, awayTeam, startsAt, times, score } = match;
  /** Uses the teams' own names, which are empty for a match that is gone. */
  const nameOf = (side: string) => nameIn(match, side) || (side === 'draw' ? t('betDetail.match.draw') : '');
  const side = nameOf(bet.choice ?? '');
  return (
    <>
      <dl className={layout.stack8}>
        <Fact name={t('betDetail.match.title')}>
          {homeTeam ? (
            <>
              <bdi>{homeTeam}</bdi> – <bdi>{awayTeam}</bdi>
            </>
          ) : (
            t('betDetail.match.gone')
          )}
        </Fact>
        {startsAt > 0 && (
          <Fact name={t('betDetail.match.startsAt')}>
            <bdi dir="ltr">{formatDateTimeIn(timeZone, startsAt)}</bdi>
          </Fact>
        )}
        {score && (
          <Fact name={t('betDetail.match.score')}>
            {/* A cockfight has a winner but no score. */}
            {bet.gameType === 'COCKFIGHT' ? (
              <bdi>{nameOf(score.winner)}</bdi>
            ) : (
              <bdi>
                {score.home} – {score.away}
              </bdi>
            )}
          </Fact>
        )}
        {side && (
          <Fact name={t('betDetail.match.side')}>
            <bdi>{side}</bdi>
          </Fact>
        )}
        <Fact name={t('betDetail.match.times')}>
          <bdi dir="ltr">× {times.toFixed(2)}</bdi>
        </Fact>
      </dl>
      {settlements.length > 1 && (
        <section className={styles.block} aria-labelledby={versionsId}>
          <h3 id={versionsId}>{t('betDetail.versions')}</h3>
          <ol className={styles.versions}>
            {settlements.map(({ version, settledAt, payout, result }) => (
              <li key={version}>
                <span>
                  <b>{t('betDetail.version', { version })}</b>
                  <bdi dir="ltr">{formatDateTimeIn(timeZone, settledAt)}</bdi>
                </span>
                <span>
                  {isResult(result) && t(`betDetail.result.${result}`)}
                  <Amount value={payout} fun={fun} />
                </span>
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
}

function nameIn({ homeTeam, awayTeam }: Match, side: string): string {
  if (side === 'home') return homeTeam;
  return side === 'away' ? awayTeam : '';
}

const results = ['won', 'lost', 'refunded', 'voided'] as const;
const isResult = (result: string): result is (typeof results)[number] =>
  results.some((known) => known === result);
