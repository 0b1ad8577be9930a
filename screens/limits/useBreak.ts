import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { breakMachine, isOpenWish, type StandingWish } from '#machines/break/break.machine.ts';
import { useFields } from '#screens/shared/form/useFields.ts';
import { usePrefetchedSeal } from '#screens/shared/form/usePrefetchedSeal.ts';
import { useOwnCode } from '#screens/shared/form/useOwnCode.ts';
import { useSession } from '#src/app/appActor.ts';
import { noticeTimes } from '#src/app/notices.ts';
import { useServices } from '#src/app/services.ts';
import { useChart } from '#src/app/hooks/useChart.ts';
import { useReturns } from '#src/app/hooks/useReturns.ts';
import type { OwnerProof, ProofWay } from '@araw/contract/accounts/member';
import { newMoneyKey } from '#services/newMoneyKey.ts';
import { queryKeys } from '#services/queries/queries.ts';
import { defineBreakActors } from './breakActors.ts';
import { useUnits } from './useLength.ts';

const proofFields = ['password', 'ownCode'] as const;

/** Joins the break and self-exclusion chart with the operator, its code buttons and the form (PROT-04). */
export function useBreak(ownerProofs: readonly ProofWay[]) {
  const { operator, notices } = useServices();
  const { t } = useTranslation();
  const session = useSession();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const units = useUnits();
  usePrefetchedSeal();

  const fields = useFields([...proofFields], (field, values) => {
    if (field === 'password') return values.password === '' ? { key: 'form.enterPassword' } : null;
    return /^\d{1,10}$/.test(values.ownCode) ? null : { key: 'form.enterCode' };
  });
  const { values } = fields;

  const [snapshot, send] = useChart(
    breakMachine,
    {
      actors: defineBreakActors(operator),
      actions: {
        focusFirstInvalidField: () => fields.focusFirstWrong(asked),
        clearProof: () => fields.empty(proofFields),
        sayDone({ context }, done) {
          const time = units(context.protection!.returnWaitHours, 'hour');
          notices.show('success', t(`break.said.${done.do}`, { time }), noticeTimes.success);
        },
        tellStanding: () => void queryClient.invalidateQueries({ queryKey: queryKeys.memberInfo }),
        sayRealAccountOnly: () => {
          notices.show('info', t('error.realAccountOnly'), noticeTimes.freeMessage);
          void navigate('/m/member/home', { replace: true });
        },
      },
    },
    { input: { memberType: session?.type ?? null, ownerProofs } },
  );
  useReturns(send);

  const { by, protection } = snapshot.context;
  const asked = [by === 'password' ? ('password' as const) : ('ownCode' as const)];
  const ownCode = useOwnCode(by, (digits) => fields.type('ownCode', digits));
  const proof: OwnerProof =
    by === 'password' ? { by, password: values.password } : { by, code: values.ownCode };

  return {
    snapshot,
    fields,
    ownCode,
    requestOwnCode: () => ownCode.request(true),
    retry: () => send({ type: 'retry.requested' }),
    /** Also true during a request. */
    isOpen: (wish: StandingWish) => protection !== null && isOpenWish(wish, protection),
    choose(wish: StandingWish) {
      fields.empty([]);
      send({ type: 'wish.chosen', wish });
    },
    chooseProof(way: ProofWay) {
      fields.empty([]);
      send({ type: 'proof.chosen', by: way });
    },
    submit: () => send({ type: 'proof.submitted', valid: fields.submit(asked), proof, key: newMoneyKey() }),
    leave: () => send({ type: 'step.left' }),
    stay: () => send({ type: 'stay.tapped', key: newMoneyKey() }),
  };
}

export type BreakOnScreen = ReturnType<typeof useBreak>;
