import { contentOfStatus } from '#operator/content/status.ts';
import type { Handlers, OperatorContext } from '#operator/core/context.ts';
import { acceptedSchemes, merchantOf, minimumAgeOf } from '#operator/system/merchants.ts';
import type { SealingScheme } from '@araw/contract/calls/envelope';
import type { SealingSettings } from '@araw/contract/calls/system';

interface BootOptions {
  /** Whether the sandbox pages exist. */
  sandbox: boolean;
  /** The app's sealing settings, for the accepted schemes. */
  sealing(context: OperatorContext, accepted: SealingScheme[]): Promise<SealingSettings>;
}

/** Calls that the app makes before it shows anything. */
export const bootHandlers = ({ sandbox, sealing }: BootOptions) =>
  ({
    async systemStatus(_request, caller, context) {
      const merchant = await merchantOf(context);
      return {
        info: {
          ...merchant.info,
          ...(await contentOfStatus(context)),
          whitelabel: merchant.whitelabel,
          timeZone: merchant.timeZone,
        },
        location: { ip: caller.ip },
        maintenance: merchant.maintenance,
        regionRestriction: merchant.regionRestriction,
      };
    },

    async consolidatedSettings(_request, _caller, context) {
      const merchant = await merchantOf(context);
      const { sealingScheme, country: _country, countryDialingCode: _code, ...shown } = merchant.settings;
      return {
        ...shown,
        minimumAge: minimumAgeOf(merchant),
        now: context.clock.now(),
        sealing: await sealing(context, acceptedSchemes(sealingScheme)),
        sandbox,
      };
    },
  }) satisfies Partial<Handlers>;
