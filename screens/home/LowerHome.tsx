import { lazy } from 'react';
import { useInView } from 'react-intersection-observer';
import { loadTexts } from '#locales/i18n.ts';
import { LazyPart } from '#screens/shared/loading/LazyPart.tsx';
import { MissingPart } from './entrance/MissingPart.tsx';
import { margin } from '#screens/ui/viewport/whenNear.ts';
import styles from './HomeScreen.module.css';

const LowerBlocks = lazy(async () => {
  const [{ LowerBlocks: blocks }] = await Promise.all([
    import('./lower/LowerBlocks.tsx'),
    loadTexts('games'),
    loadTexts('protection'),
  ]);
  return { default: blocks };
});

/** The blocks below the lobby; loads its code and texts when the player scrolls near (HOME-01). */
export function LowerHome() {
  const [element, wanted] = useInView({ rootMargin: margin(300), triggerOnce: true, fallbackInView: true });
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
