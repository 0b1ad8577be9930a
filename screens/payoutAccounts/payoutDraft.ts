import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { queryKeys } from '#services/queries/queries.ts';

interface Draft {
  institution: string;
  number: string;
  holder: string;
  makeDefault: boolean;
}

export const noDraft: Draft = { institution: '', number: '', holder: '', makeDefault: false };

/** Dropped with the session; survives the detour to set a payment PIN. */
const draftKey = [...queryKeys.member, 'payoutDraft'];

/** The draft typed before the detour to set a payment PIN; null if there is none. */
export function useKeptDraft() {
  const queryClient = useQueryClient();
  const [found] = useState(() => queryClient.getQueryData<Draft>(draftKey) ?? null);
  return { found, forget: () => queryClient.removeQueries({ queryKey: draftKey }) };
}

/** Keeps the typed values while the form is open. */
export function useKeepDraft(stands: boolean, { institution, number, holder, makeDefault }: Draft) {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (stands) queryClient.setQueryData<Draft>(draftKey, { institution, number, holder, makeDefault });
  }, [stands, queryClient, institution, number, holder, makeDefault]);
}
