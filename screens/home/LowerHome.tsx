import { lazy, useRef, useState } from 'react';
import { loadTexts } from '#locales/i18n.ts';
import { LazyPart } from '#screens/shared/loading/LazyPart.tsx';
import { MissingPart } from './MissingPart.tsx';
import { useNearViewport } from '#screens/ui/viewport/useNearViewport.ts';
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
        <LazyPart instead={<MissingPart />}>
          <LowerBlocks />
        </LazyPart>
      )}
    </div>
  );
}
