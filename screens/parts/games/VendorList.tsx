import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Vendor } from '#services/contract/games.ts';
import { Button } from '../Button.tsx';
import { SectionHeading } from '../SectionHeading.tsx';
import { useShownPart } from '../useShownPart.ts';
import { GamePicture } from './GamePicture.tsx';
import { usePlayVendor } from './usePlayVendor.ts';
import styles from './VendorList.module.css';

interface VendorListProps {
  title: string;
  vendors: readonly Vendor[];
  /** Where the rest of the category is. */
  more?: string;
  /** Small icons in more columns, for a page's whole width. */
  small?: boolean;
}

/** The vendors of a category that shows in place: lottery, e-lottery, sports (ENT-01). */
export function VendorList({ title, vendors, more, small }: VendorListProps) {
  const { t } = useTranslation();
  const playVendor = usePlayVendor();
  const headingId = useId();
  const { shown, hasMore, showMore } = useShownPart(vendors, { first: 60, more: 60 });
  return (
    <section aria-labelledby={headingId}>
      <SectionHeading id={headingId} title={title} more={more} />
      <ul className={small ? styles.small : styles.vendors}>
        {shown.map((vendor) => (
          <li key={vendor.vassalage}>
            <button
              type="button"
              className={styles.vendor}
              aria-label={t('game.play', { game: vendor.displayName })}
              onClick={() => playVendor(vendor)}
            >
              <span className={styles.vendorPicture}>
                <GamePicture picture={vendor.mobileLargeIcon} />
              </span>
              <bdi>{vendor.displayName}</bdi>
            </button>
          </li>
        ))}
      </ul>
      {hasMore && (
        <Button small onClick={showMore}>
          {t('app.more')}
        </Button>
      )}
    </section>
  );
}
