import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { SnapshotFrom } from 'xstate';
import {
  type DigitsProof,
  paymentPasswordMachine,
} from '#machines/paymentPassword/paymentPassword.machine.ts';
import { useSession } from '#src/app/appActor.ts';
import { noticeTimes } from '#src/app/notices.ts';
import { useReturns } from '#src/app/hooks/useReturns.ts';
import { useServices } from '#src/app/services.ts';
import { useChart } from '#src/app/hooks/useChart.ts';
import { usePrefetchedSeal } from '#screens/shared/form/usePrefetchedSeal.ts';
import { useFields } from '#screens/shared/form/useFields.ts';
import { useOwnCode } from '#screens/shared/form/useOwnCode.ts';
import { useWayBack } from '#screens/shared/payments/useWayBack.ts';
import { accountKeys } from '#services/queries/accountQueries.ts';
import type { ProofWay } from '@araw/contract/accounts/member';
import { sixDigits, weaknessOf } from '@araw/contract/values/paymentDigits';
import { definePaymentPasswordActors } from './paymentPasswordActors.ts';

const proofFields = ['password', 'ownCode', 'oldPassword'] as const;
const digitFields = ['digits', 'repeated'] as const;

type Snapshot = SnapshotFrom<typeof paymentPasswordMachine>;

const views = [
  'refused',
  'loading',
  'failed',
  'unprovable',
  'locked',
  'offered',
  'proving',
  'choosing',
  'repeating',
  'done',
] as const;
export type View = (typeof views)[number];

/** Every chart state has a view. */
const viewOf = (snapshot: Snapshot): View => views.find((view) => snapshot.hasTag(view)) ?? 'loading';

/** Joins the payment PIN's chart with its code buttons, the operator, the form and the way back (CASH-11). */
export function usePaymentPassword(ownerProofs: readonly ProofWay[]) {
  const { operator, notices } = useServices();
  const { t } = useTranslation();
  const session = useSession();
  const navigate = useNavigate();
  const wayBack = useWayBack();
  const queryClient = useQueryClient();
  usePrefetchedSeal();

  const fields = useFields([...proofFields, ...digitFields], (field, { digits, ...values }) => {
    switch (field) {
      case 'password':
        return values.password === '' ? { key: 'form.enterPassword' } : null;
      case 'ownCode':
        return /^\d{1,10}$/.test(values.ownCode) ? null : { key: 'form.enterCode' };
      case 'oldPassword':
        return sixDigits.test(values.oldPassword) ? null : { key: 'paymentPassword.typeSix' };
      case 'digits': {
        if (!sixDigits.test(digits)) return { key: 'paymentPassword.typeSix' };
        const weakness = weaknessOf(digits);
        return weakness && { key: `paymentPassword.weak.${weakness}` };
      }
      case 'repeated':
        return values.repeated === digits ? null : { key: 'paymentPassword.differs' };
    }
  });
  const { values } = fields;

  const [snapshot, send] = useChart(
    paymentPasswordMachine,
    {
      actors: definePaymentPasswordActors(operator),
      actions: {
        focusFirstInvalidField: () => fields.focusFirstWrong(asked),
        clearProof: () => fields.empty(proofFields),
        clearDigits: () => fields.empty(digitFields),
        sayChanged: (_, { aim }) => {
          notices.show('success', t(`paymentPassword.said.${aim}`), noticeTimes.success);
          void queryClient.invalidateQueries({ queryKey: accountKeys.paymentPassword });
          void queryClient.invalidateQueries({ queryKey: accountKeys.activeSessions });
          leave();
        },
        sayRealAccountOnly: () => {
          notices.show('info', t('error.realAccountOnly'), noticeTimes.freeMessage);
          leave();
        },
      },
    },
    { input: { memberType: session?.type ?? null, ownerProofs } },
  );

  /** Returns to where the player came from, or else to the security centre. */
  const leave = () => void navigate(wayBack ?? '/m/securityCenter', { replace: true });

  const view = viewOf(snapshot);

  const { by } = snapshot.context;
  const proofField = (
    { password: 'password', old: 'oldPassword', email: 'ownCode', sms: 'ownCode' } as const
  )[by];
  const asked = view === 'proving' ? [proofField] : view === 'choosing' ? ['digits' as const] : digitFields;

  const ownCode = useOwnCode(by, (digits) => fields.type('ownCode', digits));

  useReturns((event) => {
    if (event.type === 'page.shown') send(event);
  });

  const proof: DigitsProof =
    by === 'password'
      ? { by, password: values.password }
      : by === 'old'
        ? { by, oldPassword: values.oldPassword }
        : { by, code: values.ownCode };

  return {
    view,
    busy: snapshot.hasTag('busy'),
    context: snapshot.context,
    fields,
    ownCode,
    requestOwnCode: () => ownCode.request(true),
    retry: () => send({ type: 'retry.requested' }),
    change: () => send({ type: 'change.chosen' }),
    /** Recovery works only with a code. */
    offersRecovery: ownerProofs.some((way) => way !== 'password'),
    canRecover: snapshot.can({ type: 'recovery.chosen' }),
    recover: () => send({ type: 'recovery.chosen' }),
    chooseProof(way: ProofWay) {
      fields.empty([]);
      send({ type: 'proof.chosen', by: way });
    },
    type(field: 'digits' | 'repeated', typed: string) {
      fields.type(field, typed);
      send({ type: 'digits.changed' });
    },
    /** For a first PIN, no step precedes the proof. */
    offersStepBack: view !== 'proving' || snapshot.context.state?.isSet === true,
    canStepBack: snapshot.can({ type: 'step.left' }),
    stepBack() {
      fields.empty([]);
      send({ type: 'step.left' });
    },
    submit() {
      const valid = fields.submit(asked);
      if (view === 'proving') send({ type: 'proof.submitted', valid });
      else if (view === 'choosing') send({ type: 'digits.chosen', paymentPassword: values.digits });
      else {
        const { digits: paymentPassword, repeated: repeatedPassword } = values;
        send({ type: 'digits.repeated', paymentPassword, repeatedPassword, proof });
      }
    },
  };
}

export type PaymentPassword = ReturnType<typeof usePaymentPassword>;
