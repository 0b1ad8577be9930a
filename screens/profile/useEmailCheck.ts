import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '#src/app/services.ts';
import { accountQueries } from '#services/queries/accountQueries.ts';

export type EmailCheck = 'checking' | 'free' | 'taken' | 'unknown';

/** Checks on blur whether an e-mail address is free (REG-11). */
export function useEmailCheck() {
  const { operator } = useServices();
  /** The address at the last blur. */
  const [left, setLeft] = useState('');
  const availability = useQuery({ ...accountQueries(operator).emailCheck(left), enabled: left !== '' });

  return {
    leave: setLeft,
    /** Null for any address other than that of the last blur. */
    of(email: string): EmailCheck | null {
      if (left === '' || left !== email) return null;
      if (availability.data) return availability.data.available ? 'free' : 'taken';
      return availability.isError ? 'unknown' : 'checking';
    },
  };
}
