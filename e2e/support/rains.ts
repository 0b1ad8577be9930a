import { test as base } from './accounts.ts';

/** With an operator of its own: rains of an agent reach the same players, whichever test has sent them. */
export const test = base.extend<{}, { rainsAlone: true }>({
  rainsAlone: [({}, use) => use(true), { scope: 'worker' }],
});
