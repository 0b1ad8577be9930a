import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '#services/client/callError.ts';
import type { AnnouncementLists, Banner } from '@araw/contract/messages/announcements';
import { consolidatedSettings } from '@araw/testing/consolidatedSettings';
import { member, noAnswer, renderScreen } from '#tests/screens/renderScreen.tsx';
import { InstallAdvice } from './InstallAdvice.tsx';
import { DemoTicker } from './DemoTicker.tsx';
import { LowerBlocks } from './LowerBlocks.tsx';
import { WinnerBoard } from './WinnerBoard.tsx';

const winner = (number: number) => ({
  iconUrl: '',
  customerName: `ma***${number}`,
  gameName: `Game ${number}`,
  winAmount: 1_234.5 * number,
  vassalage: 'JL',
  gameId: `g${number}`,
  nodeId: `n${number}`,
});
const board = (count: number) => ({ list: Array.from({ length: count }, (_, index) => winner(index + 1)) });
const banner = (groupName: Banner['groupName'], title: string, linkage: string): Banner => ({
  url: `/art/${title}.svg`,
  linkage,
  groupName,
  title,
  subtitle: '',
});
const announcing = (banners: Banner[]): AnnouncementLists => ({
  promotion: [],
  banners,
  player: [],
  popup: [],
  hot: [],
  footer: { unreadCount: 0 },
});

/** Answers for the other blocks. */
const others = {
  consolidatedSettings: noAnswer,
  winnerBoard: noAnswer,
  hotGames: noAnswer,
  matches: noAnswer,
  gameList: noAnswer,
};

const settle = () => act(() => vi.advanceTimersByTimeAsync(0));
const elapse = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
async function click(element: HTMLElement) {
  fireEvent.click(element);
  await settle();
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('[HOME-06] who won how much in which game; advances every 2 s, in a loop, until paused', async () => {
  const { requestsOf } = renderScreen(<WinnerBoard />, { answers: { winnerBoard: () => board(5) } });
  await settle();
  expect(requestsOf('winnerBoard')).toEqual([{ gameCategory: 'ALL', language: 'eng', limitNum: 100 }]);
  const row = (number: number, amount: string) => `ma***${number} won ${amount}Game ${number}Play now`;
  const all = [
    row(1, '₱1,234.50'),
    row(2, '₱2,469.00'),
    row(3, '₱3,703.50'),
    row(4, '₱4,938.00'),
    row(5, '₱6,172.50'),
  ];
  expect(rows()).toEqual(all.slice(0, 4));
  await elapse(2_000);
  expect(rows()).toEqual(all.slice(1));
  await elapse(2_000);
  expect(rows()).toEqual([...all.slice(2), all[0]]);
  await click(screen.getByRole('button', { name: 'Pause the winners' }));
  await elapse(10_000);
  expect(rows()).toEqual([...all.slice(2), all[0]]);
  await click(screen.getByRole('button', { name: 'Play the winners' }));
  await elapse(2_000);
  expect(rows()).toEqual([...all.slice(3), ...all.slice(0, 2)]);
});

test('[HOME-06] a single winner does not move and launches the game', async () => {
  const { launchGame } = renderScreen(<WinnerBoard />, {
    answers: { winnerBoard: () => board(1) },
    session: member,
  });
  await settle();
  expect(screen.queryByRole('button', { name: /winners/ })).toBe(null);
  await click(screen.getByRole('button', { name: 'Play Game 1' }));
  expect(launchGame.mock.calls).toMatchObject([
    [{ input: { target: { vendor: 'JL', gameId: 'g1', nodeId: 'n1', name: 'Game 1' } } }],
  ]);
});

test('[HOME-06] no winners, no board; a failed one can be retried', async () => {
  let fails = true;
  renderScreen(<WinnerBoard />, {
    answers: {
      winnerBoard: () =>
        fails ? Promise.reject(new CallError({ call: 'winnerBoard', kind: 'timeout' })) : board(0),
    },
  });
  await settle();
  fails = false;
  await click(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }));
  expect(screen.queryByText('Winner board')).toBe(null);
});

/** Reachable slides, in order. */
const reachable = () => screen.getAllByRole('listitem').filter((slide) => !slide.hasAttribute('inert'));
const slides = () => reachable().map(({ textContent }) => textContent);

test('[HOME-03] a video is framed on request; an invalid link shows nothing', async () => {
  const { container } = renderScreen(<LowerBlocks />, {
    answers: {
      ...others,
      announcements: () =>
        announcing([
          banner('m_video', 'Mayon', 'https://www.youtube.com/shorts/eRsGyueVLvQ'),
          banner('m_video', 'Elsewhere', 'https://example.com/video'),
        ]),
    },
  });
  await settle();
  expect(screen.queryByText('Elsewhere')).toBe(null);
  expect(screen.queryByRole('button', { name: 'Next' })).toBe(null);
  expect(container.querySelector('iframe')).toBe(null);
  await click(screen.getByRole('button', { name: 'Watch Mayon' }));
  expect(new URL(container.querySelector('iframe')?.src ?? '').pathname).toBe('/embed/eRsGyueVLvQ');
});

test('[HOME-03] several videos one at a time, with previous and next', async () => {
  const named = ['Mayon', 'Taal', 'Pinatubo'];
  renderScreen(<LowerBlocks />, {
    answers: {
      ...others,
      announcements: () =>
        announcing(
          named.map((name, index) => banner('m_video', name, `https://youtu.be/eRsGyueVLv${index}`)),
        ),
    },
  });
  await settle();
  expect(slides()).toEqual(['Mayon']);
  await click(screen.getByRole('button', { name: 'Next' }));
  expect(slides()).toEqual(['Taal']);
  await click(screen.getByRole('button', { name: 'Previous' }));
  await click(screen.getByRole('button', { name: 'Previous' }));
  expect(slides()).toEqual(['Pinatubo']);
});

test('[HOME-07] the first partner is large, the others three at a time around the second, in a loop', async () => {
  const partners = ['Large', 'One', 'Two', 'Three', 'Four'].map((name) =>
    banner('m_partners', name, `https://example.com/${name}`),
  );
  renderScreen(<LowerBlocks />, { answers: { ...others, announcements: () => announcing(partners) } });
  await settle();
  const region = screen.getByRole('region', { name: 'Partners' });
  const [large] = within(region).getAllByRole('link');
  expect([large?.textContent, large?.getAttribute('href'), large?.getAttribute('target')]).toEqual([
    'Large',
    'https://example.com/Large',
    '_blank',
  ]);
  const current = () =>
    screen.getAllByRole('listitem').find((slide) => slide.getAttribute('aria-current'))?.textContent;
  expect(slides()).toEqual(['One', 'Two', 'Three']);
  expect(current()).toBe('Two');
  await click(screen.getByRole('button', { name: 'Next' }));
  expect(slides()).toEqual(['Two', 'Three', 'Four']);
  await click(screen.getByRole('button', { name: 'Next' }));
  expect(slides()).toEqual(['Three', 'Four', 'One']);
  for (let times = 0; times < 3; times += 1) await click(screen.getByRole('button', { name: 'Previous' }));
  // Don't check the order: turning back needs layout, which jsdom lacks.
  expect(new Set(slides())).toEqual(new Set(['Four', 'One', 'Two']));
  expect(current()).toBe('One');
});

test('[HOME-07] few partners: a single one has no carousel, two more turn one at a time', async () => {
  const partners = ['Large', 'One', 'Two'].map((name) => banner('m_partners', name, ''));
  const { unmount } = renderScreen(<LowerBlocks />, {
    answers: { ...others, announcements: () => announcing(partners.slice(0, 1)) },
  });
  await settle();
  expect(screen.queryByRole('listitem')).toBe(null);
  unmount();
  renderScreen(<LowerBlocks />, { answers: { ...others, announcements: () => announcing(partners) } });
  await settle();
  expect(slides()).toEqual(['Two']);
});

test('[HOME-01] existing social links, and the exclusive banner', async () => {
  renderScreen(<LowerBlocks />, {
    answers: {
      ...others,
      announcements: () => announcing([banner('m_exclusive', 'Carabao', '/m/jl-slot')]),
    },
    info: {
      resources: [
        { resourceType: 'TWITTER', url: 'https://example.com/t' },
        { resourceType: 'IOS', url: 'https://example.com/ios' },
        { resourceType: 'FACEBOOK', url: 'https://example.com/f' },
        { resourceType: 'INSTAGRAM', url: '' },
      ],
    },
  });
  await settle();
  const links = screen
    .getAllByRole('link', { name: /^(?!More)/ })
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Facebook', 'https://example.com/f'],
    ['Twitter', 'https://example.com/t'],
    ['Carabao', '/m/jl-slot'],
  ]);
});

test('[HOME-01] [APP-06] the profile for the home screen and the link to the guides, for phones that support it', async () => {
  const profile = { resourceType: 'MOBILECONFIG' as const, url: 'https://example.com/araw.mobileconfig' };
  const agent = vi.spyOn(navigator, 'userAgent', 'get');
  agent.mockReturnValue(
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1',
  );
  const { unmount } = renderScreen(<InstallAdvice />, { answers: {}, info: { resources: [profile] } });
  expect(screen.getByText(/install it in Settings/)).not.toBe(null);
  expect(screen.getByRole('link', { name: 'Download the profile' }).getAttribute('href')).toBe(profile.url);
  unmount();
  renderScreen(<InstallAdvice />, { answers: {} });
  expect(screen.getByText(/In Safari tap Share/)).not.toBe(null);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/m/app']);
  agent.mockRestore();
});

test('[HOME-08] a made-up amount is shown if the merchant wants one, labelled, rising every 3 to 5 s', async () => {
  const chances = vi.spyOn(Math, 'random').mockReturnValue(0);
  const off = renderScreen(<DemoTicker />, {
    answers: { consolidatedSettings: () => ({ ...consolidatedSettings, demoTicker: false }) },
  });
  await settle();
  expect(off.container.textContent).toBe('');
  off.unmount();

  renderScreen(<DemoTicker />, {
    answers: { consolidatedSettings: () => ({ ...consolidatedSettings, demoTicker: true }) },
  });
  await settle();
  const demo = screen.getByRole('region', { name: 'Demo figure' });
  const amount = () => demo.querySelector('bdi')?.textContent;
  expect(demo.textContent).toContain('Nobody can win it');
  expect(amount()).toBe('₱200,000,000.00');
  chances.mockReturnValue(1);
  await elapse(2_999);
  expect(amount()).toBe('₱200,000,000.00');
  await elapse(1);
  expect(amount()).toBe('₱200,010,000.00');
  await elapse(4_999);
  expect(amount()).toBe('₱200,010,000.00');
  await elapse(1);
  expect(amount()).toBe('₱200,020,000.00');
  chances.mockRestore();
});
