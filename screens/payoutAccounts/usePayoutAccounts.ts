import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { payoutAccountsMachine } from '#machines/payoutAccounts/payoutAccounts.machine.ts';
import { useSession } from '#src/app/appActor.ts';
import { noticeTimes } from '#src/app/notices.ts';
import { useServices } from '#src/app/services.ts';
import { useChart } from '#src/app/hooks/useChart.ts';
import { useDataLanguage } from '#src/app/hooks/useDataLanguage.ts';
import { useFields } from '#screens/shared/form/useFields.ts';
import { useConfirmation } from '#screens/shared/payments/useConfirmation.ts';
import { useWayBack } from '#screens/shared/payments/useWayBack.ts';
import type { PayoutKind } from '@araw/contract/cashier/payoutAccounts';
import { languageToSend } from '@araw/contract/calls/languages';
import { newMoneyKey } from '#services/newMoneyKey.ts';
import { readPersonName } from '@araw/contract/values/typedText';
import { hasForm, plainNumber } from './accountNumber.ts';
import { noDraft, useKeepDraft, useKeptDraft } from './payoutDraft.ts';
import { definePayoutAccountsActors } from './payoutAccountsActors.ts';

/** The most common kind comes first. */
const kindOrder: readonly PayoutKind[] = ['eWallet', 'bank', 'crypto'];

/** Joins the payout accounts' chart with the operator, the payment PIN and the form (CASH-12). */
export function usePayoutAccounts() {
  const { operator, notices } = useServices();
  const { t } = useTranslation();
  const session = useSession();
  const navigate = useNavigate();
  const wayBack = useWayBack();
  const actors = definePayoutAccountsActors(operator, languageToSend(useDataLanguage()));
  const adding = useConfirmation(actors.addAccount);
  const removing = useConfirmation(actors.removeAccount);

  const draft = useKeptDraft();
  const [code, setCode] = useState(draft.found?.institution ?? '');
  const [makeDefault, setMakeDefault] = useState(draft.found?.makeDefault ?? false);
  const forgetTyped = () => {
    draft.forget();
    fields.empty(['number', 'holder']);
    setMakeDefault(false);
  };
  const say = (text: string) => void notices.show('success', text, noticeTimes.success);

  const [snapshot, send] = useChart(
    payoutAccountsMachine,
    {
      actors: {
        loadAccounts: actors.loadAccounts,
        setDefault: actors.setDefault,
        confirmAdding: adding.chart,
        confirmRemoving: removing.chart,
      },
      actions: {
        focusFirstInvalidField: () => fields.focusFirstWrong(['number', 'holder']),
        clearFields: forgetTyped,
        sayAdded: () => {
          say(t('payoutAccounts.added'));
          if (wayBack !== null) void navigate(wayBack, { replace: true });
        },
        sayRemoved: () => say(t('payoutAccounts.removed')),
        sayRealAccountOnly: () =>
          void notices.show('info', t('error.realAccountOnly'), noticeTimes.freeMessage),
      },
    },
    { input: { memberType: session?.type ?? null, isBack: draft.found !== null } },
  );
  const { accounts, error } = snapshot.context;
  const institutions = accounts?.institutions ?? [];
  const institution = institutions.find((one) => one.code === code) ?? institutions[0];
  const kinds = kindOrder.filter((kind) => institutions.some((one) => one.kind === kind));

  const fields = useFields(
    ['number', 'holder'],
    (field, values) => {
      if (field === 'holder')
        return accounts?.holder !== '' || readPersonName(values.holder) !== ''
          ? null
          : { key: 'payoutAccounts.noHolder' };
      return institution && hasForm(plainNumber(values.number, institution), institution)
        ? null
        : { key: 'payoutAccounts.noNumber', values: { hint: institution?.hint ?? '' } };
    },
    draft.found ?? noDraft,
  );
  const { number, holder } = fields.values;

  useKeepDraft(snapshot.hasTag('adding'), { institution: code, number, holder, makeDefault });

  return {
    snapshot,
    accounts,
    error,
    adding,
    removing,
    retry: () => send({ type: 'retry.requested' }),
    canAdd: snapshot.can({ type: 'add.tapped' }),
    add: () => send({ type: 'add.tapped' }),
    cancel: () => send({ type: 'form.cancelled' }),
    choose: (id: string) => send({ type: 'default.tapped', id, key: newMoneyKey() }),
    remove: (id: string) => send({ type: 'remove.tapped', id }),
    form: {
      kinds,
      institutions: institutions.filter(({ kind }) => kind === institution?.kind),
      institution,
      chooseKind: (kind: PayoutKind) => {
        fields.empty(['number']);
        setCode(institutions.find((one) => one.kind === kind)?.code ?? '');
      },
      chooseInstitution: (chosen: string) => {
        fields.empty([]);
        setCode(chosen);
      },
      fields,
      makeDefault,
      setMakeDefault,
      /** In the form in which it will be added. */
      number: institution ? plainNumber(number, institution) : number,
      submit() {
        const valid = fields.submit(['number', 'holder']);
        send({
          type: 'account.submitted',
          valid,
          account: {
            institution: institution?.code ?? '',
            number: institution ? plainNumber(number, institution) : number,
            holder: accounts?.holder ? '' : readPersonName(holder),
            makeDefault,
          },
        });
      },
    },
  };
}

export type PayoutAccountsOnScreen = ReturnType<typeof usePayoutAccounts>;
