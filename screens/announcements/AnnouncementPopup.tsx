import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { loadTexts } from '#locales/i18n.ts';
import { useSession } from '#src/app/appActor.ts';
import { LazyPart } from '#screens/shared/loading/LazyPart.tsx';
import { useServices } from '#src/app/services.ts';
import type { CallValue } from '#services/contract/calls.ts';
import type { SessionInfo } from '#services/contract/session.ts';
import { useAnnouncementPopup } from './useAnnouncementPopup.ts';

const PopupDialog = lazy(async () => {
  const [{ PopupDialog: Box }] = await Promise.all([import('./PopupDialog.tsx'), loadTexts('announcements')]);
  return { default: Box };
});

/** Announcements over the home pages; those for visitors and those of each session have a chart of their own. */
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
