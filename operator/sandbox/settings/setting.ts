import type { MerchantSettings } from '#operator/database/tables/system.tables.ts';
import type { Input } from './inputs.ts';
import type { SettingsState } from './state.ts';

export const settingGroups = {
  site: 'Site',
  home: 'Home, popups and service',
  access: 'Registration and log-in',
  fields: 'Register fields',
  cashier: 'Cashier',
  channels: 'Channels, links and promotions',
  flags: 'White-label flags',
} as const;
export type SettingGroup = keyof typeof settingGroups;

/** The inputs of a setting by their names; a setting with one input calls it `value`. */
export type SettingForm = Readonly<Record<string, string>>;

/** One thing that the specification lets an operator set. Page, calls and documents are made from these. */
export interface Setting {
  group: SettingGroup;
  label: string;
  /** IDs of the register. */
  requirements: readonly string[];
  /** The call that tells it, and where in its answer. */
  toldBy: string;
  /** What it changes for players. */
  effect: string;
  inputs: Readonly<Record<string, Input>>;
  /** What is wrong with inputs that are right each by itself; null when nothing is. */
  refuse?(form: SettingForm): string | null;
  read(state: SettingsState): SettingForm;
  write(state: SettingsState, form: SettingForm): SettingsState;
}

export type Words = Pick<Setting, 'group' | 'label' | 'requirements' | 'toldBy' | 'effect'>;
export type MerchantState = SettingsState['merchant'];

export const isOn = (value: string | undefined) => value === 'on';
export const onOrOff = (value: boolean | undefined) => (value ? 'on' : 'off');

/** A setting with one input that the merchant's row keeps. */
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

/** A setting for each of these names. */
export const each = <Prefix extends string, Name extends string>(
  prefix: Prefix,
  names: readonly Name[],
  make: (name: Name) => Setting,
) =>
  Object.fromEntries(names.map((name) => [`${prefix}${name}`, make(name)])) as unknown as Record<
    `${Prefix}${Name}`,
    Setting
  >;
