import type { OperatorContext } from '#operator/core/context.ts';
import { changeMerchant, type Merchant } from '#operator/system/merchants.ts';

type WithDatabase = Pick<OperatorContext, 'database'>;

/** Switches what the system status tells (BOOT-03). */
export const setSiteSwitch = (
  context: WithDatabase,
  name: 'maintenance' | 'regionRestriction',
  on: boolean,
): Promise<void> => changeMerchant(context, () => ({ [name]: on }));

/** Switches a white-label flag. */
export const setFlag = (context: WithDatabase, flag: string, on: boolean): Promise<void> =>
  changeMerchant(context, ({ whitelabel }) => ({ whitelabel: { ...whitelabel, [flag]: on } }));

export const setRegisterSettings = (
  context: WithDatabase,
  registerSettings: Merchant['registerSettings'],
): Promise<void> => changeMerchant(context, () => ({ registerSettings }));

/** Whether numbers are proved by the identity provider instead of the operator's own codes (LOGIN-08). */
export const setPhoneProvider = (context: WithDatabase, phone: boolean): Promise<void> =>
  changeMerchant(context, ({ settings }) => ({
    settings: { ...settings, identity: settings.identity ? { ...settings.identity, phone } : null },
  }));

/** From what age on one may register, try and play (REG-15). */
export const setMinimumAge = (context: WithDatabase, minimumAge: number): Promise<void> =>
  changeMerchant(context, ({ settings }) => ({
    // That asks for no age of its own.
    settings: { ...settings, minimumAge, protection: { profile: 'spec', tightened: {} } },
  }));

/** Changes what is given of the mobile template, and leaves the rest (BOOT-07). */
export const setMobileTemplate = (
  context: WithDatabase,
  change: Merchant['info']['mobileTemplate'],
): Promise<void> =>
  changeMerchant(context, ({ info }) => ({
    info: { ...info, mobileTemplate: { ...info.mobileTemplate, ...change } },
  }));
