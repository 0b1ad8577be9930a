import { expect, type Page } from '@playwright/test';
import type { Edge } from '@araw/flow/explore';
import { type Binding, type Moment, see } from '@araw/flow/browser';
import {
  accepted,
  answerOthers,
  changeStartup,
  clearStorage,
  playAs,
  playersCalls,
  refusal,
  sessionOf,
} from '../opening.ts';

/** The listed games, which the model chooses from. */
const listed = [
  {
    gameId: 'jl-1',
    nodeId: 'n1',
    vassalage: 'JL',
    name: 'Manila Gold Rush',
    gameType: 'RNG',
    freeplay: true,
  },
  {
    gameId: 'ds-1',
    nodeId: 'n2',
    vassalage: 'DS88',
    roomId: 'match-1',
    name: 'Derby',
    gameType: 'RNG',
  },
];

const tile = (page: Page, name: string) => page.getByRole('button', { name: `Play ${name}` });
const frame = (page: Page) => page.getByRole('dialog', { name: /^(Manila Gold Rush|Derby)$/ });
const offer = (page: Page) => page.getByRole('dialog', { name: 'Your balance is zero' });
const leave = (page: Page) =>
  frame(page)
    .getByRole('button', { name: 'Leave the game' })
    .or(offer(page).getByRole('button', { name: 'Close' }));
const cashIn = (page: Page) => offer(page).getByRole('link', { name: 'Cash in' });
const fun = (page: Page) => offer(page).getByRole('button', { name: 'Play for fun' });
const anyway = (page: Page) => offer(page).getByRole('button', { name: 'Open the game anyway' });
const game = (page: Page) => frame(page).locator('iframe');
const alert = (page: Page) => frame(page).getByRole('alert');
const nameIn = ({ view }: Moment): string => view.context.target?.name ?? '';

/** The member type in each scene; null for a visitor. */
const memberTypes: Record<string, number | null> = { visitor: null, member: 0, 'trial player': 4 };

const paths = { member: '/wps/game/launchGame', trial: '/wps/relay/GCS_gameTrialLaunch' };

const refusals: Record<string, string> = {
  gameUnavailable: "This game isn't available right now.",
  timeout: 'Slow Connection',
};

async function starting(page: Page, moment: Moment) {
  await expect(frame(page).getByRole('status')).toHaveText(`Starting ${nameIn(moment)}`);
  await expect(game(page)).toHaveCount(0);
  await expect(alert(page)).toHaveCount(0);
}

const taps = (memberType: number | null) => (edge: Edge) =>
  edge.step.kind !== 'user' ||
  !('memberType' in edge.step.event) ||
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
      await answerOthers(page, {
        ...playersCalls,
        GCSGAME_gameList: { games: listed, pageNum: 1, totalPages: 1 },
      });
      await page.route('**/play/jl-1*', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>The game</h1>' }),
      );
      await changeStartup(page, ({ hotGames: _, ...rest }) => rest);
    },
  }),

  calls: {
    readBalance: {
      paths: ['/wps/wallets/gcs'],
      sends: () => ({ method: 'GET', query: {}, token: 'token' }),
      reply: ({ ok, value }) =>
        ok ? accepted({ sumBalance: value, currencySymbol: '₱' }) : refusal(400, 'requestInvalid'),
    },
    launchGame: {
      paths: Object.values(paths),
      choose: ({ forFun }) => (forFun ? paths.trial : paths.member),
      sends({ target: { vendor, gameId, nodeId, roomId } }) {
        const query = { vendor, gameId, nodeId, roomId, language: 'EN', css: 'dark' };
        return { method: 'GET', query, token: 'token' };
      },
      reply({ ok, value }) {
        if (ok) return accepted(value);
        const { code } = value as { code: string };
        if (code === 'onBreak') return refusal(403, code);
        return code === 'timeout' ? 'silence' : refusal(503, code);
      },
    },
  },

  does: {
    'game.chosen': (page, { target }) => tile(page, target.name).click(),
    'cashIn.chosen': (page) => cashIn(page).click(),
    'fun.chosen': (page) => fun(page).click(),
    'money.chosen': (page) => anyway(page).click(),
    'game.closed': (page) => leave(page).click(),
    'session.ended': clearStorage,
  },
  controls: {
    'game.chosen': (page) => tile(page, 'Manila Gold Rush'),
    'game.closed': leave,
    'cashIn.chosen': cashIn,
    'fun.chosen': fun,
    'money.chosen': anyway,
  },
  /** The frame covers the tiles. */
  reachable: (event, view) => event !== 'game.chosen' || view.matches('idle'),
  without: {
    'session.ended': 'news: the session has gone underneath',
    'game.resumed': 'a reload while a game is open: GameFrame.test.tsx, e2e/journeys/games/play.spec.ts',
  },

  sees: {
    idle: see('the list of games, and no frame over it', async (page) => {
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.locator('iframe')).toHaveCount(0);
      await expect(tile(page, 'Manila Gold Rush')).toBeVisible();
    }),
    checkingBalance: see('that the game is starting', starting),
    offering: see('what there is to do without money', async (page, moment) => {
      const hasFun = moment.view.context.target?.freePlay === true;
      await expect(offer(page)).toContainText(
        `Cash in to play ${nameIn(moment)} for real money${hasFun ? ', or play it for fun.' : '.'}`,
      );
      await expect(offer(page).locator(':focus')).toHaveCount(1);
      await expect(page.locator('iframe')).toHaveCount(0);
    }),
    launching: see('that the game is starting', starting),
    playing: see('the game in its frame, and how long it has been played', async (page, moment) => {
      await expect(game(page)).toHaveAttribute('src', '/play/jl-1?code=once');
      await expect(game(page)).toHaveAttribute('title', `Game: ${nameIn(moment)}`);
      await expect(game(page)).toHaveAttribute(
        'sandbox',
        'allow-scripts allow-popups allow-popups-to-escape-sandbox',
      );
      await expect(frame(page).getByText(/^Played \d\d:\d\d$/)).toBeVisible();
      await expect(frame(page).getByRole('status')).toHaveCount(0);
      await expect(alert(page)).toHaveCount(0);
    }),
    refused: see('that no money moved, and a way back', async (page, moment) => {
      await expect(alert(page)).toContainText(`${nameIn(moment)} couldn't be started. No money moved.`);
      await expect(alert(page).getByRole('button', { name: 'Back' })).toBeEnabled();
      await expect(game(page)).toHaveCount(0);
      await expect(frame(page).getByRole('status')).toHaveCount(0);
    }),
  },
  facts: [
    {
      when: ({ view }) => !view.matches('idle') && !view.matches('offering'),
      sees: see('the name of the game, with the focus in its frame', async (page, moment) => {
        await expect(frame(page).getByRole('heading', { name: nameIn(moment) })).toBeVisible();
        await expect(frame(page).locator(':focus')).toHaveCount(1);
      }),
    },
    {
      when: ({ view }) => view.context.forFun,
      sees: see("the mark 'Fun'", (page) =>
        expect(frame(page).getByText('Fun', { exact: true })).toBeVisible(),
      ),
    },
    {
      when: ({ view }) => !view.context.forFun,
      sees: see("no mark 'Fun'", (page) => expect(page.getByText('Fun', { exact: true })).toHaveCount(0)),
    },
    ...Object.entries(refusals).map(([code, text]) => ({
      when: ({ view }: Moment) => view.context.error?.code === code,
      sees: see(`the refusal '${text}'`, (page: Page) =>
        expect(alert(page).locator('p').first()).toHaveText(text),
      ),
    })),
    {
      when: ({ view }) => view.context.error?.requestId === 'r1',
      sees: see("the request's id", (page) => expect(alert(page)).toContainText('Request ID r1')),
    },
  ],
  unseen: {
    rememberLeftGame: 'e2e/journeys/games/moneyShort.spec.ts: the way back to the game',
    rememberGame: 'e2e/journeys/games/tappedGame.spec.ts: the game after the login',
    goToLogin: 'it is what a visitor sees then',
    goToBreak: 'it is where a player on a break is led',
    refreshAfterPlay: 'e2e/journeys/accounts/member.spec.ts: the balance after a game',
  },
  departs({ actions, step }) {
    if (step.kind === 'user' && step.event.type === 'cashIn.chosen') {
      return see('the page to cash in, and no offer', async (page) => {
        await expect(page).toHaveURL('/m/voucherCenter');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      });
    }
    if (actions.includes('goToLogin')) {
      return see('the login screen, and no frame', async (page) => {
        await expect(page).toHaveURL('/m/login');
        await expect(page.getByRole('heading', { name: 'Log in' })).toBeFocused();
        await expect(page.getByRole('dialog')).toHaveCount(0);
      });
    }
    if (actions.includes('goToBreak')) {
      return see('the page of breaks, and no frame', async (page) => {
        await expect(page).toHaveURL('/m/limits?page=break');
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect(page.locator('iframe')).toHaveCount(0);
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
  // Both need a reload while a game is open.
  impossible: ({ step }) =>
    step.kind === 'user' && (step.event.type === 'game.resumed' || step.event['since'] !== undefined),
  unwalked: { 'idle on game.resumed': 'a reload while a game is open: e2e/journeys/games/play.spec.ts' },
};
