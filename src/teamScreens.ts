/** The pages of an agent's team lead to one another, so they come as one chunk. */
export { RebateIncomeScreen } from '#screens/records/RebateIncomeScreen.tsx';
export { TeamBettingScreen } from '#screens/records/team/TeamBettingScreen.tsx';
export { TeamOverviewScreen } from '#screens/records/team/TeamOverviewScreen.tsx';
export { TeamProfitScreen } from '#screens/records/team/TeamProfitScreen.tsx';
export { TeamMembersScreen } from '#screens/teamMembers/TeamMembersScreen.tsx';
