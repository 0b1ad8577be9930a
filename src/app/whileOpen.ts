/** Milliseconds between refetches of messages and their counts while the player has them open. */
export const whileOpen = 10_000;
