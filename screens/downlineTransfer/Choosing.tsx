import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { TaskPage } from '#screens/shared/payments/TaskPage.tsx';
import { RecipientName } from '#screens/shared/recipients/RecipientName.tsx';
import { RecipientSearch } from '#screens/shared/recipients/RecipientSearch.tsx';
import { SendingWays } from '#screens/shared/recipients/SendingWays.tsx';
import group from '#screens/ui/layout/Group.module.css';
import { downlineTransferPath } from './downlineTransferPath.ts';

/** Chooses the downline member to send money to. */
export function Choosing() {
  return (
    <TaskPage>
      <SendingWays shown="one" />
      <RecipientSearch>
        {(recipient) => (
          <Link to={downlineTransferPath(recipient.account)} className={group.row}>
            <RecipientName recipient={recipient} />
            <ChevronRight className={group.chevron} size={20} aria-hidden />
          </Link>
        )}
      </RecipientSearch>
    </TaskPage>
  );
}
