import { useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '#src/app/services.ts';
import { Block } from '#screens/shared/loading/Block.tsx';
import { EmptyState } from '#screens/ui/states/EmptyState.tsx';
import { Field } from '#screens/ui/Field.tsx';
import { Skeleton } from '#screens/ui/states/Skeleton.tsx';
import type { Recipient } from '#services/contract/transfers.ts';
import { recipientsQuery } from '#services/queries/recipientQueries.ts';
import styles from './RecipientSearch.module.css';

/** Members of the downline by the beginning of their account, each as the page draws it. Texts: the part 'cashier'. */
export function RecipientSearch({ children }: { children: (recipient: Recipient) => ReactNode }) {
  const { t } = useTranslation();
  const { operator } = useServices();
  const [search, setSearch] = useState('');
  const recipients = useQuery(recipientsQuery(operator, search.trim()));
  return (
    <div className={styles.search}>
      <Field
        type="search"
        label={t('recipients.search')}
        value={search}
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="search"
        maxLength={128}
        onChange={(event) => setSearch(event.target.value)}
      />
      <Block query={recipients} skeleton={<Skeleton className={styles.skeleton} />}>
        {({ list, total }) =>
          list.length === 0 ? (
            <EmptyState
              icon={Users}
              title={t(search.trim() === '' ? 'recipients.none' : 'recipients.notFound')}
            />
          ) : (
            <>
              <ul className={styles.list} aria-label={t('recipients.list')}>
                {list.map((recipient) => (
                  <li key={recipient.account}>{children(recipient)}</li>
                ))}
              </ul>
              {list.length < total && (
                <p className={styles.more}>{t('recipients.more', { shown: list.length, count: total })}</p>
              )}
            </>
          )
        }
      </Block>
    </div>
  );
}
