import { act, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { member, renderScreen } from '#tests/screens/renderScreen.tsx';
import { findRoute } from './routeTable.ts';
import { Guarded } from './Guarded.tsx';
import { Notices } from '#src/shell/frame/Notices.tsx';

const refusal = "Free accounts can't use this function. Please sign up.";

test.each([
  ['/m/webEmail', refusal, 1_000],
  ['/m/onlineChat', refusal, 1_000],
  ['/m/voucherCenter', 'Please login an actual account to use this function', 2_000],
])('[MSG-03] [CS-03] [PERM-02] %s refuses a trial player for its set time', async (path, text, time) => {
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

const showOnBreak = (path: string) => {
  return renderScreen(<Guarded row={findRoute(path)}>the page</Guarded>, {
    answers: {
      memberInfo: () => ({
        id: '1',
        account: 'maria',
        nickname: '',
        type: 0,
        regDate: 0,
        toUpline: false,
        clubLabel: null,
        standing: { state: 'onBreak', until: 1 },
      }),
    },
    path,
    route: '*',
    session: member,
  });
};

test.each(['/m/home', '/m/voucherCenter', '/m/rng'])(
  '[PROT-04] %s is closed to a player on a break',
  async (path) => {
    const { router } = showOnBreak(path);
    await waitFor(() =>
      expect(router.state.location).toMatchObject({ pathname: '/m/limits', search: '?page=break' }),
    );
  },
);

test.each(['/m/withdraw', '/m/transaction/record', '/m/service'])(
  '[PROT-04] %s is open to a player on a break',
  async (path) => {
    const { router } = showOnBreak(path);
    const { pathname, search } = router.state.location;
    await act(() => Promise.resolve());
    expect(router.state.location).toMatchObject({ pathname, search });
    expect(screen.queryByText('the page')).not.toBeNull();
  },
);
