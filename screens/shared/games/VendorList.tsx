import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Category } from '#machines/gameEntrance/gameEntrance.rules.ts';
import { Button } from '#screens/ui/buttons/Button.tsx';
import { SectionHeading } from '#screens/ui/layout/SectionHeading.tsx';
import { useShownPart } from '#screens/ui/viewport/useShownPart.ts';
import { GamePicture } from './GamePicture.tsx';
import { usePlayVendor } from './usePlayVendor.ts';
import styles from './VendorList.module.css';

interface VendorListProps {
  title: string;
  categories: readonly Pick<Category, 'gameType' | 'vendors'>[];
  /** The address of the rest of the category. */
  more?: string;
  /** Small icons in more columns, for a full-width page. */
  small?: boolean;
}

/** The vendors of categories, each linking to its games, on home and in the game centre (ENT-01, CAT-03). */
export function VendorList({ title, categories, more, small }: VendorListProps) {
  const { t } = useTranslation();
  const playVendor = usePlayVendor();
  const headingId = useId();
  const vendors = categories.flatMap(({ gameType, vendors: own }) =>
    own.map((vendor) => ({ gameType, vendor })),
  );
  const { shown, hasMore, showMore } = useShownPart(vendors, { first: 60, more: 60 });
  return (
    <section aria-labelledby={headingId}>
      <SectionHeading id={headingId} title={title} more={more} />
      <ul className={small ? styles.small : styles.vendors}>
        {shown.map(({ gameType, vendor }) => (
          <li key={vendor.vassalage}>
            <button
              type="button"
              className={styles.vendor}
              aria-label={t('game.play', { game: vendor.displayName })}
              onClick={() => playVendor(vendor, gameType)}
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
