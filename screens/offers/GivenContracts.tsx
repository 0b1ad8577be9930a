import { useQuery } from '@tanstack/react-query';
import { FileText, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type ChartError, toChartError } from '#machines/chartError.ts';
import type { ContractAction } from '#machines/offerMove/offerMove.machine.ts';
import { useRoleGuard } from '#src/app/hooks/useRoleGuard.ts';
import { useServices } from '#src/app/services.ts';
import { FormError } from '#screens/shared/form/FormError.tsx';
import { ConfirmDialog } from '#screens/ui/dialogs/ConfirmDialog.tsx';
import { TaskPage } from '#screens/shared/payments/TaskPage.tsx';
import { FailedState } from '#screens/shared/loading/FailedState.tsx';
import { Button, ButtonLink } from '#screens/ui/buttons/Button.tsx';
import { EmptyState } from '#screens/ui/states/EmptyState.tsx';
import { Skeleton } from '#screens/ui/states/Skeleton.tsx';
import { UnreadRows } from '#screens/ui/states/UnreadRows.tsx';
import { agentQueries } from '#services/queries/agentQueries.ts';
import { type GivenContract, givenStates } from '@araw/contract/agents/agentContracts';
import type { CallValue } from '@araw/contract/calls/calls';
import { formatMoney } from '#services/money.ts';
import { formatDateTimeIn } from '@araw/contract/values/dates';
import styles from './Offers.module.css';
import { type ContractsPlace, offersPath } from './offersPath.ts';
import { Tiers } from './Tiers.tsx';
import { useOfferMove } from './useOfferMove.ts';
import typography from '#screens/ui/typography.module.css';
import layout from '#screens/ui/layout/layout.module.css';

const ownContracts = [
  ['dailySalary', '/m/member/agent/getSalaryContract'],
  ['dividend', '/m/member/agent/getDevidendContract'],
  ['hourlySalary', '/m/member/agent/getHourContract'],
] as const;

/** The contracts that the agent has given, each with its actions, and a link to the agent's own (TEAM-09). */
export function GivenContracts({ state, page }: ContractsPlace) {
  const { t } = useTranslation();
  const { operator } = useServices();
  const guard = useRoleGuard('realAgent');
  const [snapshot, send] = useOfferMove();
  const { data, error, refetch } = useQuery(agentQueries(operator).givenContracts(state, page));
  const { move, done, error: failure } = snapshot.context;
  const asked = move && data?.list.find(({ contractId }) => contractId === move.contractId);
  return (
    <TaskPage
      action={
        <ButtonLink
          look="primary"
          wide
          to="/m/member/team?scope=direct&kind=agent"
          onClick={guard}
          icon={<Plus size={20} aria-hidden />}
        >
          {t('offers.choose')}
        </ButtonLink>
      }
      note={t('offers.chooseHint')}
    >
      <nav aria-label={t('offers.own')} className={layout.wrap}>
        {ownContracts.map(([kind, to]) => (
          <Link key={kind} to={to} className={styles.chip}>
            {t('offers.ownOf', { kind: t(`offers.kinds.${kind}`) })}
          </Link>
        ))}
      </nav>
      <nav aria-label={t('offers.states')} className={layout.wrap}>
        {givenStates.map((one) => (
          <Link
            key={one}
            to={offersPath({ state: one })}
            replace
            className={styles.chip}
            aria-current={one === state ? 'page' : undefined}
          >
            {t(`offers.state.${one}`)}
            {data && <bdi className={typography.quiet}>{data.counts[one]}</bdi>}
          </Link>
        ))}
      </nav>
      <output className={styles.done}>{done && t(`offers.done.${done}`)}</output>
      <FormError error={failure} />
      {data ? (
        <List
          told={data}
          place={{ state, page }}
          canMove={snapshot.can({
            type: 'move.tapped',
            move: { contractId: '', kind: 'dividend', action: 'end' },
          })}
          onMove={({ contractId, kind }, action) =>
            send({ type: 'move.tapped', move: { contractId, kind, action } })
          }
        />
      ) : (
        <Waiting error={error && toChartError(error)} onRetry={() => void refetch()} />
      )}
      {asked && snapshot.hasTag('confirming') && (
        <ConfirmDialog
          title={t(`offers.ask.${move.action}`, { account: asked.account })}
          text={t(`offers.askText.${move.action}`)}
          confirmLabel={t(`offers.do.${move.action}`)}
          busy={snapshot.hasTag('busy')}
          canCancel={snapshot.can({ type: 'move.cancelled' })}
          canConfirm={snapshot.can({ type: 'move.confirmed' })}
          onCancel={() => send({ type: 'move.cancelled' })}
          onConfirm={() => send({ type: 'move.confirmed' })}
        />
      )}
    </TaskPage>
  );
}

function Waiting({ error, onRetry }: { error: ChartError | null; onRetry: () => void }) {
  if (!error) return <Skeleton className={styles.skeleton} />;
  return <FailedState error={error} onRetry={onRetry} />;
}

interface ListProps {
  told: CallValue<'givenContracts'>;
  place: ContractsPlace;
  canMove: boolean;
  onMove: (contract: GivenContract, action: ContractAction) => void;
}

function List({ told, place, canMove, onMove }: ListProps) {
  const { t } = useTranslation();
  const { list, totalPages, owed, timeZone, unread } = told;
  const { state, page } = place;
  if (list.length === 0) {
    return <EmptyState icon={FileText} title={t('offers.none')} hint={t('offers.noneHint')} />;
  }
  return (
    <>
      {owed > 0 && <p className={styles.owed}>{t('offers.owed', { amount: formatMoney(owed) })}</p>}
      <ul className={styles.list} aria-label={t('title.agentDividend')}>
        {list.map((contract) => (
          <li key={contract.contractId}>
            <Given
              contract={contract}
              timeZone={timeZone}
              canMove={canMove}
              onMove={(action) => onMove(contract, action)}
            />
          </li>
        ))}
      </ul>
      <UnreadRows count={unread?.givenContracts} />
      {totalPages > 1 && (
        <nav aria-label={t('offers.pages')} className={styles.pages}>
          {page > 1 && (
            <ButtonLink to={offersPath({ state, page: page - 1 })}>{t('offers.newer')}</ButtonLink>
          )}
          {page < totalPages && (
            <ButtonLink to={offersPath({ state, page: page + 1 })}>{t('offers.older')}</ButtonLink>
          )}
        </nav>
      )}
    </>
  );
}

interface GivenProps {
  contract: GivenContract;
  timeZone: string;
  canMove: boolean;
  onMove: (action: ContractAction) => void;
}

function Given({ contract, timeZone, canMove, onMove }: GivenProps) {
  const { t } = useTranslation();
  const { account, kind, status, terms, carries, offeredAt, lapsesAt, endedAt, owed, lastPaid } = contract;
  const on = (at: number) => formatDateTimeIn(timeZone, at);
  const isAskedFor = contract.actions.includes('decide');
  const dates = [
    offeredAt !== null && t('contract.offeredAt', { date: on(offeredAt) }),
    status === 'requested' && lapsesAt !== null && t('offers.lapsesAt', { date: on(lapsesAt) }),
    endedAt !== null && t('offers.endedAt', { date: on(endedAt) }),
    lastPaid && t('offers.lastPaid', { amount: formatMoney(lastPaid.amount), date: on(lastPaid.at) }),
    carries && t('offers.carries'),
  ].filter(Boolean);
  const buttons = contract.actions.flatMap((action): ContractAction[] =>
    action === 'decide' ? ['decline', 'accept'] : [action],
  );
  return (
    <article className={styles.card} aria-label={`${account} · ${t(`offers.kinds.${kind}`)}`}>
      <h2 className={styles.name}>
        <bdi>{account}</bdi> · {t(`offers.kinds.${kind}`)}
      </h2>
      {status !== 'none' && (
        <p className={styles.status} data-status={status}>
          {t(
            status === 'requested'
              ? isAskedFor
                ? 'offers.askedFor'
                : 'offers.offered'
              : `contract.status.${status}`,
          )}
        </p>
      )}
      <Tiers kind={kind} terms={terms} />
      {owed > 0 && <p className={styles.owed}>{t('offers.owedHere', { amount: formatMoney(owed) })}</p>}
      {dates.map((text) => (
        <p key={String(text)} className={typography.note}>
          {text}
        </p>
      ))}
      {buttons.length > 0 && (
        <div className={styles.buttons}>
          {buttons.map((action) => (
            <Button key={action} wide disabled={!canMove} onClick={() => onMove(action)}>
              {t(`offers.do.${action}`)}
            </Button>
          ))}
        </div>
      )}
    </article>
  );
}
