import type { Handlers } from '#operator/core/context.ts';
import { languageKey, textIn } from '#operator/core/languages.ts';
import type { StoredRegisterSettings, StoredRule } from '#operator/database/tables/system.tables.ts';
import type { FieldRule, RegisterSettings } from '@araw/contract/accounts/member';
import { merchantOf } from './merchants.ts';

/** The operator's calls about itself. */
export const systemHandlers = {
  async systemCountry(_request, _caller, context) {
    const { settings } = await merchantOf(context);
    return { country: settings.country, countryDialingCode: settings.countryDialingCode };
  },

  async whitelabel(_request, _caller, context) {
    return (await merchantOf(context)).whitelabel;
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
} satisfies Partial<Handlers>;

/** Registration settings with the rules' messages in one language. */
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
