import { useQuery } from '@tanstack/react-query';
import { Mail, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '#src/app/services.ts';
import { useDataLanguage } from '#src/app/hooks/useDataLanguage.ts';
import { WaitingEnvelope } from '#screens/shared/envelopes/WaitingEnvelope.tsx';
import { envelopesQuery } from '#services/queries/envelopeQueries.ts';
import styles from './FallenEnvelope.module.css';

/** Where each envelope falls, in document order. */
const falling = [8, 24, 41, 58, 74, 90];

/** The newest unopened envelope. It rests above the bottom menu after the fall, until the player dismisses it. */
export function FallenEnvelope() {
  const { t } = useTranslation();
  const { operator, storage } = useServices();
  const language = useDataLanguage();
  const { data } = useQuery(envelopesQuery(operator, language));
  const [aside, setAside] = useState(() => storage.read('asideEnvelopes'));
  const waiting = data?.list.filter(({ id, state }) => state === 'open' && !aside.includes(id)) ?? [];
  const [newest] = waiting;
  if (!data || !newest) return null;
  const putAside = () => {
    const ids = waiting.map(({ id }) => id);
    const all = [...ids, ...aside].slice(0, 200);
    storage.write('asideEnvelopes', all);
    setAside(all);
  };
  return (
    <>
      <div className={styles.rain} aria-hidden key={newest.id}>
        {falling.map((place) => (
          <Mail key={place} size={28} className={styles.drop} style={{ insetInlineStart: `${place}%` }} />
        ))}
      </div>
      <aside className={styles.notice} aria-label={t('waitingEnvelope.label')}>
        <WaitingEnvelope envelope={newest} count={waiting.length} timeZone={data.timeZone} />
        <button
          type="button"
          className={styles.close}
          aria-label={t('waitingEnvelope.later')}
          onClick={putAside}
        >
          <X size={20} aria-hidden />
        </button>
      </aside>
    </>
  );
}
