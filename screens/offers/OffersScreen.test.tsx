import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { GivenContracts } from '@araw/contract/agents/agentContracts';
import { member, renderScreen } from '#tests/screens/renderScreen.tsx';
import { OffersScreen } from './OffersScreen.tsx';

const none: GivenContracts = {
  list: [],
  totalPages: 0,
  counts: { all: 0, waiting: 0, inForce: 0, ended: 0 },
  owed: 0,
  timeZone: 'Asia/Manila',
};
const path = '/m/member/agent/agentDivident';
const open = (type: number, search = '') => ({
  user: userEvent.setup(),
  ...renderScreen(<OffersScreen />, {
    path: path + search,
    session: { ...member, userName: 'ramon', type },
    answers: { givenContracts: () => none },
  }),
});

test('[TEAM-09] the way to offer a contract leads to the agents directly below', async () => {
  open(1);
  const link = await screen.findByRole('link', { name: 'Offer a contract' });
  expect(link.getAttribute('href')).toBe('/m/member/team?scope=direct&kind=agent');
});

test.each([41, 42, 99])(
  '[PERM-02] an agent of type %i, who counts as trial, sees the contracts and learns why none can be offered',
  async (type) => {
    const { user, router, notices } = open(type);
    expect(await screen.findByText('No contracts with your agents here')).toBeDefined();
    await user.click(screen.getByRole('link', { name: 'Offer a contract' }));
    expect(router.state.location.pathname).toBe(path);
    expect(notices.shown().map(({ text }) => text)).toEqual([
      'Please login an actual account to use this function',
    ]);
  },
);

test.each([41, 99])(
  '[PERM-02] on the page of an offer an agent of type %i, who counts as trial, is told so, with a way on',
  async (type) => {
    const { asked } = open(type, '?account=jose');
    expect(await screen.findByText('Please login an actual account to use this function')).toBeDefined();
    expect(screen.getByRole('link').getAttribute('href')).toBe(path);
    expect(screen.queryByRole('button')).toBeNull();
    expect(asked).toEqual([]);
  },
);

test('[TEAM-09] withdrawing an offer asks first, and renews the contracts alone', async () => {
  const offered: GivenContracts = {
    ...none,
    list: [
      {
        contractId: '7',
        kind: 'dividend',
        account: 'jose',
        status: 'requested',
        terms: [],
        offeredAt: Date.UTC(2026, 2, 1),
        decidedAt: null,
        actions: ['withdraw'],
        owed: 0,
        lastPaid: null,
        carries: false,
        lapsesAt: null,
        endedAt: null,
      },
    ],
    totalPages: 1,
  };
  const user = userEvent.setup();
  const { requestsOf, renewed } = renderScreen(<OffersScreen />, {
    path,
    session: { ...member, userName: 'ramon', type: 1 },
    answers: { givenContracts: () => offered, withdrawContract: () => offered.list[0]! },
  });
  await user.click(await screen.findByRole('button', { name: 'Withdraw the offer' }));
  expect(requestsOf('withdrawContract')).toEqual([]);
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Withdraw the offer' }));
  expect(await screen.findByText('Offer withdrawn.')).toBeDefined();
  expect(requestsOf('withdrawContract')).toEqual([{ contractId: '7' }]);
  expect(renewed()).toEqual(['member contracts']);
});
