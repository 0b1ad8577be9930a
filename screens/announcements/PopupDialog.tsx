import { Dialog } from '@base-ui/react/dialog';
import { useTranslation } from 'react-i18next';
import { Button } from '#screens/ui/buttons/Button.tsx';
import { Carousel } from '#screens/ui/motion/Carousel.tsx';
import { DialogHead } from '#screens/ui/dialogs/DialogHead.tsx';
import { useBackCloses } from '#screens/ui/dialogs/useBackCloses.ts';
import { AnnouncementBody } from './AnnouncementBody.tsx';
import styles from './PopupDialog.module.css';
import type { PopupChart } from './useAnnouncementPopup.ts';
import { useMarkRead } from './useMarkRead.ts';

/** One announcement after another over the page (POP-05, POP-06); the one in front counts as read (ANN-05). */
export function PopupDialog({ chart: [snapshot, send, offersRewards] }: { chart: PopupChart }) {
  const { t } = useTranslation();
  const { items, place, autoplay } = snapshot.context;
  const close = () => send({ type: 'close.tapped' });
  useBackCloses(close);
  useMarkRead(items[place]);

  return (
    <Dialog.Root open onOpenChange={(open) => !open && close()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.mask} data-closing={snapshot.hasTag('closing')} />
        <Dialog.Popup className={styles.popup} data-closing={snapshot.hasTag('closing')}>
          <DialogHead title={t('announcementPopup.welcome')} className={styles.head} />
          <Carousel
            aria-label={t('title.announcements')}
            place={place}
            onTurn={(by) => send({ type: by === 1 ? 'next.tapped' : 'previous.tapped' })}
            onHold={(held) => send({ type: held ? 'hold.began' : 'hold.ended' })}
            paused={snapshot.hasTag('paused')}
            onPause={
              autoplay ? (paused) => send({ type: paused ? 'turning.paused' : 'turning.resumed' }) : undefined
            }
            slides={items.map((announcement) => ({
              key: announcement.id,
              content: (
                <div className={styles.slide}>
                  <h3 dir="auto">{announcement.title}</h3>
                  <AnnouncementBody
                    announcement={announcement}
                    onInsideLink={(path) => send({ type: 'link.followed', path })}
                  />
                  {offersRewards(announcement) && (
                    <Button look="primary" onClick={() => send({ type: 'rewards.chosen' })}>
                      {t('promotions.toRewards')}
                    </Button>
                  )}
                </div>
              ),
            }))}
          />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
