import { expect, type Page } from '@playwright/test';
import type { LoginMethod } from '#machines/login/login.machine.ts';
import type { RememberedLogin } from '#machines/rememberedLogin/rememberedLogin.machine.ts';
import { type Binding, type Moment, see } from '@araw/flow/browser';
import { accepted, answerOthers, changeStartup, playAs, playersCalls } from '../opening.ts';

const logInLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Log in', exact: true });
const methods = (page: Page) => page.getByRole('group', { name: 'How to log in' });
const otherMethod = (page: Page) => methods(page).getByRole('button', { pressed: false });
const forget = (page: Page) => page.getByRole('button', { name: 'Forget this login' });
const names: Record<LoginMethod, (page: Page) => ReturnType<Page['getByRole']>> = {
  username: (page) => page.getByRole('textbox', { name: 'Username' }),
  sms: (page) => page.getByRole('textbox', { name: 'Mobile number' }),
};
const labels: Record<LoginMethod, string> = { username: 'Username', sms: 'Mobile number' };

export const recordPath = '/the/remembered/login/of';

/** Fakes a device with a sealed login for each method. Opening one makes a call that a test can hold. */
export function standInForTheDevice(path: string) {
  const sealed = { until: Date.now() + 3_600_000, salt: 'AAAA', sealed: 'AAAA' };
  const read = Storage.prototype.getItem;
  Storage.prototype.getItem = function (key) {
    return key.startsWith('REMEMBERED_LOGIN_') ? JSON.stringify(sealed) : read.call(this, key);
  };
  IDBObjectStore.prototype.get = function () {
    const request = this.getAllKeys() as unknown as IDBRequest;
    Object.defineProperty(request, 'result', { value: {} });
    return request;
  };
  crypto.subtle.decrypt = async (algorithm) => {
    const bound = new TextDecoder().decode((algorithm as AesGcmParams).additionalData);
    const [, method] = /login (\w+)/.exec(bound) ?? [];
    const { value } = await (await fetch(`${path}/${method}`)).json();
    return new TextEncoder().encode(JSON.stringify(value)).buffer;
  };
}

/** The method chosen last, else the username. */
const chosen = ({ steps }: Moment): LoginMethod => {
  const step = steps.findLast((done) => done.kind === 'user' && done.event.type === 'method.chosen');
  return step?.kind === 'user' ? (step.event as unknown as { method: LoginMethod }).method : 'username';
};

const shows = (page: Page, method: LoginMethod) =>
  expect(methods(page).getByRole('button', { pressed: true })).toHaveText(labels[method]);

/** The remembered login on the login page. Starts on another page, because opening the login page recalls it. */
export const rememberedLoginBinding: Binding = {
  open: () => ({
    path: '/m/home',
    async prepare(page) {
      await playAs(page, null);
      await answerOthers(page, playersCalls);
      await changeStartup(page, ({ status, ...rest }) => ({
        ...rest,
        ...(status && {
          status: {
            ...status,
            info: {
              ...status.info,
              whitelabel: { ...status.info.whitelabel, MOBILEVERCODELOGIN3: true },
            },
          },
        }),
      }));
      await page.addInitScript(standInForTheDevice, recordPath);
    },
  }),
  calls: {
    loadRemembered: {
      paths: [`${recordPath}/username`, `${recordPath}/sms`],
      choose: ({ method }: { method: LoginMethod }) => `${recordPath}/${method}`,
      sends: () => ({ method: 'GET', query: {} }),
      reply: ({ value }) => accepted(value as RememberedLogin | null),
    },
  },

  does: {
    async 'method.chosen'(page, { method }: { method: LoginMethod }, moment) {
      if (await logInLink(page).isVisible()) {
        await logInLink(page).click();
        await expect(methods(page)).toBeVisible();
        if (method === 'username') return;
      }
      // To choose the current method again, players must first choose the other one.
      const showing = (await methods(page).getByRole('button', { pressed: true }).innerText()).trim();
      if (showing === labels[method] && moment.steps.length > 0) await otherMethod(page).click();
      await otherMethod(page).click();
    },
    'remembered.forgotten': (page) => forget(page).click(),
  },
  controls: {
    'method.chosen': (page) => logInLink(page).or(otherMethod(page)),
    'remembered.forgotten': forget,
  },

  sees: {
    nothing: see('nothing that could be forgotten', (page) => expect(forget(page)).toHaveCount(0)),
    recalling: see('the fields of the method that was chosen', async (page, moment) => {
      await shows(page, chosen(moment));
      await expect(forget(page)).toHaveCount(0);
    }),
    remembered: see('a way to forget what stands in the form', async (page, moment) => {
      await shows(page, chosen(moment));
      await expect(forget(page)).toBeEnabled();
    }),
  },
  facts: [],
  effects: {
    fillForm: see('the name that was kept', (page, moment) =>
      expect(names[chosen(moment)](page)).toHaveValue('maria'),
    ),
    forgetRemembered: see('an empty name', (page, moment) =>
      expect(names[chosen(moment)](page)).toHaveValue(''),
    ),
  },
  impossible: ({ step }) => step.kind === 'answer' && !step.ok,
  unwalked: { 'recalling on loadRemembered fails': 'what cannot be read is answered as nothing' },
};
