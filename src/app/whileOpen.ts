/** Milliseconds after which messages are counted and listed again in front of the player who waits for them. */
export const whileOpen = 10_000;
