/** What the operator tells its players, as one chunk: the screens share their parts. */
export { PromotionsScreen } from '#screens/announcements/PromotionsScreen.tsx';
export {
  AgentAnnouncementsScreen,
  AnnouncementsScreen,
} from '#screens/announcements/AnnouncementScreens.tsx';
