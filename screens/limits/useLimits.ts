import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { type LimitName, limitsMachine } from '#machines/limits/limits.machine.ts';
import { useSession } from '#src/app/appActor.ts';
import { isNewcomer } from '#src/app/newcomer.ts';
import { noticeTimes } from '#src/app/notices.ts';
import { useServices } from '#src/app/services.ts';
import { useChart } from '#src/app/hooks/useChart.ts';
import { useReturns } from '#src/app/hooks/useReturns.ts';
import { newMoneyKey } from '#services/newMoneyKey.ts';
import { defineLimitsActors } from './limitsActors.ts';

/** Joins the chart of limits with the operator and the form (PROT-02, PROT-03, PROT-05). */
export function useLimits(field: RefObject<HTMLInputElement | null>) {
  const { operator, notices } = useServices();
  const { t } = useTranslation();
  const navigate = useNavigate();
  const newcomer = isNewcomer(useLocation().state);
  const memberType = useSession()?.type ?? null;
  const [amount, setAmount] = useState('');
  const [name, setName] = useState<LimitName>({ kind: 'deposit', period: 'day' });

  const [snapshot, send] = useChart(
    limitsMachine,
    {
      actors: defineLimitsActors(operator),
      actions: {
        focusAmount: () => field.current?.focus(),
        clearAmount: () => setAmount(''),
        sayDone: (_, change) =>
          void notices.show('success', t(`limits.said.${change.do}`), noticeTimes.success),
        sayRealAccountOnly: () => {
          notices.show('info', t('error.realAccountOnly'), noticeTimes.freeMessage);
          void navigate('/m/member/home', { replace: true });
        },
        goHome: () => void navigate('/m/home', { replace: true }),
      },
    },
    { input: { memberType, newcomer } },
  );
  useReturns(send);

  const typed = (change: () => void) => {
    change();
    send({ type: 'limit.changed' });
  };

  return {
    snapshot,
    amount,
    name,
    type: (next: string) => typed(() => setAmount(next)),
    choose: (next: Partial<LimitName>) => typed(() => setName({ ...name, ...next })),
    retry: () => send({ type: 'retry.requested' }),
    submit: () => send({ type: 'limit.submitted', ...name, amount }),
    remove: (limit: LimitName) => send({ type: 'removal.tapped', ...limit }),
    decline: () => send({ type: 'question.declined' }),
    confirm: () => send({ type: 'question.confirmed', key: newMoneyKey() }),
    raise: (limit: LimitName) => send({ type: 'raise.confirmed', ...limit, key: newMoneyKey() }),
    keep: (limit: LimitName) => send({ type: 'raise.cancelled', ...limit, key: newMoneyKey() }),
    check: (minutes: number | null) => send({ type: 'check.chosen', minutes, key: newMoneyKey() }),
    declineOffer: () => send({ type: 'offer.declined', key: newMoneyKey() }),
  };
}

export type LimitsOnScreen = ReturnType<typeof useLimits>;
