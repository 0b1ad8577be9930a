/** How many cards a deck has. */
export const deck = 52;
const ranks = 13;

/** 0 is the ace, 12 the king. */
export const rankOf = (card: number) => card % ranks;

export const suitOf = (card: number) => Math.floor(card / ranks);

export const describeCard = (card: number) => ({ rank: rankOf(card), suit: suitOf(card) });
