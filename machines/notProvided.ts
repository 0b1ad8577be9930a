/** Stands in for an actor until `.provide()` gives the real one; fails loudly when it was forgotten. */
export const notProvided = (actor: string) => (): never => {
  throw new Error(`Provide the "${actor}" actor`);
};
