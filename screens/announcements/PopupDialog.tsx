import { Dialog } from '@base-ui/react/dialog';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#screens/ui/Button.tsx';
import { DialogHead } from '#screens/ui/DialogHead.tsx';
import { IconButton } from '#screens/ui/IconButton.tsx';
import { useBackCloses } from '#screens/ui/useBackCloses.ts';
import { AnnouncementBody } from './AnnouncementBody.tsx';
import styles from './PopupDialog.module.css';
import type { PopupChart } from './useAnnouncementPopup.ts';
import { useHold } from './useHold.ts';
import { useMarkRead } from './useMarkRead.ts';
import { useSwipe } from './useSwipe.ts';

/** One announcement after another over the page (POP-05, POP-06); the one in front counts as read (ANN-05). */
export function PopupDialog({ chart: [snapshot, send, offersRewards] }: { chart: PopupChart }) {
  const { t } = useTranslation();
  const { items, place, autoplay } = snapshot.context;
  const [paused, setPaused] = useState(false);
  const close = () => send({ type: 'close.tapped' });
  const holdRef = useHold(paused, (held) => send({ type: held ? 'hold.began' : 'hold.ended' }));
  const swipe = useSwipe((by) => send({ type: by === 1 ? 'next.tapped' : 'previous.tapped' }));
  const several = items.length > 1;
  useBackCloses(close);
  useMarkRead(items[place]);

  return (
    <Dialog.Root open onOpenChange={(open) => !open && close()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.mask} data-closing={snapshot.hasTag('closing')} />
        <Dialog.Popup className={styles.popup} data-closing={snapshot.hasTag('closing')}>
          <DialogHead title={t('announcementPopup.welcome')} className={styles.head} />
          <ul
            ref={holdRef}
            className={styles.slides}
            aria-label={t('title.announcements')}
            aria-live={autoplay && !paused ? 'off' : 'polite'}
            {...(several && swipe)}
          >
            {items.map((announcement, index) => (
              <li
                key={announcement.id}
                className={styles.slide}
                aria-roledescription={t('carousel.slideRole')}
                aria-label={t('carousel.slide', { number: index + 1, last: items.length })}
                inert={index !== place}
              >
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
              </li>
            ))}
          </ul>
          {several && (
            <div className={styles.foot}>
              <IconButton
                icon={ChevronLeft}
                directed
                label={t('carousel.previous')}
                onClick={() => send({ type: 'previous.tapped' })}
              />
              {autoplay && (
                <IconButton
                  icon={paused ? Play : Pause}
                  label={paused ? t('carousel.play') : t('carousel.pause')}
                  onClick={() => setPaused(!paused)}
                />
              )}
              <IconButton
                icon={ChevronRight}
                directed
                label={t('carousel.next')}
                onClick={() => send({ type: 'next.tapped' })}
              />
            </div>
          )}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
