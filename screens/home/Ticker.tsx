import { Megaphone, Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { mayMoveByItself } from '#screens/ui/motion/motion.ts';
import { useFromBrowser } from '#screens/ui/useFromBrowser.ts';
import styles from './Ticker.module.css';
import { useAnnouncements } from '#src/app/hooks/useAnnouncements.ts';
import { isNotOffered } from '#screens/shared/loading/isNotOffered.ts';

/** Scrolling time per character of a title. */
const secondsPerCharacter = 0.16;

/** Announcement titles, one after another; a tap opens that announcement (ANN-03). */
export function Ticker() {
  const { t } = useTranslation();
  const query = useAnnouncements();
  const { data } = query;
  const mayMove = useFromBrowser(mayMoveByItself, true);
  const [wanted, setWanted] = useState<boolean | null>(null);
  const playing = wanted ?? mayMove;
  const titles = data?.player.map(({ title }) => title) ?? [];
  const seconds = Math.max(12, titles.join('').length * secondsPerCharacter);

  if (isNotOffered(query)) return null;
  return (
    <section className={styles.ticker} aria-label={t('title.announcements')}>
      <Megaphone size={18} aria-hidden />
      <div className={styles.window}>
        {titles.length === 0 ? (
          data && <span>{t('ticker.none')}</span>
        ) : (
          <ul
            className={styles.titles}
            data-playing={playing || undefined}
            style={{ animationDuration: `${seconds}s` }}
          >
            {titles.map((title, index) => (
              <li key={`${index} ${title}`}>
                <Link to={`/m/notice?index=${index}`}>
                  <bdi>{title}</bdi>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
      {titles.length > 0 && (
        <button
          type="button"
          className={styles.pause}
          aria-label={playing ? t('ticker.pause') : t('ticker.play')}
          onClick={() => setWanted(!playing)}
        >
          {playing ? <Pause size={16} aria-hidden /> : <Play size={16} aria-hidden />}
        </button>
      )}
    </section>
  );
}
