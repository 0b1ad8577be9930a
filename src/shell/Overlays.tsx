import { lazy } from 'react';
import { LazyPart } from '#screens/parts/LazyPart.tsx';
import type { RouteRow } from '../routeTable.ts';
import { withTexts } from '../withTexts.ts';
import { Prompts } from './Prompts.tsx';

const MessageShortcut = lazy(
  withTexts('service', async () => ({ default: (await import('./MessageShortcut.tsx')).MessageShortcut })),
);

interface OverlaysProps {
  row: RouteRow;
  /** Prompts may come up here. */
  prompting: boolean;
  gameOpen: boolean;
}

/** What comes over the pages once they stand. */
export function Overlays({ row, prompting, gameOpen }: OverlaysProps) {
  return (
    <>
      {prompting && <Prompts />}
      <LazyPart instead={null}>{!gameOpen && <MessageShortcut row={row} />}</LazyPart>
    </>
  );
}
