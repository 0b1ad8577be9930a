import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './DialogHead.module.css';
import { IconButton } from '../buttons/IconButton.tsx';

interface DialogHeadProps {
  title: string;
  /** For dialogs that move the focus to their title. */
  titleRef?: Ref<HTMLHeadingElement>;
  canClose?: boolean;
  className?: string;
  /** Before the title. */
  children?: ReactNode;
}

/** A dialog's title and close button. */
export function DialogHead({ title, titleRef, canClose = true, className, children }: DialogHeadProps) {
  const { t } = useTranslation();
  return (
    <div className={`${styles.head} ${className}`}>
      {children}
      <Dialog.Title ref={titleRef} tabIndex={titleRef ? -1 : undefined} className={styles.title}>
        {title}
      </Dialog.Title>
      <Dialog.Close disabled={!canClose} render={<IconButton icon={X} label={t('app.close')} />} />
    </div>
  );
}
