import { useEffect, useState } from 'react';
import { loadMobileNumbers, type MobileNumbers } from '#services/mobileNumber.ts';

/** Reads mobile numbers; null until its chunk has come, and where it does not: the operator reads them too. */
export function useMobileNumbers(wanted: boolean): MobileNumbers | null {
  const [numbers, setNumbers] = useState<MobileNumbers | null>(null);
  useEffect(() => {
    if (!wanted) return;
    let left = false;
    loadMobileNumbers().then(
      (loaded) => left || setNumbers(loaded),
      () => {},
    );
    return () => {
      left = true;
    };
  }, [wanted]);
  return numbers;
}
