import { useQuery } from '@tanstack/react-query';
import { shownLanguage } from '#locales/i18n.ts';
import { useSession } from '#src/app/appActor.ts';
import { BannerBand, bannersOf } from '#screens/shared/banners/BannerBand.tsx';
import { BannerSlide } from '#screens/shared/banners/BannerSlide.tsx';
import { useServices } from '#src/app/services.ts';
import styles from './RegistrationScreen.module.css';

/** The banners of group m_reg (REG-13); registering does not depend on them. */
export function RegistrationBanners() {
  const { queries } = useServices();
  const account = useSession()?.userName ?? null;
  const { data, isError } = useQuery(
    queries.announcements({ types: 'B', groupName: 'm_reg', language: shownLanguage(), account }),
  );
  const banners = data ? bannersOf(data.banners, 'm_reg') : [];
  if (isError || (data && banners.length === 0)) return null;
  const [only, ...others] = banners;
  return (
    <div className={styles.banners}>
      {only && (others.length > 0 ? <BannerBand banners={banners} /> : <BannerSlide banner={only} first />)}
    </div>
  );
}
