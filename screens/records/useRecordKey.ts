import { useSession } from '#src/app/appActor.ts';
import { useListKey } from '#screens/shared/address/useOwnAddress.ts';
import { useDataLanguage } from '#src/app/hooks/useDataLanguage.ts';

/** Remounts a record for another history entry, player or language. */
export function useRecordKey(): string {
  const list = useListKey();
  const session = useSession();
  return [list, session?.token, useDataLanguage()].join(' ');
}
