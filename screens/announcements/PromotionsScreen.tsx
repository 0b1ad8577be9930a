import { useQuery } from '@tanstack/react-query';
import { Gift } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSession } from '#src/app/appActor.ts';
import { ButtonLink } from '#screens/ui/buttons/Button.tsx';
import { EmptyState } from '#screens/ui/states/EmptyState.tsx';
import { Picture } from '#screens/shared/pictures/Picture.tsx';
import { OfferPicture } from '#screens/shared/rewards/OfferPicture.tsx';
import { OfferState } from '#screens/shared/rewards/OfferState.tsx';
import { usePromise } from '#screens/shared/rewards/usePromise.ts';
import { useServices } from '#src/app/services.ts';
import { useAnnouncements } from '#src/app/hooks/useAnnouncements.ts';
import { useDataLanguage } from '#src/app/hooks/useDataLanguage.ts';
import { accountQueries } from '#services/queries/accountQueries.ts';
import { isRealAccount } from '@araw/contract/calls/roles';
import { promotionOffersQuery } from '#services/queries/growthQueries.ts';
import type { Announcement } from '@araw/contract/messages/announcements';
import type { CallValue } from '@araw/contract/calls/calls';
import { picturesOf } from './announcementPictures.ts';
import styles from './Announcements.module.css';
import { ListOrArticle, type SearchOf } from './ListOrArticle.tsx';
import { usePeriod } from './usePeriod.ts';

type Promotion = CallValue<'availablePromotions'>['list'][number];

/** /m/activity: the running promotions, or one of them with its terms and bonus. */
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
      untitled={t('title.promotions')}
      allLabel={t('promotions.all')}
      list={(promotions, searchOf) => (
        <>
          <OwnPromotions />
          <Promotions promotions={promotions} searchOf={searchOf} />
        </>
      )}
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

/** The promotions open to the member, with their state (BEN-01). Empty if they can't be loaded. */
function OwnPromotions() {
  const { t } = useTranslation();
  const { operator } = useServices();
  const language = useDataLanguage();
  const memberType = useSession()?.type ?? null;
  const { data } = useQuery({
    ...promotionOffersQuery(operator, language),
    enabled: isRealAccount(memberType),
  });
  const promiseOf = usePromise();
  const offers = data?.list ?? [];
  if (offers.length === 0) return null;
  return (
    <section aria-labelledby="own-promotions">
      <h2 id="own-promotions" className={styles.heading}>
        {t('promotions.forYou')}
      </h2>
      <ul className={styles.cards} aria-labelledby="own-promotions">
        {offers.map((offer, index) => {
          const { id, title, state, stateText, picture } = offer;
          const promise = promiseOf(offer);
          return (
            <li key={id}>
              <Link
                to={{ search: new URLSearchParams({ promotion: id }).toString() }}
                className={styles.card}
              >
                <OfferPicture picture={picture} promise={promise} first={index < 2} />
                <span className={styles.label}>
                  <span className={styles.head}>
                    <span dir="auto" className={styles.name}>
                      {title.trim() || t('title.promotions')}
                    </span>
                    <OfferState state={state} text={stateText} />
                  </span>
                  {promise && <span className={styles.period}>{promise.sentence}</span>}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Running promotions without an announcement have only a name and dates. */
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
