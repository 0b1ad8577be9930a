import { useQuery } from '@tanstack/react-query';
import { accountQueries } from '#services/queries/accountQueries.ts';
import { useSession } from '#src/app/appActor.ts';
import { useServices } from '#src/app/services.ts';

/**
 * The data of the player's own panels; null for a visitor. Until the operator has answered, uses the session.
 * Each panel that opens refetches the member info (MEM-05).
 */
export function usePlayer() {
  const session = useSession();
  const { operator, queries } = useServices();
  const enabled = session !== null;
  const info = useQuery({ ...queries.memberInfo(), enabled, refetchOnMount: 'always' });
  const headIcon = useQuery({ ...accountQueries(operator).headIcon(), enabled });
  if (session === null) return null;
  return {
    type: session.type,
    account: info.data?.account || session.userName,
    nickname: info.data?.nickname ?? '',
    vipLabel: info.data?.clubLabel?.labelName ?? '',
    /** The head icon's address; empty while it is unknown. */
    icon: headIcon.data?.icon ?? '',
    info,
  };
}

export type Player = NonNullable<ReturnType<typeof usePlayer>>;
