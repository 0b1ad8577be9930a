import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
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
import type { PayoutKind } from '#services/contract/payoutAccounts.ts';
import { languageToSend } from '#services/contract/languages.ts';
import { queryKeys } from '#services/queries/queries.ts';
import { newMoneyKey } from '#services/newMoneyKey.ts';
import { hasForm, plainNumber } from './accountNumber.ts';
import { definePayoutAccountsActors } from './payoutAccountsActors.ts';

interface Draft {
  institution: string;
  number: string;
  holder: string;
  makeDefault: boolean;
}
/** What most players have comes first. */
const kindOrder: readonly PayoutKind[] = ['eWallet', 'bank', 'crypto'];
const noDraft: Draft = { institution: '', number: '', holder: '', makeDefault: false };

/** Goes with the session; kept for the way to the payment password and back. */
const draftKey = [...queryKeys.member, 'payoutDraft'];

/** Joins the chart of the payout accounts with the operator, the payment password and the form (CASH-12). */
export function usePayoutAccounts() {
  const { operator, notices } = useServices();
  const { t } = useTranslation();
  const session = useSession();
  const navigate = useNavigate();
  const wayBack = useWayBack();
  const queryClient = useQueryClient();
  const actors = definePayoutAccountsActors(operator, languageToSend(useDataLanguage()));
  const adding = useConfirmation(actors.addAccount);
  const removing = useConfirmation(actors.removeAccount);

  const [draft] = useState(() => queryClient.getQueryData<Draft>(draftKey) ?? null);
  const [code, setCode] = useState(draft?.institution ?? '');
  const [makeDefault, setMakeDefault] = useState(draft?.makeDefault ?? false);
  const forgetTyped = () => {
    queryClient.removeQueries({ queryKey: draftKey });
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
    { input: { memberType: session?.type ?? null, isBack: draft !== null } },
  );
  const { accounts, error } = snapshot.context;
  const institutions = accounts?.institutions ?? [];
  const institution = institutions.find((one) => one.code === code) ?? institutions[0];
  const kinds = kindOrder.filter((kind) => institutions.some((one) => one.kind === kind));

  const fields = useFields(
    ['number', 'holder'],
    (field, values) => {
      if (field === 'holder')
        return accounts?.holder !== '' || values.holder.trim() !== ''
          ? null
          : { key: 'payoutAccounts.noHolder' };
      return institution && hasForm(plainNumber(values.number, institution), institution)
        ? null
        : { key: 'payoutAccounts.noNumber', values: { hint: institution?.hint ?? '' } };
    },
    draft ?? noDraft,
  );
  const { number, holder } = fields.values;

  const isAdding = snapshot.hasTag('adding');
  useEffect(() => {
    if (isAdding)
      queryClient.setQueryData<Draft>(draftKey, { institution: code, number, holder, makeDefault });
  }, [isAdding, queryClient, code, number, holder, makeDefault]);

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
      /** As it will be added. */
      number: institution ? plainNumber(number, institution) : number,
      submit() {
        const valid = fields.submit(['number', 'holder']);
        send({
          type: 'account.submitted',
          valid,
          account: {
            institution: institution?.code ?? '',
            number: institution ? plainNumber(number, institution) : number,
            holder: accounts?.holder ? '' : holder.trim(),
            makeDefault,
          },
        });
      },
    },
  };
}

export type PayoutAccountsOnScreen = ReturnType<typeof usePayoutAccounts>;
