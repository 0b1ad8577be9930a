import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type AddressField, affiliateUrlMachine } from '#machines/affiliateUrl/affiliateUrl.machine.ts';
import { useFailureText } from '#src/app/failureText.ts';
import { useServices } from '#src/app/services.ts';
import { useChart } from '#src/app/hooks/useChart.ts';
import { useReturns } from '#src/app/hooks/useReturns.ts';
import type { FieldProblem } from '#screens/shared/form/fieldRules.ts';
import { useFields } from '#screens/shared/form/useFields.ts';
import type { OpenedType } from '#services/contract/agentAccounts.ts';
import { isPlainText } from '#services/contract/plainText.ts';
import { newMoneyKey } from '#services/newMoneyKey.ts';
import { defineAddressActors } from './accountActors.ts';
import { useRebates } from '#screens/shared/team/useRebates.ts';

const fieldNames: readonly AddressField[] = ['label', 'code'];
/** As the operator takes codes that agents wish for. */
const codePattern = /^[\w.-]{4,32}$/;

/** Joins the chart of affiliate addresses with the operator and the form (TEAM-08). */
export function useAddresses() {
  const { operator } = useServices();
  const queryClient = useQueryClient();
  const failureText = useFailureText();
  const [type, setType] = useState<OpenedType>(0);
  const [judged, setJudged] = useState(false);
  const fields = useFields(fieldNames, (field, typed): FieldProblem | null => {
    const text = typed[field].trim();
    if (field === 'code')
      return text === '' || codePattern.test(text) ? null : { key: 'affiliateUrl.codeFormat' };
    return text !== '' && isPlainText(text) ? null : { key: 'affiliateUrl.labelMissing' };
  });

  const [snapshot, send] = useChart(affiliateUrlMachine, {
    actors: defineAddressActors(operator, queryClient),
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
  const rates = useRebates(Object.keys(context.addresses?.own ?? {}));
  useReturns((event) => {
    if (event.type === 'page.shown') send(event);
  });

  const changed = () => send({ type: 'form.changed' });
  return {
    snapshot,
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
        label: fields.values.label.trim(),
        type,
        rebates: rates.rates(),
        code: fields.values.code.trim(),
      };
      send({ type: 'form.submitted', valid, creation });
    },
    remove: (id: string) => send({ type: 'delete.tapped', id }),
    leaveRemoval: () => send({ type: 'delete.left' }),
    confirmRemoval: () => send({ type: 'delete.confirmed' }),
  };
}

export type AddressList = ReturnType<typeof useAddresses>;
