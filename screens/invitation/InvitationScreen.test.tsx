import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Invitation } from '@araw/contract/accounts/invitation';
import { pictureModules, readQr } from '#tests/codes/readQr.ts';
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
      stateText: 'First cash-in pending',
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
      stateText: 'Not counted',
      reason: 'Shares your device.',
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

describe('[BEN-06] the invitation', () => {
  test('shows code, link and a QR code of the link, and the rewards with their conditions', async () => {
    device();
    show();
    expect(await screen.findByText('MARIA7KX')).toBeDefined();
    expect(screen.getByText(link)).toBeDefined();
    const drawn = screen.getByRole('img', { name: 'QR code of your link' });
    expect(readQr(pictureModules(drawn.getAttribute('src') ?? '', 4))).toBe(link);
    expect(screen.getByRole('heading', { name: '₱300.00 for you, ₱100.00 for a friend' })).toBeDefined();
    const earns = within(screen.getByRole('region', { name: 'What you earn' }));
    expect(earns.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'Nothing yet',
      '₱100.00and ₱100.00 for your friend',
      '₱200.00',
    ]);
  });

  test('lists invited friends, masked, with state and reason', async () => {
    device();
    show();
    const friends = within(await screen.findByRole('list', { name: 'Friends' }));
    expect(friends.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'je•••92Joined 20/11/2026 First cash-in pending',
      'ka•••laJoined 12/11/2026 Complete₱300.00',
      'ry•••07Joined 11/11/2026Shares your device. Not counted',
    ]);
    expect(screen.getByText('The newest 3 friends are shown.')).toBeDefined();
  });

  test('copies code and link if the device has no share sheet', async () => {
    const { user, copied } = device();
    show();
    await user.click(await screen.findByRole('button', { name: 'Copy code' }));
    expect(await screen.findByText('Code copied.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('Link copied.')).toBeDefined();
    expect(copied).toEqual(['MARIA7KX', link]);
    expect(screen.queryByRole('button', { name: 'Share my link' })).toBeNull();
  });

  test('opens the share sheet with the link; closing it is not a failure', async () => {
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

test.each([0, 3])('[BEN-06] [NET-08] beside %d friends says that others could not be read', async (read) => {
  const { friends } = invitation();
  show(invitation({ invited: read + 2, friends: friends.slice(0, read), unread: { friends: 2 } }));
  expect(await screen.findByText("2 entries couldn't be shown here.")).toBeDefined();
  expect(screen.queryByText('Nobody has joined with your link yet.')).toBeNull();
});
