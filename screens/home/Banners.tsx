import { useTranslation } from 'react-i18next';
import { BannerBand, bannersOf } from '#screens/shared/banners/BannerBand.tsx';
import styles from '#screens/shared/banners/Banners.module.css';
import { Button } from '#screens/ui/buttons/Button.tsx';
import { Skeleton } from '#screens/ui/states/Skeleton.tsx';
import { useAnnouncements } from '#src/app/hooks/useAnnouncements.ts';
import { isNotOffered } from '#screens/shared/loading/isNotOffered.ts';

/** The banners of group m_home (HOME-01). */
export function Banners() {
  const { t } = useTranslation();
  const query = useAnnouncements();
  const { data, isError, refetch, isFetching } = query;

  if (isNotOffered(query)) return null;
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
  return <BannerBand banners={bannersOf(data.banners, 'm_home')} />;
}
