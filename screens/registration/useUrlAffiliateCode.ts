import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useServices } from '#src/app/services.ts';
import { affiliateCodeOf, keepAffiliateCode } from '#services/kept/affiliateCode.ts';

/** The code in the visit's first address, kept until an account is registered (REG-07); '' without one. */
export function useUrlAffiliateCode(): string {
  const { storage } = useServices();
  const location = useLocation();
  const [code] = useState(() => affiliateCodeOf(location) || storage.read('affiliateCode'));
  useEffect(() => keepAffiliateCode(storage, location), [storage, location]);
  return code;
}
