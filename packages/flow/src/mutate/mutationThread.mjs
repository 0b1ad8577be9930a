import { register } from 'tsx/esm/api';

// A thread does not take over the main thread's hooks for TypeScript.
register();
export const { breakRules, judgeMutant, listMutants } = await import('./mutationWorker.ts');
