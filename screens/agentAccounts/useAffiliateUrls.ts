import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type AddressField, affiliateUrlMachine } from '#machines/affiliateUrl/affiliateUrl.machine.ts';
import { useFailureText } from '#src/app/failureText.ts';
import { useServices } from '#src/app/services.ts';
import { useChart } from '#src/app/hooks/useChart.ts';
import { useKeyedCall, useKeyedCallChart } from '#src/app/hooks/useKeyedCall.ts';
import { useReturns } from '#src/app/hooks/useReturns.ts';
import type { FieldProblem } from '#screens/shared/form/fieldRules.ts';
import { useFields } from '#screens/shared/form/useFields.ts';
import type { OpenedType } from '@araw/contract/agents/agentAccounts';
import { isPlainText } from '@araw/contract/values/plainText';
import { newMoneyKey } from '#services/newMoneyKey.ts';
import { defineAffiliateUrlActors } from './agentAccountActors.ts';
import { useRebates } from '#screens/shared/team/useRebates.ts';
import { readLine, readName } from '@araw/contract/values/typedText';

const fieldNames: readonly AddressField[] = ['label', 'code'];
/** The operator's format for codes that agents choose. */
const codePattern = /^[\w.-]{4,32}$/;

/** Normalise the typed texts (DEV-04). */
export const affiliateUrlReaders: Readonly<Record<AddressField, (typed: string) => string>> = {
  label: readLine,
  code: readName,
};

/** Joins the invitation links' chart with the operator and the form (TEAM-08). */
export function useAffiliateUrls() {
  const { operator } = useServices();
  const queryClient = useQueryClient();
  const failureText = useFailureText();
  const [type, setType] = useState<OpenedType>(0);
  const [judged, setJudged] = useState(false);
  const fields = useFields(fieldNames, (field, typed): FieldProblem | null => {
    const text = affiliateUrlReaders[field](typed[field]);
    if (field === 'code')
      return text === '' || codePattern.test(text) ? null : { key: 'affiliateUrl.codeFormat' };
    return text !== '' && isPlainText(text) ? null : { key: 'affiliateUrl.labelMissing' };
  });

  const { createAddress: makeCall, ...reads } = defineAffiliateUrlActors(operator, queryClient);
  const createAddress = useKeyedCallChart(makeCall);
  const [snapshot, send] = useChart(affiliateUrlMachine, {
    actors: { ...reads, createAddress },
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
    },
  });
  const { context } = snapshot;
  const call = useKeyedCall(snapshot.children.createAddress);
  const rates = useRebates(Object.keys(context.addresses?.own ?? {}));
  useReturns((event) => {
    if (event.type === 'page.shown') send(event);
    else call.netReturned();
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
    choose(chosen: OpenedType) {
      setType(chosen);
      changed();
    },
    typeField(field: AddressField, text: string) {
      fields.type(field, text);
      changed();
    },
    typeRate(category: string, text: string) {
      rates.type(category, text);
      changed();
    },
    retry: () => send({ type: 'retry.requested' }),
    create() {
      fields.empty(fieldNames);
      rates.clear();
      setJudged(false);
      send({ type: 'create.tapped' });
    },
    leaveForm: () => send({ type: 'form.left' }),
    submit() {
      setJudged(true);
      const valid = fields.submit(fieldNames) && rates.malformed.length === 0;
      const creation = {
        key: newMoneyKey(),
        label: affiliateUrlReaders.label(fields.values.label),
        type,
        rebates: rates.rates(),
        code: affiliateUrlReaders.code(fields.values.code),
      };
      send({ type: 'form.submitted', valid, creation });
    },
    remove: (id: string) => send({ type: 'delete.tapped', id }),
    leaveRemoval: () => send({ type: 'delete.left' }),
    confirmRemoval: () => send({ type: 'delete.confirmed' }),
  };
}

export type AffiliateUrlList = ReturnType<typeof useAffiliateUrls>;
