import { expect, type Page } from '@playwright/test';
import type { Shortage } from '#machines/moneyShort/shortageOf.ts';
import type { cashIn as cashInAnswer } from '@araw/contract/cashier/deposits';
import { formatMoney } from '#services/money.ts';
import { type Binding, see } from '@araw/flow/browser';
import type * as v from 'valibot';
import { cashInPath } from '../deposit/deposit.binding.ts';
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

/** The operator's game, which shows the messages about lower bets. */
const gamePage = `<!doctype html><p></p><script>
  addEventListener('message', ({ data }) => (document.querySelector('p').textContent = JSON.stringify(data)));
</script>`;
const inGame = (page: Page) => page.frames().find((one) => one.url().includes('/play/jl-1'));

const frame = (page: Page) => page.locator('iframe');
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Not enough for this bet' });
const cashIn = (page: Page) => sheet(page).getByRole('button', { name: /^Cash in/ });
/** The next amount above the smallest sufficient one. */
const more = (page: Page) => sheet(page).getByRole('button', { name: 'Cash in ₱200.00' });
const lower = (page: Page) => sheet(page).getByRole('button', { name: /^Bet / });
const close = (page: Page) => sheet(page).getByRole('button', { name: 'Close' });

/** A payment method whose other quick amount never suffices. */
const cashInOf = (shortage: Shortage | null): v.InferInput<typeof cashInAnswer> => ({
  now: Date.UTC(2026, 0, 15, 12),
  timeZone: 'Asia/Manila',
  demands: [],
  methods: [
    {
      code: 'GCASH',
      kind: 'eWallet',
      name: 'GCash',
      icon: '',
      least: 20,
      most: 50_000,
      quickAmounts: [...(shortage?.amounts ?? []).toReversed(), 20],
      fee: { flat: 0, share: 0, bearer: 'house' },
      minutes: 1,
      open: true,
      opensAt: null,
      tooLittleLeft: null,
    },
  ],
  open: [],
  mostOpen: 3,
  lastMethod: 'GCASH',
});

const highestStakes: Record<string, number> = { 'stakes up to 100': 100, 'stakes up to 50': 50 };

export const moneyShortBinding: Binding = {
  goal: 'edges',
  open: (variant) => ({
    path: '/m/gameList?gameType=RNG',
    async prepare(page) {
      await playAs(page, sessionOf(0));
      await answerOthers(page, {
        ...playersCalls,
        GCSGAME_gameList: { games: [game], pageNum: 1, totalPages: 1 },
        '/wps/game/launchGame': {
          gameUrl: '/play/jl-1?code=once',
          framed: true,
          highestStake: highestStakes[variant],
        },
      });
      await page.route('**/play/jl-1*', (route) =>
        route.fulfill({ contentType: 'text/html', body: gamePage }),
      );
      await changeStartup(page, ({ hotGames: _, ...rest }) => rest);
    },
    async begin(page) {
      await page.getByRole('button', { name: `Play ${game.name}` }).click();
      await expect(page.frameLocator('iframe').locator('p')).toBeAttached();
    },
  }),

  calls: {
    readShortage: {
      paths: ['/wps/wallets/gcs'],
      // Calls before the game opens have another purpose.
      only: (request) => inGame(request.frame().page()) !== undefined,
      sends: () => ({ method: 'GET', query: {}, token: 'token' }),
      reply: ({ ok, value }) =>
        ok
          ? accepted({ sumBalance: (value as Shortage | null)?.balance ?? 100, currencySymbol: '₱' })
          : refusal(400, 'requestInvalid'),
      next: {
        paths: [cashInPath],
        sends: () => ({ method: 'GET', query: { language: 'EN' }, token: 'token' }),
        reply: ({ value }) => accepted(cashInOf(value as Shortage | null)),
        isMade: ({ ok }) => ok,
      },
    },
  },

  does: {
    'bet.refused': async (page, { stake, stakes }) => {
      const told = { type: 'play.moneyShort', stake, stakes };
      await inGame(page)?.evaluate((news) => window.parent.postMessage(news, '*'), told);
    },
    'cashIn.chosen': (page, { amount }) =>
      amount === undefined ? cashIn(page).first().click() : more(page).click(),
    'lowerStake.chosen': (page) => lower(page).click(),
    'offer.closed': (page) => close(page).click(),
  },
  controls: {
    'cashIn.chosen': (page) => cashIn(page).first(),
    'lowerStake.chosen': lower,
    'offer.closed': close,
  },
  without: { 'bet.refused': 'news of the game' },

  sees: {
    undisturbed: see('the game, and nothing over it', async (page) => {
      await expect(frame(page)).toHaveAttribute('src', '/play/jl-1?code=once');
      await expect(sheet(page)).toHaveCount(0);
    }),
    reading: see('the game, and nothing over it yet', async (page) => {
      await expect(frame(page)).toHaveAttribute('src', '/play/jl-1?code=once');
      await expect(sheet(page)).toHaveCount(0);
    }),
    short: see('what is missing, over the game', async (page, { view }) => {
      const { refusedBet, shortage } = view.context;
      const known = shortage ? [shortage.balance, shortage.missing] : [];
      const figures = [refusedBet.stake, ...known].map((figure: number) => formatMoney(figure));
      await expect(sheet(page).getByRole('definition')).toHaveText(figures);
      await expect(sheet(page).getByText("We couldn't read your balance.")).toHaveCount(shortage ? 0 : 1);
      await expect(cashIn(page).first()).toHaveText(
        shortage ? `Cash in ${formatMoney(shortage.amount)}` : 'Cash in',
      );
      await expect(cashIn(page)).toHaveCount(Math.max(1, shortage?.amounts.length ?? 0));
      await expect(frame(page)).toHaveAttribute('src', '/play/jl-1?code=once');
    }),
  },
  facts: [],
  effects: {
    betLowerStake: see('the lower stake in the game', (page) =>
      expect(page.frameLocator('iframe').locator('p')).toHaveText('{"type":"app.betInstead","stake":10}'),
    ),
  },
  unseen: {
    left: 'what is seen then is the page to cash in',
    leaveToCashIn: 'what is seen then is the page to cash in',
  },
  departs({ from, step }) {
    if (step.kind !== 'user' || step.event.type !== 'cashIn.chosen') return undefined;
    return see('the page to cash in, with the amount, and no game', async (page) => {
      const amount = step.event.amount ?? from.view.context.shortage?.amount;
      await expect(page).toHaveURL(`/m/voucherCenter${amount === undefined ? '' : `?amount=${amount}`}`);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(frame(page)).toHaveCount(0);
    });
  },
  impossible: ({ from, to, step }) =>
    step.kind === 'user' &&
    // GameFrame.test.tsx covers games played for fun.
    (step.event.forFun === true ||
      // Its shortages would differ from the model's: shortageOf.test.ts.
      (step.event.stake === 100 && to.view.matches('reading')) ||
      // Without a larger sufficient amount, or without known amounts, there is no such button.
      (step.event.type === 'cashIn.chosen' &&
        step.event.amount !== undefined &&
        !(from.view.context.shortage?.amounts.length > 1))),
};
