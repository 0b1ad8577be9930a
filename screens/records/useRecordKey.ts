import { useSession } from '#screens/app/appActor.ts';
import { useListKey } from '#screens/shared/address/useOwnAddress.ts';
import { useDataLanguage } from '#screens/app/useDataLanguage.ts';

/** Another entry of the history, player or language starts a record afresh. */
export function useRecordKey(): string {
  const list = useListKey();
  const session = useSession();
  return [list, session?.token, useDataLanguage()].join(' ');
}
