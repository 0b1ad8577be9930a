import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { loadTexts } from '#locales/i18n.ts';
import { useSession } from '#src/app/appActor.ts';
import { LazyPart } from '#screens/shared/loading/LazyPart.tsx';
import { useServices } from '#src/app/services.ts';
import type { CallValue } from '@araw/contract/calls/calls';
import type { SessionInfo } from '@araw/contract/accounts/session';
import { useAnnouncementPopup } from './useAnnouncementPopup.ts';

const PopupDialog = lazy(async () => {
  const [{ PopupDialog: Box }] = await Promise.all([import('./PopupDialog.tsx'), loadTexts('announcements')]);
  return { default: Box };
});

/** Announcements over the home pages. Visitors and each session have separate charts. */
export function AnnouncementPopup() {
  const { queries } = useServices();
  const session = useSession();
  const settings = useQuery(queries.settings()).data?.popup;
  return settings && <Popup key={session?.token ?? ''} session={session} settings={settings} />;
}

interface PopupProps {
  session: SessionInfo | null;
  settings: CallValue<'consolidatedSettings'>['popup'];
}

function Popup({ session, settings }: PopupProps) {
  const chart = useAnnouncementPopup(session, settings);
  const [snapshot] = chart;
  const isShown = snapshot.hasTag('open');
  return <LazyPart>{isShown && <PopupDialog chart={chart} />}</LazyPart>;
}
