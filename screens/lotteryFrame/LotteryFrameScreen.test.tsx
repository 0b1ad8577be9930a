import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { member, renderScreen } from '#tests/screens/renderScreen.tsx';
import { CallError } from '#services/client/callError.ts';
import { LotteryFrameScreen } from './LotteryFrameScreen.tsx';
import { readLotteryAddress } from './lotteryAddress.ts';

const lottery = {
  gameId: 'SWL-001',
  nodeId: 'n1',
  vassalage: 'SWL',
  name: 'Swerte Tres',
  mui: 'mobile',
  prizeMode: 'Lott' as const,
};

function open(path: string, list = [lottery]) {
  return renderScreen(<LotteryFrameScreen />, {
    path,
    session: member,
    answers: { lotteryMenu: () => ({ list }) },
  });
}

const usual = { gameId: 'G', mui: 'mobile', playType: 'Tradition', prizeMode: '', closesTo: '/m/game' };

describe('[TILE-06] the address of a lottery', () => {
  test.each([
    ['mobile/Tradition/games/G', {}],
    ['mobile/Entertainment/games/G?prize_mode=Lott', { playType: 'Entertainment', prizeMode: 'Lott' }],
    ['web/entertainment/games/G?prize_mode=zy', { mui: 'web', playType: 'Entertainment', prizeMode: 'zy' }],
    ['..%2F/Roulette/games/G?prize_mode=Gold&css=neon&merchant=X', { prizeMode: 'Gold' }],
    ['mobile/Tradition/games/G?prize_mode=', {}],
    ['%zz/Tradition/games/G', {}],
    ['mobile/Tradition/games/%47', {}],
    ['mobile/Tradition/games/G?token=secret', {}],
    ['mobile/Tradition/games/G?pageBack', { closesTo: '/m/home' }],
    ['mobile/Tradition/games/G?pageBack=1', { closesTo: '/m/home' }],
    ['mobile/Tradition/games/G?pageBack=false', {}],
  ])('%s', (address, changes) => {
    const [path = '', query] = address.split('?');
    const read = readLotteryAddress(`/m/lotto-h5/${path}`, new URLSearchParams(query));
    expect(read).toEqual({ ...usual, ...changes });
  });
});

describe('[TILE-06] the frame of a lottery', () => {
  test.each([
    ['', '/m/game'],
    ['&pageBack=true', '/m/home'],
  ])('opens the game as the address says, and with %j closes to %s', async (query, closesTo) => {
    const { app, router } = open(`/m/lotto-h5/mobile/Entertainment/games/SWL-001?prize_mode=lott${query}`);
    const launch = () => app().children.launch;
    await waitFor(() => expect(launch()?.getSnapshot().matches('playing')).toBe(true));
    expect(launch()?.getSnapshot().context.target).toMatchObject({
      vendor: 'SWL',
      gameId: 'SWL-001',
      nodeId: 'n1',
      lottery: { mui: 'mobile', playType: 'Entertainment' },
    });
    act(() => launch()?.send({ type: 'game.closed' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(closesTo));
  });

  test('ignores a token in the address and requests its own code', async () => {
    const { router, launchGame } = open(
      '/m/lotto-h5/mobile/Tradition/games/SWL-001?token=stolen&prize_mode=Lott',
    );
    await waitFor(() => expect(router.state.location.search).toBe('?prize_mode=Lott'));
    await waitFor(() => expect(launchGame).toHaveBeenCalledTimes(1));
    expect(JSON.stringify(launchGame.mock.calls)).not.toContain('stolen');
  });

  test.each(['ZY', 'Elott', 'Gold'])(
    'with odds in its address (%s) other than the operator’s is not opened; it says so and links to the right one',
    async (other) => {
      const path = '/m/lotto-h5/mobile/Entertainment/games/SWL-001';
      const { app, router, launchGame } = open(`${path}?prize_mode=${other}&pageBack=1`);
      expect(await screen.findByText("The odds in this link don't match this lottery's.")).toBeTruthy();
      expect(launchGame).not.toHaveBeenCalled();
      act(() => screen.getByRole('link', { name: 'Play Swerte Tres' }).click());
      await waitFor(() => expect(app().children.launch?.getSnapshot().matches('playing')).toBe(true));
      expect(router.state.location).toMatchObject({ pathname: path, search: '?prize_mode=Lott&pageBack=1' });
      expect(launchGame).toHaveBeenCalledTimes(1);
    },
  );

  test('[NET-04] [NET-05] shows why the lotteries could not be loaded, and plays once they are', async () => {
    let times = 0;
    const { app, launchGame } = renderScreen(<LotteryFrameScreen />, {
      path: '/m/lotto-h5/mobile/Tradition/games/SWL-001',
      session: member,
      answers: {
        lotteryMenu: () => {
          times += 1;
          if (times > 1) return { list: [lottery] };
          throw new CallError({ call: 'lotteryMenu', kind: 'timeout', requestId: 'r1' });
        },
      },
    });
    expect((await screen.findByRole('alert')).textContent).not.toBe('');
    expect(launchGame).not.toHaveBeenCalled();
    act(() => screen.getByRole('button', { name: 'Try again' }).click());
    await waitFor(() => expect(app().children.launch?.getSnapshot().matches('playing')).toBe(true));
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  test('leaving the page before its lottery is found opens no game', async () => {
    let answer = (_value: { list: (typeof lottery)[] }) => {};
    const { unmount, launchGame, requestsOf } = renderScreen(<LotteryFrameScreen />, {
      path: '/m/lotto-h5/mobile/Tradition/games/SWL-001',
      session: member,
      answers: { lotteryMenu: () => new Promise<{ list: (typeof lottery)[] }>((done) => (answer = done)) },
    });
    await waitFor(() => expect(requestsOf('lotteryMenu')).toHaveLength(1));
    unmount();
    await act(async () => answer({ list: [lottery] }));
    expect(launchGame).not.toHaveBeenCalled();
  });

  test('says that the lottery does not exist, and leads home', async () => {
    const { launchGame } = open('/m/lotto-h5/mobile/Tradition/games/JL-001');
    expect(await screen.findByText("We couldn't find this. It may have been removed.")).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/m/home');
    expect(launchGame).not.toHaveBeenCalled();
  });
});
