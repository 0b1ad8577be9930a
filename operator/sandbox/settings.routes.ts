import { isDeepStrictEqual } from 'node:util';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { OperatorContext } from '#operator/core/context.ts';
import { Refusal } from '@araw/server/http/refusal';
import {
  registrationVariantNames,
  type RegistrationVariant,
  registrationVariants,
} from '#operator/seed/registrationVariants.ts';
import { merchantOf } from '#operator/system/merchants.ts';
import { html, type Html } from './html.ts';
import { page, parse, send } from './page.ts';
import type { Input } from './settings/inputs.ts';
import { type Setting, type SettingForm, type SettingGroup, settingGroups } from './settings/setting.ts';
import { checkForm, isSettingName, type SettingName, settingNames, settings } from './settings/settings.ts';
import { changeSettings, readSettings, seedState, type SettingsState } from './settings/state.ts';

const named = v.looseObject({ name: v.string() });
const namedOrAll = v.object({ name: v.optional(v.string()) });
const variantRequest = v.object({ variant: v.picklist(registrationVariantNames) });
const doneQuery = v.object({ done: v.string() });

const stateOf = async (context: OperatorContext) => readSettings(context, await merchantOf(context));

/** Reads, sets and resets the settings in the table. */
export function settingsRoutes(context: OperatorContext, head: Html) {
  return async (server: FastifyInstance) => {
    server.get('/sandbox/settings', async (request, reply) => {
      const done = v.safeParse(doneQuery, request.query);
      return send(reply, settingsPage(head, await stateOf(context), done.success ? done.output.done : ''));
    });

    /** By name: the current value and the seed's. */
    server.get('/sandbox/settings.json', async () => {
      const state = await stateOf(context);
      const described = settingNames.map((name) => {
        const setting = settings[name];
        const { requirements, toldBy } = setting;
        return [
          name,
          { requirements, toldBy, value: setting.read(state), seeded: setting.read(seedState) },
        ] as const;
      });
      return Object.fromEntries(described);
    });

    server.post('/sandbox/settings', async (request, reply) => {
      const { name, ...given } = parse(named, request.body);
      const setting = settingOf(name);
      const checked = checkForm(setting, given);
      if ('problem' in checked) {
        const { input, problem } = checked;
        throw new Refusal('requestInvalid', { message: problem, value: { setting, input } });
      }
      await changeSettings(context, (state) => settings[setting].write(state, checked.form));
      return reply.redirect(`/sandbox/settings?done=${setting}#${setting}`, 303);
    });

    server.post('/sandbox/settings/reset', async (request, reply) => {
      const { name } = parse(namedOrAll, request.body);
      if (name === undefined) {
        await changeSettings(context, () => seedState);
        return reply.redirect('/sandbox/settings?done=all', 303);
      }
      const { read, write } = settings[settingOf(name)];
      await changeSettings(context, (state) => write(state, read(seedState)));
      return reply.redirect(`/sandbox/settings?done=${name}#${name}`, 303);
    });

    server.post('/sandbox/registerVariant', async (request, reply) => {
      const { variant } = parse(variantRequest, request.body);
      const { settings: registerSettings } = registrationVariants[variant];
      await changeSettings(context, (state) => ({
        ...state,
        merchant: { ...state.merchant, registerSettings },
      }));
      return reply.redirect('/sandbox/settings?done=registration#fields', 303);
    });
  };
}

function settingOf(name: string): SettingName {
  if (!isSettingName(name)) throw new Refusal('notFound', { message: `There's no setting ${name}.` });
  return name;
}

function settingsPage(head: Html, state: SettingsState, done: string): Html {
  const notice = noticeOf(done);
  const groups = Object.keys(settingGroups) as SettingGroup[];
  return page(
    head,
    'Settings',
    html` ${notice ? html`<p role="status">${notice}</p>` : ''}
      <p>
        Everything the specification lets an operator set. Changes apply from the next page or call. Reload
        open pages to see them.
      </p>
      <form method="post" action="/sandbox/settings/reset"><button>Reset all settings</button></form>
      ${groups.map(
        (group) =>
          html` <section aria-labelledby="${group}">
            <h2 id="${group}">${settingGroups[group]}</h2>
            ${group === 'fields' ? variants(state) : ''}
            ${settingNames
              .filter((name) => settings[name].group === group)
              .map((name) => settingForm(name, state))}
          </section>`,
      )}`,
  );
}

function noticeOf(done: string): string | null {
  if (done === 'all') return 'All settings reset.';
  if (done === 'registration') return 'Sign-up settings saved.';
  return isSettingName(done) ? `${settings[done].label} was set.` : null;
}

function settingForm(name: SettingName, state: SettingsState): Html {
  const setting: Setting = settings[name];
  const form = setting.read(state);
  const seeded = setting.read(seedState);
  const only = Object.values(setting.inputs);
  const isSwitch = only.length === 1 && only[0]?.kind === 'switch';
  return html`<fieldset id="${name}" class="setting">
    <legend>${setting.label}</legend>
    <p>${setting.effect} <small>${setting.requirements.join(', ')} · ${setting.toldBy}</small></p>
    <div class="actions">
      <form method="post" action="/sandbox/settings">
        <input type="hidden" name="name" value="${name}" />
        ${isSwitch ? toggle(setting, form) : editor(setting, form)}
      </form>
      ${
        isDeepStrictEqual(form, seeded)
          ? ''
          : html`<form method="post" action="/sandbox/settings/reset">
              <input type="hidden" name="name" value="${name}" />
              <button aria-label="Reset ${setting.label}">Reset</button>
            </form>`
      }
    </div>
  </fieldset>`;
}

const toggle = ({ label }: Setting, { value }: SettingForm) =>
  html`<button name="value" value="${value === 'on' ? 'off' : 'on'}" aria-pressed="${String(value === 'on')}">
    ${label}: ${value ?? ''}
  </button>`;

const editor = ({ inputs, label }: Setting, form: SettingForm) =>
  html`${Object.entries(inputs).map(([name, input]) => control(name, input, form[name] ?? '', label))}
    <button aria-label="Set ${label}">Set</button>`;

function control(name: string, input: Input, value: string, setting: string): Html {
  const label = input.label || setting;
  switch (input.kind) {
    case 'switch':
    case 'choice':
      return html`<label
        >${label}
        <select name="${name}">
          ${(input.choices ?? []).map(
            (choice) =>
              html`<option value="${choice.value}" ${choice.value === value ? 'selected' : ''}>
                ${choice.label}
              </option>`,
          )}
        </select></label
      >`;
    case 'number':
      return html`<label
        >${label}
        <input
          name="${name}"
          type="number"
          value="${value}"
          min="${input.bounds?.least ?? 0}"
          max="${input.bounds?.most ?? 0}"
          required
      /></label>`;
    case 'text':
      return html`<label>${label} <input name="${name}" value="${value}" title="${input.takes}" /></label>`;
    case 'lines':
      return html`<label
        >${label} <textarea name="${name}" rows="3" title="${input.takes}">${value}</textarea>
      </label>`;
  }
}

function variants({ merchant }: SettingsState): Html {
  const current = variantOf(merchant.registerSettings);
  return html`<form method="post" action="/sandbox/registerVariant" aria-label="Registration as a whole">
    ${registrationVariantNames.map(
      (variant) =>
        html`<button name="variant" value="${variant}" aria-pressed="${String(variant === current)}">
          ${registrationVariants[variant].about}
        </button> `,
    )}
  </form>`;
}

/** The current variant; undefined if the settings match none. */
const variantOf = (
  registerSettings: SettingsState['merchant']['registerSettings'],
): RegistrationVariant | undefined =>
  registrationVariantNames.find((name) =>
    isDeepStrictEqual(registrationVariants[name].settings, registerSettings),
  );
