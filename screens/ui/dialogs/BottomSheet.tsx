import { Dialog } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import styles from './BottomSheet.module.css';
import { DialogHead } from './DialogHead.tsx';
import { useBackCloses } from './useBackCloses.ts';

interface BottomSheetProps {
  title: string;
  canClose?: boolean;
  onClose: () => void;
  /** What it opens over; a game covers the page and all its sheets. */
  over?: 'page' | 'game';
  children: ReactNode;
}

/**
 * A dialog that slides up from the bottom edge. Going back, Escape and a tap outside close it. Content taller than
 * the screen must scroll inside `children`.
 */
export function BottomSheet({ title, canClose = true, onClose, over = 'page', children }: BottomSheetProps) {
  useBackCloses(onClose);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        {/* Nested dialogs have no backdrop by default. */}
        <Dialog.Backdrop className={styles.backdrop} forceRender={over === 'game'} />
        <Dialog.Popup className={styles.sheet}>
          <DialogHead title={title} canClose={canClose} className={styles.head} />
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
