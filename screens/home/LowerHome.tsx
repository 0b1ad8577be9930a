import { lazy, Suspense, useRef, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useTranslation } from 'react-i18next';
import { loadTexts } from '#locales/i18n.ts';
import { Button } from '#screens/parts/Button.tsx';
import { ErrorState } from '#screens/parts/ErrorState.tsx';
import { useNearViewport } from '#screens/parts/useNearViewport.ts';
import styles from './HomeScreen.module.css';

const LowerBlocks = lazy(async () => {
  const [{ LowerBlocks: blocks }] = await Promise.all([
    import('./lower/LowerBlocks.tsx'),
    loadTexts('games'),
  ]);
  return { default: blocks };
});

/** What stands below the lobby; its code and texts come when the player comes near (HOME-01). */
export function LowerHome() {
  const element = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(element, 300);
  const [wanted, setWanted] = useState(false);
  if (isNear && !wanted) setWanted(true);
  return (
    <div ref={element} className={styles.lower}>
      {wanted && (
        <ErrorBoundary fallback={<Missing />}>
          <Suspense>
            <LowerBlocks />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}

/** The chunk did not come; the lobby above stands (fault 50). */
function Missing() {
  const { t } = useTranslation();
  return (
    <ErrorState
      title={t('crash.missingModule')}
      safe={t('crash.missingModuleText')}
      action={<Button onClick={() => window.location.reload()}>{t('app.reload')}</Button>}
    />
  );
}
