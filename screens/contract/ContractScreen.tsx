import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#screens/ui/dialogs/ConfirmDialog.tsx';
import { FailedState } from '#screens/shared/loading/FailedState.tsx';
import { Button } from '#screens/ui/buttons/Button.tsx';
import { EmptyState } from '#screens/ui/states/EmptyState.tsx';
import { useFailureText } from '#src/app/failureText.ts';
import { useServices } from '#src/app/services.ts';
import { Skeleton } from '#screens/ui/states/Skeleton.tsx';
import { agentQueries } from '#services/queries/agentQueries.ts';
import type { ContractKind } from '@araw/contract/agents/agent';
import { ContractCard } from './ContractCard.tsx';
import styles from './ContractScreen.module.css';
import { History } from './History.tsx';
import { Payouts } from './Payouts.tsx';
import { useContract } from './useContract.ts';
import typography from '#screens/ui/typography.module.css';
import layout from '#screens/ui/layout/layout.module.css';

export const SalaryContractScreen = () => <ContractScreen kind="dailySalary" />;
export const DividendContractScreen = () => <ContractScreen kind="dividend" />;
export const HourlyContractScreen = () => <ContractScreen kind="hourlySalary" />;

/** A contract's terms and status, and the decision on an offer (AGENT-05). */
function ContractScreen({ kind }: { kind: ContractKind }) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const [snapshot, send] = useContract(kind);
  const { contract, accept, error } = snapshot.context;
  const may = (type: Parameters<typeof send>[0]['type']) => snapshot.can({ type });
  const confirming = snapshot.hasTag('confirming');
  const offered = contract?.status === 'requested';
  const shown = contract && !snapshot.hasTag('failed') && !snapshot.hasTag('none') ? contract : null;

  return (
    <div className={layout.loosePage}>
      {snapshot.hasTag('loading') && <Skeleton className={styles.cardRoom} />}
      {snapshot.hasTag('failed') && error && (
        <FailedState error={error} onRetry={() => send({ type: 'retry.requested' })} />
      )}
      {snapshot.hasTag('none') && (
        <EmptyState icon={FileText} title={t('contract.none')} hint={t('contract.noneHint')} />
      )}
      {shown && (
        <ContractCard contract={shown}>
          {offered && (
            <div className={layout.stack12} aria-busy={snapshot.hasTag('busy')}>
              {error && (
                <p role="alert" className={typography.error}>
                  {failureText(error)} {error.requestId && t('app.requestId', { id: error.requestId })}
                </p>
              )}
              <div className={styles.buttons}>
                <Button
                  wide
                  disabled={!may('decline.tapped')}
                  onClick={() => send({ type: 'decline.tapped' })}
                >
                  {t('contract.decline')}
                </Button>
                <Button
                  wide
                  look="primary"
                  busy={snapshot.hasTag('busy')}
                  disabled={!may('accept.tapped')}
                  onClick={() => send({ type: 'accept.tapped' })}
                >
                  {t('contract.accept')}
                </Button>
              </div>
            </div>
          )}
        </ContractCard>
      )}
      {offered && shown && <CurrentContract kind={kind} />}
      <Payouts kind={kind} />
      <History kind={kind} />
      {confirming && (
        <ConfirmDialog
          title={t(accept ? 'contract.acceptTitle' : 'contract.declineTitle')}
          text={t(accept ? 'contract.acceptText' : 'contract.declineText')}
          confirmLabel={t(accept ? 'contract.accept' : 'contract.decline')}
          onCancel={() => send({ type: 'decision.cancelled' })}
          onConfirm={() => send({ type: 'decision.confirmed' })}
        />
      )}
    </div>
  );
}

/** The contract in force while an offer is pending; nothing if there is none or it can't be loaded. */
function CurrentContract({ kind }: { kind: ContractKind }) {
  const { t } = useTranslation();
  const { operator } = useServices();
  const { data: contract } = useQuery(agentQueries(operator).currentContract(kind));
  if (contract?.status !== 'active') return null;
  return <ContractCard contract={contract} status={t('contract.current')} />;
}
