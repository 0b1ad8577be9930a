import { useQuery } from '@tanstack/react-query';
import { useSession } from '#src/app/appActor.ts';
import { useServices } from '#src/app/services.ts';
import { isRealAccount, type Standing } from '@araw/contract/calls/roles';

/** The player's standing; `playing` until the operator answers, and for visitors and trial players (PROT-04). */
export function useStanding(): Standing {
  const session = useSession();
  const { queries } = useServices();
  const enabled = isRealAccount(session?.type ?? null);
  const { data } = useQuery({ ...queries.memberInfo(), enabled });
  return enabled ? (data?.standing?.state ?? 'playing') : 'playing';
}
