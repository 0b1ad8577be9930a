/** They are small and lead to one another, so they come as one chunk. */
export { HelpScreen } from './HelpScreen.tsx';
export { InboxScreen } from './InboxScreen.tsx';
export { MessageScreen } from './MessageScreen.tsx';
export { OnlineChatScreen } from './OnlineChatScreen.tsx';
export { ServiceScreen } from './ServiceScreen.tsx';
