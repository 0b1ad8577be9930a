import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { GamePicture } from '#screens/parts/games/GamePicture.tsx';
import { SectionHeading } from '#screens/parts/SectionHeading.tsx';
import type { Vendor } from '#services/contract/games.ts';
import styles from './GameEntrance.module.css';
import { usePlayVendor } from './usePlayVendor.ts';

/** The vendors of a category that shows in place: lottery, e-lottery, sports (ENT-01). */
export function VendorList({ title, vendors }: { title: string; vendors: readonly Vendor[] }) {
  const { t } = useTranslation();
  const playVendor = usePlayVendor();
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <SectionHeading id={headingId} title={title} />
      <ul className={styles.grid}>
        {vendors.map((vendor) => (
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
    </section>
  );
}
