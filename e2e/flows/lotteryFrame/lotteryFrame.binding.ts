import { expect, type Page } from '@playwright/test';
import type { Lottery } from '#machines/lotteryFrame/lotteryFrame.machine.ts';
import { type Binding, see } from '@araw/flow/browser';
import {
  accepted,
  answerOthers,
  failing,
  playAs,
  playersCalls,
  refusal,
  sessionOf,
  unlessSwitchedOff,
} from '../opening.ts';

const addresses: Record<string, string> = {
  'its address': '?token=stolen',
  'from home': '?prize_mode=elott&pageBack=true&token=stolen',
  'with other odds': '?prize_mode=ZY',
};

const main = (page: Page) => page.getByRole('main');
const retry = (page: Page) => main(page).getByRole('button', { name: 'Try again' });
const rightWay = (page: Page) => main(page).getByRole('link', { name: 'Play Swerte Tres' });
const home = (page: Page) => main(page).getByRole('link', { name: 'Home' });
const frame = (page: Page) => page.getByRole('dialog', { name: 'Swerte Tres' });
const leave = (page: Page) => frame(page).getByRole('button', { name: 'Leave the game' });

const lottery = (value: unknown) => ({ ...(value as Lottery), mui: 'mobile' });

export const lotteryFrameBinding: Binding = {
  open: (variant) => ({
    path: `/m/lotto-h5/mobile/Entertainment/games/SWL-001${addresses[variant]}`,
    async prepare(page) {
      await playAs(page, sessionOf(0));
      await answerOthers(page, {
        ...playersCalls,
        '/wps/game/launchGame': { gameUrl: '/play/swl-001?code=once', framed: true, highestStake: 100 },
      });
      await page.route('**/play/swl-001*', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><p></p>' }),
      );
    },
  }),

  calls: {
    findLottery: {
      paths: ['/lgw/vn/games/game_menu'],
      sends: () => ({ method: 'GET', query: {}, token: 'token' }),
      reply: ({ ok, value }) =>
        ok
          ? accepted({ list: value === null ? [] : [lottery(value)] })
          : failing(value, refusal(400, 'requestInvalid')),
    },
  },
  emits: {
    'frame.closed': (page) => leave(page).click(),
    async 'layers.left'() {},
  },

  does: {
    'address.changed': (page) => rightWay(page).click(),
    'retry.requested': (page) => retry(page).click(),
    'page.shown': (page) => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange'))),
    'net.returned': (page) => page.evaluate(() => void window.dispatchEvent(new Event('online'))),
  },
  controls: { 'retry.requested': retry },
  without: {
    'address.changed': 'a link beside other odds; otherwise it is the address itself',
    'page.shown': 'the browser tells it',
    'net.returned': 'the browser tells it',
    playLottery: 'it asks the game frame, no operator',
    watchLayers: 'it asks the history, no operator',
  },

  sees: {
    'loading.first': see('an empty page', async (page) => {
      await expect(retry(page).or(home(page)).or(rightWay(page))).toHaveCount(0);
      await expect(frame(page)).toHaveCount(0);
    }),
    'loading.again': unlessSwitchedOff('why it could not be read, meanwhile', (page) =>
      expect(main(page).getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(1),
    ),
    failed: unlessSwitchedOff('why it cannot be read', (page) => expect(retry(page)).toBeEnabled()),
    missing: see('that there is no such lottery, and the way home', async (page) => {
      await expect(main(page)).toContainText("We couldn't find this. It may have been removed.");
      await expect(home(page)).toHaveAttribute('href', '/m/home');
    }),
    otherOdds: see('that the odds are others, and the link with the right ones', async (page) => {
      await expect(main(page)).toContainText("The odds in this link don't match this lottery's.");
      await expect(rightWay(page)).toHaveAttribute('href', /\?prize_mode=Elott$/);
    }),
    playing: see('the game over the page', async (page) => {
      await expect(frame(page).locator('iframe')).toHaveAttribute('src', '/play/swl-001?code=once');
    }),
  },
  facts: [
    {
      when: ({ view }) => !view.matches('leaving') && !view.matches('left'),
      sees: see('no token in the address', (page) => expect(page).not.toHaveURL(/token/)),
    },
  ],
  unseen: {
    leaving: 'it lasts until the history is back',
    left: 'it is looked for where the step leads',
    hideToken: 'two of the addresses begin with one',
    goBack: 'it is looked for where the step leads',
  },
  departs: ({ to, actions }) =>
    actions.includes('goBack')
      ? see('the page that the address names', (page) =>
          expect(page).toHaveURL(to.view.context.address.closesTo),
        )
      : undefined,
  impossible: ({ from, step }) =>
    (step.kind === 'user' &&
      step.event.type === 'address.changed' &&
      !(from.view.matches('otherOdds') && step.name === 'the right odds')) ||
    (step.kind === 'emit' &&
      (step.event['signedIn'] === false || step.event['path'] === '/m/voucherCenter')) ||
    (step.kind === 'answer' && step.actor !== 'findLottery'),
  unwalked: {
    'leaving on layers.left #2': 'e2e/journeys/games/moneyShort.spec.ts: from a lottery to cash in',
    'leaving on watchLayers fails': 'what it asks is a part of the program',
    'lotteryFrame on address.changed #1': 'the page says it before anything can be done',
    'lotteryFrame on address.changed #2': 'the page says it before anything can be done',
    'otherOdds on address.changed #1': 'the page says it before anything can be done',
    'playing on frame.closed #2': 'the chart of the session leads away: session.binding.ts',
    'playing on playLottery fails': 'what it asks is a part of the program',
  },
};
