import { feedbackMachine, type WordBounds } from '#machines/feedback/feedback.machine.ts';
import { useServices } from '#src/app/services.ts';
import { useChart } from '#src/app/hooks/useChart.ts';
import { defineFeedbackActor } from './serviceActors.ts';

interface ContentField {
  focus: () => void;
  clear: () => void;
}

/** Joins the feedback chart with the operator and the field. */
export function useFeedback(bounds: WordBounds, field: ContentField) {
  const { operator } = useServices();
  const [snapshot, send] = useChart(
    feedbackMachine,
    {
      actors: { sendFeedback: defineFeedbackActor(operator) },
      actions: { focusContent: field.focus, clearContent: field.clear },
    },
    { input: bounds },
  );
  return {
    fault: (['tooShort', 'tooLong'] as const).find((fault) => snapshot.hasTag(fault)),
    error: snapshot.context.error,
    sending: snapshot.hasTag('busy'),
    sent: snapshot.hasTag('done'),
    change: (words: number) => send({ type: 'content.changed', words }),
    submit: (content: string, words: number) => send({ type: 'feedback.submitted', content, words }),
    startAnother: () => send({ type: 'another.started' }),
  };
}
