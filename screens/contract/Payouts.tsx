import { useQuery } from '@tanstack/react-query';
import { HandCoins } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useServices } from '#src/app/services.ts';
import { Block } from '#screens/shared/loading/Block.tsx';
import { Amount } from '#screens/shared/money/Amount.tsx';
import { EmptyState } from '#screens/ui/states/EmptyState.tsx';
import { Group } from '#screens/ui/layout/Group.tsx';
import { Skeleton } from '#screens/ui/states/Skeleton.tsx';
import { UnreadRows } from '#screens/ui/states/UnreadRows.tsx';
import { agentQueries } from '#services/queries/agentQueries.ts';
import type { ContractKind } from '@araw/contract/agents/agent';
import type { ContractPayout, ContractPayouts } from '@araw/contract/agents/agentContracts';
import { formatMoney } from '#services/money.ts';
import { formatPercent } from '#services/percent.ts';
import { formatDateTimeIn } from '@araw/contract/values/dates';
import { countedBy } from './countedBy.ts';
import styles from './ContractScreen.module.css';

/** The current period's total so far, and the payouts of closed ones, newest first (TEAM-13). */
export function Payouts({ kind }: { kind: ContractKind }) {
  const { t } = useTranslation();
  const { operator } = useServices();
  const payouts = useQuery(agentQueries(operator).contractPayouts(kind));
  return (
    <Group title={t('contract.payouts')}>
      <Block query={payouts} skeleton={<Skeleton className={styles.rowRoom} />}>
        {({ running, list, timeZone, unread }) => (
          <>
            {running && <Running kind={kind} running={running} timeZone={timeZone} />}
            {list.length === 0 ? (
              <EmptyState icon={HandCoins} title={t('contract.noPayouts')} />
            ) : (
              <ul aria-label={t('contract.payouts')}>
                {list.map((payout) => (
                  <li key={payout.id} className={styles.row}>
                    <Sum of={payout} state={stateText(payout)} />
                    <Period of={payout} timeZone={timeZone} />
                    <Counted kind={kind} of={payout} />
                  </li>
                ))}
              </ul>
            )}
            <UnreadRows count={unread?.contractPayouts} />
          </>
        )}
      </Block>
    </Group>
  );

  function stateText({ state, number }: ContractPayout) {
    if (state === 'paid') return `${t('contract.payout.paid')} ${number}`;
    if (state === 'owed') return t('contract.payout.owed');
    if (state === 'due') return t('contract.payout.due');
    return state === 'nothing' ? t('contract.payout.nothing') : '';
  }
}

interface RunningProps {
  kind: ContractKind;
  running: NonNullable<ContractPayouts['running']>;
  timeZone: string;
}

function Running({ kind, running, timeZone }: RunningProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.row}>
      <Sum of={running} state={t('contract.payout.running')} />
      <Period of={running} timeZone={timeZone} />
      <Counted kind={kind} of={running} />
    </div>
  );
}

type Figures = Omit<ContractPayout, 'id' | 'state' | 'paidAt' | 'number'>;

const Sum = ({ of: { due }, state }: { of: Figures; state: string }) => (
  <span className={styles.payout}>
    <span className={styles.rowStatus}>{state}</span>
    <b>
      <Amount value={due} />
    </b>
  </span>
);

const Period = ({ of: { begins, ends }, timeZone }: { of: Figures; timeZone: string }) => (
  <span className={styles.dates}>
    <bdi dir="ltr">
      {formatDateTimeIn(timeZone, begins)} – {formatDateTimeIn(timeZone, ends)}
    </bdi>
  </span>
);

function Counted({
  kind,
  of: { amount, carried, activeMembers, rate },
}: {
  kind: ContractKind;
  of: Figures;
}) {
  const { t } = useTranslation();
  return (
    <span className={styles.dates}>
      <span>
        {t(countedBy[kind].total)} <bdi dir="ltr">{formatMoney(amount)}</bdi>
      </span>
      {carried !== 0 && (
        <span>
          {t('contract.payout.carried')} <bdi dir="ltr">{formatMoney(carried)}</bdi>
        </span>
      )}
      <span>
        {t('contract.activeMembers')} <bdi dir="ltr">{activeMembers}</bdi>
      </span>
      {rate !== null && (
        <span>
          {t('contract.rate')} <bdi dir="ltr">{formatPercent(rate)}</bdi>
        </span>
      )}
    </span>
  );
}
