/** State of the navigation that offers limits to a player who has just registered (PROT-03). */
export const asNewcomer = { newcomer: true };

/** Whether a location's state is `asNewcomer`. */
export const isNewcomer = (state: unknown): boolean =>
  (state as Partial<typeof asNewcomer> | null)?.newcomer === true;
