import { expect, type Page } from '@playwright/test';
import type { CheckOutcome } from '#machines/realityCheck/realityCheck.machine.ts';
import type { PlaySession } from '@araw/contract/protection/protection';
import { type Binding, type Moment, see } from '@araw/flow/browser';
import {
  accepted,
  answerOthers,
  changeStartup,
  playAs,
  playersCalls,
  refusal,
  sessionOf,
} from '../opening.ts';

const game = { gameId: 'jl-1', nodeId: 'n1', vassalage: 'JL', name: 'Manila Gold Rush', gameType: 'RNG' };

const inGame = (page: Page) => page.frames().find((one) => one.url().includes('/play/jl-1'));
const frame = (page: Page) => page.locator('iframe');
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Time for a quick check' });
const stop = (page: Page) => question(page).getByRole('button', { name: 'Stop playing' });
const goOn = (page: Page) => question(page).getByRole('button', { name: 'Keep playing' });

const playIn = ({ view }: Moment) => view.context.play as PlaySession | null;
const results: Record<number, string> = { [-20]: '-₱20.00', [-35.5]: '-₱35.50' };

const plays = see('the game, and nothing over it', async (page) => {
  await expect(frame(page)).toHaveAttribute('src', '/play/jl-1?code=once');
  await expect(question(page)).toHaveCount(0);
});
const asks = (isBusy: boolean) =>
  see(`the question with its figures, ${isBusy ? 'busy' : 'and two buttons'}`, async (page, moment) => {
    const { net } = playIn(moment)!;
    await expect(question(page).getByRole('definition')).toHaveText([
      '30:00',
      '₱500.00',
      `₱${(500 + net).toFixed(2)}`,
      results[net]!,
      '16/01/2026 19:00',
    ]);
    for (const button of [stop(page), goOn(page)]) {
      await (isBusy ? expect(button).toBeDisabled() : expect(button).toBeEnabled());
    }
  });

export const realityCheckBinding: Binding = {
  open: () => ({
    path: '/m/gameList?gameType=RNG',
    async prepare(page) {
      await playAs(page, sessionOf(0));
      await answerOthers(page, {
        ...playersCalls,
        GCSGAME_gameList: { games: [game], pageNum: 1, totalPages: 1 },
        '/wps/game/launchGame': { gameUrl: '/play/jl-1?code=once', framed: true, highestStake: 100 },
      });
      await page.route('**/play/jl-1*', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><p></p>' }),
      );
      await changeStartup(page, ({ hotGames: _, ...rest }) => rest);
    },
    async begin(page) {
      await page.getByRole('button', { name: `Play ${game.name}` }).click();
      await expect(page.frameLocator('iframe').locator('p')).toBeAttached();
    },
  }),

  calls: {
    readPlay: {
      paths: ['/wps/member/playSession'],
      sends: () => ({ method: 'GET', query: {}, token: 'token' }),
      reply: ({ ok, value }) => (ok ? accepted(value) : refusal(400, 'requestInvalid')),
    },
    answer: {
      paths: ['/wps/member/playSession/answer'],
      sends: ({ answer }, _asked, _url, { body }) => ({
        method: 'POST',
        query: {},
        token: 'token',
        body: { answer, key: (body as { key: string }).key },
      }),
      reply({ ok, value }) {
        if (!ok) return 'silence' as const;
        const outcome = value as CheckOutcome;
        return outcome.ok ? accepted(outcome.play) : refusal(409, outcome.error.code);
      },
    },
  },

  does: {
    'play.changed': async (page) => {
      await inGame(page)?.evaluate(() => window.parent.postMessage({ type: 'play.balanceChanged' }, '*'));
    },
    'answer.chosen': (page, { answer }) => (answer === 'stop' ? stop(page) : goOn(page)).click(),
  },
  controls: { 'answer.chosen': goOn },
  without: { 'play.changed': 'news of the game' },

  sees: {
    'reading.first': plays,
    'reading.playing': plays,
    playing: plays,
    'reading.asking': asks(true),
    asking: asks(false),
    answering: asks(true),
  },
  facts: [
    {
      when: (moment) => moment.view.matches('playing') && playIn(moment) !== null,
      sees: see('the result of the play above the game', async (page, moment) => {
        const { net } = playIn(moment)!;
        await expect(page.getByText(/^Result/)).toHaveText(`Result ${results[net]}`);
      }),
    },
  ],
  unseen: { ended: 'the game has gone', closeGame: 'the game has gone' },
  departs: ({ actions }) =>
    actions.includes('closeGame')
      ? see('the list of games, and no game', (page) => expect(frame(page)).toHaveCount(0))
      : undefined,
};
