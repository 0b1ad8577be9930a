/** What the operator tells its players, as one chunk: the screens share their parts. */
export {
  AgentAnnouncementsScreen,
  AnnouncementsScreen,
} from '#screens/announcements/AnnouncementScreens.tsx';
