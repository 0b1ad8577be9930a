import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type EventObject, fromCallback } from 'xstate';
import { appUpdateMachine } from '#machines/appUpdate/appUpdate.machine.ts';
import { useServices } from '#src/app/services.ts';
import { useChart } from '#src/app/hooks/useChart.ts';
import { Button } from '#screens/ui/buttons/Button.tsx';
import { createAppWorker, type ReleaseNews } from '#services/device/appWorker.ts';
import styles from './Offers.module.css';

/** Registers the app's service worker, and offers a newer release while nothing else is open (PAGE-06). */
export function AppUpdate({ free }: { free: boolean }) {
  const { t } = useTranslation();
  const { configuration } = useServices();
  const [worker] = useState(() => createAppWorker(configuration.basePath));
  const [snapshot, send] = useChart(appUpdateMachine, {
    actors: {
      watchReleases: fromCallback<EventObject, undefined, ReleaseNews>(({ sendBack }) =>
        worker.watch(sendBack),
      ),
    },
    actions: {
      takeRelease: worker.apply,
      loadAgain: () => window.location.reload(),
    },
  });
  useEffect(() => send({ type: free ? 'stage.freed' : 'stage.taken' }), [send, free]);

  if (!free || !snapshot.hasTag('offered')) return null;
  return (
    <aside className={styles.offer} aria-label={t('appUpdate.label')}>
      <output className={styles.text}>{t('appUpdate.ready')}</output>
      <Button
        small
        disabled={!snapshot.can({ type: 'update.postponed' })}
        onClick={() => send({ type: 'update.postponed' })}
      >
        {t('appUpdate.later')}
      </Button>
      <Button
        small
        look="primary"
        busy={snapshot.hasTag('busy')}
        onClick={() => send({ type: 'update.chosen' })}
      >
        {t('appUpdate.take')}
      </Button>
    </aside>
  );
}
