import { lazy, Suspense } from 'react';
import type { QuestionProps } from './ConfirmDialogBox.tsx';

const Box = lazy(async () => ({ default: (await import('./ConfirmDialogBox.tsx')).ConfirmDialogBox }));

/** `ConfirmDialogBox`, for screens that seldom ask: it is loaded by the first question. */
export function ConfirmDialog(question: QuestionProps) {
  return (
    <Suspense>
      <Box {...question} />
    </Suspense>
  );
}
