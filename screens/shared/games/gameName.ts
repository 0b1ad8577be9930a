import type { Game } from '@araw/contract/games/games';

/** A game's own name, otherwise the vendor's name for it; empty if it has neither. */
export const gameName = ({ name, nodeName }: Pick<Game, 'name' | 'nodeName'>) =>
  name?.trim() || nodeName?.trim() || '';
