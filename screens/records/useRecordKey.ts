import { useSession } from '#src/app/appActor.ts';
import { useListKey } from '#screens/shared/address/useOwnAddress.ts';
import { useDataLanguage } from '#src/app/hooks/useDataLanguage.ts';

/** Another entry of the history, player or language starts a record afresh. */
export function useRecordKey(): string {
  const list = useListKey();
  const session = useSession();
  return [list, session?.token, useDataLanguage()].join(' ');
}
