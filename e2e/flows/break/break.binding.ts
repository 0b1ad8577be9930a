import { expect, type Page } from '@playwright/test';
import { onCall } from '#e2e/support/faults.ts';
import { testSealing } from '#e2e/support/sealing.ts';
import { isOpenWish, type StandingOutcome, type StandingWish } from '#machines/break/break.machine.ts';
import type { Profile, ProofWay } from '@araw/contract/accounts/member';
import type { Protection } from '@araw/contract/protection/protection';
import { type Answered, type Binding, type Moment, see } from '@araw/flow/browser';
import type { Edge } from '@araw/flow/explore';
import {
  accepted,
  answerOthers,
  changeStartup,
  failing,
  formRules,
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

const main = (page: Page) => page.getByRole('main');
const section = (page: Page) => main(page).getByRole('region', { name: 'Take a break or exclude yourself' });
const form = (page: Page) => section(page).getByRole('form');
const password = (page: Page) => form(page).getByLabel('Your password');
const code = (page: Page) => form(page).getByRole('textbox', { name: /^Code sent to / });
const confirm = (page: Page) =>
  form(page).getByRole('button', { name: /^(Start my break|Exclude me|Ask to play again)$/ });
const back = (page: Page) => section(page).getByRole('button', { name: 'Not now' });
const stay = (page: Page) => section(page).getByRole('button', { name: 'Cancel my request' });
const retry = (page: Page) => main(page).getByRole('button', { name: 'Try again' });
const failure = (page: Page) => section(page).getByRole('alert').filter({ hasText: /\S/ });

const typed = { password: 'correct horse 1', code: '654321' };
const profile: Profile = {
  account: 'maria',
  nickname: '',
  payeeName: '',
  email: '',
  emailProved: false,
  mobile: '0917•••4567',
  mobileProved: true,
  regDate: 0,
  editable: [],
  ownerProofs: ['password', 'sms'],
  changing: [],
};
const paths: Record<StandingWish['do'], string> = {
  break: '/wps/member/protection/break',
  exclusion: '/wps/member/protection/exclusion',
  return: '/wps/member/protection/return',
};
const buttonOf = (wish: StandingWish) => {
  if (wish.do === 'return') return 'Ask to play again';
  if (wish.do === 'break') return wish.days === 1 ? '1 day' : `${wish.days} days`;
  return wish.months === 12 ? '1 year' : `${wish.months} months`;
};
const said: Record<StandingWish['do'] | 'stay', string> = {
  break: 'Your break has started',
  exclusion: 'Your self-exclusion has started',
  return: 'You can play again in 24 hours',
  stay: "Request cancelled. You still can't play.",
};
const standings: Record<Protection['standing']['state'], string> = {
  playing: "You can't play, cash in or get promos during this time.",
  onBreak: "You're on a break until 18/01/2026 20:00",
  excluded: "You're self-excluded until 04/08/2026 20:00",
  over: 'Your self-exclusion is over',
  returning: 'You can play again from 17/01/2026 20:00',
};

const protectionIn = ({ view }: Moment) => view.context.protection as Protection;
const errorIn = ({ view }: Moment) => view.context.error?.code as string | undefined;
const proofBy = (by: ProofWay) =>
  by === 'password' ? { by, password: typed.password } : { by, code: typed.code };

const unreadable = { status: 200, body: 'no answer' };
const unreadableText = "We couldn't read the reply.";

function reply({ ok, value }: Answered) {
  if (!ok) return unreadable;
  const outcome = value as StandingOutcome;
  if (outcome.ok) return accepted(outcome.protection);
  const { code: refused } = outcome.error;
  return refused === 'credentialsWrong' ? refusal(400, refused, { field: 'proof' }) : refusal(409, refused);
}

const isBusy = see('that something is under way', (page) =>
  expect(section(page)).toHaveAttribute('aria-busy', 'true'),
);

export const breakBinding: Binding = {
  startsOnly: [refusedType],
  open: (variant) => ({
    path: '/m/limits?page=break',
    async prepare(page) {
      await playAs(page, sessionOf(variant === refusedType ? 4 : 0));
      const ownerProofs = variant === 'nothing to prove it by' ? [] : profile.ownerProofs;
      await answerOthers(page, {
        ...(variant === refusedType ? trialsCalls : playersCalls),
        '/wps/system/setting/register': formRules,
        '/wps/member/profile': { ...profile, ownerProofs },
      });
      const sealing = await testSealing('AES-GCM');
      await changeStartup(page, ({ settings, ...rest }) => ({
        ...rest,
        ...(settings && { settings: { ...settings, sealing, humanCheck: { provider: 'none' } } }),
      }));
      // Refuse the page's later read of the settings, so that the start-up ones stay.
      await onCall(page, 'consolidatedSettings', (route) => {
        const { status, body } = refusal(404, 'notFound');
        return route.fulfill({ status, json: body });
      });
    },
  }),

  calls: {
    loadProtection: {
      paths: ['/wps/member/protection'],
      sends: () => ({ method: 'GET', query: {}, token: 'token' }),
      reply: ({ ok, value }) => (ok ? accepted(value) : failing(value, unreadable)),
    },
    ask: {
      paths: Object.values(paths),
      choose: ({ wish }: { wish: StandingWish }) => paths[wish.do],
      sends: ({ wish: { do: _, ...length } }, { view }, _url, { body }) => ({
        method: 'POST',
        query: {},
        token: 'token',
        body: {
          ...length,
          proof: proofBy(view.context.by as ProofWay),
          key: (body as { key: string }).key,
        },
      }),
      reply,
    },
    stay: {
      paths: ['/wps/member/protection/return/withdraw'],
      sends: (_input, _asked, _url, { body }) => ({
        method: 'POST',
        query: {},
        token: 'token',
        body: { key: (body as { key: string }).key },
      }),
      reply,
    },
  },

  does: {
    'retry.requested': (page) => retry(page).click(),
    'page.shown': (page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))),
    'net.returned': (page) => page.evaluate(() => window.dispatchEvent(new Event('online'))),
    'wish.chosen': (page, { wish }) =>
      section(page)
        .getByRole('button', { name: buttonOf(wish as StandingWish), exact: true })
        .click(),
    'proof.chosen': (page) =>
      form(page)
        .getByRole('group', { name: "How to prove it's you" })
        .getByRole('button', { name: 'Code by SMS' })
        .click(),
    async 'proof.submitted'(page, { valid }, { view }) {
      const isPassword = view.context.by === 'password';
      const value = isPassword ? typed.password : typed.code;
      await (isPassword ? password(page) : code(page)).fill(valid ? value : '');
      await confirm(page).click();
    },
    'step.left': (page) => back(page).click(),
    'stay.tapped': (page) => stay(page).click(),
  },
  controls: {
    'retry.requested': retry,
    'proof.submitted': confirm,
    'step.left': back,
    'stay.tapped': stay,
  },
  without: {
    'page.shown': 'the page comes back to the front',
    'net.returned': 'the net comes back',
    'wish.chosen': 'each length has a button of its own, and only those that can be asked for',
    'proof.chosen': 'there is nothing to press for the way that is chosen',
  },

  sees: {
    refused: seeRealAccountOnly,
    'loading.first': see('that it is being looked up', (page) =>
      expect(main(page).locator('[aria-busy=true]')).not.toHaveCount(0),
    ),
    'loading.again': isBusy,
    staying: isBusy,
    asking: see('a busy button', (page) => expect(confirm(page)).toHaveAttribute('aria-busy', 'true')),
    notOffered: seeNotOffered,
    unavailable: see('that it could not be read', (page) =>
      expect(main(page).getByRole('alert').first()).toContainText(unreadableText),
    ),
    unprovable: see('the way to customer service', (page) =>
      expect(section(page).getByRole('link', { name: 'Customer service' })).toHaveAttribute(
        'href',
        '/m/service',
      ),
    ),
    shown: see('how the player stands, and what can be asked for', async (page, moment) => {
      const protection = protectionIn(moment);
      await expect(section(page)).toContainText(standings[protection.standing.state]);
      const open = [
        ...protection.breakDays.map((days) => ({ do: 'break', days }) as const),
        ...protection.exclusionMonths.map((months) => ({ do: 'exclusion', months }) as const),
      ].filter((wish) => isOpenWish(wish, protection));
      await expect(section(page).getByRole('group').getByRole('button')).toHaveText(open.map(buttonOf));
    }),
    proving: see('the field of the proof', (page, { view }) =>
      expect(view.context.by === 'password' ? password(page) : code(page)).toBeVisible(),
    ),
  },
  facts: [
    {
      when: (moment) => moment.view.matches('proving') && errorIn(moment) === 'credentialsWrong',
      sees: see("'Incorrect password'", (page) =>
        expect(failure(page).first()).toContainText('Incorrect password'),
      ),
    },
    {
      when: (moment) => moment.view.matches('shown') && errorIn(moment) === 'conflict',
      sees: see('that it has changed meanwhile', (page) =>
        expect(failure(page)).toContainText('This has changed in the meantime.'),
      ),
    },
    {
      when: (moment) => moment.view.matches('shown') && errorIn(moment) === 'offline',
      sees: see('that no answer came', (page) => expect(failure(page)).toContainText(unreadableText)),
    },
    {
      when: (moment) => moment.view.matches('shown') && errorIn(moment) === undefined,
      sees: see('no refusal', (page) => expect(failure(page)).toHaveCount(0)),
    },
  ],
  effects: {
    focusFirstInvalidField: see('the focus on the field that is wrong', (page) =>
      expect(form(page).locator('input:focus')).toHaveAttribute('aria-invalid', 'true'),
    ),
    sayDone: see('that it is done', (page, moment) =>
      expect(notices(page)).toContainText(
        protectionIn(moment).standing.state === 'over'
          ? said.stay
          : said[moment.view.context.wish.do as StandingWish['do']],
      ),
    ),
  },
  unseen: {
    clearProof: 'BreakScreen.test.tsx: nothing typed is left after it',
    tellStanding: 'Guarded.test.tsx: each route opens and closes by the standing',
  },
  impossible: isImpossible,
};

/** Unavailable requests have no button. */
function isImpossible({ from, step }: Edge): boolean {
  if (step.kind !== 'user') return false;
  const { type, wish, by } = step.event;
  const { protection, by: chosen } = from.view.context;
  if (type === 'wish.chosen') return protection === null || !isOpenWish(wish, protection);
  return type === 'proof.chosen' && (by !== 'sms' || chosen === 'sms');
}
