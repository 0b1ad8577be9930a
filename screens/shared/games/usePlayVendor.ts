import { useNavigate } from 'react-router-dom';
import type { GameType } from '@araw/contract/games/gameCodes';
import type { Vendor } from '@araw/contract/games/games';
import { usePlay } from './usePlay.ts';

/** Opens a vendor in a category: its lobby game, or the list of its games if it has no lobby (ENT-01). */
export function usePlayVendor() {
  const play = usePlay();
  const navigate = useNavigate();
  return ({ vassalage, displayName, lobbyGameId, lobbyNodeId }: Vendor, gameType: GameType) => {
    if (lobbyGameId === null || lobbyNodeId === null) {
      void navigate(`/m/gameList?gameType=${gameType}&vassalage=${encodeURIComponent(vassalage)}`);
      return;
    }
    play({ vassalage, gameId: lobbyGameId, nodeId: lobbyNodeId, name: displayName, nodeName: null });
  };
}
