import { useSelector } from '@xstate/react';
import { LazyPart } from '#screens/shared/loading/LazyPart.tsx';
import { useAppChild } from '#src/app/appActor.ts';
import { AppUpdate } from './AppUpdate.tsx';
import { LanguageOffer } from './LanguageOffer.tsx';
import styles from './Offers.module.css';

/** Offers above the bottom menu, while no prompt is open either; a failing one takes no other with it. */
export function Offers({ stageFree }: { stageFree: boolean }) {
  const prompted = useSelector(useAppChild('promptQueue'), ({ context }) => context.shown !== null);
  const free = stageFree && !prompted;
  return (
    <div className={styles.offers}>
      <LazyPart instead={null}>
        <AppUpdate free={free} />
      </LazyPart>
      <LazyPart instead={null}>
        <LanguageOffer free={free} />
      </LazyPart>
    </div>
  );
}
