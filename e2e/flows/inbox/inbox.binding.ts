import { expect, type Page } from '@playwright/test';
import { type Binding, type Moment, see } from '@araw/flow/browser';
import { accepted, answerOthers, notices, playAs, playersCalls, sessionOf } from '../opening.ts';

const titles: Record<string, string> = { '1': 'Bonus', '2': 'Welcome' };

const row = (page: Page, id: string) =>
  page.getByRole('list', { name: 'Messages' }).getByRole('button', { name: new RegExp(`^${titles[id]}`) });
const trash = (page: Page, id: string) => page.getByRole('button', { name: `Delete: ${titles[id]}` });
const markAll = (page: Page) => page.getByRole('button', { name: 'Mark all as read' });
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Delete this message?' });
const openRow = (page: Page) =>
  page.getByRole('list', { name: 'Messages' }).getByRole('button', { expanded: true });

const message = (id: string, read: boolean) => ({
  id,
  title: titles[id],
  content: `<p>About ${titles[id]}</p>`,
  sentAt: 0,
  read,
});

const failed = ({ steps }: Moment) => {
  const last = steps.at(-1);
  return last?.kind === 'answer' && !last.ok;
};

export const inboxBinding: Binding = {
  notYet: { 'left on its second page': 'e2e/journeys/shell/places.spec.ts comes back to it' },
  open: () => ({
    path: '/m/webEmail',
    async prepare(page) {
      await playAs(page, sessionOf(0));
      await answerOthers(page, {
        ...playersCalls,
        // Keep answering with the original inbox: the player's changes show until the list reloads.
        CSP_inbox: { list: [message('1', false), message('2', true)], totalPages: 2 },
        CSP_readMessage: {},
      });
    },
  }),

  calls: {
    deleteMessage: {
      paths: ['CSP_deleteMessage'],
      sends: ({ id }) => ({ method: 'DELETE', query: { id }, token: 'token' }),
      reply: ({ ok }) => (ok ? accepted({}) : 'silence'),
    },
    readAll: {
      paths: ['CSP_readAllMessages'],
      sends: () => ({ method: 'POST', query: {}, token: 'token', body: {} }),
      reply: ({ ok }) => (ok ? accepted({}) : 'silence'),
    },
  },

  does: {
    'page.chosen': (page, { page: chosen }) =>
      page.getByRole('button', { name: chosen === 1 ? 'Newer' : 'Older' }).click(),
    'message.opened': (page, { id }) => row(page, id).click(),
    'message.closed': (page) => openRow(page).click(),
    'deletion.requested': (page, { id }) => trash(page, id).click(),
    'deletion.cancelled': (page) => question(page).getByRole('button', { name: 'Cancel' }).click(),
    'deletion.confirmed': (page) => question(page).getByRole('button', { name: 'Delete' }).click(),
    'allRead.requested': (page) => markAll(page).click(),
  },
  controls: {
    'message.closed': openRow,
    'deletion.requested': (page) => page.getByRole('button', { name: /^Delete: / }).first(),
    'deletion.cancelled': (page) => question(page).getByRole('button', { name: 'Cancel' }),
    'deletion.confirmed': (page) => question(page).getByRole('button', { name: 'Delete' }),
  },
  without: {
    'page.chosen': 'each way is there where there is a page beyond',
    'message.opened': 'each message is its own control',
    'allRead.requested': 'there where something is unread',
  },
  // The question covers the list.
  reachable: (event, view) => view.matches('looking.asking') === event.startsWith('deletion.c'),
  // Tapping an open message closes it, and a read message never becomes unread.
  impossible: ({ step, from }) => {
    if (step.kind !== 'user') return false;
    const { type, id, page, read } = step.event;
    const { context } = from.view;
    if (type === 'message.opened') return context.openId === id || (id === '1' && read !== false);
    return type === 'page.chosen' && context.page === page;
  },

  sees: {
    'looking.browsing.listing': see('the messages, all closed', async (page) => {
      await expect(page.getByRole('list', { name: 'Messages' })).toBeVisible();
      await expect(openRow(page)).toHaveCount(0);
    }),
    'looking.browsing.reading': see('what one message says', async (page, { view }) => {
      await expect(openRow(page)).toHaveCount(1);
      await expect(page.getByText(`About ${titles[view.context.openId]}`)).toBeVisible();
    }),
    'looking.asking': see('the question whether to delete it', (page) =>
      expect(question(page)).toContainText("You can't undo this."),
    ),
    'writing.deleting': see(
      'the list without the message, which deletes no other meanwhile',
      async (page, { view }) => {
        await expect(trash(page, view.context.doomedId)).toHaveCount(0);
      },
    ),
    'writing.markingAll': see('nothing unread, and a busy button', async (page) => {
      await expect(page.getByText('Unread', { exact: true })).toHaveCount(0);
      await expect(markAll(page)).toHaveAttribute('aria-busy', 'true');
    }),
  },
  facts: [
    {
      when: (moment) => failed(moment),
      sees: see('both messages again, and why', async (page) => {
        await expect(page.getByRole('button', { name: /^Delete: / })).toHaveCount(2);
        await expect(notices(page)).toContainText('Slow Connection');
      }),
    },
  ],
  effects: {
    sayDeleted: see("'Message deleted'", (page) => expect(notices(page)).toContainText('Message deleted')),
    markRead: see('the message without its mark', (page) =>
      expect(row(page, '1')).not.toContainText('Unread'),
    ),
  },
  unseen: {
    'writing.nothing': 'nothing is busy',
    showDeleted: 'the list is looked at while the message is being deleted',
    showAllRead: 'the list is looked at while all are being marked',
    takeBack: 'the list is looked at after a refusal',
    sayFailure: 'it is looked for after a refusal',
    refresh: 'screens/inbox/inbox.test.tsx: the list is loaded again',
  },
};
