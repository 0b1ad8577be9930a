/** The home of agents and their contracts. */
export const agents = {} as const;
