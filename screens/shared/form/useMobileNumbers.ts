import { useEffect, useState } from 'react';
import { loadMobileNumbers, type MobileNumbers } from '#services/mobileNumber.ts';

/** Parses mobile numbers. Null until its chunk loads, or if that fails: the operator validates them anyway. */
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
