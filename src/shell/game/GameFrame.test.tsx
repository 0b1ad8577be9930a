import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { useAppChild } from '#src/app/appActor.ts';
import { CallError } from '#services/client/callError.ts';
import { member, noAnswer, renderScreen } from '#tests/screens/renderScreen.tsx';
import { firstOf } from '@araw/testing/shortRun';
import { GameFrame, InterruptedGame } from './GameFrame.tsx';

const target = { vendor: 'JL', gameId: 'jl-1', nodeId: 'n1', roomId: '', name: 'Manila Gold Rush' };

/** Shows the frame only while there is a game, like the app. */
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
        playSession: noAnswer,
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
    'shows a player of type %i the name, the times, and this many marks that it is for fun: %i',
    async (type, marks) => {
      const { play } = show({ type });
      play();
      expect(await screen.findByTitle('Game: Manila Gold Rush')).toBeTruthy();
      expect(screen.getByText(/^Played 00:0\d$/)).toBeTruthy();
      expect(screen.getByLabelText(/^Time \d/)).toBeTruthy();
      expect(screen.queryAllByText('Fun')).toHaveLength(marks);
    },
  );

  test('opens its own window if the vendor forbids frames', async () => {
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

  test('that ends with the login tells the app', async () => {
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

  test('stores in the history what a reload interrupts, and returns to it', async () => {
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

  test('[TRIAL-03] [SES-05] returns to what a member played for fun, and keeps it for the next reload', async () => {
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

  test('is not reopened for a player who has since left', async () => {
    const shown = renderScreen(<InterruptedGame target={target} since={0} />, { answers: {} });
    await act(async () => {});
    expect(shown.launchGame).not.toHaveBeenCalled();
  });

  /** The frame, and a function that sends messages from its game to the app. */
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

  test('[CASH-02] receives a bet without enough money, and passes the lower stake to the game', async () => {
    const shown = show();
    const { frame, say } = await playing(shown);
    const told: unknown[] = [];
    frame.contentWindow!.postMessage = (message: unknown) => void told.push(message);
    say(lacking);
    await shown.user.click(await screen.findByRole('button', { name: 'Bet ₱100.00 instead' }));
    expect(told).toEqual([{ type: 'app.betInstead', stake: 100 }]);
    expect(screen.queryByRole('dialog', { name: 'Not enough for this bet' })).toBeNull();
  });

  test('[PROT-08] each message about a bet is use of the session; that the game has ended is none', async () => {
    const shown = show();
    const noteBet = vi.fn<() => void>();
    shown.attention.noteBet = noteBet;
    const { say } = await playing(shown);
    expect(noteBet).toHaveBeenCalledTimes(0);
    say({ type: 'play.balanceChanged' });
    say({ type: 'play.protected', code: 'limitReached' });
    say(lacking);
    expect(noteBet).toHaveBeenCalledTimes(3);
    say({ type: 'play.balanceChanged' }, window);
    say({ type: 'play.ended' });
    expect(noteBet).toHaveBeenCalledTimes(3);
    await waitFor(() => expect(shown.requestsOf('wallet').length).toBeGreaterThan(0));
  });

  test.each([
    [150, 150, 1],
    [149.99, 150, 0],
    [500, 999_987_521.8, 0],
    [0, 150, 0],
  ])(
    '[CASH-02] if the operator accepts at most ₱%s, a game naming ₱%d is heard this many times: %i',
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
  )('[CASH-02] ignores news of a bet %s', async (_kind, data, source) => {
    const shown = show();
    const { say } = await playing(shown);
    await waitFor(() => expect(shown.requestsOf('wallet')).toHaveLength(1));
    say(data, source);
    await act(async () => {});
    expect(screen.queryByRole('dialog', { name: 'Not enough for this bet' })).toBeNull();
    expect(shown.requestsOf('cashIn')).toEqual([]);
  });
});

describe('[PROT-05] [PROT-06] the reality check over a real-money game', () => {
  const now = Date.UTC(2026, 0, 15, 12);
  const played = (state: 'counting' | 'asking' | 'idle') => ({
    now,
    state,
    since: now - 1_800_000,
    asksAt: now,
    played: 1_800_000,
    staked: 500,
    won: 464.5,
    net: -35.5,
    loggedInAt: now - 3_600_000,
  });

  test('[PROT-08] bets of a game that says nothing are use of the session, as its figures tell of them', async () => {
    let staked = 500;
    const shown = renderScreen(<WhileOpen />, {
      answers: {
        wallet: () => ({ sumBalance: 100, currencySymbol: '₱' }),
        playSession: () => ({ ...played('counting'), staked }),
      },
      session: member,
    });
    const noteBet = vi.fn<() => void>();
    shown.attention.noteBet = noteBet;
    shown.launchGame.mockResolvedValue({ gameUrl: '/play/own', framed: false, highestStake: 0 });
    act(() => shown.app().children.launch?.send({ type: 'game.chosen', target, memberType: 0 }));
    await screen.findByText(/^Result/);
    const readAgain = async (times: number) => {
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
      await waitFor(() => expect(shown.requestsOf('playSession')).toHaveLength(times));
      await act(async () => {});
    };
    await readAgain(2);
    expect(noteBet).toHaveBeenCalledTimes(0);
    staked = 600;
    await readAgain(3);
    expect(noteBet).toHaveBeenCalledTimes(1);
  });

  /** Plays until the operator asks. */
  async function untilAsked(answer: 'continue' | 'stop') {
    let state: 'counting' | 'asking' | 'idle' = 'counting';
    const shown = renderScreen(<WhileOpen />, {
      answers: {
        wallet: () => ({ sumBalance: 100, currencySymbol: '₱' }),
        playSession: () => played(state),
        answerRealityCheck: () => played((state = answer === 'stop' ? 'idle' : 'counting')),
      },
      session: member,
    });
    act(() => shown.app().children.launch?.send({ type: 'game.chosen', target, memberType: 0 }));
    const frame = await screen.findByTitle<HTMLIFrameElement>('Game: Manila Gold Rush');
    expect((await screen.findByText(/^Result/)).textContent).toBe('Result -₱35.50');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    state = 'asking';
    const data = { type: 'play.protected', code: 'realityCheck' };
    act(() => void window.dispatchEvent(new MessageEvent('message', { data, source: frame.contentWindow })));
    const question = await screen.findByRole('alertdialog', { name: 'Time for a quick check' });
    return { ...shown, question, user: userEvent.setup({ delay: null }) };
  }
  const uuid = expect.stringMatching(/^[\da-f-]{36}$/);

  test('[PROT-14] links to the limits, which leaves the game', async () => {
    const shown = renderScreen(<WhileOpen />, {
      answers: {
        wallet: () => ({ sumBalance: 100, currencySymbol: '₱' }),
        playSession: () => played('counting'),
      },
      session: member,
    });
    act(() => shown.app().children.launch?.send({ type: 'game.chosen', target, memberType: 0 }));
    const way = await screen.findByRole('link', { name: 'Limits' });
    await userEvent.setup({ delay: null }).click(way);
    await waitFor(() => expect(shown.router.state.location.pathname).toBe('/m/limits'));
    expect(screen.queryByTitle('Game: Manila Gold Rush')).toBeNull();
  });

  test('asks with two equal buttons, which Escape does not replace, and continues', async () => {
    const { question, user, requestsOf, app } = await untilAsked('continue');
    const [stop, goOn] = within(question).getAllByRole('button');
    expect([stop?.textContent, goOn?.textContent]).toEqual(['Stop playing', 'Keep playing']);
    expect(stop?.className).toBe(goOn?.className);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('alertdialog')).toBe(question);
    await user.click(goOn!);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(requestsOf('answerRealityCheck')).toEqual([{ answer: 'continue', key: uuid }]);
    expect(app().children.launch?.getSnapshot().hasTag('open')).toBe(true);
  });

  test('closes the game for a player who stops', async () => {
    const { question, user, app } = await untilAsked('stop');
    await user.click(within(question).getByRole('button', { name: 'Stop playing' }));
    await waitFor(() => expect(app().children.launch?.getSnapshot().matches('idle')).toBe(true));
  });
});

describe('[PROT-13] newer terms over a game', () => {
  const terms = (version: string) => ({
    kind: 'register' as const,
    version,
    effectiveFrom: '2026-01-15',
    change: `New in ${version}`,
    sections: [{ heading: 'Who may sign up', paragraphs: ['Adults.'] }],
  });

  /** Plays until a bet is refused for the terms. */
  async function untilRefused() {
    const shown = renderScreen(<WhileOpen />, {
      answers: {
        playSession: noAnswer,
        wallet: () => ({ sumBalance: 100, currencySymbol: '₱' }),
        ownTerms: () => ({ terms: terms('2026-02'), due: true, accepted: [] }),
        acceptTerms: ({ version }) => ({ terms: terms(version), due: false, accepted: [{ version, at: 1 }] }),
      },
      session: member,
    });
    act(() => shown.app().children.launch?.send({ type: 'game.chosen', target, memberType: 0 }));
    const frame = await screen.findByTitle<HTMLIFrameElement>('Game: Manila Gold Rush');
    expect(shown.requestsOf('ownTerms')).toEqual([]);
    const refuse = (code: string) =>
      act(
        () =>
          void window.dispatchEvent(
            new MessageEvent('message', {
              data: { type: 'play.protected', code },
              source: frame.contentWindow,
            }),
          ),
      );
    refuse('limitReached');
    expect(shown.requestsOf('ownTerms')).toEqual([]);
    refuse('termsOutdated');
    const question = await screen.findByRole('alertdialog', {
      name: 'The terms have changed. Please read them and agree again.',
    });
    return { ...shown, question, refuse, user: userEvent.setup({ delay: null }) };
  }

  test('are shown with what is new and two buttons of one look, and accepted by their version', async () => {
    const { question, user, requestsOf, app } = await untilRefused();
    expect(within(question).getByText('New in 2026-02')).toBeTruthy();
    expect(within(question).getByText('Adults.')).toBeTruthy();
    const [notNow, agree] = within(question).getAllByRole('button');
    expect([notNow?.textContent, agree?.textContent]).toEqual(['Not now', 'I agree']);
    expect(notNow?.className).toBe(agree?.className);
    await user.click(agree!);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(requestsOf('acceptTerms')).toEqual([{ version: '2026-02', language: 'eng' }]);
    expect(app().children.launch?.getSnapshot().hasTag('open')).toBe(true);
  });

  test('put off by Escape change nothing, and the next refused bet asks again', async () => {
    const { user, refuse, requestsOf, app } = await untilRefused();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(requestsOf('acceptTerms')).toEqual([]);
    expect(app().children.launch?.getSnapshot().hasTag('open')).toBe(true);
    refuse('termsOutdated');
    expect(await screen.findByRole('alertdialog')).toBeTruthy();
  });
});
