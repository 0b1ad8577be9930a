import { useQuery } from '@tanstack/react-query';
import { isNotOffered } from '#screens/shared/loading/isNotOffered.ts';
import { useSession } from '#src/app/appActor.ts';
import { useServices } from '#src/app/services.ts';
import { isRealAccount } from '@araw/contract/calls/roles';
import { protectionQueries } from '#services/queries/protectionQueries.ts';

/** Whether to link to the page of consents: only for real accounts, and only if the operator has it (PROT-12). */
export function useConsentsOffered(): boolean {
  const { operator } = useServices();
  const isReal = isRealAccount(useSession()?.type ?? null);
  const consents = useQuery({ ...protectionQueries(operator).consents(), enabled: isReal });
  return isReal && !isNotOffered(consents);
}
