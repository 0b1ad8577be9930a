import { act, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { member, renderScreen } from '#tests/screens/renderScreen.tsx';
import { findRoute } from './routeTable.ts';
import { Guarded } from './Guarded.tsx';
import { Notices } from '#src/shell/frame/Notices.tsx';

const refusal = 'Free accounts cannot use this function. Please register.';

test.each([
  ['/m/webEmail', refusal, 1_000],
  ['/m/onlineChat', refusal, 1_000],
  ['/m/voucherCenter', 'Please login an actual account to use this function', 2_000],
])('[MSG-03] [CS-03] [PERM-02] %s refuses a trial player for so long', async (path, text, time) => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { router } = renderScreen(
    <>
      <Guarded row={findRoute(path)}>the page</Guarded>
      <Notices />
    </>,
    { answers: {}, path, route: '*', session: { ...member, type: 4 } },
  );
  expect(screen.queryByText(text)).not.toBeNull();
  expect(router.state.location.pathname).toBe('/m/home');
  act(() => void vi.advanceTimersByTime(time - 1));
  expect(screen.queryByText(text)).not.toBeNull();
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.queryByText(text)).toBeNull();
});
