import { expect, type Page } from '@playwright/test';
import type { RankAnswer } from '#machines/ranks/ranks.machine.ts';
import { type Binding, type Moment, see } from '@araw/flow/browser';
import {
  accepted,
  answerOthers,
  failing,
  playAs,
  playersCalls,
  refusal,
  sessionOf,
  unlessSwitchedOff,
  showAt,
} from '../opening.ts';

/** Later than any time the page's clock shows during the walks; `farther` is later still. */
const far = Date.UTC(2040, 0, 1);
const farther = Date.UTC(2041, 0, 1);

const main = (page: Page) => page.getByRole('main');
const stayOut = (page: Page) => main(page).getByRole('button', { name: 'Hide me from rankings' });
const comeBack = (page: Page) => main(page).getByRole('button', { name: 'Show me in rankings' });
const retry = (page: Page) => main(page).getByRole('button', { name: 'Try again' });
const failure = (page: Page) => main(page).getByRole('alert').filter({ hasText: /\S/ });
const periodOf = (page: Page, period: string) =>
  page.getByRole('button', { name: period === 'day' ? 'Today' : 'This week', exact: true });

const placeOf = (place: number) => ({ place, name: `na•••${place}`, sum: 100, prize: 5, own: false });
const rankOf = ({ out }: RankAnswer, period: string) => ({
  from: '2026-01-12',
  to: period === 'day' ? '2026-01-12' : '2026-01-18',
  endsAt: far,
  // The number of places distinguishes the periods.
  list: period === 'day' ? [placeOf(1)] : [placeOf(1), placeOf(2)],
  prizes: [{ first: 1, last: 50, prize: 5 }],
  factor: 100,
  claimDays: 7,
  own: out === null ? null : { place: null, sum: 0, prize: 0, behind: null, out, excluded: false },
  now: 0,
  timeZone: 'Asia/Manila',
});

const outIn = ({ view }: Moment) => view.context.out as boolean | null;

export const ranksBinding: Binding = {
  startsOnly: ['by bets'],
  open: (variant) => ({
    path: variant === 'by bets' ? '/bet-rank' : '/deposit-rank',
    async prepare(page) {
      await playAs(page, sessionOf(0));
      await answerOthers(page, playersCalls);
    },
  }),

  calls: {
    loadRank: {
      paths: ['/wps/ranks'],
      sends: ({ board, period }) => ({ method: 'GET', query: { board, period }, token: 'token' }),
      reply: ({ ok, value, input }) =>
        ok ? accepted(rankOf(value as RankAnswer, input.period)) : failing(value, refusal(404, 'notFound')),
    },
    setPresence: {
      paths: ['/wps/member/ranks/presence'],
      sends: ({ out }) => ({ method: 'POST', query: {}, token: 'token', body: { out } }),
      reply: ({ ok, input }) => (ok ? accepted({ out: input.out }) : refusal(409, 'conflict')),
    },
  },

  does: {
    'period.chosen': (page, { period }) => periodOf(page, period).click(),
    'presence.tapped': (page, { out }) => (out ? stayOut(page) : comeBack(page)).click(),
    'retry.requested': (page) => retry(page).click(),
    'page.shown': (page) => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange'))),
    'net.returned': (page) => page.evaluate(() => void window.dispatchEvent(new Event('online'))),
    'period.ended': (page) => showAt(page, farther),
  },
  controls: {
    'presence.tapped': (page) => stayOut(page).or(comeBack(page)),
    'retry.requested': retry,
  },
  without: {
    'period.chosen': 'the button of the days that show does nothing, and none is disabled',
    'page.shown': 'the browser tells it',
    'net.returned': 'the browser tells it',
    'period.ended': 'the clock tells it',
  },

  sees: {
    loading: see('the days, and no list yet', async (page) => {
      await expect(main(page).getByRole('list', { name: 'Ranking' })).toHaveCount(0);
      await expect(failure(page)).toHaveCount(0);
    }),
    unavailable: unlessSwitchedOff('why it cannot be read', (page) =>
      expect(failure(page)).toContainText("We couldn't find this."),
    ),
    shown: see('the places of these days', (page, { view }) =>
      expect(main(page).getByRole('list', { name: 'Ranking' }).getByRole('listitem')).toHaveCount(
        view.context.period === 'day' ? 1 : 2,
      ),
    ),
    renewing: see('the places meanwhile', (page) =>
      expect(main(page).getByRole('list', { name: 'Ranking' })).toBeVisible(),
    ),
    choosing: see('that the choice is under way', (page) =>
      expect(stayOut(page).or(comeBack(page))).toHaveAttribute('aria-busy', 'true'),
    ),
  },
  facts: [
    {
      when: () => true,
      sees: see('which days are chosen', (page, { view }) =>
        expect(periodOf(page, view.context.period)).toHaveAttribute('aria-pressed', 'true'),
      ),
    },
    {
      when: ({ view }) => view.tags.has('shown'),
      sees: see('the way out of the lists, or back, for members alone', async (page, moment) => {
        await expect(stayOut(page)).toHaveCount(outIn(moment) === false ? 1 : 0);
        await expect(comeBack(page)).toHaveCount(outIn(moment) === true ? 1 : 0);
      }),
    },
    {
      when: (moment) =>
        moment.view.tags.has('shown') && outIn(moment) !== null && moment.view.context.error !== null,
      sees: see('why the last choice failed', (page) =>
        expect(failure(page)).toContainText('This was changed elsewhere in the meantime.'),
      ),
    },
    {
      when: ({ view }) => view.context.error === null,
      sees: see('no failure', (page) => expect(failure(page)).toHaveCount(0)),
    },
  ],
  // Only one of the two buttons shows at a time.
  impossible: ({ from, step }) =>
    step.kind === 'user' &&
    step.event.type === 'presence.tapped' &&
    from.view.context.out !== !step.event['out'],
};
