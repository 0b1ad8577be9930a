import { useCallback, useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { type EventObject, fromCallback } from 'xstate';
import { type HistorySettled, sideMenuMachine, type View } from '#machines/sideMenu/sideMenu.machine.ts';
import { historySettled } from '#screens/ui/dialogs/useBackCloses.ts';
import { useAppChild } from '#src/app/appActor.ts';
import { useChart } from '#src/app/hooks/useChart.ts';

/** Joins the side menu's chart with the history, the pages and the queue of prompts (MEM-08, POP-02). */
export function useSideMenu({ prompting, covered }: View) {
  const queue = useAppChild('promptQueue');
  const { key } = useLocation();
  const [snapshot, send] = useChart(sideMenuMachine, {
    actors: {
      watchHistory: fromCallback<EventObject, undefined, HistorySettled>(({ sendBack }) => {
        void historySettled().then(() => sendBack({ type: 'history.settled' }));
      }),
    },
    actions: {
      takeStage: () => queue.send({ type: 'stage.taken' }),
      freeStage: () => queue.send({ type: 'stage.freed' }),
    },
  });
  useEffect(() => send({ type: 'view.changed', prompting, covered }), [send, prompting, covered]);
  // Once the new page is committed: while it is only being rendered, its link may still be waited for in the menu.
  useLayoutEffect(() => () => send({ type: 'page.changed' }), [send, key]);

  return {
    snapshot,
    open: useCallback(() => send({ type: 'menu.requested' }), [send]),
    close: useCallback(() => send({ type: 'menu.closed' }), [send]),
  };
}
