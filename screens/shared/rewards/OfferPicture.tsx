import { Gift } from 'lucide-react';
import banners from '#screens/shared/banners/Banners.module.css';
import { Picture } from '#screens/shared/pictures/Picture.tsx';
import styles from './Offer.module.css';
import type { usePromise } from './usePromise.ts';

interface OfferPictureProps {
  /** As the operator names it; may be empty. */
  picture: string;
  promise: ReturnType<ReturnType<typeof usePromise>>;
  /** In sight at once. */
  first?: boolean;
}

/** A promotion's art with what it promises written over it, as a banner has its words: its sentence says them again. */
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
          <bdi className={banners.title}>{promise.headline}</bdi>
          {promise.limit !== '' && <bdi className={banners.subtitle}>{promise.limit}</bdi>}
        </span>
      )}
    </span>
  );
}
