import { lazy, Suspense } from 'react';
import { loadTexts } from '#locales/i18n.ts';
import { LazyPart } from '#screens/shared/loading/LazyPart.tsx';
import { Skeleton } from '#screens/ui/states/Skeleton.tsx';
import type { BetDetailProps } from './BetDetail.tsx';
import styles from '../records.module.css';
import { useNameOfGame } from './useNameOfGame.ts';

const BottomSheet = lazy(async () => ({
  default: (await import('#screens/ui/dialogs/BottomSheet.tsx')).BottomSheet,
}));
const BetDetail = lazy(async () => {
  const [{ BetDetail: Detail }] = await Promise.all([import('./BetDetail.tsx'), loadTexts('betDetail')]);
  return { default: Detail };
});

/** One bet of the record. The sheet and its content load in parallel when the first bet is opened. */
export function BetDetailSheet(props: BetDetailProps) {
  const nameOfGame = useNameOfGame();
  const { bet, onClose } = props;
  return (
    <LazyPart onBroken={onClose}>
      <BottomSheet title={nameOfGame(bet)} onClose={onClose}>
        <Suspense fallback={<Skeleton className={styles.totalsSkeleton} />}>
          <BetDetail {...props} />
        </Suspense>
      </BottomSheet>
    </LazyPart>
  );
}
