import { contentOfStatus } from '#operator/content/status.ts';
import type { Handlers, OperatorContext } from '#operator/core/context.ts';
import { acceptedSchemes, merchantOf } from '#operator/system/merchants.ts';
import type { SealingScheme } from '#services/contract/envelope.ts';
import type { SealingSettings } from '#services/contract/system.ts';

interface BootOptions {
  /** Whether the sandbox pages are there. */
  sandbox: boolean;
  /** What the app has to seal with, of the schemes that are accepted. */
  sealing(context: OperatorContext, accepted: SealingScheme[]): Promise<SealingSettings>;
}

/** What the app asks before it shows anything. */
export const bootHandlers = ({ sandbox, sealing }: BootOptions) =>
  ({
    async systemStatus(_request, caller, context) {
      const merchant = await merchantOf(context);
      return {
        info: {
          ...merchant.info,
          ...(await contentOfStatus(context)),
          whitelabel: merchant.whitelabel,
        },
        location: { ip: caller.ip },
        maintenance: merchant.maintenance,
        regionRestriction: merchant.regionRestriction,
      };
    },

    async consolidatedSettings(_request, _caller, context) {
      const { settings } = await merchantOf(context);
      const { sealingScheme, country: _country, countryDialingCode: _code, ...shown } = settings;
      return {
        ...shown,
        now: context.clock.now(),
        sealing: await sealing(context, acceptedSchemes(sealingScheme)),
        sandbox,
      };
    },
  }) satisfies Partial<Handlers>;
