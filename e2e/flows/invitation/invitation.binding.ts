import { expect, type Page } from '@playwright/test';
import { type Binding, see } from '@araw/flow/browser';
import {
  accepted,
  answerOthers,
  failing,
  notices,
  playAs,
  playersCalls,
  refusal,
  sessionOf,
  unlessSwitchedOff,
} from '../opening.ts';

const refusedType = 'as type 4';
const withoutSheet = 'without a sheet';

const main = (page: Page) => page.getByRole('main');
const copyCode = (page: Page) => main(page).getByRole('button', { name: 'Copy code' });
const copyLink = (page: Page) => main(page).getByRole('button', { name: 'Copy link' });
const share = (page: Page) => main(page).getByRole('button', { name: 'Share my link' });
const retry = (page: Page) => main(page).getByRole('button', { name: 'Try again' });
const failure = (page: Page) => main(page).getByRole('alert').filter({ hasText: /\S/ });
const copied = (page: Page) => main(page).getByRole('status').filter({ hasText: 'copied.' });

const invitation = {
  code: 'MARIA7KX',
  terms: {
    leastDeposit: 500,
    depositReward: 100,
    friendReward: 100,
    leastBets: 2_000,
    betsReward: 200,
    days: 30,
    factor: 100,
    minimumAge: 21,
  },
  invited: 1,
  rewarded: 0,
  earned: 0,
  friends: [
    {
      name: 'je•••92',
      joinedAt: 0,
      state: 'deposit',
      stateText: 'First cash-in pending',
      reason: '',
      earned: 0,
    },
  ],
  now: 0,
  timeZone: 'Asia/Manila',
};

/** Replaces the clipboard and share sheet with calls, so that a path's step decides how they end. */
async function holdDevice(page: Page, { sheet }: { sheet: boolean }) {
  await page.addInitScript((hasSheet) => {
    const ask = async (kind: string, what: string) => {
      const { ok } = await fetch(`/device/${kind}?what=${encodeURIComponent(what)}`);
      if (!ok) throw new DOMException('not allowed', 'NotAllowedError');
    };
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: (text: string) => ask('copy', text) },
    });
    Object.defineProperty(navigator, 'share', {
      value: hasSheet ? ({ url }: { url: string }) => ask('share', url) : undefined,
    });
  }, sheet);
}

const linkAt = ({ origin }: URL) => `${origin}/m/register?code=${invitation.code}`;

export const invitationBinding: Binding = {
  startsOnly: [refusedType],
  open: (variant) => ({
    path: '/m/inviteFriends',
    async prepare(page) {
      await holdDevice(page, { sheet: variant !== withoutSheet });
      await playAs(page, sessionOf(variant === refusedType ? 4 : 0));
      await answerOthers(page, playersCalls);
    },
  }),

  calls: {
    loadInvitation: {
      paths: ['/wps/member/invitation'],
      sends: () => ({ method: 'GET', query: { language: 'EN' }, token: 'token' }),
      reply: ({ ok, value }) => (ok ? accepted(invitation) : failing(value, refusal(404, 'notFound'))),
    },
    copy: {
      paths: ['/device/copy'],
      sends: ({ what }, _asked, url) => ({
        method: 'GET',
        query: { what: what === 'code' ? invitation.code : linkAt(url) },
      }),
      reply: ({ ok }) => (ok ? accepted({}) : refusal(403, 'noPermission')),
    },
    share: {
      paths: ['/device/share'],
      sends: (_input, _asked, url) => ({ method: 'GET', query: { what: linkAt(url) } }),
      reply: ({ ok }) => (ok ? accepted({}) : refusal(403, 'noPermission')),
    },
  },

  does: {
    'copy.tapped': (page, { what }) => (what === 'code' ? copyCode(page) : copyLink(page)).click(),
    'share.tapped': (page) => share(page).click(),
    'retry.requested': (page) => retry(page).click(),
    'page.shown': (page) => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange'))),
    'net.returned': (page) => page.evaluate(() => void window.dispatchEvent(new Event('online'))),
  },
  controls: { 'copy.tapped': copyCode, 'share.tapped': share, 'retry.requested': retry },
  without: { 'page.shown': 'the browser tells it', 'net.returned': 'the browser tells it' },

  sees: {
    refused: see('that a real account is asked for', (page) =>
      expect(notices(page)).toHaveText('Please login an actual account to use this function'),
    ),
    reading: see('no code yet', (page) => expect(copyCode(page)).toHaveCount(0)),
    unavailable: unlessSwitchedOff('why it cannot be read', (page) =>
      expect(failure(page)).toContainText("We couldn't find this."),
    ),
    'shown.idle': see('the code, and who has come', async (page) => {
      await expect(main(page).getByText(invitation.code, { exact: true })).toBeVisible();
      await expect(
        main(page).getByRole('listitem').filter({ hasText: 'First cash-in pending' }),
      ).toBeVisible();
    }),
    'shown.renewing': see('the code meanwhile', (page) =>
      expect(main(page).getByText(invitation.code, { exact: true })).toBeVisible(),
    ),
    'shown.copying': see('that nothing else is taken meanwhile', (page) =>
      expect(copyCode(page)).toBeDisabled(),
    ),
    'shown.copied': see('what was copied', (page, { view }) =>
      expect(copied(page)).toHaveText(view.context.wanted === 'code' ? 'Code copied.' : 'Link copied.'),
    ),
    'shown.sharing': see('that nothing else is taken meanwhile', (page) =>
      expect(copyCode(page)).toBeDisabled(),
    ),
  },
  facts: [
    {
      when: ({ view }) => !view.matches('shown.copied'),
      sees: see('nothing of an earlier copy', (page) => expect(copied(page)).toHaveCount(0)),
    },
    {
      when: ({ view }) => view.tags.has('shown'),
      sees: see('the sheet where the device has one, else the link to copy', async (page, { view }) => {
        await expect(share(page)).toHaveCount(view.context.canShare ? 1 : 0);
        await expect(copyLink(page)).toHaveCount(1);
      }),
    },
  ],
  effects: {
    sayNotCopied: see('that it could not be copied', (page) =>
      expect(notices(page)).toHaveText("Couldn't copy. Select it and copy it yourself."),
    ),
  },
};
