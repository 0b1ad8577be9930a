/** Where faults of the product are looked for. Charts have mutants of their own (`npm run mutate`). */
export const layers = {
  contract: ['packages/contract/src'],
  services: ['services'],
  screens: ['screens'],
  app: ['src'],
  operator: ['operator'],
  pages: ['pages', 'packages/server/src'],
} as const;

export type Layer = keyof typeof layers;

/** A layer whose tests notice less than this share of its sample ends the command red. */
export const leastNoticed = 0.9;

/** Data, tests, and pages that only the sandbox has. */
export const isJudged = (path: string): boolean =>
  !/\.(test|d)\.tsx?$|\/(testing|data|seed|sandbox|sandboxProvider|texts|words|drizzle)\//.test(path);
