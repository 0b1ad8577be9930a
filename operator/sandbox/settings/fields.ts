import { fieldRule } from '#operator/seed/fieldRule.ts';
import type { RegisterField } from '@araw/contract/accounts/member';
import { choice } from './inputs.ts';
import { message, pattern, ruled } from './rules.ts';
import { seedState } from './state.ts';
import { changed, each, type MerchantState, type Setting, withRegister } from './setting.ts';

type Uses = 'off' | 'optional' | 'required';

interface FieldKind {
  /** How it can be used; empty if the registration method decides. */
  uses: readonly Uses[];
  texts: readonly ('pattern' | 'message')[];
}

const both = ['pattern', 'message'] as const;
const switched: FieldKind = { uses: ['off', 'optional', 'required'], texts: both };

/** All but the confirmation, which belongs to the password (REG-03). */
export type SettableField = Exclude<RegisterField, 'confirmPassword'>;

const fieldKinds: Record<SettableField, FieldKind> = {
  username: { uses: [], texts: both },
  password: { uses: ['off', 'required'], texts: both },
  affiliateCode: switched,
  paymentPassword: switched,
  recommenderId: switched,
  nickname: switched,
  payeeName: switched,
  email: switched,
  mobileNum: { uses: ['off', 'optional', 'required'], texts: ['message'] },
  idNumber: switched,
  qqNum: switched,
  facebook: switched,
  wechat: switched,
  line: switched,
  whatsapp: switched,
  zalo: switched,
  captcha: { uses: ['off', 'required'], texts: ['message'] },
  verificationCode: { uses: ['off', 'required'], texts: both },
};

const fieldEffects: Partial<Record<SettableField, string>> = {
  username: 'Its rule. Sign-up by username always asks for it.',
  password: 'Its rule, also when changing it. Sign-up by username always asks for it.',
  affiliateCode: 'Whether sign-up asks for the invitation code (affiliateEnabled), and its rule.',
  mobileNum: 'Whether sign-up by username asks for it, and the hint below it.',
  captcha: 'Whether sign-up asks for the captcha (captchaEnabled).',
  verificationCode:
    'Its rule. If required, sign-up by username also asks for number and code (mobileVerification).',
};

/** Other settings that decide whether the field is shown. */
const switchesOf = (field: SettableField, asked: boolean): Partial<MerchantState['registerSettings']> => {
  switch (field) {
    case 'affiliateCode':
      return { affiliateEnabled: asked };
    case 'captcha':
      return { captchaEnabled: asked };
    case 'verificationCode':
      return { mobileVerification: asked };
    default:
      return {};
  }
};

function useOf(field: SettableField, { registerSettings }: MerchantState): Uses {
  const { enabled, required } = registerSettings.fields[field] ?? fieldRule({ enabled: false });
  const switches = switchesOf(field, true);
  const [name] = Object.keys(switches) as (keyof typeof switches)[];
  const asked = name === undefined ? enabled : registerSettings[name] === true;
  if (!asked) return 'off';
  return required || !fieldKinds[field].uses.includes('optional') ? 'required' : 'optional';
}

const seedFields = seedState.merchant.registerSettings.fields;

const registerField = (field: SettableField): Setting => {
  const { uses, texts } = fieldKinds[field];
  return {
    group: 'fields',
    label: `Field ${field}`,
    requirements: [
      { affiliateCode: 'REG-07', captcha: 'REG-06', verificationCode: 'REG-05' }[field as string] ?? 'REG-02',
    ],
    toldBy: `registerSettings fields.${field}`,
    effect: fieldEffects[field] ?? 'Whether sign-up asks for it, and its rule.',
    inputs: {
      ...(uses.length > 0 && { use: choice('Asked', Object.fromEntries(uses.map((use) => [use, use]))) }),
      ...(texts.includes('pattern') && { pattern }),
      ...(texts.includes('message') && { message }),
    },
    read({ merchant }) {
      const rule = merchant.registerSettings.fields[field] ?? fieldRule({ enabled: false });
      return {
        ...(uses.length > 0 && { use: useOf(field, merchant) }),
        ...Object.fromEntries(texts.map((name) => [name, rule[name]])),
      };
    },
    write(state, form) {
      const { fields } = state.merchant.registerSettings;
      const rule = fields[field] ?? fieldRule({ enabled: false });
      const asked = form.use !== 'off';
      const use = uses.length > 0 ? { enabled: asked, required: form.use === 'required' } : {};
      return changed(
        state,
        withRegister(state.merchant, {
          fields: { ...fields, [field]: { ...ruled(rule, form, [rule, seedFields[field]]), ...use } },
          ...(uses.length > 0 && switchesOf(field, asked)),
        }),
      );
    },
  };
};

export const fields = each('field.', Object.keys(fieldKinds) as SettableField[], registerField);
