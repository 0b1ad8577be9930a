import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { shownLanguage } from '#locales/i18n.ts';
import { openAccountMachine } from '#machines/openAccount/openAccount.machine.ts';
import { useFailureText } from '#src/app/failureText.ts';
import { useServices } from '#src/app/services.ts';
import { useChart } from '#src/app/hooks/useChart.ts';
import { useKeyedCall, useKeyedCallChart } from '#src/app/hooks/useKeyedCall.ts';
import { useReturns } from '#src/app/hooks/useReturns.ts';
import { breaksPattern, type FieldProblem, ruleProblem } from '#screens/shared/form/fieldRules.ts';
import { passwordProblem } from '#screens/shared/form/newPassword.ts';
import { useFields } from '#screens/shared/form/useFields.ts';
import { usePrefetchedSeal } from '#screens/shared/form/usePrefetchedSeal.ts';
import { agentKeys } from '#services/queries/agentQueries.ts';
import type { OpenedType } from '@araw/contract/agents/agentAccounts';
import { isPlainText, looksLikeContact } from '@araw/contract/values/plainText';
import { newMoneyKey } from '#services/newMoneyKey.ts';
import { defineOpeningActors } from './agentAccountActors.ts';
import { firstPassword } from './firstPassword.ts';
import { useFreeNames } from './useFreeNames.ts';
import { useRebates } from '#screens/shared/team/useRebates.ts';
import { readName } from '@araw/contract/values/typedText';

const fieldNames = ['account', 'password'] as const;
const recipientsKey = 'recipients';

/** Joins the chart that opens an account with the operator, the form and its rules (TEAM-08, REG-12). */
export function useOpenAccount() {
  const { operator, queries } = useServices();
  const queryClient = useQueryClient();
  const failureText = useFailureText();
  const { data: settings } = useQuery(queries.registerSettings(shownLanguage()));
  const { data: site } = useQuery(queries.settings());
  const [type, setType] = useState<OpenedType>(0);
  const [judged, setJudged] = useState(false);
  const names = useFreeNames();
  usePrefetchedSeal();
  const nameRule = settings?.fields['username'];
  const passwordRule = settings?.fields['password'];

  const fields = useFields(fieldNames, (field, typed): FieldProblem | null => {
    if (field === 'password') return passwordProblem(typed.password, passwordRule);
    const account = readName(typed.account);
    if (account === '') return { key: 'form.enterUsername' };
    if (looksLikeContact(account)) return { key: 'form.usernameContact' };
    const isWrong = !isPlainText(account) || breaksPattern(account, nameRule);
    if (isWrong) return ruleProblem(nameRule, { key: 'form.accountFormat' });
    return names.isTaken(account) ? { key: 'openAccount.taken' } : null;
  });
  const { values } = fields;
  const account = readName(values.account);

  const { loadRates, openAccount: makeCall } = defineOpeningActors(operator);
  const openAccount = useKeyedCallChart(makeCall);
  const [snapshot, send] = useChart(openAccountMachine, {
    actors: { loadRates, openAccount },
    actions: {
      focusFirstInvalidField: () => {
        const wrong = rates.malformed[0];
        fields.focusFirstWrong(fieldNames);
        if (wrong && fields.submit(fieldNames)) rates.focus(wrong);
      },
      focusRefused: ({ context: { problems, field, error } }) => {
        const [problem] = problems;
        if (problem) rates.focus(problem.category);
        else if (field && error) fields.blame(field, { text: failureText(error) });
      },
      renewTeam: () => {
        void queryClient.invalidateQueries({ queryKey: agentKeys.team });
        void queryClient.invalidateQueries({ queryKey: [...agentKeys.team.slice(0, 1), recipientsKey] });
      },
    },
  });
  const { context } = snapshot;
  const call = useKeyedCall(snapshot.children.openAccount);
  const rates = useRebates(Object.keys(context.own ?? {}));
  useReturns((event) => {
    if (event.type !== 'net.returned') return;
    send(event);
    call.netReturned();
  });

  const changed = () => send({ type: 'form.changed' });
  return {
    snapshot,
    call,
    context,
    fields,
    rates,
    type,
    judged,
    account,
    nameRule,
    passwordRule,
    /** Null until the settings have loaded. */
    minimumAge: site?.minimumAge ?? null,
    isFree: names.isFree(account),
    choose(chosen: OpenedType) {
      setType(chosen);
      changed();
    },
    typeField(field: (typeof fieldNames)[number], text: string) {
      fields.type(field, text);
      changed();
    },
    typeRate(category: string, text: string) {
      rates.type(category, text);
      changed();
    },
    async lookForName() {
      fields.leave('account');
      if (await names.look(account)) fields.blame('account', { key: 'openAccount.taken' });
    },
    makePassword() {
      fields.type('password', firstPassword());
      changed();
    },
    retry: () => send({ type: 'retry.requested' }),
    submit() {
      setJudged(true);
      const valid = fields.submit(fieldNames) && rates.malformed.length === 0;
      const opening = {
        key: newMoneyKey(),
        account,
        password: values.password,
        type,
        rebates: rates.rates(),
      };
      send({ type: 'form.submitted', valid, opening });
    },
    another() {
      fields.empty(fieldNames);
      rates.clear();
      setJudged(false);
      send({ type: 'another.requested' });
    },
  };
}

export type Opening = ReturnType<typeof useOpenAccount>;
