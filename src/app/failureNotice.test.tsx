import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { CallError } from '#services/client/callError.ts';
import { useFailureNotice } from './failureNotice.ts';
import { createNotices } from './notices.ts';
import { type Services, ServicesContext } from './services.ts';

afterEach(cleanup);

/** The notices shown for this failure. */
function toldOf(failure: unknown) {
  const notices = createNotices();
  const services = { notices } as Services;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ServicesContext value={services}>{children}</ServicesContext>
  );
  const { result } = renderHook(useFailureNotice, { wrapper });
  result.current(failure);
  return notices.shown().map(({ kind, text }) => ({ kind, text }));
}

const failed = (alert: boolean) =>
  Object.assign(new CallError({ call: 'addFavourite', kind: 'offline' }), { alert });

test('[NET-05] a failed call shows its message', () => {
  expect(toldOf(failed(true))).toEqual([{ kind: 'error', text: 'No Internet' }]);
});

test('[NET-05] the part of a failed call that a chart keeps gets the same notice', () => {
  expect(toldOf({ code: 'offline', message: '', requestId: '' })).toEqual([
    { kind: 'error', text: 'No Internet' },
  ]);
});

test('[NET-05] a call with its alert off fails silently', () => {
  expect(toldOf(failed(false))).toEqual([]);
});
