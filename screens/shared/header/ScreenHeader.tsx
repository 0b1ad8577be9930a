import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#screens/ui/buttons/IconButton.tsx';
import styles from './ScreenHeader.module.css';
import { useShell } from '#src/app/shellContext.ts';

interface ScreenHeaderProps {
  title: string;
  arrow?: boolean;
  /** At the end, for example a filter button. */
  actions?: ReactNode;
}

/** Back arrow and title. The frame renders it; screens that hide the page header render their own. */
export function ScreenHeader({ title, arrow = true, actions }: ScreenHeaderProps) {
  const { t } = useTranslation();
  const shell = useShell();
  return (
    <header className={styles.header}>
      {arrow && <IconButton icon={ChevronLeft} directed label={t('app.back')} onClick={shell.goBack} />}
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      {actions}
    </header>
  );
}
