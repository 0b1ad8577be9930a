import type { UseQueryResult } from '@tanstack/react-query';
import { ChevronDown, LayoutGrid } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { categoriesOf } from '#machines/gameEntrance/gameEntrance.rules.ts';
import { Button } from '#screens/ui/buttons/Button.tsx';
import { GamePicture } from '#screens/shared/games/GamePicture.tsx';
import { mayMoveByItself } from '#screens/ui/motion/motion.ts';
import { useShownPart } from '#screens/ui/viewport/useShownPart.ts';
import type { GameType } from '@araw/contract/games/gameCodes';
import type { VendorConfig } from '@araw/contract/games/games';
import styles from './Category.module.css';

/** Vendors shown at first, and added each time the player asks for more (CAT-04). */
const fewVendors = 6;
const moreVendors = 60;

const elementId = (vendor: string) => `vendor-${vendor}`;

/** Scrolls only the menu, to put the vendor in its middle. */
export function centreVendor(vendor: string) {
  const item = document.getElementById(elementId(vendor));
  const menu = item?.parentElement;
  if (!menu) return;
  const top = item.offsetTop - (menu.clientHeight - item.offsetHeight) / 2;
  menu.scrollTo({ top, behavior: mayMoveByItself() ? 'smooth' : 'auto' });
}

interface VendorMenuProps {
  /** The vendor configuration, which may still be loading. */
  query: UseQueryResult<VendorConfig>;
  gameType: GameType;
  /** '' for all. */
  chosen: string;
  onChoose: (vendor: string) => void;
}

/** The vendors of a category beside its games; the chosen one scrolls to the middle (CAT-04). */
export function VendorMenu({ query, gameType, chosen, onChoose }: VendorMenuProps) {
  const { t } = useTranslation();
  const { data, isError, isFetching, refetch } = query;
  const categories = data ? categoriesOf(data) : [];
  const vendors = categories.find((category) => category.gameType === gameType)?.vendors ?? [];
  const { shown, hasMore, showMore } = useShownPart(vendors, {
    first: fewVendors,
    more: moreVendors,
    isNeeded: ({ vassalage }) => vassalage === chosen,
  });

  return (
    <nav className={styles.menu} aria-label={t('categoryPage.vendors')}>
      <button
        type="button"
        id={elementId('')}
        className={styles.vendor}
        aria-pressed={chosen === ''}
        onClick={() => onChoose('')}
      >
        <span className={styles.allIcon}>
          <LayoutGrid size={22} aria-hidden />
        </span>
        <span className={styles.vendorName}>{t('gameList.allVendors')}</span>
      </button>
      {shown.map(({ vassalage, displayName, mobileLargeIcon }) => (
        <button
          key={vassalage}
          type="button"
          id={elementId(vassalage)}
          className={styles.vendor}
          aria-pressed={chosen === vassalage}
          onClick={() => onChoose(vassalage)}
        >
          <span className={styles.vendorIcon}>
            <GamePicture picture={mobileLargeIcon} />
          </span>
          <bdi className={styles.vendorName}>{displayName}</bdi>
        </button>
      ))}
      {isError && !data && (
        <Button small busy={isFetching} onClick={() => void refetch()}>
          {t('app.retry')}
        </Button>
      )}
      {hasMore && (
        <button type="button" className={styles.vendor} onClick={showMore}>
          <ChevronDown size={22} aria-hidden />
          <span className={styles.vendorName}>{t('categoryPage.showMore')}</span>
        </button>
      )}
    </nav>
  );
}
