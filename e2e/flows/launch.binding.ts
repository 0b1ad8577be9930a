import { expect, type Page } from '@playwright/test';
import type { Edge } from '#tools/flow/explore.ts';
import { type Binding, type Moment, see } from '#tools/flow/browser.ts';
import {
  accepted,
  answerOthers,
  changeStartup,
  clearStorage,
  playAs,
  playersCalls,
  refusal,
  sessionOf,
} from './opening.ts';

const name = 'Manila Gold Rush';
const tile = (page: Page) => page.getByRole('button', { name: `Play ${name}` });
const frame = (page: Page) => page.getByRole('dialog', { name, exact: true });
const leave = (page: Page) => frame(page).getByRole('button', { name: 'Leave the game' });
const game = (page: Page) => frame(page).locator('iframe');
const alert = (page: Page) => frame(page).getByRole('alert');

/** Who taps, by the name of the scene; a visitor is of no type. */
const memberTypes: Record<string, number | null> = { visitor: null, member: 0, 'trial player': 4 };

const paths = { member: '/wps/game/launchGame', trial: '/wps/relay/GCS_gameTrialLaunch' };

const refusals: Record<string, string> = {
  gameUnavailable: 'This game is not available right now.',
  timeout: 'Slow Connection',
};

const taps = (memberType: number | null) => (edge: Edge) =>
  edge.step.kind !== 'user' ||
  edge.step.event.type !== 'game.chosen' ||
  edge.step.event.memberType === memberType;

export const launchBinding: Binding = {
  goal: 'edges',
  scenes: Object.fromEntries(
    Object.entries(memberTypes).map(([scene, memberType]) => [scene, taps(memberType)]),
  ),
  open: (_variant, scene) => ({
    path: '/m/gameList?gameType=RNG',
    async prepare(page) {
      const type = memberTypes[scene];
      if (type !== null && type !== undefined) await playAs(page, sessionOf(type));
      const target = { gameId: 'jl-1', nodeId: 'n1', vassalage: 'JL', name, gameType: 'RNG' };
      await answerOthers(page, {
        ...playersCalls,
        GCSGAME_gameList: { games: [target], pageNum: 1, totalPages: 1 },
      });
      await page.route('**/play/jl-1*', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>The game</h1>' }),
      );
      await changeStartup(page, ({ hotGames: _, gameList: __, ...rest }) => rest);
    },
  }),

  calls: {
    launchGame: {
      paths: Object.values(paths),
      choose: ({ forFun }) => (forFun ? paths.trial : paths.member),
      sends: () => ({
        method: 'GET',
        query: { vendor: 'JL', gameId: 'jl-1', nodeId: 'n1', roomId: '', language: 'EN', css: 'dark' },
        token: 'token',
      }),
      reply({ ok, value }) {
        if (ok) return accepted(value);
        const { code } = value as { code: string };
        return code === 'timeout' ? 'silence' : refusal(503, code);
      },
    },
  },

  does: {
    'game.chosen': (page) => tile(page).click(),
    'game.closed': (page) => leave(page).click(),
    'session.ended': clearStorage,
  },
  controls: { 'game.chosen': tile, 'game.closed': leave },
  /** The frame covers the tiles. */
  reachable: (event, view) => event !== 'game.chosen' || view.matches('idle'),
  without: { 'session.ended': 'news: the session has gone underneath' },

  sees: {
    idle: see('the list of games, and no frame over it', async (page) => {
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.locator('iframe')).toHaveCount(0);
      await expect(tile(page)).toBeVisible();
    }),
    launching: see('that the game is starting', async (page) => {
      await expect(frame(page).getByRole('status')).toHaveText(`Starting ${name}`);
      await expect(game(page)).toHaveCount(0);
      await expect(alert(page)).toHaveCount(0);
    }),
    playing: see('the game in its frame, and how long it has been played', async (page) => {
      await expect(game(page)).toHaveAttribute('src', '/play/jl-1?code=once');
      await expect(game(page)).toHaveAttribute('title', `Game: ${name}`);
      await expect(game(page)).toHaveAttribute(
        'sandbox',
        'allow-scripts allow-popups allow-popups-to-escape-sandbox',
      );
      await expect(frame(page).getByText(/^Played \d\d:\d\d$/)).toBeVisible();
      await expect(frame(page).getByRole('status')).toHaveCount(0);
      await expect(alert(page)).toHaveCount(0);
    }),
    refused: see('that no money moved, and a way back', async (page) => {
      await expect(alert(page)).toContainText(`${name} could not be started. No money moved.`);
      await expect(alert(page).getByRole('button', { name: 'Back' })).toBeEnabled();
      await expect(game(page)).toHaveCount(0);
      await expect(frame(page).getByRole('status')).toHaveCount(0);
    }),
  },
  facts: [
    {
      when: ({ view }) => !view.matches('idle'),
      sees: see('the name of the game, with the focus in its frame', async (page) => {
        await expect(frame(page).getByRole('heading', { name })).toBeVisible();
        await expect(frame(page).locator(':focus')).toHaveCount(1);
      }),
    },
    {
      when: ({ view, scene }) => !view.matches('idle') && scene === 'trial player',
      sees: see("the mark 'Fun'", (page) =>
        expect(frame(page).getByText('Fun', { exact: true })).toBeVisible(),
      ),
    },
    {
      when: ({ view, scene }) => !view.matches('idle') && scene === 'member',
      sees: see("no mark 'Fun'", (page) =>
        expect(frame(page).getByText('Fun', { exact: true })).toHaveCount(0),
      ),
    },
    ...Object.entries(refusals).map(([code, text]) => ({
      when: ({ view }: Moment) => view.context.refusal?.code === code,
      sees: see(`the refusal '${text}'`, (page: Page) =>
        expect(alert(page).locator('p').first()).toHaveText(text),
      ),
    })),
    {
      when: ({ view }) => view.context.refusal?.requestId === 'r1',
      sees: see("the request's id", (page) => expect(alert(page)).toContainText('Request ID r1')),
    },
  ],
  unseen: {
    goToLogin: 'it is what a visitor sees then',
    refreshAfterPlay: 'e2e/journeys/member.spec.ts: the balance after a game',
  },
  departs({ actions, step }) {
    if (actions.includes('goToLogin')) {
      return see('the login screen, and no frame', async (page) => {
        await expect(page).toHaveURL('/m/login');
        await expect(page.getByRole('heading', { name: 'Log in' })).toBeFocused();
        await expect(page.getByRole('dialog')).toHaveCount(0);
      });
    }
    if (step.kind === 'user' && step.event.type === 'session.ended') {
      return see('the home screen, and no frame', async (page) => {
        await expect(page).toHaveURL('/m/home');
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect(page.locator('iframe')).toHaveCount(0);
      });
    }
    return undefined;
  },
  unwalked: {
    'refused on game.chosen #1': 'the frame with the refusal covers the tiles',
    'refused on game.chosen #2': 'the frame with the refusal covers the tiles',
  },
};
