import { expect, type Page } from '@playwright/test';
import { type Binding, see } from '@araw/flow/browser';
import {
  accepted,
  answerOthers,
  changeStartup,
  playAs,
  playersCalls,
  refusal,
  sessionOf,
} from '../opening.ts';

const form = (page: Page) => page.getByRole('form', { name: 'Feedback' });
const content = (page: Page) => form(page).getByRole('textbox', { name: 'Tell us what you think' });
const send = (page: Page) => form(page).getByRole('button', { name: 'Send feedback' });
const another = (page: Page) => page.getByRole('button', { name: 'Write more' });

const tooShort = 'Write at least 3 words';
const tooLong = 'Write at most 5 words';
const says = (page: Page, text: string, count: number) =>
  expect(form(page).getByText(text, { exact: true })).toHaveCount(count);

const write = (page: Page, words: number) =>
  content(page).fill(Array.from({ length: words }, () => 'word').join(' '));

export const feedbackBinding: Binding = {
  open: () => ({
    path: '/m/service',
    async prepare(page) {
      await playAs(page, sessionOf(0));
      await answerOthers(page, {
        ...playersCalls,
        '/wps/system/customerService': { list: [] },
        CBS_modelList: { list: [] },
      });
      await changeStartup(page, ({ settings, ...rest }) => ({
        ...rest,
        ...(settings && { settings: { ...settings, feedbackWords: { least: 3, most: 5 } } }),
      }));
    },
  }),

  calls: {
    sendFeedback: {
      paths: ['/wps/member/feedback'],
      sends: (input) => ({ method: 'POST', query: {}, token: 'token', body: input }),
      reply({ ok, value }) {
        if (ok) return accepted({});
        return (value as { code: string }).code === 'timeout' ? 'silence' : refusal(403, 'noPermission');
      },
    },
  },

  does: {
    'content.changed': (page, { words }) => write(page, words),
    async 'feedback.submitted'(page, { words }) {
      await write(page, words);
      await send(page).click();
    },
    'another.started': (page) => another(page).click(),
  },
  controls: { 'feedback.submitted': send, 'another.started': another },
  without: { 'content.changed': 'the text can be written in whatever the chart makes of it' },

  sees: {
    'writing.fine': see('nothing to complain about', async (page) => {
      await says(page, tooShort, 0);
      await says(page, tooLong, 0);
      await expect(content(page)).not.toHaveAttribute('aria-invalid');
    }),
    'writing.tooShort': see(`'${tooShort}'`, (page) => says(page, tooShort, 1)),
    'writing.tooLong': see(`'${tooLong}'`, (page) => says(page, tooLong, 1)),
    sending: see('a busy button, and the text', async (page) => {
      await expect(send(page)).toHaveAttribute('aria-busy', 'true');
      await expect(content(page)).toHaveValue(/^word/);
    }),
    sent: see('thanks, and a way to write more', async (page) => {
      await expect(page.getByText('Thank you')).toBeVisible();
      await expect(another(page)).toBeVisible();
    }),
  },
  facts: [
    {
      when: ({ view }) => view.context.error?.code === 'timeout',
      sees: see("'Slow Connection', and the text", async (page) => {
        await expect(form(page)).toContainText('Slow Connection');
        await expect(content(page)).toHaveValue(/^word/);
      }),
    },
    {
      when: ({ view }) => view.context.error?.code === 'tooManyRequests',
      sees: see('why it was refused, and the text', async (page) => {
        await expect(form(page)).toContainText('Sorry, this account does not have permission');
        await expect(content(page)).toHaveValue(/^word/);
      }),
    },
  ],
  effects: {
    focusContent: see('the focus in the text', (page) => expect(content(page)).toBeFocused()),
  },
  unseen: { clearContent: 'screens/customerService/customerService.test.tsx: the next one starts empty' },
};
