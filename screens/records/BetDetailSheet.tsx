import { lazy } from 'react';
import { loadTexts } from '#locales/i18n.ts';
import { LazyPart } from '#screens/shared/loading/LazyPart.tsx';
import type { BetDetailProps } from './BetDetail.tsx';

const Sheet = lazy(async () => {
  const [{ BetDetail }] = await Promise.all([import('./BetDetail.tsx'), loadTexts('betDetail')]);
  return { default: BetDetail };
});

/** One bet of the record; loaded by the first that is opened. */
export function BetDetailSheet(props: BetDetailProps) {
  return (
    <LazyPart onBroken={props.onClose}>
      <Sheet {...props} />
    </LazyPart>
  );
}
