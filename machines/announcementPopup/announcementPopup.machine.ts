import { assign, setup } from 'xstate';
import type { Announcement } from '@araw/contract/messages/announcements';
import { promptTurn, type TurnNews } from '../promptQueue/promptTurn.ts';

/** Whether the popup still shows, and the `title,content` entries it has shown (POP-03). */
interface PopupRecord {
  show: boolean;
  data: string[];
}

interface Input {
  /** A with a login session, B without (POP-01). */
  kind: 'A' | 'B';
  /** The session is the player's first. */
  firstLogin: boolean;
  /** The operator shows popups of this kind (POP-02). */
  enabled: boolean;
  /** The slides advance automatically. */
  autoplay: boolean;
  /** As stored. */
  record: PopupRecord;
}

interface Context extends Input {
  /** The last list read; the items to show are chosen later. */
  listed: readonly Announcement[];
  /** The announcements for this visitor or player. */
  items: readonly Announcement[];
  /** The slide in front, as an index of `items`. */
  place: number;
}

type Event =
  | { type: 'list.changed'; listed: readonly Announcement[] }
  | TurnNews
  | { type: 'close.tapped' }
  | { type: 'next.tapped' }
  | { type: 'previous.tapped' }
  /** A finger, the pointer or the focus is on the slides. */
  | { type: 'hold.began' }
  | { type: 'hold.ended' }
  | { type: 'turning.paused' }
  | { type: 'turning.resumed' }
  /** A link to a page of the app. */
  | { type: 'link.followed'; path: string }
  /** The action of a promotion. */
  | { type: 'rewards.chosen' };

/** Announcements over the home pages, each set shown once (POP-01…06). */
export const announcementPopupMachine = setup({
  types: {
    events: {} as Event,
    context: {} as Context,
    input: {} as Input,
    tags: {} as 'open' | 'paused' | 'closing',
  },
  actors: { promptTurn },
  guards: {
    bringsNewSet: ({ context }) => {
      const items = itemsFor(context);
      return items.length > 0 && !isSame(signatureOf(items), context.record.data);
    },
    mayShow: ({ context: { enabled, record, items } }) => enabled && record.show && items.length > 0,
    hasNothing: ({ context }) => context.items.length === 0,
    turnsByItself: ({ context: { autoplay, items } }) => autoplay && items.length > 1,
    offersRewards: ({ context: { kind, items, place } }) => offersRewards(kind, items[place]),
  },
  actions: {
    noteList: assign((_, { listed }: { listed: readonly Announcement[] }) => ({ listed })),
    takeList: assign(({ context }) => {
      const items = itemsFor(context);
      const inFront = items.findIndex(({ id }) => id === context.items[context.place]?.id);
      return {
        items,
        place: inFront >= 0 ? inFront : Math.min(context.place, Math.max(0, items.length - 1)),
      };
    }),
    startRecord: assign(({ context }) => ({
      record: { show: true, data: signatureOf(itemsFor(context)) },
    })),
    closeRecord: assign(({ context: { record } }) => ({ record: { ...record, show: false } })),
    showFirst: assign({ place: 0 }),
    turn: assign(({ context: { items, place } }, { by }: { by: 1 | -1 }) => ({
      place: (place + by + items.length) % items.length,
    })),
    storeRecord: (_, _record: PopupRecord) => {},
    goTo: (_, _destination: { path: string }) => {},
  },
  delays: { listSettles: 500, slideTime: 5_000, closingTime: 200 },
}).createMachine({
  id: 'announcementPopup',
  type: 'parallel',
  context: ({ input }) => ({ ...input, listed: [], items: [], place: 0 }),
  states: {
    list: {
      initial: 'settled',
      on: {
        'list.changed': { target: '.changed', actions: { type: 'noteList', params: ({ event }) => event } },
      },
      states: {
        settled: {},
        changed: {
          after: {
            listSettles: [
              {
                guard: 'bringsNewSet',
                target: 'settled',
                actions: [
                  'takeList',
                  'startRecord',
                  { type: 'storeRecord', params: ({ context }) => context.record },
                ],
              },
              { target: 'settled', actions: 'takeList' },
            ],
          },
        },
      },
    },
    popup: {
      initial: 'hidden',
      states: {
        hidden: { always: { guard: 'mayShow', target: 'queued' } },
        queued: {
          invoke: {
            id: 'promptTurn',
            src: 'promptTurn',
            // Without a queue no turn ever comes, so nothing pops up.
            onError: {},
          },
          initial: 'waiting',
          states: {
            waiting: {
              always: { guard: 'hasNothing', target: '#announcementPopup.popup.hidden' },
              on: { 'turn.given': { target: 'open', actions: 'showFirst' } },
            },
            open: {
              tags: 'open',
              initial: 'playing',
              always: { guard: 'hasNothing', target: '#announcementPopup.popup.hidden' },
              on: {
                'turn.taken': 'waiting',
                'close.tapped': {
                  target: 'closing',
                  actions: ['closeRecord', { type: 'storeRecord', params: ({ context }) => context.record }],
                },
                'next.tapped': { actions: { type: 'turn', params: { by: 1 } } },
                'previous.tapped': { actions: { type: 'turn', params: { by: -1 } } },
                'link.followed': {
                  target: '#announcementPopup.popup.hidden',
                  actions: [
                    'closeRecord',
                    { type: 'storeRecord', params: ({ context }) => context.record },
                    { type: 'goTo', params: ({ event }) => event },
                  ],
                },
                'rewards.chosen': {
                  guard: 'offersRewards',
                  target: '#announcementPopup.popup.hidden',
                  actions: [
                    'closeRecord',
                    { type: 'storeRecord', params: ({ context }) => context.record },
                    { type: 'goTo', params: { path: '/m/rewardCenter' } },
                  ],
                },
              },
              states: {
                playing: {
                  on: { 'hold.began': 'held', 'turning.paused': 'paused' },
                  after: {
                    slideTime: {
                      guard: 'turnsByItself',
                      target: 'playing',
                      reenter: true,
                      actions: { type: 'turn', params: { by: 1 } },
                    },
                  },
                },
                held: { on: { 'hold.ended': 'playing', 'turning.paused': 'paused' } },
                paused: { tags: 'paused', on: { 'turning.resumed': 'playing' } },
              },
            },
            closing: {
              tags: ['open', 'closing'],
              on: { 'turn.taken': '#announcementPopup.popup.hidden' },
              after: { closingTime: '#announcementPopup.popup.hidden' },
            },
          },
        },
      },
    },
  },
});

/** A promotion leads players to their rewards (POP-06). */
export const offersRewards = (kind: Input['kind'], announcement?: Announcement): boolean =>
  kind === 'A' && (announcement?.promotionType ?? '') !== '';

/** The items for this player or visitor; a player's first session includes those for newcomers (POP-01). */
const itemsFor = ({ listed, kind, firstLogin }: Context) =>
  listed.filter(({ execution }) => execution === kind || (execution === 'F' && kind === 'A' && firstLogin));

const signatureOf = (items: readonly Announcement[]) =>
  items.map(({ title, content }) => `${title},${content}`);

/** Ignores the order. */
const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.toSorted().join('\n') === other.toSorted().join('\n');
