import { expect, type Page } from '@playwright/test';
import type { Edge } from '@araw/flow/explore';
import { type Binding, see } from '@araw/flow/browser';
import { accepted, answerOthers, notices, playAs, playersCalls, sessionOf } from '../opening.ts';

const entry = (page: Page) => page.getByRole('button', { name: /^Live chat/ });
const loading = (page: Page) => notices(page).getByText('Opening the chat…');

/** The member type in each scene; null for a visitor. */
const memberTypes: Record<string, number | null> = { visitor: null, member: 0, 'trial player': 4 };

const taps = (memberType: number | null) => (edge: Edge) =>
  edge.step.kind !== 'user' || edge.step.event.memberType === memberType;

export const chatLaunchBinding: Binding = {
  scenes: Object.fromEntries(
    Object.entries(memberTypes).map(([scene, memberType]) => [scene, taps(memberType)]),
  ),
  open: (_variant, scene) => ({
    path: '/m/message',
    async prepare(page) {
      const type = memberTypes[scene] ?? null;
      await playAs(page, type === null ? null : sessionOf(type));
      await answerOthers(page, playersCalls);
      await page.route('**/sandbox/chat?*', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>The chat</title>' }),
      );
    },
  }),

  calls: {
    launchChat: {
      paths: ['CBS_launchChat'],
      sends: (_input, _asked, url) => ({
        method: 'GET',
        query: {
          b2c: '1',
          language: 'EN',
          backUrl: `${url.origin}/m/message`,
          headerColor: '#131a2e',
          title: 'Live chat',
        },
        token: 'token',
      }),
      reply: ({ ok, value }) => (ok ? accepted({ chatUrl: value }) : 'silence'),
    },
  },

  does: { 'chat.requested': (page) => entry(page).click() },
  controls: { 'chat.requested': entry },

  sees: {
    'waiting.fresh': see('no loading', (page) => expect(loading(page)).toHaveCount(0)),
    'waiting.closed': see('that the chat is not open now, and no loading', async (page) => {
      await expect(page.getByText('Live chat is closed right now')).toBeVisible();
      await expect(loading(page)).toHaveCount(0);
    }),
    'waiting.failed': see("'Slow Connection' with a way to try again, and no loading", async (page) => {
      await expect(page.getByRole('alert').filter({ hasText: 'Slow Connection' })).toBeVisible();
      await expect(loading(page)).toHaveCount(0);
    }),
    launching: see("'Opening the chat…', and a busy entry", async (page) => {
      await expect(loading(page)).toHaveCount(1);
      await expect(entry(page)).toHaveAttribute('aria-busy', 'true');
    }),
  },
  facts: [],
  effects: {
    sayNotOnTrial: see('that free accounts cannot use it', (page) =>
      expect(notices(page)).toContainText("Free accounts can't use this function. Please sign up."),
    ),
  },
  unseen: {
    goToLogin: 'it is looked for where the step leads',
    openChat: 'it is looked for where the step leads',
  },
  departs({ actions }) {
    if (actions.includes('goToLogin')) {
      return see('the login screen', (page) => expect(page).toHaveURL('/m/login'));
    }
    if (actions.includes('openChat')) {
      return see('the chat', async (page) => {
        await expect(page).toHaveURL('/sandbox/chat?code=1');
        await expect(page).toHaveTitle('The chat');
      });
    }
    return undefined;
  },
};
