import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { CallError } from '#services/client/callError.ts';
import { Notices } from '#src/shell/frame/Notices.tsx';
import type { Announcement, AnnouncementLists } from '@araw/contract/messages/announcements';
import { member, renderScreen } from '#tests/screens/renderScreen.tsx';
import { firstOf } from '@araw/testing/shortRun';
import { PromotionsScreen } from './PromotionsScreen.tsx';
import { AgentAnnouncementsScreen, AnnouncementsScreen } from './AnnouncementScreens.tsx';

const announcement = (id: number, title: string, more: Partial<Announcement> = {}): Announcement => ({
  id,
  title,
  content: `<p>All about ${title}</p>`,
  startDate: Date.UTC(2026, 0, 5, 12),
  endDate: Date.UTC(2026, 2, 31, 12),
  trimmed: false,
  noExpiry: 0,
  announcementImages: [],
  promotionType: '',
  execution: 'B',
  read: false,
  ...more,
});

const lists = (more: Partial<AnnouncementLists> = {}): AnnouncementLists => ({
  promotion: [],
  banners: [],
  player: [announcement(1, 'maintenance'), announcement(2, 'limits', { noExpiry: 1, read: true })],
  popup: [
    announcement(3, 'for players', { execution: 'A' }),
    announcement(4, 'for visitors', { execution: 'B' }),
    announcement(5, 'for newcomers', { execution: 'F' }),
  ],
  hot: [],
  footer: { unreadCount: 0 },
  ...more,
});

type Setting = Parameters<typeof renderScreen>[1];

const showNotice = (search: string, more: Partial<Setting> = {}) =>
  renderScreen(
    <>
      <AnnouncementsScreen />
      <Notices />
    </>,
    {
      path: `/m/notice${search}`,
      ...more,
      answers: { announcements: () => lists(), ...more.answers },
    },
  );
const notices = () => screen.getByRole('region', { name: 'Notifications' });

const titles = async () =>
  within(await screen.findByRole('list', { name: 'Announcements' }))
    .getAllByRole('link')
    .map((link) => link.querySelector('[dir]')?.textContent);
const article = (name: string) => screen.findByRole('article', { name });

describe('announcements', () => {
  test('[ANN-02] [ANN-03] in the ticker, and popups meant for a visitor', async () => {
    const { requestsOf } = showNotice('');
    expect(await titles()).toEqual(['maintenance', 'limits', 'for visitors']);
    expect(screen.queryByText('New')).toBe(null);
    expect(requestsOf('announcements')).toMatchObject([{ types: 'B,PL,PU,PR,H', platform: 'M' }]);
  });

  test('[ANN-05] show a player which are unread', async () => {
    showNotice('', { session: member });
    expect(await titles()).toEqual(['maintenance', 'limits', 'for players', 'for newcomers']);
    const marked = screen.getAllByRole('link').filter((link) => link.textContent?.endsWith('New'));
    expect(marked.map((link) => link.getAttribute('href'))).toEqual([
      '/m/notice?index=0',
      '/m/notice?index=2',
      '/m/notice?index=3',
    ]);
  });

  test('[ANN-03] [ANN-04] open the one tapped, which leads to all', async () => {
    const user = userEvent.setup();
    const { requestsOf } = showNotice('?index=0');
    expect((await article('maintenance')).textContent).toBe(
      'maintenance05/01/2026 – 31/03/2026All about maintenance',
    );
    await user.click(screen.getByRole('link', { name: 'All announcements' }));
    await user.click(await screen.findByRole('link', { name: /limits/u }));
    expect((await article('limits')).textContent).toContain('Long-term');
    expect(requestsOf('readAnnouncement')).toEqual([]);
  });

  test.each([
    [{ startDate: null }, 'Until 31/03/2026'],
    [{ endDate: null }, 'Since 05/01/2026'],
    [{ startDate: null, endDate: null }, ''],
    [{ noExpiry: 1 as const, startDate: null }, 'Long-term'],
  ])('[ANN-04] missing dates: %j', async (dates, words) => {
    showNotice('?index=0', {
      answers: { announcements: () => lists({ player: [announcement(1, 'x', dates)] }) },
    });
    expect((await article('x')).textContent).toBe(`x${words}All about x`);
  });

  test('[ANN-04] pictures appear in their order; one without an address is left out', async () => {
    const announcementImages = [
      { url: '/art/second.svg', sequence: 2 },
      { url: '', sequence: 3 },
      { url: '/art/first.svg', sequence: 1 },
    ];
    showNotice('?index=0', {
      answers: { announcements: () => lists({ player: [announcement(1, 'x', { announcementImages })] }) },
    });
    const pictures = (await article('x')).querySelectorAll('img');
    expect([...pictures].map((picture) => picture.getAttribute('src'))).toEqual([
      '/art/first.svg',
      '/art/second.svg',
    ]);
  });

  test.each(firstOf(['-1', '1000000000', '99999', '3', 'text', '', '1.5', '0x1', ' 1', '1e1']))(
    '[ANN-04] the index %j leads to all announcements',
    async (index) => {
      showNotice(`?index=${encodeURIComponent(index)}`);
      expect(await screen.findByText('This is no longer here')).not.toBe(null);
      expect(screen.getByRole('link', { name: 'All announcements' }).getAttribute('href')).toBe('/m/notice');
    },
  );

  test('[ANN-05] opening one marks it as read once for a player, then the lists are reloaded', async () => {
    let read = false;
    const { requestsOf, renewed } = showNotice('?index=0', {
      session: member,
      answers: {
        announcements: () => lists({ player: [announcement(1, 'maintenance', { read })] }),
        readAnnouncement: () => {
          read = true;
          return {};
        },
      },
    });
    await waitFor(() => expect(requestsOf('announcements')).toHaveLength(2));
    expect(requestsOf('readAnnouncement')).toEqual([{ announcementId: 1, read: true }]);
    expect(await article('maintenance')).not.toBe(null);
    expect(renewed()).toEqual(['announcements', 'member unread']);
  });

  test('[ANN-05] [NET-05] a refused mark changes and says nothing', async () => {
    const { requestsOf } = showNotice('?index=0', {
      session: member,
      answers: {
        readAnnouncement: () => {
          throw new CallError({ call: 'readAnnouncement', kind: 'refused', code: 'unknown' });
        },
      },
    });
    expect(await article('maintenance')).not.toBe(null);
    await waitFor(() => expect(requestsOf('readAnnouncement')).toHaveLength(1));
    expect(requestsOf('announcements')).toHaveLength(1);
    expect(notices().textContent).toBe('');
  });

  test('[ANN-04] a trimmed one says so', async () => {
    showNotice('?index=0', {
      answers: { announcements: () => lists({ player: [announcement(1, 'x', { trimmed: true })] }) },
    });
    expect((await article('x')).textContent).toMatch(
      /All about xThis text is too long to show in full\. Ask customer service for the rest\.$/u,
    );
  });

  test('an empty list, and a failure that is retried', async () => {
    const user = userEvent.setup();
    let fails = true;
    showNotice('', {
      answers: {
        announcements: () => {
          if (!fails) return lists({ player: [], popup: [] });
          throw new CallError({ call: 'announcements', kind: 'refused', code: 'unknown', requestId: 'r-9' });
        },
      },
    });
    expect((await screen.findByRole('alert')).textContent).toContain('r-9');
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No announcements')).not.toBe(null);
  });

  test('[AGENT-04] an agent’s own', async () => {
    const { requestsOf } = renderScreen(<AgentAnnouncementsScreen />, {
      path: '/m/member/notice?types=A',
      session: { ...member, type: 1 },
      answers: { announcements: () => lists() },
    });
    expect(await titles()).toEqual(['maintenance', 'limits']);
    expect(requestsOf('announcements')).toMatchObject([{ types: 'A', groupName: 'm_home' }]);
    expect(screen.getByRole('link', { name: /limits/u }).getAttribute('href')).toBe(
      '/m/member/notice?types=A&index=1',
    );
  });
});

describe('[BEN-01] a member’s promos', () => {
  test('are cards with art, promise and state, above the announcements', async () => {
    const offer = {
      id: 'first',
      version: 1,
      title: 'First cash in doubled',
      state: 'open',
      stateText: 'Open',
      startsAt: 0,
      endsAt: Date.UTC(2036, 0, 1),
      conditions: [],
      weights: [],
      picture: '/art/wide/coin.gem.crown-0-rays-1.svg',
      terms: { basis: 'deposit', least: 100, share: 100, gameTypes: [], claimDays: null },
      amount: 1_000,
      turnover: 3_000,
      entry: 'deposit',
      actions: [],
      reward: null,
      refusal: '',
      reason: '',
      triesLeft: 0,
      application: null,
      steps: [],
    };
    const told = { ...offer, id: 'told', title: 'Only its conditions', terms: null, picture: '' };
    renderScreen(<PromotionsScreen />, {
      path: '/m/activity',
      session: member,
      answers: {
        announcements: () => lists({ promotion: [announcement(8, 'news')] }),
        availablePromotions: () => ({ list: [] }),
        promotionOffers: () => ({ list: [offer, told], now: 0, timeZone: 'Asia/Manila' }),
      },
    });
    const own = within(await screen.findByRole('list', { name: 'For you' })).getAllByRole('link');
    expect(own.map((card) => [card.getAttribute('href'), card.textContent])).toEqual([
      [
        '/m/activity?promotion=first',
        '100% moreup to ₱1,000.00First cash in doubledOpenCash in ₱100.00 or more and get 100% extra, up to ₱1,000.00.',
      ],
      ['/m/activity?promotion=told', 'Only its conditionsOpen'],
    ]);
    expect(own.map((card) => card.querySelector('img')?.getAttribute('src') ?? null)).toEqual([
      '/art/wide/coin.gem.crown-0-rays-1.svg',
      null,
    ]);
    const announced = screen.getByRole('list', { name: 'Promotions' });
    expect(own[0]!.compareDocumentPosition(announced) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });
});

describe('promos', () => {
  const promotion = [
    announcement(7, 'first cash in', {
      promotionType: 'FIRST_DEPOSIT',
      announcementImages: [{ url: '/art/x.svg', sequence: 1 }],
    }),
    announcement(8, 'news without a type'),
  ];
  const running = (id: number, title: string) => ({
    id,
    title,
    promotionType: 'MISSION',
    startDate: null,
    endDate: null,
  });
  const showActivity = (search: string, more: Partial<Setting> = {}) =>
    renderScreen(<PromotionsScreen />, {
      path: `/m/activity${search}`,
      ...more,
      answers: {
        announcements: () => lists({ promotion }),
        availablePromotions: () => ({ list: [running(7, 'first cash in'), running(9, 'missions')] }),
        ...more.answers,
      },
    });
  const cards = async () =>
    within(await screen.findByRole('list', { name: 'Promotions' }))
      .getAllByRole('link')
      .map((link) => link.textContent);

  test('[ANN-01] announced ones come first, then unannounced ones that are running', async () => {
    showActivity('');
    await screen.findByText('missions');
    expect(await cards()).toEqual([
      'first cash in05/01/2026 – 31/03/2026',
      'news without a type05/01/2026 – 31/03/2026',
      'missions',
    ]);
  });

  test('[ANN-01] [NET-07] one without a title is called a promo, in the list and on its own page', async () => {
    const answers = {
      announcements: () => lists({ promotion: [announcement(7, ' ')] }),
      availablePromotions: () => ({ list: [running(9, '')] }),
    };
    showActivity('', { answers });
    await waitFor(async () =>
      expect(await cards()).toEqual(['Promotions05/01/2026 – 31/03/2026', 'Promotions']),
    );
    cleanup();
    showActivity('?index=0', { answers });
    expect((await screen.findByRole('article')).getAttribute('aria-labelledby')).not.toBe(null);
    expect(screen.getByRole('article', { name: 'Promotions' })).not.toBe(null);
  });

  test('[ANN-01] announced ones are shown even without the call for running ones', async () => {
    showActivity('', {
      answers: {
        availablePromotions: () => {
          throw new CallError({ call: 'availablePromotions', kind: 'offline' });
        },
      },
    });
    expect(await cards()).toHaveLength(2);
  });

  test('an empty list', async () => {
    showActivity('', {
      answers: { announcements: () => lists(), availablePromotions: () => ({ list: [] }) },
    });
    expect(await screen.findByText('No promotions right now')).not.toBe(null);
  });

  test('[POP-06] one of them leads a player, but not a visitor, to Rewards', async () => {
    showActivity('?index=0', { session: member, answers: { readAnnouncement: () => ({}) } });
    expect((await article('first cash in')).textContent).toContain('All about first cash in');
    const toRewards = screen.getByRole('link', { name: 'Go to Rewards' });
    expect(toRewards.getAttribute('href')).toBe('/m/rewardCenter');
  });

  test.each([
    ['a visitor', '?index=0', null],
    ['news without a promotion', '?index=1', member],
  ])('[POP-06] %s has no such action', async (_who, search, session) => {
    showActivity(search, { session, answers: { readAnnouncement: () => ({}) } });
    await screen.findByRole('article');
    expect(screen.queryByRole('link', { name: 'Go to Rewards' })).toBe(null);
  });
});
