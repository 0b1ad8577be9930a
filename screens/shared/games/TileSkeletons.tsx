import { Skeleton } from '#screens/ui/states/Skeleton.tsx';
import styles from './GameTile.module.css';

/** Placeholders with the exact size of tiles. */
export function TileSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <span key={index} className={styles.skeleton} aria-hidden>
      <Skeleton className={styles.skeletonPicture} />
      <Skeleton className={styles.skeletonText} />
    </span>
  ));
}
