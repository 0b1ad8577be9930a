import { useQueryClient } from '@tanstack/react-query';
import { useServices } from '#src/app/services.ts';
import { accountKeys } from '#services/queries/accountQueries.ts';
import { queryKeys } from '#services/queries/queries.ts';
import { useChangeAtOnce } from './useChangeAtOnce.ts';

/** Changes the nickname, which the member info also contains. */
export function useSetNickname(): (nickname: string) => void {
  const { operator } = useServices();
  const queryClient = useQueryClient();
  return useChangeAtOnce({
    queryKey: accountKeys.profile,
    field: 'nickname',
    send: (nickname) => operator.updateProfile({ nickname }),
    onSaved: () => void queryClient.invalidateQueries({ queryKey: queryKeys.memberInfo }),
  });
}
