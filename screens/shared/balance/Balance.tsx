import { hashKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { Eye, EyeOff, RotateCw } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { balanceMachine } from '#machines/balance/balance.machine.ts';
import { formatMoney } from '#services/money.ts';
import { queryKeys } from '#services/queries/queries.ts';
import styles from './Balance.module.css';
import { IconButton } from '#screens/ui/buttons/IconButton.tsx';
import { useServices } from '#src/app/services.ts';
import { useChart } from '#src/app/hooks/useChart.ts';
import { useStored } from '#src/app/hooks/useStored.ts';
import { defineWalletActor } from './walletActor.ts';

const mask = '******';

/** The owner's name, the amount with its symbol, refresh and a hide toggle (BAL-01, BAL-02). Needs a session. */
export function Balance({ name }: { name?: string }) {
  const { t } = useTranslation();
  const { queries, storage } = useServices();
  const queryClient = useQueryClient();
  const [stored] = useStored('balanceHidden');
  const [snapshot, send] = useChart(
    balanceMachine,
    {
      actors: { fetchWallet: defineWalletActor(queries, queryClient) },
      actions: { storeVisibility: (_, { hidden }) => storage.write('balanceHidden', hidden ? '1' : '0') },
    },
    { input: { hidden: stored === '1' } },
  );
  useEffect(() => send({ type: 'visibility.changed', hidden: stored === '1' }), [stored, send]);
  const { data: wallet } = useQuery({ ...queries.wallet(), enabled: false });

  // A finished game invalidates the wallet: read it again.
  useEffect(
    () =>
      queryClient.getQueryCache().subscribe((event) => {
        const isWallet = event.query.queryHash === hashKey(queryKeys.wallet);
        if (isWallet && event.type === 'updated' && event.action.type === 'invalidate') {
          send({ type: 'balance.requested' });
        }
      }),
    [queryClient, send],
  );

  const hidden = snapshot.hasTag('hidden');
  const masked = snapshot.hasTag('masked');
  const unknown = snapshot.hasTag('unknown');
  const amount = wallet ? formatMoney(wallet.sumBalance, wallet.currencySymbol) : '';

  return (
    <section className={styles.balance} aria-label={t('balance.label')}>
      <span className={styles.texts}>
        {name && <span className={styles.name}>{name}</span>}
        <bdi dir="ltr" className={`${styles.amount} amount`}>
          {/* Reserves the amount's space, so that masking shifts nothing. */}
          <span
            className={masked || unknown ? styles.kept : undefined}
            aria-hidden={masked || unknown || undefined}
          >
            {amount || mask}
          </span>
          {(masked || unknown) && (
            <span className={styles.mask}>
              <span aria-hidden>{unknown ? '—' : mask}</span>
              <span className="visually-hidden">{stateText()}</span>
            </span>
          )}
        </bdi>
      </span>
      <IconButton
        icon={hidden ? EyeOff : Eye}
        size={18}
        label={hidden ? t('balance.show') : t('balance.hide')}
        onClick={() => send({ type: 'visibility.toggled' })}
      />
      <IconButton
        icon={RotateCw}
        size={18}
        label={t('balance.refresh')}
        disabled={snapshot.hasTag('busy')}
        onClick={() => send({ type: 'balance.requested' })}
      />
    </section>
  );

  function stateText() {
    if (hidden) return t('balance.hidden');
    return unknown ? t('balance.unknown') : t('balance.refreshing');
  }
}
