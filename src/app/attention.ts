/** Whether the player is there; empty while nothing watches (src/shell/idle). */
export interface Attention {
  /** Nobody has done anything for a while: a call now is the page's own (PROT-08). */
  isAway?: () => boolean;
  /** A game has told of a bet, or the operator has. */
  noteBet?: () => void;
}
