/** What the operator tells its players, as one chunk: the screens share their parts. */
export { ActivityScreen } from '#screens/news/ActivityScreen.tsx';
export { AgentNoticeScreen, NoticeScreen } from '#screens/news/NoticeScreens.tsx';
