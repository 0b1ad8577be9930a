import type { Handlers } from '#operator/core/context.ts';
import { languageKey, textIn } from '#operator/core/languages.ts';
import { contentOfStatus } from '#operator/content/status.ts';
import { sealingSettings } from '#operator/http/unseal.ts';
import type { FieldRule, RegisterSettings } from '#services/contract/member.ts';
import { acceptedSchemes, merchantOf } from './merchants.ts';
import type { StoredRegisterSettings, StoredRule } from '#operator/database/system.tables.ts';

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

    async registerSettings({ language }, _caller, context) {
      return inLanguage((await merchantOf(context)).registerSettings, languageKey(language));
    },

    async verification(_request, _caller, context) {
      return { required: (await merchantOf(context)).registerSettings.mobileVerification };
    },
  }) satisfies Partial<Handlers>;

/** Register settings with the messages of their rules in one language. */
function inLanguage(settings: StoredRegisterSettings, language: string): RegisterSettings {
  const ruleIn = ({ translations = {}, ...rule }: StoredRule): FieldRule => ({
    ...rule,
    message: textIn(language, rule.message, translations),
  });
  const { loginUsername, loginPassword, loginMobileNum, verificationCode } = settings.loginRules;
  return {
    ...settings,
    fields: Object.fromEntries(Object.entries(settings.fields).map(([field, rule]) => [field, ruleIn(rule)])),
    loginRules: {
      loginUsername: ruleIn(loginUsername),
      loginPassword: ruleIn(loginPassword),
      loginMobileNum: ruleIn(loginMobileNum),
      verificationCode: ruleIn(verificationCode),
    },
  };
}
