import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { consentMachine, type ConsentName, mayChoose } from '#machines/consent/consent.machine.ts';
import { useSession } from '#src/app/appActor.ts';
import { noticeTimes } from '#src/app/notices.ts';
import { useServices } from '#src/app/services.ts';
import { useChart } from '#src/app/hooks/useChart.ts';
import { useReturns } from '#src/app/hooks/useReturns.ts';
import { defineConsentActors } from './consentActors.ts';

/** Joins the chart of consents with the operator (PROT-12). */
export function useConsent() {
  const { operator, notices } = useServices();
  const { t } = useTranslation();
  const navigate = useNavigate();
  const memberType = useSession()?.type ?? null;
  const [snapshot, send] = useChart(
    consentMachine,
    {
      actors: defineConsentActors(operator),
      actions: {
        saySaved: () => void notices.show('success', t('limits.said.set'), noticeTimes.success),
        sayRealAccountOnly: () => {
          notices.show('info', t('error.realAccountOnly'), noticeTimes.freeMessage);
          void navigate('/m/member/home', { replace: true });
        },
      },
    },
    { input: { memberType } },
  );
  useReturns(send);
  const { consents } = snapshot.context;
  return {
    snapshot,
    retry: () => send({ type: 'retry.requested' }),
    /** Also true while saving. */
    mayChoose: (name: ConsentName) => consents !== null && mayChoose(consents, name),
    choose: (name: ConsentName) => send({ type: 'consent.switched', ...name }),
    allow: () => send({ type: 'all.allowed' }),
    refuse: () => send({ type: 'all.refused' }),
    save: () => send({ type: 'save.tapped' }),
  };
}

export type ConsentOnScreen = ReturnType<typeof useConsent>;
