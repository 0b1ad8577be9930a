import { Gift } from 'lucide-react';
import banners from '#screens/shared/banners/Banners.module.css';
import { Picture } from '#screens/shared/pictures/Picture.tsx';
import styles from './Offer.module.css';
import type { usePromise } from './usePromise.ts';
import typography from '#screens/ui/typography.module.css';

interface OfferPictureProps {
  /** The picture's name from the operator; may be empty. */
  picture: string;
  promise: ReturnType<ReturnType<typeof usePromise>>;
  /** Visible immediately: load it eagerly. */
  first?: boolean;
}

/** A promotion's art with its promise over it. Screen readers skip the promise, as its sentence repeats it. */
export function OfferPicture({ picture, promise, first = false }: OfferPictureProps) {
  return (
    <span className={banners.banner}>
      <Picture
        picture={picture}
        width={716}
        height={300}
        loading={first ? 'eager' : 'lazy'}
        fallback={<Gift size={40} aria-hidden className={styles.fallback} />}
      />
      {promise && (
        <span aria-hidden className={banners.words}>
          <bdi className={typography.title}>{promise.headline}</bdi>
          {promise.limit !== '' && <bdi className={banners.subtitle}>{promise.limit}</bdi>}
        </span>
      )}
    </span>
  );
}
