import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shownLanguage } from '#locales/i18n.ts';
import { toFailure } from '#machines/failure.ts';
import type { FieldProblem } from '#screens/parts/form/fieldRules.ts';
import { noticeTimes, showNotice } from '#screens/parts/notices.ts';
import { useServices } from '#screens/parts/services.ts';
import { accountKeys, accountQueries } from '#services/accountQueries.ts';
import { checkEmail } from './profileFields.ts';

const taken: FieldProblem = { key: 'profile.emailTaken' };

interface Listeners {
  /** Puts the focus into the field. */
  focus: () => void;
  /** The operator has taken the new address, or there is none to take. */
  onSaved: () => void;
}

/** What is typed as the new address, what is wrong with it, and whether it is free; `current` is the one so far. */
export function useEmailForm(current: string, { focus, onSaved }: Listeners) {
  const { t } = useTranslation();
  const { operator, queries } = useServices();
  const reads = accountQueries(operator);
  const queryClient = useQueryClient();
  const rule = useQuery(queries.registerSettings(shownLanguage())).data?.fields['email'];
  const [typed, setTyped] = useState(current);
  const [problem, setProblem] = useState<FieldProblem | null>(null);
  /** The address with which the field was left last. */
  const [left, setLeft] = useState('');

  const wanted = typed.trim();
  const isNew = wanted !== current;
  const asked = left !== '' && left === wanted;
  const availability = useQuery({ ...reads.emailCheck(left), enabled: asked });

  const saving = useMutation({
    mutationFn: async (email: string) => {
      if (!(await mayBeFree(email))) return 'taken';
      await operator.updateEmail({ email });
      return 'saved';
    },
    onSuccess: (outcome, email) => {
      if (outcome === 'taken') {
        setLeft(email);
        focus();
        return;
      }
      queryClient.setQueryData(reads.profile().queryKey, (now) => now && { ...now, email });
      void queryClient.invalidateQueries({ queryKey: accountKeys.profile });
      showNotice('success', t('notice.changesSaved'), noticeTimes.saved);
      onSaved();
    },
  });

  /** Where the check cannot be had the operator decides as it saves. */
  async function mayBeFree(email: string): Promise<boolean> {
    try {
      return (await queryClient.fetchQuery(reads.emailCheck(email))).available;
    } catch {
      return true;
    }
  }

  function check(): 'checking' | 'free' | 'taken' | 'unknown' | null {
    if (!asked) return null;
    if (availability.data) return availability.data.available ? 'free' : 'taken';
    return availability.isError ? 'unknown' : 'checking';
  }

  const checked = check();
  return {
    typed,
    problem: problem ?? (checked === 'taken' ? taken : null),
    check: checked,
    refusal: saving.error ? toFailure(saving.error) : null,
    saving: saving.isPending,

    type(value: string) {
      setTyped(value);
      setProblem(null);
      saving.reset();
    },

    leave() {
      if (!isNew || wanted === '') return;
      const found = checkEmail(wanted, rule);
      setProblem(found);
      setLeft(found ? '' : wanted);
    },

    save() {
      if (!isNew) return onSaved();
      const found = checkEmail(wanted, rule);
      setProblem(found);
      if (found || checked === 'taken') focus();
      else saving.mutate(wanted);
    },
  };
}
