import { register } from 'tsx/esm/api';

// Worker threads don't inherit the main thread's TypeScript hooks.
register();
export const { reportOn } = await import('./reportWorker.ts');
