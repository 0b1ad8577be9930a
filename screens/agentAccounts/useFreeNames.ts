import { useState } from 'react';
import { useServices } from '#src/app/services.ts';

/**
 * Checks whether a name is still free, and remembers the last answer (TEAM-08). A failed check shows nothing: the
 * operator decides when the account is opened.
 */
export function useFreeNames() {
  const { operator } = useServices();
  const [asked, setAsked] = useState<{ account: string; isFree: boolean } | null>(null);
  return {
    isFree: (account: string) => asked?.account === account && asked.isFree,
    isTaken: (account: string) => asked?.account === account && !asked.isFree,
    /** Whether the name has just been found to be taken. */
    async look(account: string): Promise<boolean> {
      if (account === '' || asked?.account === account) return false;
      try {
        const { available } = await operator.checkUsername({ username: account });
        setAsked({ account, isFree: available });
        return !available;
      } catch {
        setAsked(null);
        return false;
      }
    },
  };
}
