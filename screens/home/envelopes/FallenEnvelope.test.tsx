import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { ReceivedEnvelope } from '#services/contract/transfers.ts';
import { loadTexts } from '#locales/i18n.ts';
import { eventually } from '#tests/eventually.ts';
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
  await loadTexts('growth');
  const shown = renderScreen(<FallenEnvelope />, {
    answers: { envelopes: () => ({ list, now: 0, timeZone: 'Asia/Manila' }) },
    path: '/m/home',
    session: member,
    stored: { asideEnvelopes: stored },
  });
  return { ...shown, user: userEvent.setup({ delay: null }) };
}
const notice = () => screen.findByRole('complementary', { name: 'Envelopes' });

test('[TEAM-14] says from whom the newest one is, what is written on it, its end, and how many more there are', async () => {
  await show([
    envelope('e3', { state: 'opened' }),
    envelope('e2'),
    envelope('e1', { from: 'an••na', greeting: '' }),
  ]);
  expect((await notice()).textContent).toBe(
    'An envelope from jo••se · 1 morePara sa iyoOpen until 22/11/2026 12:00Open',
  );
  expect(screen.getByRole('link', { name: 'Open' }).getAttribute('href')).toBe('/m/webEmail?page=envelopes');
});

test('[TEAM-14] is put aside for this tab, and a newer one comes all the same', async () => {
  const { user, storage } = await show([envelope('e2'), envelope('e1')], ['e0']);
  await notice();
  await user.click(screen.getByRole('button', { name: 'Not now' }));
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(storage.read('asideEnvelopes')).toEqual(['e2', 'e1', 'e0']);
});

test.each(['opened', 'emptied', 'ended', 'stopped'] as const)(
  '[TEAM-14] shows none that is %s, nor one that was put aside',
  async (state) => {
    const { requestsOf } = await show([envelope('e2', { state }), envelope('e1')], ['e1']);
    await eventually(() => expect(requestsOf('envelopes')).toHaveLength(1));
    expect(screen.queryByRole('complementary')).toBeNull();
  },
);
