import { lazy } from 'react';
import type { QuestionProps } from '#screens/ui/ConfirmDialogBox.tsx';
import { LazyPart } from './LazyPart.tsx';

const Box = lazy(async () => ({
  default: (await import('#screens/ui/ConfirmDialogBox.tsx')).ConfirmDialogBox,
}));

/** `ConfirmDialogBox`, for screens that rarely ask: it is loaded by the first question. */
export function ConfirmDialog(question: QuestionProps) {
  return (
    <LazyPart onBroken={question.onCancel}>
      <Box {...question} />
    </LazyPart>
  );
}
