import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFailureNotice } from '#src/app/failureNotice.ts';
import { noticeTimes } from '#src/app/notices.ts';
import { useServices } from '#src/app/services.ts';
import { accountKeys, accountQueries } from '#services/queries/accountQueries.ts';

/** Signs another session out, by its id. It leaves the list once the operator has ended it, not before. */
export function useEndSession({ onSettled }: { onSettled: () => void }) {
  const { t } = useTranslation();
  const { operator, notices } = useServices();
  const queryClient = useQueryClient();
  const tellFailure = useFailureNotice();
  return useMutation({
    mutationFn: (id: string) => operator.endMemberSession({ id }),
    onSuccess: (_done, id) => {
      queryClient.setQueryData(
        accountQueries(operator).activeSessions().queryKey,
        (now) => now && { list: now.list.filter((session) => session.id !== id) },
      );
      notices.show('success', t('security.ended'), noticeTimes.success);
    },
    onError: (error) => {
      tellFailure(error);
    },
    onSettled: () => {
      onSettled();
      void queryClient.invalidateQueries({ queryKey: accountKeys.activeSessions });
    },
  });
}
