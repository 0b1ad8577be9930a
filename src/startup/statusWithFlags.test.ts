import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { systemStatus } from '@araw/contract/calls/system';
import { statusWithFlags } from './statusWithFlags.ts';

const statusOf = (whitelabel: Record<string, boolean>, closed: object = {}) =>
  v.parse(systemStatus, { info: { whitelabel }, ...closed });
const { signal } = new AbortController();

test.each([
  ['flags of the status', statusOf({ CBS3: true }), async () => ({ CBS3: false }), { CBS3: true }, 0],
  ['no flag of the status', statusOf({}), async () => ({ CBS3: true }), { CBS3: true }, 1],
  ['a site under maintenance', statusOf({}, { maintenance: 1 }), async () => ({ CBS3: true }), {}, 0],
  ['a restricted region', statusOf({}, { regionRestriction: 1 }), async () => ({ CBS3: true }), {}, 0],
  ['no flags at all', statusOf({}), () => Promise.reject(new Error('switched off')), {}, 1],
])('[NET-11] with %s', async (_what, status, answer, flags, times) => {
  const whitelabel = vi.fn<() => Promise<Record<string, boolean>>>(answer);
  expect(await statusWithFlags({ systemStatus: async () => status, whitelabel }, signal)).toEqual({
    ...status,
    info: { ...status.info, whitelabel: flags },
  });
  expect(whitelabel).toHaveBeenCalledTimes(times);
});
