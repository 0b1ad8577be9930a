import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toFailure } from '#machines/failure.ts';
import { useFailureText } from '#screens/parts/failureText.ts';
import { noticeTimes, showNotice } from '#screens/parts/notices.ts';
import { useServices } from '#screens/parts/services.ts';
import { accountKeys, accountQueries } from '#services/accountQueries.ts';

/**
 * Picks another head icon: shown at once, taken back when the operator refuses (MEM-09). Choices are sent one after
 * another, so that the last one wins.
 */
export function useSetHeadIcon(): (icon: string) => void {
  const { t } = useTranslation();
  const { operator } = useServices();
  const queryClient = useQueryClient();
  const failureText = useFailureText();
  const { queryKey } = accountQueries(operator).headIcon();
  const mutationKey = [...accountKeys.headIcon, 'set'];

  const show = (icon: string) => queryClient.setQueryData(queryKey, (now) => now && { ...now, icon });

  const { mutate } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    mutationFn: (icon: string) => operator.setHeadIcon({ icon }),
    onMutate: async (icon) => {
      const before = queryClient.getQueryData(queryKey)?.icon;
      const cancelled = queryClient.cancelQueries({ queryKey });
      show(icon);
      await cancelled;
      return before;
    },
    onSuccess: () => {
      showNotice('success', t('notice.changesSaved'), noticeTimes.saved);
    },
    onError: (error, _icon, before) => {
      // A later choice is still to be sent: it stays shown.
      if (queryClient.isMutating({ mutationKey }) > 1) return;
      if (before !== undefined) show(before);
      showNotice('error', failureText(toFailure(error)));
      void queryClient.invalidateQueries({ queryKey });
    },
  });
  return mutate;
}
