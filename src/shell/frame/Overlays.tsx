import { lazy, useState } from 'react';
import { LazyPart } from '#screens/shared/loading/LazyPart.tsx';
import type { RouteRow } from '#src/routes/routeTable.ts';
import { withTexts } from '#src/app/withTexts.ts';
import { AppUpdate } from '#src/shell/update/AppUpdate.tsx';
import { MessageShortcut } from './MessageShortcut.tsx';
import { Prompts } from './Prompts.tsx';
import { Returning } from './Returning.tsx';
import { useCanonicalLink } from './useCanonicalLink.ts';

const InterruptedGame = lazy(
  withTexts('games', async () => ({
    default: (await import('#src/shell/game/GameFrame.tsx')).InterruptedGame,
  })),
);

interface OverlaysProps {
  row: RouteRow;
  /** Prompts may come up here. */
  prompting: boolean;
  /** Nothing is before the player that a reload would take away. */
  stageFree: boolean;
  gameOpen: boolean;
}

/** What comes over the pages once they stand. */
export function Overlays({ row, prompting, stageFree, gameOpen }: OverlaysProps) {
  useCanonicalLink();
  // Of a game that opens now, the history says the same.
  const [interrupted] = useState(() => !gameOpen && window.history.state?.game);
  return (
    <>
      {prompting && <Prompts />}
      <LazyPart instead={null}>
        <Returning route={row.id} />
      </LazyPart>
      <LazyPart instead={null}>
        <AppUpdate stageFree={stageFree} />
      </LazyPart>
      <LazyPart>{interrupted && <InterruptedGame {...interrupted} />}</LazyPart>
      <LazyPart instead={null}>{!gameOpen && <MessageShortcut row={row} />}</LazyPart>
    </>
  );
}
