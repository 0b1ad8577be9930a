import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ownLimitMachine } from '#machines/ownLimit/ownLimit.machine.ts';
import { useSession } from '#src/app/appActor.ts';
import { noticeTimes } from '#src/app/notices.ts';
import { useServices } from '#src/app/services.ts';
import { useChart } from '#src/app/hooks/useChart.ts';
import { useReturns } from '#src/app/hooks/useReturns.ts';
import { newMoneyKey } from '#services/newMoneyKey.ts';
import { defineOwnLimitActors } from './ownLimitActors.ts';

/** Joins the chart of the own limit with the operator and the form (CASH-15). */
export function useOwnLimit(field: RefObject<HTMLInputElement | null>) {
  const { operator, notices } = useServices();
  const { t } = useTranslation();
  const navigate = useNavigate();
  const memberType = useSession()?.type ?? null;
  const [amount, setAmount] = useState('');
  const say = (text: string) => void notices.show('success', text, noticeTimes.success);

  const [snapshot, send] = useChart(
    ownLimitMachine,
    {
      actors: defineOwnLimitActors(operator),
      actions: {
        focusAmount: () => field.current?.focus(),
        clearAmount: () => setAmount(''),
        saySaved: () => say(t('ownLimit.saved')),
        sayKept: () => say(t('ownLimit.kept')),
        sayRealAccountOnly: () => {
          notices.show('info', t('error.realAccountOnly'), noticeTimes.freeMessage);
          void navigate('/m/securityCenter', { replace: true });
        },
      },
    },
    { input: { memberType } },
  );
  useReturns(send);
  const { limit } = snapshot.context;

  return {
    snapshot,
    amount,
    type(typed: string) {
      setAmount(typed);
      send({ type: 'amount.changed' });
    },
    retry: () => send({ type: 'retry.requested' }),
    submit: () => send({ type: 'limit.submitted', amount }),
    /** Also while something is on its way. */
    canRemove: limit !== null && limit.limit !== null && limit.next?.limit !== null,
    remove: () => send({ type: 'removal.tapped' }),
    decline: () => send({ type: 'question.declined' }),
    confirm: () => send({ type: 'question.confirmed', key: newMoneyKey() }),
    keep: () => send({ type: 'cancellation.tapped', key: newMoneyKey() }),
  };
}

export type OwnLimitOnScreen = ReturnType<typeof useOwnLimit>;
