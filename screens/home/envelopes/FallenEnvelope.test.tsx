import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { ReceivedEnvelope } from '@araw/contract/cashier/transfers';
import { loadTexts } from '#locales/i18n.ts';
import { eventually } from '@araw/testing/eventually';
import { member, renderScreen } from '#tests/screens/renderScreen.tsx';
import { FallenEnvelope } from './FallenEnvelope.tsx';

const envelope = (id: string, more: Partial<ReceivedEnvelope> = {}): ReceivedEnvelope => ({
  id,
  from: 'jo••se',
  greeting: 'Para sa iyo',
  state: 'open',
  kept: false,
  createdAt: Date.UTC(2026, 10, 22, 3),
  endsAt: Date.UTC(2026, 10, 22, 4),
  share: null,
  openedAt: null,
  number: 'E100001',
  ...more,
});

async function show(list: ReceivedEnvelope[], stored: string[] = []) {
  await loadTexts('envelopes');
  const shown = renderScreen(<FallenEnvelope />, {
    answers: { envelopes: () => ({ list, now: 0, timeZone: 'Asia/Manila' }) },
    path: '/m/home',
    session: member,
    stored: { asideEnvelopes: stored },
  });
  return { ...shown, user: userEvent.setup({ delay: null }) };
}
const notice = () => screen.findByRole('complementary', { name: 'Red envelopes' });

test('[TEAM-14] shows the sender, the text on it, its end, and how many more there are', async () => {
  await show([
    envelope('e3', { state: 'opened' }),
    envelope('e2'),
    envelope('e1', { from: 'an••na', greeting: '' }),
  ]);
  expect((await notice()).textContent).toBe(
    'A red envelope from jo••se · 1 morePara sa iyoOpen until 22/11/2026 12:00Open',
  );
  expect(screen.getByRole('link', { name: 'Open' }).getAttribute('href')).toBe('/m/webEmail?page=envelopes');
});

test('[TEAM-14] can be dismissed for this tab, and a newer one still appears', async () => {
  const { user, storage } = await show([envelope('e2'), envelope('e1')], ['e0']);
  await notice();
  await user.click(screen.getByRole('button', { name: 'Not now' }));
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(storage.read('asideEnvelopes')).toEqual(['e2', 'e1', 'e0']);
});

test.each(['opened', 'emptied', 'ended', 'stopped'] as const)(
  '[TEAM-14] shows none that is %s, nor one that was dismissed',
  async (state) => {
    const { requestsOf } = await show([envelope('e2', { state }), envelope('e1')], ['e1']);
    await eventually(() => expect(requestsOf('envelopes')).toHaveLength(1));
    expect(screen.queryByRole('complementary')).toBeNull();
  },
);
