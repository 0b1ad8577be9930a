import { Gamepad2 } from 'lucide-react';
import { Picture } from '#screens/shared/pictures/Picture.tsx';
import styles from './GameTile.module.css';

interface GamePictureProps {
  /** The picture's name from the operator; may be empty. */
  picture: string;
  /** Among the first on the screen. */
  eager?: boolean;
}

/** A game's picture in a 4:5 box, or a placeholder icon (TILE-01). */
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
