import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toFailure } from '#machines/failure.ts';
import { useFailureText } from '#screens/parts/failureText.ts';
import { noticeTimes, showNotice } from '#screens/parts/notices.ts';
import { useServices } from '#screens/parts/services.ts';
import { accountKeys, accountQueries } from '#services/accountQueries.ts';
import { queryKeys } from '#services/queries.ts';

/** Changes the nickname: shown at once, taken back when the operator refuses. Changes are sent one after another. */
export function useSetNickname(): (nickname: string) => void {
  const { t } = useTranslation();
  const { operator } = useServices();
  const queryClient = useQueryClient();
  const failureText = useFailureText();
  const { queryKey } = accountQueries(operator).profile();
  const mutationKey = [...accountKeys.profile, 'nickname'];

  const show = (nickname: string) => queryClient.setQueryData(queryKey, (now) => now && { ...now, nickname });

  const { mutate } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    mutationFn: (nickname: string) => operator.updateProfile({ nickname }),
    onMutate: async (nickname) => {
      const before = queryClient.getQueryData(queryKey)?.nickname;
      const cancelled = queryClient.cancelQueries({ queryKey });
      show(nickname);
      await cancelled;
      return before;
    },
    onSuccess: () => {
      showNotice('success', t('notice.changesSaved'), noticeTimes.saved);
      void queryClient.invalidateQueries({ queryKey: queryKeys.memberInfo });
    },
    onError: (error, _nickname, before) => {
      if (queryClient.isMutating({ mutationKey }) > 1) return;
      if (before !== undefined) show(before);
      showNotice('error', failureText(toFailure(error)));
      void queryClient.invalidateQueries({ queryKey });
    },
  });
  return mutate;
}
