import type { MerchantSettings } from '#operator/database/tables/system.tables.ts';
import type { Input } from './inputs.ts';
import type { SettingsState } from './state.ts';

export const settingGroups = {
  site: 'Site',
  home: 'Home, popups and service',
  access: 'Sign-up and login',
  fields: 'Sign-up fields',
  cashier: 'Cashier',
  channels: 'Channels, links and promotions',
  flags: 'White-label flags',
} as const;
export type SettingGroup = keyof typeof settingGroups;

/** A setting's inputs by name; a single input is called `value`. */
export type SettingForm = Readonly<Record<string, string>>;

/** A setting from the specification. Page, calls and documents are generated from these. */
export interface Setting {
  group: SettingGroup;
  label: string;
  /** IDs of the register. */
  requirements: readonly string[];
  /** The call that returns it, and the place in its answer. */
  toldBy: string;
  /** Its effect on players. */
  effect: string;
  inputs: Readonly<Record<string, Input>>;
  /** What is wrong with a combination of valid inputs; null if nothing. */
  refuse?(form: SettingForm): string | null;
  read(state: SettingsState): SettingForm;
  write(state: SettingsState, form: SettingForm): SettingsState;
}

export type Words = Pick<Setting, 'group' | 'label' | 'requirements' | 'toldBy' | 'effect'>;
export type MerchantState = SettingsState['merchant'];

export const isOn = (value: string | undefined) => value === 'on';
export const onOrOff = (value: boolean | undefined) => (value ? 'on' : 'off');

/** A setting with one input, stored in the merchant's row. */
export const one = (
  words: Words,
  input: Input,
  read: (merchant: MerchantState) => string,
  write: (merchant: MerchantState, value: string) => Partial<MerchantState>,
): Setting => ({
  ...words,
  inputs: { value: input },
  read: ({ merchant }) => ({ value: read(merchant) }),
  write: (state, { value = '' }) => changed(state, write(state.merchant, value)),
});

export const changed = (state: SettingsState, values: Partial<MerchantState>): SettingsState => ({
  ...state,
  merchant: { ...state.merchant, ...values },
});

export const withSettings = ({ settings }: MerchantState, values: Partial<MerchantSettings>) => ({
  settings: { ...settings, ...values },
});

export const withRegister = (
  { registerSettings }: MerchantState,
  values: Partial<MerchantState['registerSettings']>,
) => ({ registerSettings: { ...registerSettings, ...values } });

/** One setting per name. */
export const each = <Prefix extends string, Name extends string>(
  prefix: Prefix,
  names: readonly Name[],
  make: (name: Name) => Setting,
) =>
  Object.fromEntries(names.map((name) => [`${prefix}${name}`, make(name)])) as unknown as Record<
    `${Prefix}${Name}`,
    Setting
  >;
