import { useQuery } from '@tanstack/react-query';
import { History as HistoryIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Block } from '#screens/shared/loading/Block.tsx';
import { EmptyState } from '#screens/ui/states/EmptyState.tsx';
import { Group } from '#screens/ui/layout/Group.tsx';
import { useServices } from '#src/app/services.ts';
import { Skeleton } from '#screens/ui/states/Skeleton.tsx';
import { UnreadRows } from '#screens/ui/states/UnreadRows.tsx';
import { agentQueries } from '#services/queries/agentQueries.ts';
import type { ContractKind } from '@araw/contract/agents/agent';
import { Dates } from './ContractCard.tsx';
import styles from './ContractScreen.module.css';

/** Decided contracts, newest first. */
export function History({ kind }: { kind: ContractKind }) {
  const { t } = useTranslation();
  const { operator } = useServices();
  const history = useQuery(agentQueries(operator).contractHistory(kind));
  return (
    <Group title={t('contract.history')}>
      <Block query={history} skeleton={<Skeleton className={styles.rowRoom} />}>
        {({ list, unread }) =>
          list.length === 0 ? (
            <EmptyState icon={HistoryIcon} title={t('contract.noHistory')} />
          ) : (
            <>
              <ul aria-label={t('contract.history')}>
                {list.map((contract) => (
                  <li key={contract.contractId} className={styles.row}>
                    {contract.status !== 'none' && (
                      <span className={styles.rowStatus} data-status={contract.status}>
                        {t(`contract.status.${contract.status}`)}
                      </span>
                    )}
                    <Dates contract={contract} />
                  </li>
                ))}
              </ul>
              <UnreadRows count={unread?.contracts} />
            </>
          )
        }
      </Block>
    </Group>
  );
}
