import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '#src/app/services.ts';
import { accountQueries } from '#services/queries/accountQueries.ts';

export type EmailCheck = 'checking' | 'free' | 'taken' | 'unknown';

/** Whether an e-mail address is free, asked when its field is left (REG-11). */
export function useEmailCheck() {
  const { operator } = useServices();
  /** The address with which the field was left last. */
  const [left, setLeft] = useState('');
  const availability = useQuery({ ...accountQueries(operator).emailCheck(left), enabled: left !== '' });

  return {
    leave: setLeft,
    /** Null for an address with which the field was not left. */
    of(email: string): EmailCheck | null {
      if (left === '' || left !== email) return null;
      if (availability.data) return availability.data.available ? 'free' : 'taken';
      return availability.isError ? 'unknown' : 'checking';
    },
  };
}
