import { useNavigate } from 'react-router-dom';
import type { Vendor } from '#services/contract/games.ts';
import { usePlay } from './usePlay.ts';

/** Opens a vendor: its lobby game, or the list of its games where it has none (ENT-01). */
export function usePlayVendor() {
  const play = usePlay();
  const navigate = useNavigate();
  return ({ vassalage, displayName, lobbyGameId, lobbyNodeId }: Vendor) => {
    if (lobbyGameId === null || lobbyNodeId === null) {
      void navigate(`/m/gameList?vassalage=${encodeURIComponent(vassalage)}`);
      return;
    }
    play({ vassalage, gameId: lobbyGameId, nodeId: lobbyNodeId, name: displayName, nodeName: null });
  };
}
