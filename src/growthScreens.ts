/** Missions, ranks and invitations lead to one another, so they come as one chunk. */
export { InvitationScreen } from '#screens/invitation/InvitationScreen.tsx';
export { MissionsScreen } from '#screens/missions/MissionsScreen.tsx';
export { BetRankScreen, DepositRankScreen } from '#screens/ranks/RankScreens.tsx';
