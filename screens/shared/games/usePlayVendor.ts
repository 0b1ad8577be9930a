import { useNavigate } from 'react-router-dom';
import type { GameType } from '#services/contract/gameCodes.ts';
import type { Vendor } from '#services/contract/games.ts';
import { usePlay } from './usePlay.ts';

/** Opens a vendor of a category: its lobby game, or the list of its games where it has none (ENT-01). */
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
