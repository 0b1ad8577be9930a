import { useQuery } from '@tanstack/react-query';
import { Gift } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSession } from '#screens/app/appActor.ts';
import { ButtonLink } from '#screens/ui/Button.tsx';
import { EmptyState } from '#screens/ui/EmptyState.tsx';
import { Picture } from '#screens/shared/pictures/Picture.tsx';
import { useServices } from '#screens/app/services.ts';
import { useAnnouncements } from '#screens/app/useAnnouncements.ts';
import { useDataLanguage } from '#screens/app/useDataLanguage.ts';
import { accountQueries } from '#services/accountQueries.ts';
import type { Announcement } from '#services/contract/announcements.ts';
import type { CallValue } from '#services/contract/calls.ts';
import { picturesOf } from './announcementPictures.ts';
import styles from './Announcements.module.css';
import { ListOrArticle, type SearchOf } from './ListOrArticle.tsx';
import { usePeriod } from './usePeriod.ts';

type Promotion = CallValue<'availablePromotions'>['list'][number];

/** /m/activity: the promotions that run, or one of them with what it asks and gives. */
export function PromotionsScreen() {
  const { t } = useTranslation();
  const isPlayer = useSession() !== null;
  const { operator } = useServices();
  const language = useDataLanguage();
  const available = useQuery(accountQueries(operator).promotions(language)).data?.list ?? [];
  return (
    <ListOrArticle
      query={useAnnouncements()}
      choose={({ promotion }) => [...promotion, ...unannounced(available, promotion)]}
      allLabel={t('promotions.all')}
      list={(promotions, searchOf) => <Promotions promotions={promotions} searchOf={searchOf} />}
      actionOf={({ promotionType }) =>
        isPlayer &&
        promotionType !== '' && (
          <ButtonLink wide look="primary" to="/m/rewardCenter">
            {t('promotions.toRewards')}
          </ButtonLink>
        )
      }
    />
  );
}

/** Promotions that run without being announced have a name and dates alone. */
const unannounced = (available: readonly Promotion[], announced: readonly Announcement[]): Announcement[] =>
  available
    .filter(({ id }) => !announced.some((promotion) => promotion.id === id))
    .map((promotion) => ({
      ...promotion,
      content: '',
      trimmed: false,
      noExpiry: 0,
      announcementImages: [],
      execution: 'B',
      read: true,
    }));

interface PromotionsProps {
  promotions: readonly Announcement[];
  searchOf: SearchOf;
}

function Promotions({ promotions, searchOf }: PromotionsProps) {
  const { t } = useTranslation();
  const periodOf = usePeriod();
  if (promotions.length === 0) {
    return <EmptyState icon={Gift} title={t('promotions.none')} hint={t('promotions.noneHint')} />;
  }
  return (
    <ul className={styles.cards} aria-label={t('title.promotions')}>
      {promotions.map((promotion, index) => (
        <li key={promotion.id}>
          <Link to={{ search: searchOf(index) }} className={styles.card}>
            <span className={styles.cover}>
              <Picture
                picture={picturesOf(promotion)[0] ?? ''}
                width={716}
                height={300}
                loading={index < 2 ? 'eager' : 'lazy'}
                fallback={<Gift size={40} aria-hidden />}
              />
            </span>
            <span className={styles.label}>
              <span dir="auto" className={styles.name}>
                {promotion.title}
              </span>
              <span className={styles.period}>{periodOf(promotion)}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
