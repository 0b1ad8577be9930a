import { div, leftToRight } from '../shared/drawing.ts';

const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const suits = ['♠', '♥', '♣', '♦'];

/** Indices of its rank and suit above. */
export interface Card {
  rank: number;
  suit: number;
}

export const nameOf = ({ rank, suit }: Card) => leftToRight(`${ranks[rank]}${suits[suit]}`);

export const cardFace = (card: Card) => div(card.suit % 2 ? 'card red' : 'card', nameOf(card));
