import type { Game } from '#services/contract/games.ts';

/** What a game is called: its own name, else the vendor's name for it; empty when it has neither. */
export const gameName = ({ name, nodeName }: Pick<Game, 'name' | 'nodeName'>) =>
  name?.trim() || nodeName?.trim() || '';
