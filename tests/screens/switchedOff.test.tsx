import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { BenefitsScreen } from '#screens/benefits/BenefitsScreen.tsx';
import { DepositScreen } from '#screens/deposit/DepositScreen.tsx';
import { EnvelopesScreen } from '#screens/envelopes/EnvelopesScreen.tsx';
import { InvitationScreen } from '#screens/invitation/InvitationScreen.tsx';
import { MissionsScreen } from '#screens/missions/MissionsScreen.tsx';
import { BetRankScreen, DepositRankScreen } from '#screens/ranks/RankScreens.tsx';
import { RebateScreen } from '#screens/rebates/RebateScreen.tsx';
import { RewardsScreen } from '#screens/rewards/RewardsScreen.tsx';
import { TeamOverviewScreen } from '#screens/records/team/TeamOverviewScreen.tsx';
import { CallError } from '#services/client/callError.ts';
import { member, renderScreen } from './renderScreen.tsx';

/** An operator without any of it. */
const nothing = new Proxy(
  {},
  {
    get: (_, call) => () => {
      throw new CallError({ call: String(call) as 'invitation', kind: 'refused', code: 'switchedOff' });
    },
  },
);

test.each<[string, ReactNode]>([
  ['/m/inviteFriends', <InvitationScreen key="" />],
  ['/m/leaderBoard', <MissionsScreen key="" />],
  ['/m/member/benefits', <BenefitsScreen key="" />],
  ['/m/rewardCenter', <RewardsScreen key="" />],
  ['/m/rewardCenter?page=envelopes', <EnvelopesScreen key="" />],
  ['/deposit-rank', <DepositRankScreen key="" />],
  ['/bet-rank', <BetRankScreen key="" />],
  ['/m/member/manualRebate', <RebateScreen key="" />],
  ['/m/voucherCenter', <DepositScreen key="" />],
  ['/m/agent/team/overview', <TeamOverviewScreen key="" />],
])('[NET-05] %s calmly says that it is not offered, and leads home', async (path, shown) => {
  renderScreen(shown, { answers: nothing, path, session: member });
  await screen.findByText("This isn't available here right now.");
  expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/m/home');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
