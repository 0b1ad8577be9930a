import { expect, type Page } from '@playwright/test';
import { announcementPopupModel } from '#machines/announcementPopup/announcementPopup.model.ts';
import type { Edge } from '@araw/flow/explore';
import { type Binding, see } from '@araw/flow/browser';
import { Announced, overlaysStand, shows } from '../announced.ts';
import { answerOthers, changeStartup, playAs, playersCalls, sessionOf } from '../opening.ts';

const popup = (page: Page) => page.getByRole('dialog', { name: 'Welcome' });
const button = (name: string) => (page: Page) => popup(page).getByRole('button', { name, exact: true });
const close = button('Close');
const next = button('Next');
const previous = button('Previous');
const pause = button('Pause the slides');
const play = button('Play the slides');
const rewards = button('Go to Rewards');
/** Only the front slide is reachable: the others are inert. */
const inFront = (page: Page) => popup(page).locator('h3:not([inert] *)');
const link = (page: Page) => popup(page).locator('a:not([inert] *)', { hasText: 'inside' });

const announced = new WeakMap<Page, Announced>();

const inputOf = (variant: string) =>
  announcementPopupModel.variants[variant] as {
    kind: 'A' | 'B';
    firstLogin: boolean;
    enabled: boolean;
    autoplay: boolean;
    record: unknown;
  };

const several = ({ context }: Edge['from']['view']) => context.items.length > 1;

/** The chart separates requesting a turn from being open; on the page they coincide. */
const upAtOnce = 'the popup may be up before the chart is told of its turn';

function isReachable(event: string, view: Edge['from']['view']): boolean {
  if (!view.matches('popup.queued.open')) return false;
  if (event === 'turning.paused' && view.matches('popup.queued.open.paused')) return false;
  if (event === 'turning.resumed' && !view.matches('popup.queued.open.paused')) return false;
  if (event.startsWith('turning.')) return several(view) && view.context.autoplay;
  if (event.startsWith('hold.')) return several(view);
  return !['next.tapped', 'previous.tapped'].includes(event) || several(view);
}

export const announcementPopupBinding: Binding = {
  open: (variant) => ({
    path: '/m/home',
    async prepare(page) {
      const { kind, firstLogin, enabled, autoplay, record } = inputOf(variant);
      await playAs(page, kind === 'A' ? { ...sessionOf(0), firstTimeLogin: firstLogin } : null);
      const { MCSFE_getListAnnouncements: _, ...others } = playersCalls;
      await answerOthers(page, others);
      await changeStartup(page, ({ settings, announcements: _announced, ...startup }) => ({
        ...startup,
        settings: settings && { ...settings, popup: { A: enabled, B: enabled, autoplay } },
      }));
      await page.addInitScript(
        ([name, stored]) => window.origin !== 'null' && localStorage.setItem(name, stored),
        [`SHELL_PU_${kind}`, JSON.stringify(record)] as const,
      );
      announced.set(page, await Announced.on(page));
    },
    warmUp: overlaysStand,
  }),
  calls: {},

  emits: {
    // The first turn loads its chunk; React shows suspended content up to 300 ms later.
    'turn.given': (page) => shows(page, popup(page), 25),
    'turn.taken': () => Promise.reject(new Error('nothing takes the stage of the popup')),
  },
  does: {
    'list.changed': (page, { listed }) => announced.get(page)?.change(listed) ?? Promise.reject(new Error()),
    'close.tapped': (page) => close(page).click(),
    'next.tapped': (page) => next(page).click(),
    'previous.tapped': (page) => previous(page).click(),
    'hold.began': (page) => inFront(page).hover(),
    'hold.ended': (page) => page.mouse.move(1, 1),
    // Use the keyboard, so that the pointer keeps holding the slide.
    'turning.paused': (page) => pause(page).press('Enter'),
    'turning.resumed': (page) => play(page).press('Enter'),
    'link.followed': (page) => link(page).click(),
    'rewards.chosen': (page) => rewards(page).click(),
  },
  controls: {},
  without: {
    promptTurn: 'it asks the queue of prompts, no operator',
    'list.changed': 'news from the operator',
    'close.tapped': upAtOnce,
    'next.tapped': upAtOnce,
    'previous.tapped': upAtOnce,
    'hold.began': upAtOnce,
    'hold.ended': upAtOnce,
    'turning.paused': upAtOnce,
    'turning.resumed': upAtOnce,
    'link.followed': upAtOnce,
    'rewards.chosen': upAtOnce,
  },

  sees: {
    'popup.hidden': see('the page, and nothing over it', (page) => expect(popup(page)).toHaveCount(0)),
    'popup.queued.open': see('the announcement in front, and no other', async (page, { view }) => {
      const { items, place } = view.context;
      await expect(inFront(page)).toHaveText([items[place].title]);
      await expect(popup(page)).toContainText(items.length > 1 ? /Title/u : items[0].title);
    }),
    'popup.queued.closing': see('the popup going away', (page) =>
      expect(page.locator('[role=dialog][data-closing=true]')).toBeHidden(),
    ),
  },
  facts: [],
  effects: {
    storeRecord: see('the record in storage', (page, { view }) =>
      expect
        .poll(() =>
          page.evaluate((name) => localStorage.getItem(name), `SHELL_PU_${view.context.kind}`).then(String),
        )
        .toBe(JSON.stringify(view.context.record)),
    ),
  },
  unseen: {
    list: 'a list that has changed shows nothing before it counts',
    'popup.queued.waiting': 'nothing else is before the player here, so that its turn comes at once',
    goTo: 'it is looked for where the step leads',
  },
  departs: ({ step, actions }) => {
    if (step.kind !== 'user' || !actions.includes('goTo')) return undefined;
    const path = step.event.type === 'rewards.chosen' ? '/m/rewardCenter' : '/m/sports';
    return see('the page that it leads to', (page) => expect(page).toHaveURL(path));
  },
  impossible: ({ from: { view }, step }) => {
    const isWaiting = view.matches('popup.queued.waiting');
    if (step.kind === 'emit') return !isWaiting || step.event.type !== 'turn.given';
    if (step.kind === 'answer') return true;
    if (step.kind !== 'user') return isWaiting;
    const { type } = step.event;
    return isWaiting || (type !== 'list.changed' && !isReachable(type, view));
  },
  unwalked: {
    'popup.queued on promptTurn fails': 'the app’s queue is always there',
    'popup.queued.waiting on always': 'its turn comes before the list can change',
    'popup.queued.open on turn.taken': 'nothing takes the stage while the popup is before the player',
    'popup.queued.closing on turn.taken': 'nothing takes the stage while the popup is before the player',
  },
};
