import { useServices } from '#src/app/services.ts';
import { accountKeys } from '#services/queries/accountQueries.ts';
import { useChangeAtOnce } from './useChangeAtOnce.ts';

export function useSetHeadIcon(): (icon: string) => void {
  const { operator } = useServices();
  return useChangeAtOnce({
    queryKey: accountKeys.headIcon,
    field: 'icon',
    send: (icon) => operator.setHeadIcon({ icon }),
  });
}
