import { expect, type Page } from '@playwright/test';
import type { ConsentName, ConsentOutcome } from '#machines/consent/consent.machine.ts';
import type { Consents } from '@araw/contract/protection/consents';
import {
  type ConsentTable,
  type MarketingChannel,
  type MarketingKind,
  marketingChannels,
  marketingKinds,
} from '@araw/contract/protection/marketing';
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

const main = (page: Page) => page.getByRole('main');
const form = (page: Page) => main(page).getByRole('form', { name: 'Offers and news' });
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const save = (page: Page) => button(page, 'Save');
const retry = (page: Page) => button(page, 'Try again');
const failure = (page: Page) => form(page).getByRole('alert').filter({ hasText: /\S/ });

const kinds: Record<MarketingKind, string> = {
  casino: 'Slots and casino',
  betting: 'Sports betting',
  bingo: 'Bingo',
  lottery: 'Lottery',
};
const channels: Record<MarketingChannel, string> = {
  site: 'On this site',
  inbox: 'Inbox',
  email: 'E-mail',
  sms: 'SMS messages',
};
const box = (page: Page, { kind, channel }: ConsentName) =>
  form(page).getByRole('group', { name: kinds[kind] }).getByRole('checkbox', { name: channels[channel] });

const consentsIn = ({ view }: Moment) => view.context.consents as Consents;
const chosenIn = ({ view }: Moment) => view.context.chosen as ConsentTable;
const errorIn = ({ view }: Moment) => view.context.error?.code as string | undefined;
const isShown = ({ view }: Moment) => view.tags.has('shown');
const cells = marketingKinds.flatMap((kind) => marketingChannels.map((channel) => ({ kind, channel })));

const isBusy = see('that something is under way', (page) =>
  expect(form(page)).toHaveAttribute('aria-busy', 'true'),
);

export const consentBinding: Binding = {
  startsOnly: [refusedType],
  open: (variant) => ({
    path: '/m/limits?page=consent',
    async prepare(page) {
      const isRefused = variant === refusedType;
      await playAs(page, sessionOf(isRefused ? 4 : 0));
      await answerOthers(page, isRefused ? trialsCalls : playersCalls);
    },
  }),

  calls: {
    loadConsents: {
      paths: ['/wps/member/consents'],
      only: (request) => request.method() === 'GET',
      sends: () => ({ method: 'GET', query: {}, token: 'token' }),
      reply: ({ ok, value }) => (ok ? accepted(value) : failing(value, 'silence')),
    },
    save: {
      paths: ['/wps/member/consents'],
      only: (request) => request.method() === 'POST',
      sends: (input) => ({ method: 'POST', query: {}, token: 'token', body: input }),
      reply({ ok, value }: Answered) {
        if (!ok) return 'silence' as const;
        const outcome = value as ConsentOutcome;
        return outcome.ok ? accepted(outcome.consents) : refusal(409, outcome.error.code);
      },
    },
  },

  does: {
    'retry.requested': (page) => retry(page).click(),
    'page.shown': (page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))),
    'net.returned': (page) => page.evaluate(() => window.dispatchEvent(new Event('online'))),
    'consent.switched': (page, name) => box(page, name as unknown as ConsentName).click(),
    'all.allowed': (page) => button(page, 'Allow all').click(),
    'all.refused': (page) => button(page, 'Turn all off').click(),
    'save.tapped': (page) => save(page).click(),
  },
  controls: {
    'retry.requested': retry,
    'all.allowed': (page) => button(page, 'Allow all'),
    'all.refused': (page) => button(page, 'Turn all off'),
    'save.tapped': save,
  },
  without: {
    'page.shown': 'the page comes back to the front',
    'net.returned': 'the net comes back',
    'consent.switched': 'each kind and channel has a box of its own, and only what can be chosen is open',
  },

  sees: {
    refused: seeRealAccountOnly,
    'loading.first': see('that it is being looked up', (page) =>
      expect(main(page).locator('[aria-busy=true]')).not.toHaveCount(0),
    ),
    'loading.again': isBusy,
    saving: isBusy,
    notOffered: seeNotOffered,
    unavailable: see('that it could not be read', (page) =>
      expect(main(page).getByRole('alert').first()).toContainText('Slow Connection'),
    ),
    shown: see('what can be chosen', async (page, moment) => {
      await expect(form(page)).toHaveAttribute('aria-busy', 'false');
      const { given, mayGive } = consentsIn(moment);
      for (const name of cells) {
        const isOpen = mayGive || given[name.kind][name.channel];
        await expect(box(page, name)).toBeEnabled({ enabled: isOpen });
      }
      await expect(
        form(page).getByText('You can turn offers off, but not on, until you play again.'),
      ).toHaveCount(mayGive ? 0 : 1);
    }),
    lost: see('that nobody knows whether it was saved, and nothing to choose meanwhile', async (page) => {
      await expect(failure(page)).toContainText("We couldn't confirm that this was saved.");
      await expect(form(page).locator('input:enabled')).toHaveCount(0);
    }),
  },
  facts: [
    {
      when: isShown,
      sees: see('a tick for each consent that is chosen, and no other', async (page, moment) => {
        const chosen = chosenIn(moment);
        for (const name of cells) {
          await expect(box(page, name)).toBeChecked({ checked: chosen[name.kind][name.channel] });
        }
      }),
    },
    {
      when: (moment) => moment.view.matches('shown') && errorIn(moment) === 'conflict',
      sees: see('that it has changed meanwhile', (page) =>
        expect(failure(page)).toContainText('This was changed elsewhere in the meantime.'),
      ),
    },
    {
      when: (moment) => isShown(moment) && errorIn(moment) === undefined,
      sees: see('no refusal', (page) => expect(failure(page)).toHaveCount(0)),
    },
  ],
  effects: {
    saySaved: see('that it is saved', (page) => expect(notices(page)).toContainText('Saved')),
  },
  unseen: {},
  impossible: isImpossible,
};

/** What can't be chosen has a closed box. */
function isImpossible({ from, step }: Edge): boolean {
  if (step.kind !== 'user' || step.event.type !== 'consent.switched') return false;
  const { consents } = from.view.context as { consents: Consents | null };
  const { kind, channel } = step.event as unknown as ConsentName;
  if (!from.view.matches('shown') || consents === null) return true;
  return !consents.mayGive && !consents.given[kind][channel];
}
