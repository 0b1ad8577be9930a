import { isSame } from '@araw/flow/canonical';
import { defineModel } from '#machines/support/defineModel.ts';
import type { Step, View } from '@araw/flow/model';
import { installMachine } from './install.machine.ts';

interface Seen {
  installable: boolean;
  promotion: string;
}

/** Whether the bar was closed, and whether the browser's offer to install is unanswered. */
interface Known {
  closed: boolean;
  offered: boolean;
}

interface Device {
  system: 'iOS' | 'Android' | 'other';
  runsAs: 'browser' | 'webApp' | 'webClip' | 'nativeApp';
  inSafari: boolean;
  links: { ios: boolean; android: boolean; profile: boolean };
  closed: boolean;
  visitor: boolean;
}

const allLinks = { ios: true, android: true, profile: true };
const noLinks = { ios: false, android: false, profile: false };
const onAndroid = {
  system: 'Android',
  runsAs: 'browser',
  inSafari: false,
  links: allLinks,
  closed: false,
  visitor: false,
} as const;
const onIPhone = { ...onAndroid, system: 'iOS', inSafari: true } as const;

const isUser = (step: Step, type: string) => step.kind === 'user' && step.event.type === type;
const isTurn = (step: Step, type: 'turn.given' | 'turn.taken') =>
  step.kind === 'emit' && step.event.type === type;
const isAnswer = (step: Step, actor: string) => step.kind === 'answer' && step.actor === actor;
const isAccepted = (step: Step) =>
  step.kind === 'answer' &&
  step.actor === 'install' &&
  step.ok &&
  (step.value as { accepted: boolean }).accepted;
const popup = 'offered.popup.open';
const dialogs = ['safariNotice', 'offer', 'guide', 'installing'].map((state) => `${popup}.${state}`);
const showsDialog = (view: View<Seen>) => dialogs.some((path) => view.matches(path));

/** What suits the device, according to APP-01. */
const suits = ({ system, runsAs, links }: Device) =>
  ({ iOS: links.ios || (links.profile && runsAs === 'browser'), Android: links.android, other: false })[
    system
  ];
const barBelongs = (device: Device) => !['nativeApp', 'webApp'].includes(device.runsAs) && suits(device);
/** According to HOME-02; a web clip counts as an installed web app. */
const buttonBelongs = (device: Device) => device.runsAs === 'browser' && suits(device);
const bar = 'offered.bar.shown';
const button = 'offered.button.shown';
const closesBar = (from: Pick<View<Seen>, 'matches'>, step: Step) =>
  isUser(step, 'bar.closed') && from.matches(bar) && from.matches('offered.popup.closed');

export const installModel = defineModel<Seen, Known>({
  name: 'install',
  machine: installMachine,
  variants: {
    'a visitor on Android': { ...onAndroid, visitor: true },
    'an iPhone in Safari': onIPhone,
    'an iPhone in Chrome': { ...onIPhone, inSafari: false },
    'an iPhone, the app alone': { ...onIPhone, links: { ...noLinks, ios: true } },
    'an iPhone, the profile alone': { ...onIPhone, links: { ...noLinks, profile: true } },
    'an iPhone, no link for it': { ...onIPhone, links: { ...noLinks, android: true } },
    'Android, no link for it': { ...onAndroid, links: { ...allLinks, android: false } },
    'a web clip': { ...onIPhone, runsAs: 'webClip' },
    'a web clip, the profile alone': {
      ...onIPhone,
      runsAs: 'webClip',
      links: { ...noLinks, profile: true },
    },
    'a web clip that does not call itself Safari': { ...onIPhone, runsAs: 'webClip', inSafari: false },
    'an installed web app': { ...onAndroid, runsAs: 'webApp' },
    'the native app': { ...onAndroid, runsAs: 'nativeApp' },
    'a desktop': { ...onAndroid, system: 'other' },
    'a web clip, closed before': { ...onIPhone, runsAs: 'webClip', closed: true, visitor: true },
  },
  events: {
    'bar.closed': { '': {} },
    'download.pressed': { '': {} },
    'guide.opened': { '': {} },
    'popup.closed': { '': {} },
    'notice.confirmed': { '': {} },
    'install.offered': { '': {} },
    'install.chosen': { '': {} },
  },
  actors: {
    loadPromotion: {
      done: { 'a promotion': 'Welcome bonus', 'no promotion': '' },
      error: { 'no answer': { code: 'timeout', message: '', requestId: '' } },
    },
    install: {
      done: { accepted: { accepted: true }, dismissed: { accepted: false } },
      error: { 'the browser refuses': new Error('refused') },
    },
    promptTurn: {
      emits: { 'its turn': { type: 'turn.given' }, 'something else': { type: 'turn.taken' } },
      error: { 'no queue': new Error('no queue') },
    },
  },
  shown: ['installable', 'promotion'],
  observe: {
    start: ({ closed }: Device) => ({ closed, offered: false }),
    after(known, step, { from, to }) {
      if (from.matches(`${popup}.installing`) && !to.matches(`${popup}.installing`)) {
        return { ...known, offered: false };
      }
      return {
        closed: known.closed || closesBar(from, step),
        offered: known.offered || (isUser(step, 'install.offered') && from.matches('offered')),
      };
    },
  },
  rules: [
    {
      text: 'bar and button start without a dialog; promos are fetched only for a visitor’s bar',
      requirements: ['APP-01', 'APP-05'],
      neverStart: (view, actions, calls) => {
        const fetches = view.matches(bar) && view.input.visitor;
        return (
          view.matches(popup) ||
          view.context.promotion !== '' ||
          actions.length > 0 ||
          calls.map(({ actor }) => actor).join() !== (fetches ? 'loadPromotion' : '') ||
          view.matches('offered.bar.shown.loading') !== fetches ||
          view.matches('offered.bar.shown.settled') !== (view.matches(bar) && !fetches)
        );
      },
    },
    {
      text: 'the bar is shown exactly if it was not closed, nothing is installed and a link fits the device',
      requirements: ['APP-01', 'HOME-02'],
      never: (view) => view.matches(bar) !== (!view.known.closed && barBelongs(view.input)),
    },
    {
      text: 'the header’s button is shown exactly in a browser with a link for its device, with or without the bar',
      requirements: ['HOME-02'],
      never: (view) =>
        view.matches(button) !== buttonBelongs(view.input) ||
        (view.matches('offered') && view.matches(button) === view.matches('offered.button.absent')),
    },
    {
      text: 'the chart ends exactly if neither the bar nor the button is shown',
      requirements: ['APP-01', 'HOME-02'],
      never: (view) =>
        view.matches('hidden') === (view.matches(bar) || view.matches(button)) ||
        view.matches('hidden') === view.matches('offered'),
    },
    {
      text: 'the bar is there until the player closes it, which is stored',
      requirements: ['APP-01', 'SHELL-08'],
      neverStep: (from, step, to, actions) => {
        const closes = closesBar(from, step);
        return (
          closes !== actions.includes('storeClosing') || from.matches(bar) !== (to.matches(bar) || closes)
        );
      },
    },
    {
      text: 'closing the bar closes only the bar',
      requirements: ['HOME-02', 'SHELL-08'],
      neverStep: (from, step, to) =>
        closesBar(from, step) &&
        from.matches(button) &&
        !(to.matches(button) && to.matches('offered.popup.closed')),
    },
    {
      text: 'a dialog opens only in its turn, and takes it on request',
      requirements: ['APP-02', 'POP-02'],
      neverStep: (from, step, to) =>
        (isTurn(step, 'turn.given') && from.matches(`${popup}.waiting`)) !==
        (!showsDialog(from) && showsDialog(to)),
    },
    {
      text: 'a turn is requested only when the player wants the app',
      requirements: ['APP-02', 'POP-02'],
      neverStep: (from, step, to, _actions, calls) => {
        const wants = isUser(step, 'download.pressed') && from.matches('offered.popup.closed');
        return (
          wants !== calls.some(({ actor }) => actor === 'promptTurn') ||
          wants !== (!from.matches(popup) && to.matches(popup))
        );
      },
    },
    {
      text: 'a dialog closes when something else takes the stage, and waits for its turn again',
      requirements: ['APP-02', 'POP-02'],
      neverStep: (from, step, to) =>
        isTurn(step, 'turn.taken') && from.matches(popup) && !to.matches(`${popup}.waiting`),
    },
    {
      text: 'only an iOS browser other than Safari says to use Safari, and it offers nothing else',
      requirements: ['APP-03'],
      never: (view) =>
        showsDialog(view) &&
        view.matches(`${popup}.safariNotice`) !==
          (view.input.system === 'iOS' && view.input.runsAs === 'browser' && !view.input.inSafari),
    },
    {
      text: 'the popup contains the home-screen guide',
      requirements: ['APP-02'],
      neverStep: (from, step, to) =>
        (isUser(step, 'guide.opened') && from.matches(`${popup}.offer`)) !==
        (!from.matches(`${popup}.guide`) && to.matches(`${popup}.guide`)),
    },
    {
      text: 'closing the popup or its guide, confirming the notice and installing all close everything',
      requirements: ['APP-02', 'APP-03'],
      neverStep: (from, step, to) => {
        const closes =
          (isUser(step, 'popup.closed') &&
            (from.matches(`${popup}.offer`) || from.matches(`${popup}.guide`))) ||
          (isUser(step, 'notice.confirmed') && from.matches(`${popup}.safariNotice`)) ||
          (from.matches(`${popup}.installing`) && isAccepted(step));
        return from.matches(popup) && closes !== to.matches('offered.popup.closed');
      },
    },
    {
      text: 'the popup stays until it is closed, left for the guide or the browser’s prompt, or loses its turn',
      requirements: ['APP-02'],
      neverStep: (from, step, to) => {
        if (!from.matches(`${popup}.offer`) && !from.matches(`${popup}.guide`)) return false;
        const leaves =
          isUser(step, 'popup.closed') ||
          isTurn(step, 'turn.taken') ||
          (from.matches(`${popup}.offer`) &&
            (isUser(step, 'guide.opened') || (isUser(step, 'install.chosen') && from.known.offered)));
        const same = (['offer', 'guide'] as const).some(
          (state) => from.matches(`${popup}.${state}`) && to.matches(`${popup}.${state}`),
        );
        return leaves === same;
      },
    },
    {
      text: 'the browser prompts for installation only after it offered to, and once per offer',
      requirements: ['APP-02'],
      neverStep: (from, step, to, _actions, calls) => {
        const asks = isUser(step, 'install.chosen') && from.matches(`${popup}.offer`) && from.known.offered;
        return (
          asks !== calls.some(({ actor }) => actor === 'install') ||
          asks !== (!from.matches(`${popup}.installing`) && to.matches(`${popup}.installing`))
        );
      },
    },
    {
      text: 'an install offer is shown until it is answered',
      requirements: ['APP-02'],
      never: (view) => view.context.installable !== view.known.offered,
    },
    {
      text: 'a player who declines to install returns to the popup',
      requirements: ['APP-02'],
      neverStep: (from, step, to) =>
        from.matches(`${popup}.installing`) &&
        (isAnswer(step, 'install') && !isAccepted(step)) !== to.matches(`${popup}.offer`),
    },
    {
      text: 'promos are fetched only for a visitor’s bar',
      requirements: ['APP-05'],
      never: (view) =>
        (view.matches('offered.bar.shown.loading') && !view.input.visitor) ||
        (!view.input.visitor && view.context.promotion !== ''),
    },
    {
      text: 'a visitor’s bar starts by fetching them, and shows the title that arrives',
      requirements: ['APP-05'],
      neverStep: (from, step, to) =>
        step.kind === 'answer' &&
        step.actor === 'loadPromotion' &&
        !(
          to.matches('offered.bar.shown.settled') &&
          to.context.promotion === (step.ok ? step.value : from.context.promotion)
        ),
    },
    {
      text: 'fetching promos and the browser’s prompt always end',
      requirements: ['APP-05', 'APP-02'],
      settles: (view) =>
        (view.matches('offered.bar.shown.loading') && !view.matches(popup)) ||
        view.matches(`${popup}.installing`),
    },
    {
      text: 'a visitor’s bar can show a promo until the answer has arrived',
      requirements: ['APP-05'],
      from: (view) => view.matches('offered.bar.shown.loading'),
      canReach: (view) => view.context.promotion !== '',
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
      text: 'the player sees the bar, the button, and one of the dialogs',
      requirements: ['APP-01', 'APP-02', 'APP-03', 'HOME-02'],
      never: (view) =>
        view.tags.has('bar') !== view.matches(bar) ||
        view.tags.has('button') !== view.matches(button) ||
        view.tags.has('safariNotice') !== view.matches(`${popup}.safariNotice`) ||
        view.tags.has('popup') !== (showsDialog(view) && !view.tags.has('safariNotice')) ||
        view.tags.has('guide') !== view.matches(`${popup}.guide`) ||
        view.tags.has('busy') !== view.matches(`${popup}.installing`),
    },
  ],
});
