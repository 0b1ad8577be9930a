import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { DownlineRebates } from '@araw/contract/agents/downlineRebates';
import { member, renderScreen } from '#tests/screens/renderScreen.tsx';
import { DownlineRebatesScreen } from './DownlineRebatesScreen.tsx';

const rates: DownlineRebates = {
  account: 'jose',
  type: 1,
  from: '2026-03-02',
  list: [{ category: 'SLOT', now: 0.3, next: 0.3, own: 0.8, least: 0.1, leastOf: '' }],
  quotas: [],
};

test('[TEAM-03] a saved rebate is sent with what was seen, and renews the team alone', async () => {
  const user = userEvent.setup();
  const { requestsOf, renewed } = renderScreen(<DownlineRebatesScreen />, {
    path: '/m/member/agent/agentRebeat?account=jose',
    session: { ...member, userName: 'ramon', type: 1 },
    answers: { downlineRebates: () => rates, updateDownlineRebates: () => ({}) },
  });
  const field = await screen.findByRole('textbox');
  await user.clear(field);
  await user.type(field, '0.45');
  await user.click(screen.getByRole('button', { name: 'Save rebates' }));
  expect(await screen.findByText('Saved. Takes effect on 02/03/2026.')).toBeDefined();
  expect(requestsOf('updateDownlineRebates')).toEqual([
    { account: 'jose', seen: { SLOT: 0.3 }, rebates: { SLOT: 0.45 } },
  ]);
  expect(renewed()).toEqual(['member team']);
});
