import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFailureNotice } from '#src/app/failureNotice.ts';
import { noticeTimes } from '#src/app/notices.ts';
import { useServices } from '#src/app/services.ts';

interface ChangeAtOnce<Field extends string> {
  /** The key of the query whose data has the field. */
  queryKey: QueryKey;
  field: Field;
  send: (value: string) => Promise<unknown>;
  onSaved?: () => void;
}

/**
 * Updates a player's field optimistically and reverts it if the operator refuses (MEM-09). Sends changes one after
 * another, so that the last one wins.
 */
export function useChangeAtOnce<Field extends string>({
  queryKey,
  field,
  send,
  onSaved,
}: ChangeAtOnce<Field>): (value: string) => void {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const tellFailure = useFailureNotice();
  const { notices } = useServices();
  const mutationKey = [...queryKey, field];

  const show = (value: string) =>
    queryClient.setQueryData<Record<Field, string>>(queryKey, (now) => now && { ...now, [field]: value });

  const { mutate } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    mutationFn: send,
    onMutate: async (value) => {
      const before = queryClient.getQueryData<Record<Field, string>>(queryKey)?.[field];
      const cancelled = queryClient.cancelQueries({ queryKey });
      show(value);
      await cancelled;
      return before;
    },
    onSuccess: () => {
      notices.show('success', t('notice.changesSaved'), noticeTimes.saved);
      onSaved?.();
    },
    onError: (error, _value, before) => {
      // A later choice is still pending: keep showing it.
      if (queryClient.isMutating({ mutationKey }) > 1) return;
      if (before !== undefined) show(before);
      tellFailure(error);
      void queryClient.invalidateQueries({ queryKey });
    },
  });
  return mutate;
}
