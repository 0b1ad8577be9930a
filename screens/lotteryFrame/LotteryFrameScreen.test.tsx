import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { member, renderScreen } from '#tests/screens/renderScreen.tsx';
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

  test('forgets a token in the address and asks for a code of its own', async () => {
    const { router, launchGame } = open(
      '/m/lotto-h5/mobile/Tradition/games/SWL-001?token=stolen&prize_mode=Lott',
    );
    await waitFor(() => expect(router.state.location.search).toBe('?prize_mode=Lott'));
    await waitFor(() => expect(launchGame).toHaveBeenCalledTimes(1));
    expect(JSON.stringify(launchGame.mock.calls)).not.toContain('stolen');
  });

  test.each(['ZY', 'Elott', 'Gold'])(
    'with other odds in its address (%s) than the operator has is not opened; it says so and leads to the right one',
    async (other) => {
      const path = '/m/lotto-h5/mobile/Entertainment/games/SWL-001';
      const { app, router, launchGame } = open(`${path}?prize_mode=${other}&pageBack=1`);
      expect(await screen.findByText('This link names other odds than this lottery has.')).toBeTruthy();
      expect(launchGame).not.toHaveBeenCalled();
      act(() => screen.getByRole('link', { name: 'Play Swerte Tres' }).click());
      await waitFor(() => expect(app().children.launch?.getSnapshot().matches('playing')).toBe(true));
      expect(router.state.location).toMatchObject({ pathname: path, search: '?prize_mode=Lott&pageBack=1' });
      expect(launchGame).toHaveBeenCalledTimes(1);
    },
  );

  test('says that there is no such lottery, and leads home', async () => {
    const { launchGame } = open('/m/lotto-h5/mobile/Tradition/games/JL-001');
    expect(await screen.findByText('This was not found. It may have been removed.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/m/home');
    expect(launchGame).not.toHaveBeenCalled();
  });
});
