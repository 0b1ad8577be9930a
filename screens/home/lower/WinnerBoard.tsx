import { useQuery } from '@tanstack/react-query';
import { Pause, Play } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Block } from '#screens/shared/loading/Block.tsx';
import { isNotOffered } from '#screens/shared/loading/isNotOffered.ts';
import { GamePicture } from '#screens/shared/games/GamePicture.tsx';
import { usePlay } from '#screens/shared/games/usePlay.ts';
import { useTurning } from '#screens/shared/turning/useTurning.ts';
import { mayMoveByItself } from '#screens/ui/motion/motion.ts';
import { SectionHeading } from '#screens/ui/layout/SectionHeading.tsx';
import { useServices } from '#src/app/services.ts';
import { useDataLanguage } from '#src/app/hooks/useDataLanguage.ts';
import type { CallValue } from '@araw/contract/calls/calls';
import { gameQueries } from '#services/queries/gameQueries.ts';
import { formatMoney } from '#services/money.ts';
import styles from './LowerHome.module.css';

type Winner = CallValue<'winnerBoard'>['list'][number];

/** Milliseconds between two steps (HOME-06). */
const pace = 2_000;
const rows = 4;

/** Recent winners, from the operator's own records (HOME-06). */
export function WinnerBoard() {
  const { t } = useTranslation();
  const { operator, merchant } = useServices();
  const headingId = useId();
  const query = useQuery(gameQueries(operator, merchant()).winnerBoard(useDataLanguage()));
  if (query.data?.list.length === 0 || isNotOffered(query)) return null;
  return (
    <section className={styles.winnerRoom} aria-labelledby={headingId}>
      <SectionHeading id={headingId} title={t('homeBlocks.winners')} />
      <Block query={query} skeleton={null}>
        {({ list }) => <Winners list={list} />}
      </Block>
    </section>
  );
}

/** A few winners at a time. With more than one, the list advances until it is paused or focused. */
function Winners({ list }: { list: readonly Winner[] }) {
  return (
    <div className={styles.board}>
      {list.length > 1 ? <MovingWinners list={list} /> : <WinnerRows list={list} first={0} />}
    </div>
  );
}

function MovingWinners({ list }: { list: readonly Winner[] }) {
  const { t } = useTranslation();
  const [first, setFirst] = useState(0);
  const { paused, setPaused } = useTurning({
    pace,
    startsPaused: !mayMoveByItself(),
    place: first,
    onTurn: () => setFirst((before) => before + 1),
  });
  return (
    <>
      <WinnerRows list={list} first={first} onReached={() => setPaused(true)} />
      <button
        type="button"
        className={styles.pause}
        aria-label={paused ? t('homeBlocks.playWinners') : t('homeBlocks.pauseWinners')}
        onClick={() => setPaused(!paused)}
      >
        {paused ? <Play size={16} aria-hidden /> : <Pause size={16} aria-hidden />}
      </button>
    </>
  );
}

interface WinnerRowsProps extends Pick<WinnerRowProps, 'onReached'> {
  list: readonly Winner[];
  /** The index of the top row; the rows wrap around at the end of the list. */
  first: number;
}

function WinnerRows({ list, first, onReached }: WinnerRowsProps) {
  const shown = Array.from({ length: Math.min(rows, list.length) }, (_, row) => (first + row) % list.length);
  return (
    <ul className={styles.winners} data-step={first === 0 ? undefined : first % 2}>
      {shown.map((index) => {
        const winner = list[index];
        return winner && <WinnerRow key={index} winner={winner} onReached={onReached} />;
      })}
    </ul>
  );
}

interface WinnerRowProps {
  winner: Winner;
  /** Called on keyboard focus only. */
  onReached?: (() => void) | undefined;
}

function WinnerRow({ winner, onReached }: WinnerRowProps) {
  const { t } = useTranslation();
  const play = usePlay();
  const { iconUrl, customerName, gameName, winAmount } = winner;
  return (
    <li className={styles.winner}>
      <GamePicture picture={iconUrl} />
      <span className={styles.winnerWords}>
        <bdi className={styles.won}>
          {t('homeBlocks.won', { customer: customerName, amount: formatMoney(winAmount) })}
        </bdi>
        <bdi className={styles.winnerGame}>{gameName}</bdi>
      </span>
      <button
        type="button"
        className={styles.playNow}
        aria-label={t('game.play', { game: gameName })}
        onFocus={({ target }) => target.matches(':focus-visible') && onReached?.()}
        onClick={() => play({ ...winner, name: gameName, nodeName: null })}
      >
        {t('homeBlocks.playNow')}
      </button>
    </li>
  );
}
