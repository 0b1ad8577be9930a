import { LazyPart } from '#screens/shared/loading/LazyPart.tsx';
import { loadAhead } from '#screens/shared/loading/loadAhead.tsx';
import type { ConfirmationSheetProps } from './ConfirmationSheet.tsx';

const sheet = loadAhead(async () => (await import('./ConfirmationSheet.tsx')).ConfirmationSheet);

export const usePasswordConfirmationAhead = sheet.useAhead;

/** `ConfirmationSheet`, in a chunk that the page prefetches. */
export function PasswordConfirmation(confirmation: ConfirmationSheetProps) {
  return (
    <LazyPart onBroken={() => confirmation.actor.send({ type: 'confirmation.cancelled' })}>
      <sheet.Part {...confirmation} />
    </LazyPart>
  );
}
