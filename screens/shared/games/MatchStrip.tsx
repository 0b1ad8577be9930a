import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useMerchantDates } from '#src/app/hooks/useMerchantDates.ts';
import type { CallValue } from '@araw/contract/calls/calls';
import { gameQueries } from '#services/queries/gameQueries.ts';
import { Block } from '#screens/shared/loading/Block.tsx';
import { isNotOffered } from '#screens/shared/loading/isNotOffered.ts';
import { SectionHeading } from '#screens/ui/layout/SectionHeading.tsx';
import { useServices } from '#src/app/services.ts';
import { useDataLanguage } from '#src/app/hooks/useDataLanguage.ts';
import { GamePicture } from './GamePicture.tsx';
import styles from './MatchStrip.module.css';
import { usePlay } from './usePlay.ts';

type Match = CallValue<'matches'>['list'][number];

interface MatchStripProps {
  /** The address of the full list. */
  more?: string;
}

/** The next matches, each linking to its bets; hidden if there are none (TILE-04). */
export function MatchStrip({ more }: MatchStripProps) {
  const { t } = useTranslation();
  const { operator, merchant } = useServices();
  const headingId = useId();
  const query = useQuery(gameQueries(operator, merchant()).matches(useDataLanguage()));
  if (query.data?.list.length === 0 || isNotOffered(query)) return null;
  return (
    <section className={styles.room} aria-labelledby={headingId}>
      <SectionHeading id={headingId} title={t('homeBlocks.upcoming')} more={more} />
      <Block query={query} skeleton={null}>
        {({ list }) => (
          <ul className={styles.strip}>
            {list.map((match) => (
              <li key={`${match.vendor} ${match.roomId} ${match.nodeId} ${match.gameId}`}>
                <MatchCard match={match} />
              </li>
            ))}
          </ul>
        )}
      </Block>
    </section>
  );
}

function MatchCard({ match }: { match: Match }) {
  const { t } = useTranslation();
  const { formatDate, formatTime } = useMerchantDates();
  const play = usePlay();
  const { homeTeam, awayTeam, homeTeamImageUrl, awayTeamImageUrl, matchTime } = match;
  const name = `${homeTeam} ${t('homeBlocks.versus')} ${awayTeam}`;
  const bet = () => play({ ...match, vassalage: match.vendor, name, nodeName: null });
  return (
    <button
      type="button"
      className={styles.match}
      aria-label={`${t('homeBlocks.betNow')}: ${name}`}
      onClick={bet}
    >
      <span className={styles.caption}>{t('homeBlocks.supportYourTeam')}</span>
      <span className={styles.teams}>
        <Team name={homeTeam} picture={homeTeamImageUrl} />
        <span className={styles.versus}>{t('homeBlocks.versus')}</span>
        <Team name={awayTeam} picture={awayTeamImageUrl} />
      </span>
      <span className={styles.foot}>
        <span className={styles.time}>
          <bdi>{formatDate(matchTime)}</bdi> <bdi>{formatTime(matchTime)}</bdi>
        </span>
        <span className={styles.bet}>{t('homeBlocks.betNow')}</span>
      </span>
    </button>
  );
}

const Team = ({ name, picture }: { name: string; picture: string }) => (
  <span className={styles.team}>
    <span className={styles.crest}>
      <GamePicture picture={picture} />
    </span>
    <bdi className={styles.teamName}>{name}</bdi>
  </span>
);
