import { useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '#src/app/services.ts';
import { Block } from '#screens/shared/loading/Block.tsx';
import { EmptyState } from '#screens/ui/states/EmptyState.tsx';
import { Field } from '#screens/ui/Field.tsx';
import { useComposed } from '#screens/ui/typing/useComposed.ts';
import { Skeleton } from '#screens/ui/states/Skeleton.tsx';
import type { Recipient } from '@araw/contract/cashier/transfers';
import { recipientsQuery } from '#services/queries/agentQueries.ts';
import { readName } from '@araw/contract/values/typedText';
import styles from './RecipientSearch.module.css';
import typography from '#screens/ui/typography.module.css';
import layout from '#screens/ui/layout/layout.module.css';

/** Finds downline members by the start of their account; `children` renders each. Texts: the part 'transfers'. */
export function RecipientSearch({ children }: { children: (recipient: Recipient) => ReactNode }) {
  const { t } = useTranslation();
  const { operator } = useServices();
  const [search, setSearch] = useState('');
  const wanted = readName(search);
  const recipients = useQuery(recipientsQuery(operator, wanted));
  const composed = useComposed(search, setSearch);
  return (
    <div className={layout.stack16}>
      <Field
        type="search"
        label={t('recipients.search')}
        {...composed}
        read={readName}
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="search"
        maxLength={128}
      />
      <Block query={recipients} skeleton={<Skeleton className={styles.skeleton} />}>
        {({ list, total }) =>
          list.length === 0 ? (
            <EmptyState icon={Users} title={t(wanted === '' ? 'recipients.none' : 'recipients.notFound')} />
          ) : (
            <>
              <ul className={styles.list} aria-label={t('recipients.list')}>
                {list.map((recipient) => (
                  <li key={recipient.account}>{children(recipient)}</li>
                ))}
              </ul>
              {list.length < total && (
                <p className={typography.note}>
                  {t('recipients.more', { shown: list.length, count: total })}
                </p>
              )}
            </>
          )
        }
      </Block>
    </div>
  );
}
