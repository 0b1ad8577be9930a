import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { RouteRow } from '#src/routes/routeTable.ts';
import { useSession } from '#src/app/appActor.ts';
import { isRealAccount } from '@araw/contract/calls/roles';
import styles from './BreakLink.module.css';

/** Link to breaks and self-exclusion where no bottom menu leads to them in two taps (PROT-04). */
export function BreakLink({ row }: { row: RouteRow }) {
  const { t } = useTranslation();
  const session = useSession();
  if (row.bottomMenu || !isRealAccount(session?.type ?? null)) return null;
  return (
    <footer className={styles.place}>
      <Link to="/m/limits?page=break" className={styles.link}>
        {t('title.break')}
      </Link>
    </footer>
  );
}
