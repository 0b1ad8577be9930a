import { useSelector } from '@xstate/react';
import { useCallback, useEffect } from 'react';
import type { Prompt } from '#machines/promptQueue/promptQueue.machine.ts';
import { useAppChild } from './appActor.ts';

/** A prompt's place in the queue: `mine` while it may be shown. It leaves with the component. */
export function usePromptTurn(prompt: Prompt) {
  const queue = useAppChild('promptQueue');
  const mine = useSelector(queue, ({ context }) => context.shown === prompt);
  const ask = useCallback(() => queue.send({ type: 'prompt.asked', prompt }), [queue, prompt]);
  const leave = useCallback(() => queue.send({ type: 'prompt.left', prompt }), [queue, prompt]);
  useEffect(() => leave, [leave]);
  return { mine, ask, leave };
}
