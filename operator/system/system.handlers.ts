import type { Handlers, OperatorContext } from '#operator/context.ts';
import { contentOfStatus } from '#operator/content/status.ts';
import { sealingSettings } from '#operator/http/unseal.ts';
import type { SealingScheme } from '#services/contract/envelope.ts';
import { merchantOf } from './merchants.ts';

/** The operator's calls about itself. `sandbox` says whether the sandbox pages are there. */
export const systemHandlers = (sandbox: boolean) =>
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

    async systemCountry(_request, _caller, context) {
      const { settings } = await merchantOf(context);
      return { country: settings.country, countryDialingCode: settings.countryDialingCode };
    },

    async whitelabel(_request, _caller, context) {
      return (await merchantOf(context)).whitelabel;
    },

    async consolidatedSettings(_request, _caller, context) {
      const { settings } = await merchantOf(context);
      const { sealingScheme, country: _country, countryDialingCode: _code, ...shown } = settings;
      return {
        ...shown,
        now: context.clock.now(),
        sealing: await sealingSettings(context, acceptedSchemes(sealingScheme)),
        sandbox,
      };
    },

    async domainRoute(_request, _caller, context) {
      const { info } = await merchantOf(context);
      return { domains: info.mainDomain ? [info.mainDomain] : [] };
    },

    async registerSettings(_request, _caller, context) {
      return (await merchantOf(context)).registerSettings;
    },

    async verification(_request, _caller, context) {
      return { required: (await merchantOf(context)).registerSettings.mobileVerification };
    },
  }) satisfies Partial<Handlers>;

/** An operator that prefers AES-GCM still reads DES, for browsers without WebCrypto (fault 44). */
const acceptedSchemes = (preferred: SealingScheme): SealingScheme[] =>
  preferred === 'AES-GCM' ? ['AES-GCM', 'DES'] : ['DES'];

export async function sealingSchemesOf(context: OperatorContext): Promise<SealingScheme[]> {
  return acceptedSchemes((await merchantOf(context)).settings.sealingScheme);
}
