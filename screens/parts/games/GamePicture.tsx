import { Gamepad2 } from 'lucide-react';
import { useState } from 'react';
import { useServices } from '../services.ts';
import styles from './GameTile.module.css';

interface GamePictureProps {
  /** As the operator names it; may be empty. */
  picture: string;
  /** Among the first on the screen. */
  eager?: boolean;
}

/** A picture in a box of 4:5; each address that fails gives way to the next, the last to a drawn one (TILE-01). */
export function GamePicture({ picture, eager }: GamePictureProps) {
  const { images } = useServices();
  const [failed, setFailed] = useState(0);
  const source = images.sources(picture)[failed];
  return (
    <span className={styles.picture}>
      {source === undefined ? (
        <Gamepad2 className={styles.fallback} size={40} aria-hidden />
      ) : (
        <img
          key={source}
          src={source}
          alt=""
          width={320}
          height={400}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setFailed(failed + 1)}
        />
      )}
    </span>
  );
}
