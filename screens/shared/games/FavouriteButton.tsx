import { Heart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Game } from '@araw/contract/games/games';
import styles from './GameTile.module.css';
import { useFavourite } from './useFavourite.ts';

/** The heart of a tile (TILE-02). Separate, so that a change doesn't re-render the tile. */
export function FavouriteButton({ game, name }: { game: Game; name: string }) {
  const { t } = useTranslation();
  const { isFavourite, toggle } = useFavourite(game);
  return (
    <button
      type="button"
      className={styles.heart}
      data-favourite={isFavourite || undefined}
      aria-label={t(isFavourite ? 'game.removeFavourite' : 'game.addFavourite', { game: name })}
      onClick={toggle}
    >
      <Heart size={20} aria-hidden />
    </button>
  );
}
