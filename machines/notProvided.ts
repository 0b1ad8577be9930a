/** Placeholder for an actor until `.provide()` supplies the real one. Throws if that was forgotten. */
export const notProvided = (actor: string) => (): never => {
  throw new Error(`Provide the "${actor}" actor`);
};
