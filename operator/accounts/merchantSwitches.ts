import { Refusal } from '@araw/server/http/refusal';
import type { Merchant } from '#operator/system/merchants.ts';

export type AccountFlag = 'MOBILEVERCODELOGIN3' | 'PASSWORDCHANGEBYMAIL3' | 'FACEBOOKLOGIN3' | 'GOOGLELOGIN3';

/** Features that depend on the merchant's flags (LOGIN-01, LOGIN-09, LOGIN-10). Refuses with `switchedOff`. */
export function requireFlag({ whitelabel }: Merchant, flag: AccountFlag): void {
  if (!whitelabel[flag]) throw new Refusal('switchedOff', { message: `${flag} is off` });
}

/** Either the operator's own codes or the identity provider verify numbers, never both (LOGIN-08). */
export const phoneProver = ({ settings }: Pick<Merchant, 'settings'>): 'operator' | 'provider' =>
  settings.identity?.phone ? 'provider' : 'operator';

export function refuseForeignPhone(merchant: Merchant, by: 'operator' | 'provider'): void {
  if (phoneProver(merchant) !== by)
    throw new Refusal('switchedOff', { message: `numbers are not proved by the ${by}` });
}
