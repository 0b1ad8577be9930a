/** The files of this language's texts, by their path from here. */
export const files = import.meta.glob<Record<string, object>>(['./*.ts', '!./files.ts']);
