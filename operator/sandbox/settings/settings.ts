import * as v from 'valibot';
import { access } from './access.ts';
import { cashier } from './cashier.ts';
import { channels } from './channels.ts';
import { fields } from './fields.ts';
import { flags } from './flags.ts';
import { home } from './home.ts';
import type { Setting, SettingForm } from './setting.ts';
import { site } from './site.ts';

/** All settings from the specifications, by name. */
export const settings = {
  ...site,
  ...home,
  ...access,
  ...fields,
  ...cashier,
  ...channels,
  ...flags,
} satisfies Record<string, Setting>;

export type SettingName = keyof typeof settings;
export const settingNames = Object.keys(settings) as SettingName[];
export const isSettingName = (name: string): name is SettingName => Object.hasOwn(settings, name);

/** The checked form, or the invalid input by name with what it must be. */
export function checkForm(
  name: SettingName,
  given: Readonly<Record<string, unknown>>,
): { form: SettingForm } | { input: string; problem: string } {
  const setting: Setting = settings[name];
  const form: Record<string, string> = {};
  for (const [input, { schema, takes }] of Object.entries(setting.inputs)) {
    const parsed = v.safeParse(schema, given[input]);
    if (!parsed.success) return { input, problem: `${name} ${input} must be ${takes}` };
    form[input] = parsed.output;
  }
  const problem = setting.refuse?.(form) ?? null;
  if (problem === null) return { form };
  return { input: problem.split(' ')[0] ?? '', problem: `${name} ${problem}` };
}
