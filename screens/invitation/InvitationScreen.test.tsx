import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Invitation } from '#services/contract/invitation.ts';
import { readQr } from '#tests/codes/readQr.ts';
import { member, renderScreen } from '#tests/screens/renderScreen.tsx';
import { InvitationScreen } from './InvitationScreen.tsx';

const invitation = (more: Partial<Invitation> = {}): Invitation => ({
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
  invited: 5,
  rewarded: 3,
  earned: 900,
  friends: [
    {
      name: 'je•••92',
      joinedAt: Date.UTC(2026, 10, 20),
      state: 'deposit',
      stateText: 'First cash in open',
      reason: '',
      earned: 0,
    },
    {
      name: 'ka•••la',
      joinedAt: Date.UTC(2026, 10, 12),
      state: 'done',
      stateText: 'Complete',
      reason: '',
      earned: 300,
    },
    {
      name: 'ry•••07',
      joinedAt: Date.UTC(2026, 10, 11),
      state: 'refused',
      stateText: 'Does not count',
      reason: 'Shares a device.',
      earned: 0,
    },
  ],
  now: Date.UTC(2026, 10, 22),
  timeZone: 'Asia/Manila',
  ...more,
});

/** Gives the device a sheet and a clipboard; answers what they are given. */
function device({ share }: { share?: (data: { url: string }) => Promise<void> } = {}) {
  const copied: string[] = [];
  const put = (name: string, value: unknown) => {
    const before = Object.getOwnPropertyDescriptor(navigator, name);
    Object.defineProperty(navigator, name, { configurable: true, value });
    onTestFinished(() => {
      if (before) Object.defineProperty(navigator, name, before);
      else Reflect.deleteProperty(navigator, name);
    });
  };
  const user = userEvent.setup();
  put('share', share);
  put('clipboard', { writeText: async (text: string) => void copied.push(text) });
  return { user, copied };
}

const show = (answer = invitation()) =>
  renderScreen(<InvitationScreen />, {
    answers: { invitation: () => answer },
    path: '/m/inviteFriends',
    session: member,
  });

const link = `${window.location.origin}/m/register?code=MARIA7KX`;

/** The modules of a drawn code without its empty border. */
function drawnCode() {
  const code = screen.getByRole('img', { name: 'QR code of your link' });
  const size = Number(code.getAttribute('viewBox')?.split(' ')[2]);
  const path = code.querySelector('path')?.getAttribute('d') ?? '';
  const dark = new Set([...path.matchAll(/M(\d+) (\d+)h/g)].map(([, x, y]) => `${x} ${y}`));
  return Array.from({ length: size - 8 }, (_, y) =>
    Array.from({ length: size - 8 }, (__, x) => dark.has(`${x + 4} ${y + 4}`)),
  );
}

describe('[BEN-06] the invitation', () => {
  test('shows code, link and a QR code that reads as the link, and what is earned for what', async () => {
    device();
    show();
    expect(await screen.findByText('MARIA7KX')).toBeDefined();
    expect(screen.getByText(link)).toBeDefined();
    expect(readQr(drawnCode())).toBe(link);
    expect(screen.getByRole('heading', { name: '₱300.00 for you, ₱100.00 for a friend' })).toBeDefined();
    const earns = within(screen.getByRole('region', { name: 'What is earned for what' }));
    expect(earns.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'Nothing yet',
      '₱100.00and ₱100.00 for your friend',
      '₱200.00',
    ]);
  });

  test('lists who has come, masked, with state and reason', async () => {
    device();
    show();
    const friends = within(await screen.findByRole('list', { name: 'Friends' }));
    expect(friends.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'je•••92Joined 20/11/2026 First cash in open',
      'ka•••laJoined 12/11/2026 Complete₱300.00',
      'ry•••07Joined 11/11/2026Shares a device. Does not count',
    ]);
    expect(screen.getByText('The newest 3 friends are shown.')).toBeDefined();
  });

  test('copies code and link where the device has no sheet', async () => {
    const { user, copied } = device();
    show();
    await user.click(await screen.findByRole('button', { name: 'Copy code' }));
    expect(await screen.findByText('Your code is copied.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('Your link is copied.')).toBeDefined();
    expect(copied).toEqual(['MARIA7KX', link]);
    expect(screen.queryByRole('button', { name: 'Share my link' })).toBeNull();
  });

  test('hands the link to the sheet; one that is closed is no failure', async () => {
    const shared: unknown[] = [];
    const { user, copied } = device({
      share: async (data) => {
        shared.push(data);
        throw new DOMException('closed', 'AbortError');
      },
    });
    show();
    await user.click(await screen.findByRole('button', { name: 'Share my link' }));
    expect(await screen.findByRole('button', { name: 'Share my link' })).toBeDefined();
    expect([shared, copied]).toEqual([[{ url: link }], []]);
  });
});
