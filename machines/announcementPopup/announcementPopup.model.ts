import type { Announcement } from '@araw/contract/messages/announcements';
import { canonical, isSame } from '@araw/flow/canonical';
import { defineModel } from '#machines/support/defineModel.ts';
import type { Effect, Step, View } from '@araw/flow/model';
import { announcementPopupMachine } from './announcementPopup.machine.ts';

interface Seen {
  items: readonly Announcement[];
  place: number;
}

interface Input {
  kind: 'A' | 'B';
  firstLogin: boolean;
  enabled: boolean;
  autoplay: boolean;
  record: { show: boolean; data: string[] };
}

/** The last list read, the items for this visitor or player, and the record to store. */
interface Known {
  input: Input;
  listed: readonly Announcement[];
  items: readonly Announcement[];
  record: Input['record'];
  /** The index of the item in front. */
  place: number;
}

const announcement = (id: number, more: Partial<Announcement>): Announcement => ({
  id,
  title: `Title ${id}`,
  content: `<p>Text ${id} <a href="/m/sports">inside</a></p>`,
  startDate: null,
  endDate: null,
  trimmed: false,
  noExpiry: 1,
  announcementImages: [],
  promotionType: '',
  execution: 'A',
  read: false,
  ...more,
});

/** A promotion for players, one item for newcomers, and one for visitors, whose promotion type is ignored. */
const first = [
  announcement(1, { promotionType: 'DAILY_SPIN' }),
  announcement(2, { execution: 'F' }),
  announcement(3, { execution: 'B', promotionType: 'FIRST_DEPOSIT' }),
];

export const lists = {
  first,
  'in another order': first.toReversed(),
  changed: [
    announcement(1, {
      promotionType: 'DAILY_SPIN',
      content: '<p>Other words <a href="/m/sports">inside</a></p>',
    }),
    announcement(3, { execution: 'B' }),
    announcement(4, { execution: 'B' }),
  ],
  'for nobody': [],
};

const unseen = { show: true, data: [] };
/** The record after closing the first list's visitor item. */
const closed = { show: false, data: ['Title 3,<p>Text 3 <a href="/m/sports">inside</a></p>'] };
const path = '/m/sports';

const open = (view: View<Seen, Known>) => view.matches('popup.queued.open');
const hidden = (view: View<Seen, Known>) => view.matches('popup.hidden');
const isUser = (step: Step, type: string) => step.kind === 'user' && step.event.type === type;
const isTurn = (step: Step, type: 'turn.given' | 'turn.taken') =>
  step.kind === 'emit' && step.event.type === type;
const isTime = (step: Step, name: string) => step.kind === 'time' && step.name === name;

const textsOf = (items: readonly Announcement[]) =>
  items.map(({ title, content }) => `${title},${content}`).join('|');
const meant = ({ listed, input: { kind, firstLogin } }: Pick<Known, 'listed' | 'input'>) => {
  const executions = kind === 'B' ? ['B'] : firstLogin ? ['A', 'F'] : ['A'];
  return listed.filter(({ execution }) => executions.includes(execution));
};
const leads = (step: Step, from: View<Seen, Known>) =>
  open(from) &&
  (isUser(step, 'link.followed') ||
    (isUser(step, 'rewards.chosen') &&
      from.input.kind === 'A' &&
      from.context.items[from.context.place]?.promotionType !== ''));
/** Whether this popup should appear. */
const isDue = ({ input, items, record }: Known) => input.enabled && items.length > 0 && record.show;
/** How many slides a step moves. */
function turnBy({ input, items }: Known, step: Step): number {
  if (isUser(step, 'next.tapped')) return 1;
  if (isUser(step, 'previous.tapped')) return -1;
  return isTime(step, 'slideTime') && input.autoplay && items.length > 1 ? 1 : 0;
}
const stored = (effects: readonly Effect[]) =>
  effects.find(({ action }) => action === 'storeRecord')?.params as unknown;

export const announcementPopupModel = defineModel<Seen, Known>({
  name: 'announcementPopup',
  machine: announcementPopupMachine,
  variants: {
    'a first login': { kind: 'A', firstLogin: true, enabled: true, autoplay: true, record: unseen },
    'a visitor who closed it': {
      kind: 'B',
      firstLogin: false,
      enabled: true,
      autoplay: false,
      record: closed,
    },
    'a player, switched off': {
      kind: 'A',
      firstLogin: false,
      enabled: false,
      autoplay: true,
      record: unseen,
    },
  },
  events: {
    'list.changed': Object.fromEntries(Object.entries(lists).map(([name, listed]) => [name, { listed }])),
    'close.tapped': { '': {} },
    'next.tapped': { '': {} },
    'previous.tapped': { '': {} },
    'hold.began': { '': {} },
    'hold.ended': { '': {} },
    'turning.paused': { '': {} },
    'turning.resumed': { '': {} },
    'link.followed': { '': { path } },
    'rewards.chosen': { '': {} },
  },
  actors: {
    promptTurn: {
      emits: { 'its turn': { type: 'turn.given' }, 'something else': { type: 'turn.taken' } },
      error: { 'no queue': new Error('no queue') },
    },
  },
  shown: ['items', 'place'],
  observe: {
    start: (given: Input) => ({ input: given, listed: [], items: [], record: given.record, place: 0 }),
    after(known, step, { from }) {
      if (step.kind === 'user' && isUser(step, 'list.changed'))
        return { ...known, listed: step.event.listed };
      if (isTime(step, 'listSettles')) {
        const items = meant(known);
        const data = items.map(({ title, content }) => `${title},${content}`);
        const isNew = items.length > 0 && !isSame(data.toSorted(), known.record.data.toSorted());
        const inFront = items.findIndex(({ id }) => id === known.items[known.place]?.id);
        const place = inFront >= 0 ? inFront : Math.min(known.place, Math.max(0, items.length - 1));
        return { ...known, items, place, record: isNew ? { show: true, data } : known.record };
      }
      if (isTurn(step, 'turn.given') && from.matches('popup.queued.waiting')) return { ...known, place: 0 };
      if (!from.matches('popup.queued.open')) return known;
      const by = turnBy(known, step);
      if (by !== 0) {
        const { length } = known.items;
        return { ...known, place: (known.place + by + length) % length };
      }
      const offersRewards =
        known.input.kind === 'A' &&
        isUser(step, 'rewards.chosen') &&
        known.items[known.place]?.promotionType !== '';
      const ends = isUser(step, 'close.tapped') || isUser(step, 'link.followed') || offersRewards;
      return ends && known.record.show ? { ...known, record: { ...known.record, show: false } } : known;
    },
  },
  rules: [
    {
      text: 'nothing is listed, shown or stored before a list has arrived',
      requirements: ['POP-02', 'POP-05'],
      neverStart: (view, actions) =>
        !hidden(view) ||
        !view.matches('list.settled') ||
        !isSame(view.context, { items: [], place: 0 }) ||
        actions.length > 0,
    },
    {
      text: 'players see announcements for players, newcomers also theirs, and visitors those for visitors',
      requirements: ['POP-01'],
      never: ({ context, known }) => textsOf(context.items) !== textsOf(known.items),
    },
    {
      text: 'the popup is shown only if its kind is on, something is meant for this player, and the set is not closed',
      requirements: ['POP-02', 'POP-03'],
      never: (view) => (open(view) || view.matches('popup.queued.waiting')) && !isDue(view.known),
    },
    {
      text: 'a set ready to show waits for its turn, unless it is shown or closing',
      requirements: ['POP-02'],
      never: (view) => hidden(view) && isDue(view.known),
    },
    {
      text: 'it opens only on its turn, at the first announcement and not held',
      requirements: ['POP-02'],
      neverStep: (from, step, to) => {
        const comesUp = !open(from) && open(to);
        return (
          comesUp !== (isTurn(step, 'turn.given') && from.matches('popup.queued.waiting')) ||
          (comesUp && (to.context.place !== 0 || !to.matches('popup.queued.open.playing')))
        );
      },
    },
    {
      text: 'a popup that loses its turn waits for the next; one that was closing is gone, unless there is a new set',
      requirements: ['POP-02'],
      neverStep: (from, step, to) =>
        isTurn(step, 'turn.taken') &&
        ((open(from) && !to.matches('popup.queued.waiting')) ||
          (from.matches('popup.queued.closing') && hidden(to) === isDue(to.known))),
    },
    {
      text: 'the turn is requested once per set, and released with the popup',
      requirements: ['POP-02'],
      neverStep: (from, _step, to, _actions, calls) => {
        const asks = calls.some(({ actor }) => actor === 'promptTurn');
        const isNext = from.matches('popup.queued.closing') && to.matches('popup.queued.waiting');
        return asks !== ((hidden(from) && !hidden(to)) || isNext);
      },
    },
    {
      text: 'closing plays its animation, stores the set as closed immediately, and ends in 200 ms',
      requirements: ['POP-03'],
      neverStep: (from, step, to, actions) => {
        const closes = open(from) && isUser(step, 'close.tapped');
        return (
          closes !== (!from.matches('popup.queued.closing') && to.matches('popup.queued.closing')) ||
          (to.matches('popup.queued.closing') &&
            canonical(to.timers.filter((ms) => ms === 200)) !== '[200]') ||
          closes !==
            (actions.includes('storeRecord') && !isTime(step, 'listSettles') && !leads(step, from)) ||
          (step.kind === 'time' && step.name === 'closingTime' && step.ms !== 200)
        );
      },
    },
    {
      text: 'closing ends automatically',
      requirements: ['POP-03'],
      settles: (view) => view.matches('popup.queued.closing'),
    },
    {
      text: 'a set different from the stored one, in whatever order, is stored as to be shown, and a closed one as closed',
      requirements: ['POP-03', 'POP-04'],
      neverStep: (from, step, to, actions, _calls, effects) => {
        const changes = !isSame(from.known.record, to.known.record);
        const again = open(from) && (isUser(step, 'close.tapped') || leads(step, from));
        return (
          (changes || again) !== actions.includes('storeRecord') ||
          (actions.includes('storeRecord') && !isSame(stored(effects), to.known.record))
        );
      },
    },
    {
      text: 'a list counts once it has been unchanged for 500 ms',
      requirements: ['POP-05'],
      neverStep: (from, step, to) =>
        (isTime(step, 'listSettles') && step.kind === 'time' && step.ms !== 500) ||
        (isUser(step, 'list.changed') && !to.matches('list.changed')) ||
        (from.matches('list.changed') && to.matches('list.settled') && !isTime(step, 'listSettles')),
    },
    {
      text: 'a list that arrives while nothing is shown counts in the end',
      requirements: ['POP-05'],
      settles: (view) => view.matches('list.changed') && hidden(view),
    },
    {
      text: 'slides turn with a tap, or every 5 s if allowed and not held, in a loop',
      requirements: ['POP-05'],
      neverStep: (from, step, to) => {
        const begins = !from.matches('popup.queued.open.playing') && to.matches('popup.queued.open.playing');
        const turned = isTime(step, 'slideTime') && from.known.place !== to.known.place;
        return (
          to.context.place !== to.known.place ||
          ((begins || turned) && !to.timers.includes(5_000)) ||
          (isTime(step, 'slideTime') && !from.matches('popup.queued.open.playing'))
        );
      },
    },
    {
      text: 'slides stop while held, then continue; paused ones stop until the player resumes them',
      requirements: ['POP-05'],
      neverStep: (from, step, to) => {
        if (!open(from) || !open(to)) return false;
        const wasPaused = from.matches('popup.queued.open.paused');
        const isPaused = isUser(step, 'turning.paused') || (wasPaused && !isUser(step, 'turning.resumed'));
        const isHeld =
          !isPaused &&
          !wasPaused &&
          (isUser(step, 'hold.began') ||
            (from.matches('popup.queued.open.held') && !isUser(step, 'hold.ended')));
        return (
          to.matches('popup.queued.open.paused') !== isPaused ||
          to.matches('popup.queued.open.held') !== isHeld
        );
      },
    },
    {
      text: 'paused slides say so',
      requirements: ['POP-05'],
      never: (view) => view.tags.has('paused') !== view.matches('popup.queued.open.paused'),
    },
    {
      text: 'there is always a slide in front',
      requirements: ['POP-05'],
      never: ({ context: { items, place } }) => items.length > 0 && !items[place],
    },
    {
      text: 'a link inside, and for players only the action of a promo, close the popup and open their page',
      requirements: ['POP-06'],
      neverStep: (from, step, to, actions, _calls, effects) => {
        const goes = leads(step, from);
        const leadsTo = isUser(step, 'link.followed') ? path : '/m/rewardCenter';
        return (
          goes !== actions.includes('goTo') ||
          (goes && !hidden(to)) ||
          effects.some(({ action, params }) => action === 'goTo' && params.path !== leadsTo)
        );
      },
    },
    {
      text: 'whatever was shown or closed, another set can still open',
      requirements: ['POP-02', 'POP-04'],
      canReach: open,
      from: (view) => view.input.enabled,
    },
    {
      text: 'without a queue nothing changes',
      requirements: ['POP-02'],
      neverStep: (from, step, to, actions) =>
        step.kind === 'answer' &&
        step.actor === 'promptTurn' &&
        (to.status !== 'active' || !isSame(to.value, from.value) || actions.length > 0),
    },
    {
      text: 'the popup is in front of the player until it has closed',
      requirements: ['POP-03'],
      never: (view) =>
        view.tags.has('open') !== (open(view) || view.tags.has('closing')) ||
        view.tags.has('closing') !== view.matches('popup.queued.closing'),
    },
  ],
});
