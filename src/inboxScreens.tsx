import { lazy } from 'react';
import { useSearchParams } from 'react-router-dom';
import { InboxScreen as MessagesScreen } from '#screens/inbox/InboxScreen.tsx';

const EnvelopesScreen = lazy(async () => ({
  default: (await import('#screens/envelopes/EnvelopesScreen.tsx')).EnvelopesScreen,
}));

/** /m/webEmail: the messages, and the envelopes of which some of them tell, by `page`. */
export function InboxScreen() {
  const [query] = useSearchParams();
  return query.get('page') === 'envelopes' ? <EnvelopesScreen /> : <MessagesScreen />;
}
