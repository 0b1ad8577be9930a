import { expect, type Page } from '@playwright/test';
import type { Aim, DigitsProof } from '#machines/paymentPassword/paymentPassword.machine.ts';
import { testSealing } from '#e2e/support/sealing.ts';
import type { Profile, ProofWay } from '@araw/contract/accounts/member';
import { weaknessOf } from '@araw/contract/values/paymentDigits';
import { type Binding, type Moment, see } from '@araw/flow/browser';
import type { Edge } from '@araw/flow/explore';
import { fillDigits } from '../confirming.ts';
import {
  accepted,
  answerOthers,
  changeStartup,
  failing,
  formRules,
  notices,
  playAs,
  playersCalls,
  refusal,
  seeNotOffered,
  sessionOf,
} from '../opening.ts';

const form = (page: Page) => page.getByRole('form', { name: 'Payment PIN' });
const ways = (page: Page) => form(page).getByRole('group', { name: "How to prove it's you" });
const places = (page: Page, label: string) =>
  form(page).getByLabel(label, { exact: true }).and(page.locator('input'));
const old = (page: Page) => places(page, 'Your payment PIN');
const digits = (page: Page) => places(page, 'New payment PIN');
const repeated = (page: Page) => places(page, 'New payment PIN again');
const password = (page: Page) => form(page).getByLabel('Your password');
const code = (page: Page) => form(page).getByRole('textbox', { name: /^Code sent to / });
const next = (page: Page) => form(page).getByRole('button', { name: 'Continue' });
const save = (page: Page) => form(page).getByRole('button', { name: 'Save' });
const back = (page: Page) => form(page).getByRole('button', { name: 'One step back' });
const change = (page: Page) => page.getByRole('button', { name: /^Change it/ });
const recover = (page: Page) =>
  page.getByRole('button', { name: /^(I forgot it|Choose a new one with a code)/ });
const retry = (page: Page) => page.getByRole('button', { name: 'Try again' });
/** The form's own error; field errors show beside their fields. */
const alerts = (page: Page) => form(page).locator('> [role=alert]').filter({ hasText: /\S/ });
const heading = (page: Page) => form(page).getByRole('heading', { level: 3 });

const typed = { password: 'correct horse 1', code: '654321', old: '820417', fit: '491736' };
const profile: Profile = {
  account: 'maria',
  nickname: '',
  payeeName: '',
  email: 'maria@example.ph',
  emailProved: true,
  mobile: '0917•••4567',
  mobileProved: true,
  regDate: 0,
  editable: [],
  ownerProofs: ['password', 'email', 'sms'],
  changing: [],
};
const proofsOf: Record<string, ProofWay[]> = {
  'the login password alone': ['password'],
  'SMS alone': ['sms'],
  'no way to prove': [],
};
const nameOf: Record<ProofWay, string> = {
  password: 'Password',
  email: 'Code by e-mail',
  sms: 'Code by SMS',
};

type Known = Moment['view']['context'];
const byOf = ({ by }: Known): DigitsProof['by'] => by;
const proofFieldOf = (by: DigitsProof['by']) => ({ password, email: code, sms: code, old })[by];
const proofTyped: Record<DigitsProof['by'], string> = {
  password: typed.password,
  email: typed.code,
  sms: typed.code,
  old: typed.old,
};

function bodyOf({ by }: { by: DigitsProof['by'] }) {
  const paymentPassword = typed.fit;
  if (by === 'old') return { oldPassword: typed.old, paymentPassword };
  const proof = by === 'password' ? { by, password: typed.password } : { by, code: typed.code };
  return { proof, paymentPassword };
}

const pathOf: Record<Aim, string> = {
  set: '/wps/member/paymentPassword',
  change: '/wps/member/paymentPassword/change',
  recover: '/wps/member/paymentPassword/recovery',
};
const refusals: Record<string, { status: number; value?: unknown }> = {
  credentialsWrong: { status: 400, value: { field: 'proof' } },
  paymentPasswordWrong: { status: 400, value: { triesLeft: 3 } },
  paymentPasswordWeak: { status: 400 },
  paymentPasswordLocked: { status: 423, value: { lockedUntil: 1 } },
};
const errorTexts: Record<string, string> = {
  credentialsWrong: 'Incorrect passwordRequest ID r1',
  paymentPasswordWrong: 'Wrong payment PIN. 3 tries left.Request ID r1',
  paymentPasswordWeak: 'That PIN is easy to guess. Choose another one.Request ID r1',
  notChanged: 'We got no answer, and nothing was changed. Please try again.',
};
const weakTexts = {
  row: 'Digits in a row are easy to guess. Choose others.',
  repeat: 'Repeated digits are easy to guess. Choose others.',
  pairs: 'Pairs are easy to guess. Choose others.',
};
const said: Record<Aim, string> = {
  set: 'Payment PIN set',
  change: 'Payment PIN changed',
  recover: 'New payment PIN set',
};
const noAnswer = "We couldn't read the reply. Please try again.";

const isForm = ({ view }: Moment) => view.matches('form');
const isStep = (name: string) =>
  see(`the step ${name}`, async (page, { view }) => {
    await expect(form(page).locator('xpath=preceding-sibling::ol/li[@aria-current="step"]')).toHaveText(
      name === 'of the proof'
        ? {
            password: 'Login password',
            email: 'Code by e-mail',
            sms: 'Code by SMS',
            old: 'Current PIN',
          }[byOf(view.context)]
        : name,
    );
  });

export const paymentPasswordBinding: Binding = {
  startsOnly: ['the login password alone', 'SMS alone'],
  open: (variant) => ({
    path: '/m/securityCenter?page=paymentPassword',
    async prepare(page) {
      await playAs(page, sessionOf(variant.endsWith('4') ? 4 : 0));
      await answerOthers(page, {
        ...playersCalls,
        '/wps/system/setting/register': formRules,
        '/wps/member/profile': { ...profile, ownerProofs: proofsOf[variant] ?? profile.ownerProofs },
      });
      const sealing = await testSealing('AES-GCM');
      await changeStartup(page, ({ settings, ...rest }) => ({
        ...rest,
        ...(settings && { settings: { ...settings, sealing, humanCheck: { provider: 'none' } } }),
      }));
    },
  }),

  calls: {
    loadState: {
      paths: ['/wps/member/paymentPassword'],
      sends: () => ({ method: 'GET', query: {}, token: 'token' }),
      reply: ({ ok, value }) =>
        ok
          ? accepted((value as { state: object }).state)
          : failing(value, { status: 200, body: 'no answer' }),
    },
    saveDigits: {
      paths: Object.values(pathOf),
      choose: ({ aim }: { aim: Aim }) => pathOf[aim],
      sends: (_input, { view }) => ({
        method: 'POST',
        query: {},
        token: 'token',
        body: bodyOf(view.context as { by: DigitsProof['by'] }),
      }),
      reply({ ok, value }) {
        if (!ok) return { status: 200, body: 'no answer' };
        const outcome = value as { ok: boolean; error?: { code: string } };
        const state = { isSet: true, triesLeft: 5, lockedUntil: null, changedAt: 1, now: 0 };
        const { code: refused } = outcome.error ?? { code: '' };
        const told = refusals[refused];
        return told ? refusal(told.status, refused, told.value) : accepted(state);
      },
    },
  },

  does: {
    'retry.requested': (page) => retry(page).click(),
    'page.shown': (page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))),
    'change.chosen': (page) => change(page).click(),
    'recovery.chosen': (page) => recover(page).click(),
    'proof.chosen': (page, { by }: { by: ProofWay }) =>
      ways(page).getByRole('button', { name: nameOf[by] }).click(),
    async 'proof.submitted'(page, { valid }, { view }) {
      const by = byOf(view.context);
      const field = proofFieldOf(by)(page);
      const value = valid ? proofTyped[by] : '';
      await (by === 'old' ? fillDigits(field, value) : field.fill(value));
      await next(page).click();
    },
    'digits.changed': async (page, _event, { view }) =>
      fillDigits(view.matches('form.choosing') ? digits(page) : repeated(page), '4'),
    async 'digits.chosen'(page, { paymentPassword }, { view }) {
      // Don't retype digits that already show their error: the next digit would clear it.
      const isTyped = view.context.weakness !== null && weaknessOf(paymentPassword) === view.context.weakness;
      if (!isTyped) await fillDigits(digits(page), paymentPassword);
      await next(page).click();
    },
    async 'digits.repeated'(page, { repeatedPassword }) {
      await fillDigits(repeated(page), repeatedPassword);
      await save(page).click();
    },
    'step.left': (page) => back(page).click(),
  },
  controls: {
    'retry.requested': retry,
    'change.chosen': change,
    'recovery.chosen': recover,
    'digits.repeated': save,
    'step.left': back,
  },
  without: {
    'page.shown': 'the browser says it',
    'digits.changed': 'a field can be typed in whether or not there is something to say of it',
    'proof.chosen': 'there is nothing to press for the way that is chosen, or where one way is offered',
    'proof.submitted': 'the button that goes on is there in two steps',
    'digits.chosen': 'the button that goes on is there in two steps',
  },

  sees: {
    refused: see('the security centre', (page) => expect(page).toHaveURL('/m/securityCenter')),
    'loading.first': see('that it is being looked up', async (page) => {
      await expect(page.locator('main [aria-busy=true]')).not.toHaveCount(0);
      await expect(form(page)).toHaveCount(0);
    }),
    'loading.again': see('that something is under way', (page) =>
      expect(page.locator('main [aria-busy=true]')).not.toHaveCount(0),
    ),
    notOffered: seeNotOffered,
    unavailable: see('that there was no answer', (page) =>
      expect(page.getByRole('alert')).toContainText(noAnswer),
    ),
    unprovable: see('the way to customer service', (page) =>
      expect(page.getByRole('main').getByRole('link', { name: 'Ask customer service' })).toHaveAttribute(
        'href',
        '/m/service',
      ),
    ),
    locked: see('until when it is locked, and the way to customer service', async (page) => {
      await expect(page.getByText(/^Locked until \d\d:\d\d$/)).toBeVisible();
      await expect(page.getByRole('link', { name: /^This wasn't me/ })).toHaveAttribute('href', '/m/service');
    }),
    offered: see('that it can be changed', (page) => expect(change(page)).toBeVisible()),
    'form.proving': see('the field of the proof', async (page, moment) => {
      await isStep('of the proof').check(page, moment);
      await expect(proofFieldOf(byOf(moment.view.context))(page)).toBeVisible();
      await expect(next(page)).toBeEnabled();
    }),
    'form.choosing': see('the field of the new digits', async (page, moment) => {
      await isStep('Choose').check(page, moment);
      await expect(heading(page)).toHaveText('Choose six digits');
      await expect(next(page)).toBeEnabled();
    }),
    'form.repeating': see('the field of their repetition', async (page, moment) => {
      await isStep('Repeat').check(page, moment);
      await expect(heading(page)).toHaveText('Type them again');
    }),
    'form.repeating.differing': see('that other digits were typed', (page) =>
      expect(repeated(page)).toHaveAccessibleDescription(
        "These digits don't match the first ones. Type the same ones again.",
      ),
    ),
    saving: see('a busy button', (page) => expect(save(page)).toHaveAttribute('aria-busy', 'true')),
  },
  facts: [
    {
      when: (moment) => isForm(moment) && moment.view.context.error === null,
      sees: see('no refusal', (page) => expect(alerts(page)).toHaveCount(0)),
    },
    ...Object.entries(errorTexts).map(([refused, text]) => ({
      when: (moment: Moment) => isForm(moment) && moment.view.context.error?.code === refused,
      sees: see(`the refusal '${text.replace('Request', ' Request')}'`, (page: Page) =>
        expect(alerts(page)).toHaveText([text]),
      ),
    })),
    ...Object.entries(weakTexts).map(([weakness, text]) => ({
      when: ({ view }: Moment) => view.matches('form.choosing') && view.context.weakness === weakness,
      sees: see(`'${text}'`, async (page: Page) => {
        await expect(digits(page)).toHaveAccessibleDescription(text);
        await expect(form(page).getByText('Not met:')).toHaveCount(1);
      }),
    })),
  ],
  effects: {
    focusFirstInvalidField: see('the focus on the field that is wrong, which says why', async (page) => {
      await expect(form(page).locator('input:focus')).toHaveAttribute('aria-invalid', 'true');
      await expect(form(page).locator('input:focus')).toHaveAccessibleDescription(/\S/);
    }),
    sayChanged: see('that it was done', (page, { view }) =>
      expect(notices(page)).toContainText(said[view.context.aim as Aim]),
    ),
  },
  unseen: {
    changed: 'the security centre has come',
    clearProof: 'PaymentPasswordScreen.test.tsx: nothing typed is left after it',
    clearDigits: 'PaymentPasswordScreen.test.tsx: nothing typed is left after it',
  },
  departs: ({ actions }) =>
    actions.includes('sayChanged')
      ? see('the security centre', (page) => expect(page).toHaveURL('/m/securityCenter'))
      : undefined,
  impossible: isImpossible,
};

/** Steps that the screen or the clock can't cause. */
function isImpossible({ from, step }: Edge): boolean {
  const { context } = from.view;
  // A 25-day timer.
  if (step.kind === 'time') return context.lockedFor > 3_600_000;
  if (step.kind !== 'user') return false;
  const { type, by, paymentPassword } = step.event;
  if (type === 'proof.chosen') {
    const offered: readonly string[] = context.ownerProofs ?? profile.ownerProofs;
    const isWay =
      context.aim !== 'change' && offered.includes(by) && (context.aim === 'set' || by !== 'password');
    return by === context.by || !isWay;
  }
  // The chosen digits are valid, and retyping clears the error of earlier digits.
  if (type === 'digits.repeated') return paymentPassword !== typed.fit;
  const isSaid = context.weakness !== null || context.error !== null;
  if (type !== 'digits.chosen' || !isSaid || paymentPassword === typed.fit) return false;
  return context.error !== null || weaknessOf(paymentPassword) !== context.weakness;
}
