import type { Announcement } from '#services/contract/announcements.ts';
import { defineModel, type Step, type View } from '#tools/flow/model.ts';
import { announcementPopupMachine } from './announcementPopup.machine.ts';

interface Context {
  kind: 'A' | 'B';
  firstLogin: boolean;
  enabled: boolean;
  autoplay: boolean;
  record: { show: boolean; data: string[] };
  listed: readonly Announcement[];
  items: readonly Announcement[];
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

/** A promotion for players, one for newcomers, one for visitors that is a promotion to none. */
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
/** The one of the first list that is for visitors. */
const closed = { show: false, data: ['Title 3,<p>Text 3 <a href="/m/sports">inside</a></p>'] };
const path = '/m/sports';

const open = (view: View<Context>) => view.matches('popup.open');
const hidden = (view: View<Context>) => view.matches('popup.hidden');
const isUser = (step: Step, type: string) => step.kind === 'user' && step.event.type === type;
const isTime = (step: Step, name: string) => step.kind === 'time' && step.name === name;

const textsOf = (items: readonly Announcement[]) =>
  items.map(({ title, content }) => `${title},${content}`).join('|');
const inAnyOrder = (texts: string) => texts.split('|').toSorted().join('|');
const meant = ({ listed, kind, firstLogin }: Context) => {
  const executions = kind === 'B' ? ['B'] : firstLogin ? ['A', 'F'] : ['A'];
  return listed.filter(({ execution }) => executions.includes(execution));
};
const leads = (step: Step, from: View<Context>) =>
  open(from) &&
  (isUser(step, 'link.followed') ||
    (isUser(step, 'rewards.chosen') &&
      from.context.kind === 'A' &&
      from.context.items[from.context.place]?.promotionType !== ''));

export const announcementPopupModel = defineModel<Context>({
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
    'turn.given': { '': {} },
    'turn.taken': { '': {} },
    'close.tapped': { '': {} },
    'next.tapped': { '': {} },
    'previous.tapped': { '': {} },
    'hold.began': { '': {} },
    'hold.ended': { '': {} },
    'link.followed': { '': { path } },
    'rewards.chosen': { '': {} },
  },
  actors: {},
  rules: [
    {
      text: 'players are shown what is for players, newcomers theirs, too, visitors what is for visitors',
      requirements: ['POP-01'],
      neverStep: (from, step, to) =>
        isTime(step, 'listSettles')
          ? textsOf(to.context.items) !== textsOf(meant(from.context))
          : textsOf(to.context.items) !== textsOf(from.context.items),
    },
    {
      text: 'it is shown only where its kind is on, something is meant for this player, and the set is not closed',
      requirements: ['POP-02', 'POP-03'],
      never: (view) =>
        (open(view) || view.matches('popup.waiting')) &&
        !(view.context.enabled && view.context.items.length > 0 && view.context.record.show),
    },
    {
      text: 'what may be shown waits for its turn, unless it is shown or just closes',
      requirements: ['POP-02'],
      never: (view) =>
        hidden(view) && view.context.enabled && view.context.items.length > 0 && view.context.record.show,
    },
    {
      text: 'it comes up on its turn alone, with the first announcement in front and nobody holding it',
      requirements: ['POP-02'],
      neverStep: (from, step, to) => {
        const comesUp = !open(from) && open(to);
        return (
          comesUp !== (isUser(step, 'turn.given') && from.matches('popup.waiting')) ||
          (comesUp && (to.context.place !== 0 || !to.matches('popup.open.playing')))
        );
      },
    },
    {
      text: 'who loses the turn waits for the next; what was closing is gone, unless there is a new set',
      requirements: ['POP-02'],
      neverStep: (from, step, to) =>
        isUser(step, 'turn.taken') &&
        ((open(from) && !to.matches('popup.waiting')) ||
          (from.matches('popup.closing') && hidden(to) === from.context.record.show)),
    },
    {
      text: 'the turn is asked for once, and given back with the popup',
      requirements: ['POP-02'],
      neverStep: (from, _step, to, actions) => {
        const [inQueue, stays] = [!hidden(from), !hidden(to)];
        const reasked = actions.includes('leaveTurn') && actions.includes('askForTurn');
        return (
          actions.includes('askForTurn') !==
            (!from.matches('popup.waiting') && to.matches('popup.waiting')) ||
          (!reasked && actions.includes('leaveTurn') !== (inQueue && !stays))
        );
      },
    },
    {
      text: 'closing plays its animation, stores that the set is closed at once, and ends in 200 ms',
      requirements: ['POP-03'],
      neverStep: (from, step, to, actions) => {
        const closes = open(from) && isUser(step, 'close.tapped');
        return (
          closes !== (!from.matches('popup.closing') && to.matches('popup.closing')) ||
          (closes && to.context.record.show) ||
          closes !==
            (actions.includes('storeRecord') && !isTime(step, 'listSettles') && !leads(step, from)) ||
          (step.kind === 'time' && step.name === 'closingTime' && step.ms !== 200)
        );
      },
    },
    {
      text: 'the closing ends by itself',
      requirements: ['POP-03'],
      settles: (view) => view.matches('popup.closing'),
    },
    {
      text: 'whatever changes of the record is stored',
      requirements: ['POP-03'],
      neverStep: (from, _step, to, actions) =>
        JSON.stringify(from.context.record) !== JSON.stringify(to.context.record) &&
        !actions.includes('storeRecord'),
    },
    {
      text: 'a set other than the stored one, and not the same in another order, is shown again and stored',
      requirements: ['POP-03', 'POP-04'],
      neverStep: (from, step, to) => {
        const set = textsOf(meant(from.context));
        const isNew =
          isTime(step, 'listSettles') &&
          set !== '' &&
          inAnyOrder(set) !== inAnyOrder(from.context.record.data.join('|'));
        const { show, data } = to.context.record;
        return isNew
          ? !show || data.join('|') !== set
          : data.join('|') !== from.context.record.data.join('|') || (show && !from.context.record.show);
      },
    },
    {
      text: 'a list counts once it has been still for 500 ms',
      requirements: ['POP-05'],
      neverStep: (from, step, to) =>
        (isTime(step, 'listSettles') && step.kind === 'time' && step.ms !== 500) ||
        (isUser(step, 'list.changed') && !to.matches('list.changed')) ||
        (from.matches('list.changed') && to.matches('list.settled') && !isTime(step, 'listSettles')),
    },
    {
      text: 'a list that came while nothing was shown counts in the end',
      requirements: ['POP-05'],
      settles: (view) => view.matches('list.changed') && hidden(view),
    },
    {
      text: 'slides turn by a tap, or every 5 s where they may and nobody holds them; round and round',
      requirements: ['POP-05'],
      neverStep: (from, step, to) => {
        if (!open(from) || !open(to) || isTime(step, 'listSettles')) return false;
        const { items, place, autoplay } = from.context;
        const mayTurn = autoplay && from.matches('popup.open.playing');
        const by =
          isUser(step, 'next.tapped') || (isTime(step, 'slideTime') && mayTurn)
            ? 1
            : isUser(step, 'previous.tapped')
              ? items.length - 1
              : 0;
        return (
          to.context.place !== (place + by) % items.length ||
          (step.kind === 'time' && step.name === 'slideTime' && step.ms !== 5_000)
        );
      },
    },
    {
      text: 'slides are held while somebody holds them, and then go on',
      requirements: ['POP-05'],
      neverStep: (from, step, to) =>
        open(from) &&
        open(to) &&
        to.matches('popup.open.held') !==
          (isUser(step, 'hold.began') || (from.matches('popup.open.held') && !isUser(step, 'hold.ended'))),
    },
    {
      text: 'the slide in front stays there as long as it is listed, whatever the order',
      requirements: ['POP-05'],
      neverStep: (from, step, to) => {
        const { items, place } = from.context;
        const stays = to.context.items.some(({ id }) => id === items[place]?.id);
        return (
          isTime(step, 'listSettles') && stays && to.context.items[to.context.place]?.id !== items[place]?.id
        );
      },
    },
    {
      text: 'there is always a slide in front, and none turns unless it is shown',
      requirements: ['POP-05'],
      neverStep: (from, step, to) => {
        const { items, place } = to.context;
        const mayChange = open(from) || isUser(step, 'turn.given') || isTime(step, 'listSettles');
        return (items.length > 0 && !items[place]) || (!mayChange && place !== from.context.place);
      },
    },
    {
      text: 'a link inside and the action of a promotion, for players alone, close the popup and lead there',
      requirements: ['POP-06'],
      neverStep: (from, step, to, actions) => {
        const goes = leads(step, from);
        return (
          goes !== actions.some((action) => action.startsWith('goTo')) ||
          (goes && (!hidden(to) || to.context.record.show))
        );
      },
    },
    {
      text: 'whatever was shown or closed, another set can still come up',
      requirements: ['POP-02', 'POP-04'],
      canReach: open,
      from: (view) => view.context.enabled,
    },
  ],
});
