/** The screens of the player's own account and settings. They are small and lead to one another, so they come as one chunk. */
export { LanguagesScreen } from '#screens/languages/LanguagesScreen.tsx';
export { MemberHomeScreen } from '#screens/memberHome/MemberHomeScreen.tsx';
export { ProfileScreen } from '#screens/profile/ProfileScreen.tsx';
export { SettingsScreen } from '#screens/settings/SettingsScreen.tsx';
export { SecurityCentre } from './SecurityCentre.tsx';
