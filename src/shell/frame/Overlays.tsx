import { lazy, useState } from 'react';
import { LazyPart } from '#screens/shared/loading/LazyPart.tsx';
import type { RouteRow } from '#src/routes/routeTable.ts';
import { useSession } from '#src/app/appActor.ts';
import { withTexts } from '#src/app/withTexts.ts';
import type { IdleProps } from '#src/shell/idle/Idle.tsx';
import { Offers } from '#src/shell/offers/Offers.tsx';
import { BreakLink } from './BreakLink.tsx';
import { MessageShortcut } from './MessageShortcut.tsx';
import { Prompts } from './Prompts.tsx';
import { Returning } from './Returning.tsx';
import { useCanonicalLink } from './useCanonicalLink.ts';

const InterruptedGame = lazy(
  withTexts('games', async () => ({
    default: (await import('#src/shell/game/GameFrame.tsx')).InterruptedGame,
  })),
);

const Idle = lazy(
  withTexts<IdleProps>('accounts', async () => ({
    default: (await import('#src/shell/idle/Idle.tsx')).Idle,
  })),
);

interface OverlaysProps {
  row: RouteRow;
  prompting: boolean;
  /** Nothing is open that a reload would close. */
  stageFree: boolean;
  gameOpen: boolean;
}

/** Everything that loads after the pages and opens over them. */
export function Overlays({ row, prompting, stageFree, gameOpen }: OverlaysProps) {
  useCanonicalLink();
  const session = useSession();
  // Ignore a game that is opening right now: it has the same history state.
  const [interrupted] = useState(() => !gameOpen && window.history.state?.game);
  return (
    <>
      <BreakLink row={row} />
      {prompting && <Prompts />}
      <LazyPart instead={null}>
        <Returning route={row.id} />
      </LazyPart>
      <Offers stageFree={stageFree} />
      <LazyPart>{interrupted && <InterruptedGame {...interrupted} />}</LazyPart>
      <LazyPart instead={null}>{session && <Idle key={session.token} session={session} />}</LazyPart>
      <LazyPart instead={null}>{!gameOpen && <MessageShortcut row={row} />}</LazyPart>
    </>
  );
}
