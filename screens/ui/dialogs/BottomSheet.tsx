import { Dialog } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import styles from './BottomSheet.module.css';
import { DialogHead } from './DialogHead.tsx';
import { useBackCloses } from './useBackCloses.ts';

interface BottomSheetProps {
  title: string;
  /** Whether it can be closed now. */
  canClose?: boolean;
  onClose: () => void;
  /** What it lies on; a game covers the page with all its sheets. */
  over?: 'page' | 'game';
  children: ReactNode;
}

/**
 * A dialog that comes up from the lower edge. Back, Escape and the page behind it close it. What is higher than the
 * screen has to scroll inside of `children`.
 */
export function BottomSheet({ title, canClose = true, onClose, over = 'page', children }: BottomSheetProps) {
  useBackCloses(onClose);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        {/* A dialog within a dialog has none by itself. */}
        <Dialog.Backdrop className={styles.backdrop} data-over={over} forceRender={over === 'game'} />
        <Dialog.Popup className={styles.sheet} data-over={over}>
          <DialogHead title={title} canClose={canClose} className={styles.head} />
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
