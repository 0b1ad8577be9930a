import { fromCallback, type EventObject } from 'xstate';
import type { Prompt } from '#machines/promptQueue/promptQueue.machine.ts';
import type { TurnNews } from '#machines/promptQueue/promptTurn.ts';
import { useAppChild } from '#src/app/appActor.ts';

/** The actor that queues a prompt's chart in the app and gives it its turn. */
export function usePromptTurn(prompt: Prompt) {
  const queue = useAppChild('promptQueue');
  return fromCallback<EventObject, undefined, TurnNews>(({ sendBack }) => {
    let mine = false;
    const { unsubscribe } = queue.subscribe(({ context }) => {
      if ((context.shown === prompt) === mine) return;
      mine = !mine;
      sendBack({ type: mine ? 'turn.given' : 'turn.taken' });
    });
    queue.send({ type: 'prompt.asked', prompt });
    return () => {
      unsubscribe();
      queue.send({ type: 'prompt.left', prompt });
    };
  });
}
