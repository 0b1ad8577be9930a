import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { useAppChild } from '#src/app/appActor.ts';
import { CallError } from '#services/client/callError.ts';
import { member, renderScreen } from '#tests/screens/renderScreen.tsx';
import { firstOf } from '#tests/shortRun.ts';
import { GameFrame, InterruptedGame } from './GameFrame.tsx';

const target = { vendor: 'JL', gameId: 'jl-1', nodeId: 'n1', roomId: '', name: 'Manila Gold Rush' };

/** Shows the frame exactly while there is a game, as the app's own frame does. */
function WhileOpen() {
  const open = useSelector(useAppChild('launch'), (snapshot) => !snapshot.matches('idle'));
  return open && <GameFrame />;
}

function show({ type = 0, beside = null }: { type?: number; beside?: ReactNode } = {}) {
  const shown = renderScreen(
    <>
      <WhileOpen />
      {beside}
    </>,
    {
      answers: {
        wallet: () => ({ sumBalance: 100, currencySymbol: '₱' }),
        cashIn: () => {
          throw new CallError({ call: 'cashIn', kind: 'timeout' });
        },
      },
      session: { ...member, type },
    },
  );
  const play = () =>
    act(() => shown.app().children.launch?.send({ type: 'game.chosen', target, memberType: type }));
  return { ...shown, play, user: userEvent.setup() };
}

beforeEach(() => window.history.replaceState(null, ''));

describe('[TILE-05] the game frame', () => {
  test.each([
    [0, 0],
    [4, 1],
  ])(
    'shows a player of type %i the name, the times, and so many marks that it is for fun: %i',
    async (type, marks) => {
      const { play } = show({ type });
      play();
      expect(await screen.findByTitle('Game: Manila Gold Rush')).toBeTruthy();
      expect(screen.getByText(/^Played 00:0\d$/)).toBeTruthy();
      expect(screen.getByLabelText(/^Time \d/)).toBeTruthy();
      expect(screen.queryAllByText('Fun')).toHaveLength(marks);
    },
  );

  test('leads to a window of its own where the vendor forbids frames', async () => {
    const { play, launchGame, user } = show();
    launchGame.mockResolvedValue({ gameUrl: '/play/own', framed: false, highestStake: 0 });
    play();
    const link = await screen.findByRole('link', { name: 'Open in a new window' });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/play/own', '_blank']);
    expect(screen.getByRole('link', { name: 'Open here instead' }).getAttribute('href')).toBe(
      '/play/own#here',
    );
    expect(document.querySelector('iframe')).toBeNull();
    await user.click(link);
    expect(screen.getByText('The game is open in its own window.')).toBeTruthy();
  });

  test('that ends with the login lets the app hear of it', async () => {
    const { play, requestsOf, app } = show();
    play();
    const frame = await screen.findByTitle<HTMLIFrameElement>('Game: Manila Gold Rush');
    await waitFor(() => expect(requestsOf('wallet')).toHaveLength(1));
    const message = new MessageEvent('message', {
      data: { type: 'play.ended' },
      source: frame.contentWindow,
    });
    act(() => void window.dispatchEvent(message));
    await waitFor(() => expect(requestsOf('wallet')).toHaveLength(2));
    expect(app().children.launch?.getSnapshot().matches('idle')).toBe(true);
  });

  test('keeps in the history what a reload interrupts, and comes back to it', async () => {
    const { play, unmount } = show();
    play();
    await waitFor(() => expect(window.history.state?.game?.target).toEqual(target));
    const interrupted = { ...window.history.state.game, since: Date.now() - 65_000 };
    unmount();

    const { launchGame } = show({ beside: <InterruptedGame {...interrupted} /> });
    expect(await screen.findByTitle('Game: Manila Gold Rush')).toBeTruthy();
    expect(launchGame).toHaveBeenCalledTimes(1);
    expect(screen.getByText(/^Played 01:0\d$/)).toBeTruthy();
  });

  test('[TRIAL-03] [SES-05] comes back to what a member played for fun, and keeps it for the next reload', async () => {
    const { play, launchGame, app } = show();
    play();
    await screen.findByTitle('Game: Manila Gold Rush');
    await waitFor(() => expect(window.history.state?.game?.forFun).toBe(false));
    act(() => app().children.launch?.send({ type: 'game.closed' }));
    cleanup();
    window.history.replaceState(null, '');
    expect(launchGame).toHaveBeenCalledTimes(1);

    show({ beside: <InterruptedGame target={target} since={0} forFun /> });
    expect(await screen.findByText('Fun')).toBeTruthy();
    await waitFor(() => expect(window.history.state?.game?.forFun).toBe(true));
  });

  test('is not opened again for a player who has left meanwhile', async () => {
    const shown = renderScreen(<InterruptedGame target={target} since={0} />, { answers: {} });
    await act(async () => {});
    expect(shown.launchGame).not.toHaveBeenCalled();
  });

  /** The frame, and what its game says to the app. */
  async function playing(shown: ReturnType<typeof show>) {
    shown.play();
    const frame = await screen.findByTitle<HTMLIFrameElement>('Game: Manila Gold Rush');
    const say = (data: unknown, source: unknown = frame.contentWindow) =>
      act(() => {
        window.dispatchEvent(new MessageEvent('message', { data, source: source as Window }));
      });
    return { frame, say };
  }
  const lacking = { type: 'play.moneyShort', stake: 150, stakes: [50, 100, 150] };

  test('[CASH-02] hears of a bet that lacked the money, and hands the lower one over to the game', async () => {
    const shown = show();
    const { frame, say } = await playing(shown);
    const told: unknown[] = [];
    frame.contentWindow!.postMessage = (message: unknown) => void told.push(message);
    say(lacking);
    await shown.user.click(await screen.findByRole('button', { name: 'Bet ₱100.00 instead' }));
    expect(told).toEqual([{ type: 'app.betInstead', stake: 100 }]);
    expect(screen.queryByRole('dialog', { name: 'Not enough for this bet' })).toBeNull();
  });

  test.each([
    [150, 150, 1],
    [149.99, 150, 0],
    [500, 999_987_521.8, 0],
    [0, 150, 0],
  ])(
    '[CASH-02] where the operator takes ₱%s at most, a game that names ₱%d is heard so often: %i',
    async (highestStake, stake, times) => {
      const shown = show();
      shown.launchGame.mockResolvedValue({ gameUrl: '/play/one', framed: true, highestStake });
      const { say } = await playing(shown);
      await waitFor(() => expect(shown.requestsOf('wallet')).toHaveLength(1));
      say({ ...lacking, stake, stakes: [stake] });
      await act(async () => {});
      expect(shown.requestsOf('wallet')).toHaveLength(1 + times);
      expect(screen.queryAllByRole('dialog', { name: 'Not enough for this bet' })).toHaveLength(times);
    },
  );

  test.each(
    firstOf(
      [
        ['from elsewhere', lacking, window],
        ['without a stake', { ...lacking, stake: undefined }, undefined],
        ['with a stake of nothing', { ...lacking, stake: 0 }, undefined],
        ['with a stake in words', { ...lacking, stake: '150' }, undefined],
        ['with stakes that are none', { ...lacking, stakes: [Number.NaN] }, undefined],
        ['with endless stakes', { ...lacking, stakes: Array.from({ length: 101 }, () => 1) }, undefined],
        ['of another kind', { ...lacking, type: 'play.other' }, undefined],
        ['in no shape', 'play.moneyShort', undefined],
        ['of nothing', null, undefined],
      ],
      2,
    ),
  )('[CASH-02] passes over news of a bet %s', async (_kind, data, source) => {
    const shown = show();
    const { say } = await playing(shown);
    await waitFor(() => expect(shown.requestsOf('wallet')).toHaveLength(1));
    say(data, source);
    await act(async () => {});
    expect(screen.queryByRole('dialog', { name: 'Not enough for this bet' })).toBeNull();
    expect(shown.requestsOf('cashIn')).toEqual([]);
  });
});
