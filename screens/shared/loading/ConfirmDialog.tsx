import type { QuestionProps } from '#screens/ui/ConfirmDialogBox.tsx';
import { LazyPart } from './LazyPart.tsx';
import { loadAhead } from './loadAhead.tsx';

const box = loadAhead(async () => (await import('#screens/ui/ConfirmDialogBox.tsx')).ConfirmDialogBox);

/** For pages whose question must not wait for its chunk. */
export const useConfirmDialogAhead = box.useAhead;

/** `ConfirmDialogBox`, for screens that rarely ask: it is loaded by the first question. */
export function ConfirmDialog(question: QuestionProps) {
  return (
    <LazyPart onBroken={question.onCancel}>
      <box.Part {...question} />
    </LazyPart>
  );
}
