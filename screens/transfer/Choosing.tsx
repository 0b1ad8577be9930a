import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { TaskPage } from '#screens/shared/payments/TaskPage.tsx';
import { RecipientName } from '#screens/shared/recipients/RecipientName.tsx';
import { RecipientSearch } from '#screens/shared/recipients/RecipientSearch.tsx';
import { SendingWays } from '#screens/shared/recipients/SendingWays.tsx';
import group from '#screens/ui/Group.module.css';
import styles from './Transfer.module.css';
import { transferPath } from './transferPath.ts';

/** Whom of the downline the money is for. */
export function Choosing() {
  const { t } = useTranslation();
  return (
    <TaskPage>
      <SendingWays shown="one" />
      <h2 className={styles.heading}>{t('transfer.title')}</h2>
      <RecipientSearch>
        {(recipient) => (
          <Link to={transferPath(recipient.account)} className={group.row}>
            <RecipientName recipient={recipient} />
            <ChevronRight className={group.chevron} size={20} aria-hidden />
          </Link>
        )}
      </RecipientSearch>
    </TaskPage>
  );
}
