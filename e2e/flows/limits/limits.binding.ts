import { expect, type Page } from '@playwright/test';
import type { LimitChange, LimitName, LimitOutcome } from '#machines/limits/limits.machine.ts';
import { asNewcomer } from '#src/app/newcomer.ts';
import type { Protection } from '@araw/contract/protection/protection';
import { type Answered, type Binding, type Moment, see } from '@araw/flow/browser';
import type { Edge } from '@araw/flow/explore';
import {
  accepted,
  answerOthers,
  failing,
  notices,
  playAs,
  playersCalls,
  refusal,
  seeNotOffered,
  seeRealAccountOnly,
  sessionOf,
  trialsCalls,
} from '../opening.ts';

const refusedType = 'as type 4';
const newcomer = 'a newcomer';

const main = (page: Page) => page.getByRole('main');
const form = (page: Page) => main(page).getByRole('form', { name: 'Set limit' });
const field = (page: Page) => form(page).getByRole('textbox');
const set = (page: Page) => form(page).getByRole('button', { name: 'Set limit' });
/** Overlays hide the page from assistive technology. */
const also = { includeHidden: true };
const limit = (page: Page) => page.getByRole('region', { name: 'Cash-ins · Daily', ...also });
const remove = (page: Page) => limit(page).getByRole('button', { name: 'Remove limit' });
const keep = (page: Page) => limit(page).getByRole('button', { name: /^Keep / });
const raise = (page: Page) => limit(page).getByRole('button', { name: /^Change to / });
const check = (page: Page, minutes: number | null) =>
  main(page)
    .getByRole('group', { name: 'How often' })
    .getByRole('button', { name: `Every ${minutes ?? 60} minutes` });
const noLimitNow = (page: Page) => main(page).getByRole('button', { name: 'No limit now' });
const retry = (page: Page) => main(page).getByRole('button', { name: 'Try again' });
const question = (page: Page) => page.getByRole('alertdialog');
const decline = (page: Page) => question(page).getByRole('button', { name: 'Cancel' });
const confirm = (page: Page) => question(page).getByRole('button', { name: 'Confirm' });
const failure = (page: Page) => form(page).locator('> [role=alert]').filter({ hasText: /\S/ });

const kinds: Record<string, string> = { deposit: 'Cash-ins', time: 'Play time' };
const periods: Record<string, string> = { day: 'Daily', week: 'Weekly' };
const said: Record<LimitChange['do'], string> = {
  set: 'Saved',
  confirm: 'Your limit has changed',
  keep: 'Your limit stays as it is',
  check: 'Saved',
  decline: 'Saved',
};
const paths: Record<LimitChange['do'], string> = {
  set: '/wps/member/protection/limit',
  confirm: '/wps/member/protection/limit/confirm',
  keep: '/wps/member/protection/limit/cancel',
  check: '/wps/member/protection/realityCheck',
  decline: '/wps/member/protection/offer',
};

const protectionIn = ({ view }: Moment) => view.context.protection as Protection | null;
const changeIn = ({ view }: Moment) => view.context.change as LimitChange;
const errorIn = ({ view }: Moment) => view.context.error?.code as string | undefined;
const isShown = ({ view }: Moment) => view.matches('shown');
/** The text that shows for each typed amount. */
const amounts: Record<string, string> = { '1000.01': '₱1,000.01', '1000': '₱1,000.00', '90': '90 minutes' };

async function choose(page: Page, { kind, period }: LimitName) {
  for (const name of [kinds[kind], periods[period]]) {
    const segment = form(page).getByRole('button', { name, exact: true });
    if ((await segment.getAttribute('aria-pressed')) !== 'true') await segment.click();
  }
}

const asks = (text: (change: LimitChange) => string) =>
  see('the question, with what is to be and when', async (page, moment) => {
    await expect.poll(() => question(page).textContent()).toContain(text(changeIn(moment)));
  });
const isBusy = see('the limits, busy', (page) => expect(set(page)).toHaveAttribute('aria-busy', 'true'));

export const limitsBinding: Binding = {
  startsOnly: [refusedType],
  open: (variant) => ({
    path: '/m/limits',
    async prepare(page) {
      const isRefused = variant === refusedType;
      await playAs(page, sessionOf(isRefused ? 4 : 0));
      await answerOthers(page, isRefused ? trialsCalls : playersCalls);
      if (variant !== newcomer) return;
      await page.addInitScript((usr) => {
        if (window.top === window) history.replaceState({ usr }, '');
      }, asNewcomer);
    },
  }),

  calls: {
    loadProtection: {
      paths: ['/wps/member/protection'],
      sends: () => ({ method: 'GET', query: {}, token: 'token' }),
      reply: ({ ok, value }) => (ok ? accepted(value) : failing(value, 'silence')),
    },
    change: {
      paths: Object.values(paths),
      choose: ({ change }: { change: LimitChange }) => paths[change.do],
      sends: ({ change: { do: _, ...rest } }, _asked, _url, { body }) => ({
        method: 'POST',
        query: {},
        token: 'token',
        body: { ...rest, key: (body as { key: string }).key },
      }),
      reply({ ok, value }: Answered) {
        if (!ok) return 'silence' as const;
        const outcome = value as LimitOutcome;
        return outcome.ok ? accepted(outcome.protection) : refusal(409, outcome.error.code);
      },
    },
  },

  does: {
    'retry.requested': (page) => retry(page).click(),
    'page.shown': (page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))),
    'net.returned': (page) => page.evaluate(() => window.dispatchEvent(new Event('online'))),
    async 'limit.changed'(page) {
      await field(page).press('End');
      await field(page).press('7');
    },
    async 'limit.submitted'(page, { amount, ...name }) {
      await choose(page, name as LimitName);
      await field(page).fill(amount);
      await set(page).click();
    },
    'removal.tapped': (page) => remove(page).click(),
    'question.declined': (page) => decline(page).click(),
    'question.confirmed': (page) => confirm(page).click(),
    'raise.confirmed': (page) => raise(page).click(),
    'raise.cancelled': (page) => keep(page).click(),
    'check.chosen': (page, { minutes }) => check(page, minutes).click(),
    'offer.declined': (page) => noLimitNow(page).click(),
  },
  controls: {
    'retry.requested': retry,
    'limit.submitted': set,
    'question.declined': decline,
    'question.confirmed': confirm,
    'offer.declined': noLimitNow,
  },
  without: {
    'page.shown': 'the page comes back to the front',
    'net.returned': 'the net comes back',
    'limit.changed': 'the field can be typed in whether or not there is something to say of it',
    'removal.tapped': 'each limit has a button of its own',
    'raise.confirmed': 'each limit has a button of its own',
    'raise.cancelled': 'each limit has a button of its own',
    'check.chosen': 'the choice that holds can be pressed, too, and changes nothing',
  },

  sees: {
    refused: seeRealAccountOnly,
    'loading.first': see('that it is being looked up', (page) =>
      expect(main(page).locator('[aria-busy=true]')).not.toHaveCount(0),
    ),
    'loading.again': isBusy,
    changing: isBusy,
    notOffered: seeNotOffered,
    unavailable: see('that it could not be read', (page) =>
      expect(main(page).getByRole('alert').first()).toContainText('Slow Connection'),
    ),
    away: see('that the player is away, and nothing to set', async (page) => {
      await expect(main(page).getByText("You're on a break, so you can't play right now.")).toBeVisible();
      await expect(form(page)).toHaveCount(0);
    }),
    shown: see('the limits, not busy', async (page) => {
      await expect(set(page)).toBeEnabled();
      await expect(question(page)).toHaveCount(0);
    }),
    'asking.atOnce': asks(
      (change) => `Set this limit to ${amounts['amount' in change ? (change.amount ?? '') : '']}?`,
    ),
    'asking.later': asks((change) =>
      'amount' in change && change.amount !== null
        ? `Raise this limit to ${amounts[change.amount]}?You can confirm this in 24 hours. Until you do, your limit stays ₱1,000.00.`
        : 'Remove this limit?You can confirm this in 24 hours.',
    ),
  },
  facts: [
    {
      when: ({ view }) => view.tags.has('shown'),
      sees: see('the limit, what is to become of it, and the offer', async (page, moment) => {
        const { limits, offer } = protectionIn(moment)!;
        const held = limits[0];
        await expect(limit(page)).toHaveCount(held ? 1 : 0);
        await expect(page.getByText(/^Requested: /)).toHaveCount(held?.next ? 1 : 0);
        await expect(raise(page).and(page.locator(':visible'))).toHaveCount(
          held?.state === 'raiseReady' && !(await question(page).isVisible()) ? 1 : 0,
        );
        await expect(page.getByText('Would you like to set limits?')).toHaveCount(offer ? 1 : 0);
      }),
    },
    {
      when: (moment) => isShown(moment) && moment.view.context.malformed,
      sees: see('that it is no amount', (page) =>
        expect(field(page)).toHaveAccessibleDescription(
          /^(Type an amount with at most two decimals|Type whole minutes)\.$/,
        ),
      ),
    },
    {
      when: (moment) => isShown(moment) && !moment.view.context.malformed && errorIn(moment) === undefined,
      sees: see('no refusal', (page) => expect(failure(page)).toHaveCount(0)),
    },
    {
      when: (moment) => isShown(moment) && errorIn(moment) === 'conflict',
      sees: see('that it has changed meanwhile', (page) =>
        expect(failure(page)).toContainText('This has changed in the meantime.'),
      ),
    },
    {
      when: (moment) => isShown(moment) && errorIn(moment) === 'offline',
      sees: see('that no answer came', (page) => expect(failure(page)).toContainText('Slow Connection')),
    },
  ],
  effects: {
    focusAmount: see('the focus on the amount', (page) => expect(field(page)).toBeFocused()),
    sayDone: see('that it is done', (page, moment) =>
      expect(notices(page)).toContainText(said[changeIn(moment).do]),
    ),
  },
  unseen: {
    clearAmount: 'LimitsScreen.test.tsx: the field is empty after it',
    goHome: 'the home screen has come',
    left: 'the home screen has come',
  },
  departs: ({ to: { view } }) =>
    view.matches('left') || (view.context.newcomer === true && view.matches('notOffered'))
      ? see('the home screen', (page) => expect(page).toHaveURL('/m/home'))
      : undefined,
  impossible: isImpossible,
};

/** No answer has a time limit, and the profile's interval is a single choice. */
function isImpossible({ step }: Edge): boolean {
  if (step.kind !== 'user') return false;
  const { type, kind, minutes } = step.event;
  return (type !== 'limit.submitted' && kind === 'time') || (type === 'check.chosen' && minutes === 60);
}
