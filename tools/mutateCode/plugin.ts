import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { type CodeMutant, mutated } from './mutants.ts';

/** The variable by which `npm run mutate:code` hands a mutant to a run of Vitest. */
export const mutantVariable = 'CODE_MUTANT';

/** Puts the mutant into its module, without touching the file; does nothing without one. */
export function codeMutant(given = process.env[mutantVariable]): Plugin[] {
  if (!given) return [];
  const mutant = JSON.parse(given) as CodeMutant;
  const file = resolve(mutant.path);
  return [
    {
      name: 'code mutant',
      enforce: 'pre',
      transform: (source, id) => (id.split('?', 1)[0] === file ? mutated(source, mutant) : null),
    },
  ];
}
