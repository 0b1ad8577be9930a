import { lazy } from 'react';
import { loadTexts } from '#locales/i18n.ts';
import { useEnvelopeCount } from '#src/app/hooks/useUnreadCounts.ts';
import { LazyPart } from '#screens/shared/loading/LazyPart.tsx';

const FallenEnvelope = lazy(async () => {
  const [{ FallenEnvelope: fallen }] = await Promise.all([
    import('./envelopes/FallenEnvelope.tsx'),
    loadTexts('growth'),
  ]);
  return { default: fallen };
});

/** An envelope that waits for the member; its code and texts come only where one does (TEAM-14). */
export function EnvelopeNotice() {
  if (useEnvelopeCount() === 0) return null;
  return (
    <LazyPart instead={null}>
      <FallenEnvelope />
    </LazyPart>
  );
}
