import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Game } from '@araw/contract/games/games';
import { useAppChild } from '#src/app/appActor.ts';
import { gameName } from './gameName.ts';

type Playable = Pick<Game, 'vassalage' | 'gameId' | 'nodeId' | 'name' | 'nodeName'> &
  Partial<Pick<Game, 'roomId' | 'freeplay'>>;

/** Starts a game for the current player or visitor; the launch chart decides what visitors get (TILE-05, PERM-05). */
export function usePlay() {
  const { t } = useTranslation();
  const launch = useAppChild('launch');
  const session = useAppChild('session');
  return useCallback(
    (game: Playable) => {
      launch.send({
        type: 'game.chosen',
        memberType: session.getSnapshot().context.session?.type ?? null,
        target: {
          vendor: game.vassalage,
          gameId: game.gameId,
          nodeId: game.nodeId,
          roomId: game.roomId ?? '',
          name: gameName(game) || t('game.unnamed'),
          freePlay: game.freeplay,
        },
      });
    },
    [launch, session, t],
  );
}
