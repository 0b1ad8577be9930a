/** Missions, ranks, invitations and rewards lead to one another, and levels are as rare, so they come as one chunk. */
export { BenefitsScreen } from '#screens/benefits/BenefitsScreen.tsx';
export { InvitationScreen } from '#screens/invitation/InvitationScreen.tsx';
export { MissionsScreen } from '#screens/missions/MissionsScreen.tsx';
export { RewardsScreen } from '#screens/rewards/RewardsScreen.tsx';
export { BetRankScreen, DepositRankScreen } from '#screens/ranks/RankScreens.tsx';
