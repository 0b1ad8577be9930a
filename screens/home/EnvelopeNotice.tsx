import { lazy } from 'react';
import { loadTexts } from '#locales/i18n.ts';
import { useEnvelopeCount } from '#src/app/hooks/useUnreadCounts.ts';
import { LazyPart } from '#screens/shared/loading/LazyPart.tsx';

const FallenEnvelope = lazy(async () => {
  const [{ FallenEnvelope: fallen }] = await Promise.all([
    import('./envelopes/FallenEnvelope.tsx'),
    loadTexts('envelopes'),
  ]);
  return { default: fallen };
});

/** The member's unopened envelope; loads its code and texts only if there is one (TEAM-14). */
export function EnvelopeNotice() {
  if (useEnvelopeCount() === 0) return null;
  return (
    <LazyPart instead={null}>
      <FallenEnvelope />
    </LazyPart>
  );
}
