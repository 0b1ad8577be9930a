import { assign, fromPromise, not, setup, stateIn } from 'xstate';
import { notProvided } from '../notProvided.ts';
import { promptTurn, type TurnNews } from '../promptQueue/promptTurn.ts';

interface Input {
  system: 'iOS' | 'Android' | 'other';
  runsAs: 'browser' | 'webApp' | 'webClip' | 'nativeApp';
  inSafari: boolean;
  /** Which links the operator has. */
  links: { ios: boolean; android: boolean; profile: boolean };
  closed: boolean;
  visitor: boolean;
}

interface Context extends Input {
  /** The browser offers to install the web app. */
  installable: boolean;
  /** Title of the promotion in the bar; '' without one. */
  promotion: string;
}

type Event =
  | { type: 'bar.closed' }
  | { type: 'download.pressed' }
  | TurnNews
  | { type: 'guide.opened' }
  | { type: 'popup.closed' }
  | { type: 'notice.confirmed' }
  | { type: 'install.offered' }
  | { type: 'install.chosen' };

/** How players get the app: the bar over the lobby, the header's button and the popup (HOME-02, APP-01 to APP-05). */
export const installMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Input,
    tags: {} as 'bar' | 'button' | 'safariNotice' | 'popup' | 'guide' | 'busy',
  },
  actors: {
    /** Resolves with a title for the bar, '' without promotions. */
    loadPromotion: fromPromise<string>(notProvided('loadPromotion')),
    /** The browser's own install prompt; resolves once it is answered. */
    install: fromPromise<{ accepted: boolean }>(notProvided('install')),
    promptTurn,
  },
  guards: {
    appSuits: ({ context: { system, runsAs, links } }) => {
      if (runsAs === 'nativeApp' || runsAs === 'webApp') return false;
      if (runsAs === 'webClip') return links.ios;
      if (system === 'iOS') return links.ios || links.profile;
      return system === 'Android' && links.android;
    },
    inBrowser: ({ context }) => context.runsAs === 'browser',
    hasNoButton: not('inBrowser'),
    barClosed: ({ context }) => context.closed,
    /** A web clip already runs in Safari. */
    needsSafari: ({ context: { system, runsAs, inSafari } }) =>
      system === 'iOS' && runsAs === 'browser' && !inSafari,
    isVisitor: ({ context }) => context.visitor,
    /** A dialog covers bar and button. */
    noDialog: stateIn({ offered: { popup: 'closed' } }),
    installable: ({ context }) => context.installable,
    installed: (_, { accepted }: { accepted: boolean }) => accepted,
  },
  actions: {
    storeClosing: () => {},
    noteOffer: assign({ installable: true }),
    /** A browser's offer is valid for one prompt. */
    forgetOffer: assign({ installable: false }),
    notePromotion: assign((_, { title }: { title: string }) => ({ promotion: title })),
  },
}).createMachine({
  id: 'install',
  context: ({ input }) => ({ ...input, installable: false, promotion: '' }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'appSuits', target: 'offered' }, { target: 'hidden' }] },
    hidden: { type: 'final' },
    offered: {
      type: 'parallel',
      on: { 'install.offered': { actions: 'noteOffer' } },
      states: {
        bar: {
          initial: 'deciding',
          states: {
            deciding: { always: [{ guard: 'barClosed', target: 'closed' }, { target: 'shown' }] },
            shown: {
              tags: 'bar',
              initial: 'deciding',
              on: {
                'bar.closed': { guard: 'noDialog', target: 'closed', actions: 'storeClosing' },
              },
              states: {
                deciding: { always: [{ guard: 'isVisitor', target: 'loading' }, { target: 'settled' }] },
                loading: {
                  invoke: {
                    id: 'loadPromotion',
                    src: 'loadPromotion',
                    onDone: {
                      target: 'settled',
                      actions: { type: 'notePromotion', params: ({ event }) => ({ title: event.output }) },
                    },
                    onError: 'settled',
                  },
                },
                settled: {},
              },
            },
            closed: { always: { guard: 'hasNoButton', target: '#install.hidden' } },
          },
        },
        button: {
          initial: 'deciding',
          states: {
            deciding: { always: [{ guard: 'inBrowser', target: 'shown' }, { target: 'absent' }] },
            shown: { tags: 'button' },
            absent: {},
          },
        },
        popup: {
          initial: 'closed',
          states: {
            closed: { on: { 'download.pressed': 'open' } },
            open: {
              invoke: {
                id: 'promptTurn',
                src: 'promptTurn',
                // Without a queue no turn ever comes, so nothing pops up.
                onError: {},
              },
              initial: 'waiting',
              on: { 'turn.taken': '.waiting' },
              states: {
                waiting: {
                  on: {
                    'turn.given': [{ guard: 'needsSafari', target: 'safariNotice' }, { target: 'offer' }],
                  },
                },
                safariNotice: {
                  tags: 'safariNotice',
                  on: { 'notice.confirmed': '#install.offered.popup.closed' },
                },
                offer: {
                  tags: 'popup',
                  on: {
                    'guide.opened': 'guide',
                    'install.chosen': { guard: 'installable', target: 'installing' },
                    'popup.closed': '#install.offered.popup.closed',
                  },
                },
                guide: {
                  tags: ['popup', 'guide'],
                  on: { 'popup.closed': '#install.offered.popup.closed' },
                },
                installing: {
                  tags: ['popup', 'busy'],
                  exit: 'forgetOffer',
                  invoke: {
                    id: 'install',
                    src: 'install',
                    onDone: [
                      {
                        guard: { type: 'installed', params: ({ event }) => event.output },
                        target: '#install.offered.popup.closed',
                      },
                      { target: 'offer' },
                    ],
                    onError: 'offer',
                  },
                },
              },
            },
          },
        },
      },
    },
  },
});
