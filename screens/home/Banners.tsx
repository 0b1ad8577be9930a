import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useTranslation } from 'react-i18next';
import { Button } from '#screens/parts/Button.tsx';
import { Skeleton } from '#screens/parts/Skeleton.tsx';
import { BannerSlide } from './BannerSlide.tsx';
import styles from './Banners.module.css';
import { useAnnouncements } from './useAnnouncements.ts';

const BannerCarousel = lazy(async () => ({
  default: (await import('./BannerCarousel.tsx')).BannerCarousel,
}));

/**
 * The banners of group m_home (HOME-01); those without a picture are left out (fault 27). Where the carousel does
 * not arrive, the first banner stands still (fault 50).
 */
export function Banners() {
  const { t } = useTranslation();
  const { data, isError, refetch, isFetching } = useAnnouncements();
  const banners = data?.banners.filter(({ groupName, url }) => groupName === 'm_home' && url !== '') ?? [];
  const [first] = banners;

  if (isError && !data) {
    return (
      <div className={styles.carousel}>
        <div className={`${styles.banner} ${styles.failed}`}>
          <Button small busy={isFetching} onClick={() => void refetch()}>
            {t('app.retry')}
          </Button>
        </div>
      </div>
    );
  }
  if (!data) {
    return (
      <div className={styles.carousel}>
        <Skeleton className={styles.skeleton} />
      </div>
    );
  }
  if (!first) return null;
  const still = (
    <div className={styles.carousel}>
      <BannerSlide banner={first} first />
    </div>
  );
  if (banners.length === 1) return still;
  return (
    <ErrorBoundary fallback={still}>
      <Suspense fallback={still}>
        <BannerCarousel banners={banners} />
      </Suspense>
    </ErrorBoundary>
  );
}
