import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Game } from '@araw/contract/games/games';
import { FavouriteButton } from './FavouriteButton.tsx';
import { gameName } from './gameName.ts';
import { GamePicture } from './GamePicture.tsx';
import styles from './GameTile.module.css';
import { usePlay } from './usePlay.ts';

interface GameTileProps {
  game: Game;
  /** Strips show no hearts (TILE-03). */
  heart?: boolean;
  eager?: boolean;
}

/** One game: a tap plays it, the heart saves it (TILE-01, TILE-02, TILE-05). Its height depends only on its width. */
export const GameTile = memo(function GameTile({ game, heart = true, eager }: GameTileProps) {
  const { t } = useTranslation();
  const play = usePlay();
  const name = gameName(game) || t('game.unnamed');
  const [label] = game.labels;
  return (
    <article className={styles.tile}>
      <button
        type="button"
        className={styles.play}
        aria-label={t('game.play', { game: name })}
        onClick={() => play(game)}
      >
        <GamePicture picture={game.iconUrl} eager={eager} />
        {label && (
          <span className={styles.badge} data-label={label}>
            {t(`game.${label}`)}
          </span>
        )}
        <bdi className={styles.name}>{name}</bdi>
        <bdi className={styles.vendor}>{game.displayName}</bdi>
      </button>
      {heart && <FavouriteButton game={game} name={name} />}
    </article>
  );
});
