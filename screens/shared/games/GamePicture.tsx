import { Gamepad2 } from 'lucide-react';
import { Picture } from '#screens/shared/pictures/Picture.tsx';
import styles from './GameTile.module.css';

interface GamePictureProps {
  /** As the operator names it; may be empty. */
  picture: string;
  /** Among the first on the screen. */
  eager?: boolean;
}

/** A game's picture in a box of 4:5, or a drawn one (TILE-01). */
export function GamePicture({ picture, eager }: GamePictureProps) {
  return (
    <span className={styles.picture}>
      <Picture
        picture={picture}
        fallback={<Gamepad2 className={styles.fallback} size={40} aria-hidden />}
        width={320}
        height={400}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
      />
    </span>
  );
}
