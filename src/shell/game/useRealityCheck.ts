import { fromPromise } from 'xstate';
import {
  type CheckAnswer,
  type CheckOutcome,
  realityCheckMachine,
} from '#machines/realityCheck/realityCheck.machine.ts';
import { useChart } from '#src/app/hooks/useChart.ts';
import { useReturns } from '#src/app/hooks/useReturns.ts';
import { outcomeOf } from '#src/app/outcomeOf.ts';
import { useServices } from '#src/app/services.ts';
import type { PlaySession } from '@araw/contract/protection/protection';
import { newMoneyKey } from '#services/newMoneyKey.ts';

/** The chart of the current play, over the game in the frame (PROT-05). */
export function useRealityCheck(closeGame: () => void) {
  const { operator } = useServices();
  const [snapshot, send] = useChart(realityCheckMachine, {
    actors: {
      readPlay: fromPromise<PlaySession>(({ signal }) => operator.playSession({}, { signal })),
      answer: fromPromise<CheckOutcome, { answer: CheckAnswer; key: string }>(({ input }) =>
        outcomeOf(operator.answerRealityCheck(input), { accepted: (play: PlaySession) => ({ play }) }),
      ),
    },
    actions: { closeGame },
  });
  useReturns(() => send({ type: 'play.changed' }));
  const answer = (chosen: CheckAnswer) => send({ type: 'answer.chosen', answer: chosen, key: newMoneyKey() });
  return [snapshot, send, answer] as const;
}
