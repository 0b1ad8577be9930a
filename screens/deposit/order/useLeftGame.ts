import { useState } from 'react';
import { useAppChild, useSession } from '#src/app/appActor.ts';
import { keptGameOf } from '#src/app/keptGame.ts';
import { useServices } from '#src/app/services.ts';

interface LeftGame {
  name: string;
  play(): void;
}

/** The game that the player left to cash in, and how to reopen it over this page; null without one. */
export function useLeftGame(): LeftGame | null {
  const { storage } = useServices();
  const launch = useAppChild('launch');
  const memberType = useSession()?.type ?? null;
  const [target] = useState(() => keptGameOf(storage, 'leftGame'));
  if (target === null || memberType === null) return null;
  const play = () => {
    storage.remove('leftGame');
    launch.send({ type: 'game.chosen', target, memberType });
  };
  return { name: target.name, play };
}
