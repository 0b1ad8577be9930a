import { test as base } from './accounts.ts';

/** Runs with a separate operator: an agent's rains reach the same players in every test. */
export const test = base.extend<{}, { rainsAlone: true }>({
  rainsAlone: [({}, use) => use(true), { scope: 'worker' }],
});
