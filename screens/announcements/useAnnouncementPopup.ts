import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  announcementPopupMachine,
  offersRewards,
} from '#machines/announcementPopup/announcementPopup.machine.ts';
import { mayMoveByItself } from '#screens/ui/motion/motion.ts';
import { useServices } from '#src/app/services.ts';
import { useAnnouncements } from '#src/app/hooks/useAnnouncements.ts';
import { useChart } from '#src/app/hooks/useChart.ts';
import { usePromptTurn } from '#src/app/hooks/usePromptTurn.ts';
import type { Announcement } from '@araw/contract/messages/announcements';
import type { CallValue } from '@araw/contract/calls/calls';
import type { SessionInfo } from '@araw/contract/accounts/session';

type Settings = CallValue<'consolidatedSettings'>['popup'];

/** Joins the popup's chart with the announcements, its stored record and the prompt queue (POP-01…06). */
export function useAnnouncementPopup(session: SessionInfo | null, settings: Settings) {
  const { storage } = useServices();
  const navigate = useNavigate();
  const promptTurn = usePromptTurn('announcements');
  const kind = session ? 'A' : 'B';
  const recordName = session ? 'popupWithSession' : 'popupForVisitors';
  const [snapshot, send] = useChart(
    announcementPopupMachine,
    {
      actors: { promptTurn },
      actions: {
        storeRecord: (_, record) => storage.write(recordName, record),
        // The popup has its own history entry: replace it.
        goTo: (_, { path }) => void navigate(path, { replace: true }),
      },
    },
    {
      input: {
        kind,
        firstLogin: session?.firstTimeLogin ?? false,
        enabled: settings[kind],
        autoplay: settings.autoplay && mayMoveByItself(),
        record: storage.read(recordName),
      },
    },
  );

  const listed = useAnnouncements().data?.popup;
  useEffect(() => {
    if (listed) send({ type: 'list.changed', listed });
  }, [listed, send]);

  // Passed on because importing it in the dialog would pull in the chart's chunk.
  return [snapshot, send, (item: Announcement) => offersRewards(kind, item)] as const;
}

export type PopupChart = ReturnType<typeof useAnnouncementPopup>;
