import { div, leftToRight } from './drawing.js';

const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const suits = ['♠', '♥', '♣', '♦'];

export const nameOf = ({ rank, suit }) => leftToRight(ranks[rank] + suits[suit]);

export const cardFace = (card) => div(card.suit % 2 ? 'card red' : 'card', nameOf(card));
