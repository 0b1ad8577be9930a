/** They are small and lead to one another, so they come as one chunk. */
export { HelpScreen } from '#screens/customerService/HelpScreen.tsx';
export { InboxScreen } from './inboxScreens.tsx';
export { MessageCentreScreen } from '#screens/customerService/MessageCentreScreen.tsx';
export { OnlineChatScreen } from '#screens/customerService/OnlineChatScreen.tsx';
export { CustomerServiceScreen } from '#screens/customerService/CustomerServiceScreen.tsx';
